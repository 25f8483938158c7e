#if canImport(UIKit) && !os(watchOS)
import DeputyLists
public import UIKit

extension UITableViewDiffableDataSource: _DiffableDataSource
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {
    /// A table view counts what a subclass overrides, although UIKit's own class has all methods.
    public func _hasOwnMethod(_ selector: String) -> Bool {
        isOverridden(selector, of: UITableViewDiffableDataSource.self, by: type(of: self))
    }
}

extension UICollectionViewDiffableDataSource: _DiffableDataSource
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {
    /// What a subclass overrides; UIKit's own class answers the rest.
    public func _hasOwnMethod(_ selector: String) -> Bool {
        isOverridden(selector, of: UICollectionViewDiffableDataSource.self, by: type(of: self))
    }
}

/// Whether a class has another implementation of a method than its superclass has.
private func isOverridden(_ selector: String, of superclass: AnyClass, by subclass: AnyClass) -> Bool {
    let selector = NSSelectorFromString(selector)
    return class_getMethodImplementation(superclass, selector) != class_getMethodImplementation(subclass, selector)
}

/// Whether a data source that passes on to a manager responds to a method.
/// - Parameters:
///   - responds: what its class says.
///   - link: its way to the manager.
nonisolated func diffableSource(
    _ responds: Bool, to selector: Selector!, passingTo link: @MainActor () -> _DataSourceLink
) -> Bool {
    // NSObject's method is nonisolated, so it may be called on any thread; views call it on the main thread.
    guard let selector, Thread.isMainThread else { return responds }
    return MainActor.assumeIsolated { link().implements(NSStringFromSelector(selector)) } ?? responds
}
#endif
