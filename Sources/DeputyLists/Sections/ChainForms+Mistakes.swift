public import Deputy

// A method without its object gets the same compiler message in every form.

extension _ChainForm0: _ClosureForm {}
extension _ChainForm1: _ClosureForm {}
extension _ChainForm2: _ClosureForm {}
extension _ChainForm3: _ClosureForm {}
extension _ChainForm4: _ClosureForm {}
extension _ChainForm5: _ClosureForm {}
