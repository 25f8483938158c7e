import Foundation

/// Lookups by section number.
extension [ItemSection] {
    func section(_ number: Int) -> ItemSection? { indices.contains(number) ? self[number] : nil }

    func numberOfItems(inSection section: Int) -> Int { indices.contains(section) ? self[section].items.count : 0 }

    func item(at indexPath: IndexPath) -> Any? {
        guard indexPath.count == 2 else { return nil }
        let (section, item) = (indexPath[0], indexPath[1])
        guard section >= 0, section < count else { return nil }
        let items = self[section].items
        return item >= 0 && item < items.count ? items[item] : nil
    }

    func supplementary(_ kind: String, at indexPath: IndexPath) -> Any? {
        switch indexPath.count {
        // A view over the whole layout is kept with the first section.
        case 1: first?.supplementaries[kind]?[indexPath[0]]
        case 2: section(indexPath[0])?.supplementaries[kind]?[indexPath[1]]
        default: nil
        }
    }

    func identity(at indexPath: IndexPath) -> ItemIdentity? {
        guard indexPath.count == 2, indices.contains(indexPath[0]) else { return nil }
        let identities = self[indexPath[0]].identities
        return identities.indices.contains(indexPath[1]) ? identities[indexPath[1]] : nil
    }
}
