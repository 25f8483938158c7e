public import Deputy

// A method without its object has its sentence in every form.

extension ChainForm0: _ClosureForm {}
extension ChainForm1: _ClosureForm {}
extension ChainForm2: _ClosureForm {}
extension ChainForm3: _ClosureForm {}
extension ChainForm4: _ClosureForm {}
extension ChainForm5: _ClosureForm {}
