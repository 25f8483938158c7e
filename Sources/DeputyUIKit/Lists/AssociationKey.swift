#if canImport(UIKit) && !os(watchOS)
/// The key of an associated object: its own address, so that no other code can use the key by accident.
final class AssociationKey: Sendable {
    var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
}
#endif
