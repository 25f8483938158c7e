import DeputyHeadless
import Foundation

/// A list of an app that has some nibs.
@MainActor
struct NibList<Kit: TestKit> {
    let list: Kit.List
    let manager: ListManager<Kit>

    /// - Parameter hasHeaders: whether there is room for headers and footers, where a list does not make it by itself.
    init(_ nibs: HeadlessNib..., hasHeaders: Bool = false) {
        list = Kit.makeList(height: 440)
        if hasHeaders { Kit.giveRoomForHeaders(list) }
        list.nibs = nibs
        manager = ListManager(list, anomalyLog: quietLog())
    }

    /// What the rows read, after these items were set.
    @discardableResult
    func show(_ items: [Any]) -> [String?] {
        manager.items.setItems(items)
        list.layoutIfNeeded()
        return texts
    }

    var texts: [String?] { list.visibleItems.map { list.cell(at: $0)?.text } }
    var identifiers: [String?] { list.visibleItems.map { list.cell(at: $0)?.reuseIdentifier } }
    var codes: [String] { manager.anomalies.map(\.code.rawValue) }
}

extension TestKit {
    /// The nib with the name of the apples' cells, and what it holds by default.
    static func appleNib(_ name: String? = nil, identifier: String? = nil, in bundle: Bundle? = nil) -> HeadlessNib {
        HeadlessNib(name ?? "\(AppleCell.self)", AppleCell.self, identifier: identifier, in: bundle)
    }
}
