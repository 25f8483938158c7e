public import Deputy

// A method without its object gets the same compiler message in every form.

extension ChainForm0: _ClosureForm {}
extension ChainForm1: _ClosureForm {}
extension ChainForm2: _ClosureForm {}
extension ChainForm3: _ClosureForm {}
extension ChainForm4: _ClosureForm {}
extension ChainForm5: _ClosureForm {}
