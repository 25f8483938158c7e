import DeputyHeadless
import Foundation

extension ListSample where Kit == HeadlessCollections {
    /// A line per event. The defaults are what a collection does when nobody implements the method, spelled out from the
    /// headers' and the guides' words.
    @MainActor static var ofCollections: [ListSample] {
        shared + supplementaries + flowLayout + layout + selection + moving + menus + index
    }

    @MainActor private static var supplementaries: [ListSample] {
        [
            .supplementaryNotice("willDisplaySupplementaryView", \.willDisplaySupplementaryView),
            .supplementaryNotice("didEndDisplayingSupplementaryView", \.didEndDisplayingSupplementaryView),
        ]
    }

    @MainActor private static var flowLayout: [ListSample] {
        let layout: HeadlessLayout = HeadlessCollections.makeLayout()
        return [
            .itemQuestion(
                "sizeForCell", \.sizeForCell, handler: CGSize(width: 44, height: 80),
                owner: CGSize(width: 44, height: 60)
            ) { _ in CGSize(width: 44, height: 44) },
            .hostQuestionWith(
                "insetForSectionAtIndex", \.insetForSectionAtIndex, argument: (layout, 0), handler: .init(top: 8),
                owner: .init(top: 6), default: .init(top: 3, left: 4, bottom: 5, right: 6)),
            .hostQuestionWith(
                "minimumLineSpacingForSectionAtIndex", \.minimumLineSpacingForSectionAtIndex, argument: (layout, 0),
                handler: 8, owner: 6, default: 1),
            .hostQuestionWith(
                "minimumInteritemSpacingForSectionAtIndex", \.minimumInteritemSpacingForSectionAtIndex,
                argument: (layout, 0), handler: 8, owner: 6, default: 2),
            .headerQuestion(
                "referenceSizeForHeaderView", \.referenceSizeForHeaderView, handler: CGSize(width: 0, height: 80),
                owner: CGSize(width: 0, height: 60)
            ) { _ in CGSize(width: 0, height: 28) },
            .footerQuestion(
                "referenceSizeForFooterView", \.referenceSizeForFooterView, handler: CGSize(width: 0, height: 80),
                owner: CGSize(width: 0, height: 60)
            ) { _ in CGSize(width: 0, height: 20) },
        ]
    }

    @MainActor private static var layout: [ListSample] {
        let layout: HeadlessLayout = HeadlessCollections.makeLayout()
        return [
            .hostQuestionWith(
                "transitionLayout", \.transitionLayout, argument: (layout, layout),
                handler: HeadlessTransitionLayout(from: layout, to: layout),
                owner: HeadlessTransitionLayout(from: layout, to: layout),
                default: HeadlessTransitionLayout(from: layout, to: layout)),
            .hostQuestionWith(
                "targetContentOffsetForProposedContentOffset", \.targetContentOffsetForProposedContentOffset,
                argument: CGPoint(x: 1, y: 2), handler: CGPoint(x: 3, y: 4), owner: CGPoint(x: 5, y: 6),
                default: CGPoint(x: 1, y: 2)),
        ]
    }

    @MainActor private static var selection: [ListSample] {
        [
            .cellQuestion("shouldSelect", \.shouldSelect, handler: false, owner: false) { _ in true },
            .cellQuestion("shouldDeselect", \.shouldDeselect, handler: false, owner: false) { _ in true },
            .cellNotice("didSelect", \.didSelect),
            .itemQuestion("canEdit", \.canEdit, handler: false, owner: false) { _ in true },
        ]
    }

    @MainActor private static var moving: [ListSample] {
        [
            .cellQuestionWith(
                "targetIndexPathForMoveFromItem", \.targetIndexPathForMoveFromItem, argument: ([0, 0], [0, 3]),
                handler: [0, 1], owner: [0, 2]
            ) { _ in [0, 3] },
            .cellQuestionWith(
                "targetIndexPathForMovingItem", \.targetIndexPathForMovingItem, argument: [0, 3], handler: [0, 1],
                owner: [0, 2]
            ) { _ in [0, 3] },
            .hostNoticeWith("moveItemAtTo", \.moveItemAtTo, argument: ([0, 0], [0, 0])),
        ]
    }

    @MainActor private static var menus: [ListSample] {
        [
            .cellQuestion("shouldShowMenu", \.shouldShowMenu, handler: true, owner: true) { _ in false },
            .cellQuestionWith(
                "canPerformAction", \.canPerformAction, argument: (.init("copy"), nil), handler: true, owner: true
            ) { _ in false },
            .cellNoticeWith("performAction", \.performAction, argument: (.init("copy"), nil)),
            .hostQuestionWith(
                "contextMenuConfigurationForItemsAtIndexPaths", \.contextMenuConfigurationForItemsAtIndexPaths,
                argument: ([[0, 0]], .zero), handler: .init(["Eat"]), owner: .init(["Peel"]), default: nil),
            .cellQuestionWith(
                "highlightPreview", \.highlightPreview, handler: .init("apple"), owner: .init("pear")
            ) { _ in nil },
            .cellQuestionWith(
                "dismissalPreview", \.dismissalPreview, handler: .init("apple"), owner: .init("pear")
            ) { _ in nil },
            .cellQuestionWith(
                "contextMenuConfiguration", \.contextMenuConfiguration, handler: .init(["Eat"]), owner: .init(["Peel"])
            ) { _ in nil },
            .cellQuestionWith(
                "sceneActivationConfiguration", \.sceneActivationConfiguration, handler: .init("apple"),
                owner: .init("pear")
            ) { _ in nil },
        ]
    }

    @MainActor private static var index: [ListSample] {
        [
            .hostQuestion("indexTitles", \.indexTitles, handler: ["A"], owner: ["P"], default: nil),
            .hostQuestionWith(
                "indexPathForIndexTitle", \.indexPathForIndexTitle, argument: ("P", 1), handler: [0, 5],
                owner: [0, 6], default: [1]),
        ]
    }
}
