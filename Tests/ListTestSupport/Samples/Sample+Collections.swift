import DeputyHeadless
import Foundation

extension ListSample where Kit == HeadlessCollections {
    /// A line per event. The defaults are what a collection does when the method is not implemented, spelled out from the
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
                "insetForSectionAtIndex", \.insetForSectionAtIndex, argument: (layout, 1), handler: .init(top: 8),
                owner: .init(top: 6), default: .init(top: 3, left: 4, bottom: 5, right: 6)),
            .hostQuestionWith(
                "minimumLineSpacingForSectionAtIndex", \.minimumLineSpacingForSectionAtIndex, argument: (layout, 1),
                handler: 8, owner: 6, default: 1),
            .hostQuestionWith(
                "minimumInteritemSpacingForSectionAtIndex", \.minimumInteritemSpacingForSectionAtIndex,
                argument: (layout, 1), handler: 8, owner: 6, default: 2),
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
        let (former, next): (HeadlessLayout, HeadlessLayout) = (HeadlessLayout(), HeadlessLayout())
        return [
            .hostQuestionWith(
                "transitionLayout", \.transitionLayout, argument: (former, next),
                handler: HeadlessTransitionLayout(from: former, to: next),
                owner: HeadlessTransitionLayout(from: former, to: next),
                default: HeadlessTransitionLayout(from: former, to: next)),
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
                "targetIndexPathForMoveFromItem", \.targetIndexPathForMoveFromItem, argument: ([0, 1], [0, 3]),
                handler: [0, 4], owner: [0, 5]
            ) { _ in [0, 3] },
            .cellQuestionWith(
                "targetIndexPathForMovingItem", \.targetIndexPathForMovingItem, argument: [0, 3], handler: [0, 4],
                owner: [0, 5]
            ) { _ in [0, 3] },
            .hostNoticeWith("moveItemAtTo", \.moveItemAtTo, argument: ([0, 2], [0, 3])),
        ]
    }

    @MainActor private static var menus: [ListSample] {
        [
            .cellQuestion("shouldShowMenu", \.shouldShowMenu, handler: true, owner: true) { _ in false },
            .cellQuestionWith(
                "canPerformAction", \.canPerformAction, argument: (.init("paste"), "sender"), handler: true, owner: true
            ) { _ in false },
            .cellNoticeWith(
                "performAction", \.performAction, argument: (.init("paste"), "sender")),
            .hostQuestionWith(
                "contextMenuConfigurationForItemsAtIndexPaths", \.contextMenuConfigurationForItemsAtIndexPaths,
                argument: ([[0, 2], [0, 3]], CGPoint(x: 1, y: 2)), handler: .init(["Eat"]), owner: .init(["Peel"]),
                default: nil),
            .cellQuestionWith(
                "highlightPreview", \.highlightPreview, argument: .init(["Eat"]),
                handler: .init("apple"), owner: .init("pear")
            ) { _ in nil },
            .cellQuestionWith(
                "dismissalPreview", \.dismissalPreview, argument: .init(["Eat"]),
                handler: .init("apple"), owner: .init("pear")
            ) { _ in nil },
            .cellQuestionWith(
                "contextMenuConfiguration", \.contextMenuConfiguration, argument: CGPoint(x: 1, y: 2),
                handler: .init(["Eat"]), owner: .init(["Peel"])
            ) { _ in nil },
            .cellQuestionWith(
                "sceneActivationConfiguration", \.sceneActivationConfiguration, argument: CGPoint(x: 1, y: 2),
                handler: .init("apple"), owner: .init("pear")
            ) { _ in nil },
        ]
    }

    @MainActor private static var index: [ListSample] {
        [
            .hostQuestion("indexTitles", \.indexTitles, handler: ["A"], owner: ["P"], default: nil),
            .hostQuestionWith(
                "indexPathForIndexTitle", \.indexPathForIndexTitle, argument: ("P", 3), handler: [0, 5],
                owner: [0, 6], default: [3]),
        ]
    }
}
