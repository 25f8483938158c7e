public import Deputy

// A method without its object gets the same compiler message in every form.

extension _ChainForm0: ClosureForm {}
extension _ChainForm1: ClosureForm {}
extension _ChainForm2: ClosureForm {}
extension _ChainForm3: ClosureForm {}
extension _ChainForm4: ClosureForm {}
extension _ChainForm5: ClosureForm {}
