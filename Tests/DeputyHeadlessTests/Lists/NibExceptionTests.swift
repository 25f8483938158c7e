import DeputyLists
import Foundation
import TestSupport
import Testing

@testable import DeputyHeadless

private final class FileCell: HeadlessCell {}
private final class FileItemCell: HeadlessCollectionCell {}
private final class Gesture {}

/// What list views raise exceptions for when they make a view from a nib; a manager looks before, so a nib is registered by hand.
@MainActor
@Suite("A headless list makes views from nibs as strictly as a list view does (F83)")
struct NibExceptionTests {
    private func reasons<Kit: HeadlessKit>(
        _: Kit.Type, _ list: Kit.List, _ nib: HeadlessNib?, _ type: Kit.Cell.Type
    ) -> [String] {
        list.nibs = nib.map { [$0] } ?? []
        Kit.registerCell(
            type, from: _ListNib(name: "File", bundle: nil, viewType: type), identifier: "cell", in: list)
        _ = list.dequeueCell("cell", for: nil)
        // Nobody asked for the cell, which is noted too.
        return list.exceptions.map(\.reason).filter { !$0.hasPrefix("Expected dequeued view") }
    }

    private func reasons(_ nib: HeadlessNib?) -> (table: [String], collection: [String]) {
        (
            reasons(HeadlessTables.self, HeadlessTable(), nib, FileCell.self),
            reasons(HeadlessCollections.self, HeadlessCollection(), nib, FileItemCell.self)
        )
    }

    @Test("A good nib, with the identifier or with none")
    func good() {
        for identifier in [nil, "", "cell"] {
            expectEqual(reasons(HeadlessNib("File", FileCell.self, identifier: identifier)).table, [])
        }
    }

    @Test("A nib that is not there")
    func missing() {
        let reasons = reasons(nil)
        expectEqual(reasons.table, ["Could not load NIB in bundle with name 'File'"])
        expectEqual(reasons.collection, reasons.table)
    }

    @Test("A nib without exactly one view at its top")
    func otherObjects() {
        for nib in [
            HeadlessNib("File"), HeadlessNib("File", FileCell.self, Gesture.self), HeadlessNib("File", Gesture.self),
        ] {
            let reasons = reasons(nib)
            expectEqual(
                reasons.table,
                [
                    "invalid nib registered for identifier (cell) - nib must contain exactly one top level object which must be a "
                        + "UITableViewCell instance"
                ])
            expectTrue(reasons.collection[0].hasSuffix("which must be a UICollectionReusableView instance"))
        }
    }

    @Test("A nib with another identifier than the registered one")
    func otherIdentifier() {
        let reasons = reasons(HeadlessNib("File", FileCell.self, identifier: "own"))
        expectEqual(
            reasons.table,
            [
                "cell reuse indentifier in nib (own) does not match the identifier used to register the nib (cell)"
            ])
        expectTrue(reasons.collection[0].hasPrefix("view reuse identifier in nib (own) does not match"))
    }
}
