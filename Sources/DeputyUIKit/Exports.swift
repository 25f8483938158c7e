#if canImport(UIKit)
@_exported public import DeputyLists
#endif
