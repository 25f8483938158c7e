#if canImport(UIKit) && !os(watchOS)
/// The key of an associated object: its own address, so that no other code can use the key by accident.
package final class AssociationKey: Sendable {
    package init() {}
    package var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
}
#endif
