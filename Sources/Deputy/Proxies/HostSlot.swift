/// The property of a host that holds its delegate, while a proxy is in it.
///
/// A host may ask what its delegate implements once, when the property is set, and keep the answers. So the proxy is set
/// again whenever they change, but never over another object that was put there.
@MainActor
package final class HostSlot {
    private weak var former: AnyObject?
    private weak var proxy: AnyObject?
    private let read: @MainActor () -> AnyObject?
    private let write: @MainActor (AnyObject?) -> Void

    package init(read: @escaping @MainActor () -> AnyObject?, write: @escaping @MainActor (AnyObject?) -> Void) {
        self.read = read
        self.write = write
        former = read()
    }

    /// The object that was in the slot before the proxy.
    package var formerOccupant: AnyObject? { former }

    /// Puts a proxy in the slot.
    package func take(_ proxy: AnyObject) {
        self.proxy = proxy
        write(proxy)
    }

    /// Makes the host ask again what the proxy implements.
    package func setAgain() {
        guard let proxy, read() === proxy else { return }
        // A host may ignore being set to the same object, so the slot is emptied first.
        write(nil)
        write(proxy)
    }

    /// Gives the slot back to the object that was in it before the proxy.
    package func giveBack() {
        guard let proxy, read() === proxy else { return }
        write(former)
    }
}
