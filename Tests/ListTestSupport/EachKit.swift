import DeputyHeadless

/// Tables and collections, for tests of what both have to do.
enum EachKit: CaseIterable {
    case tables, collections

    @MainActor var kit: any TestKit.Type {
        switch self {
        case .tables: HeadlessTables.self
        case .collections: HeadlessCollections.self
        }
    }
}
