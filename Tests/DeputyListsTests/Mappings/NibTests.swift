import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Something in a nib that is not a view.
private final class Gesture {}

@MainActor
@Suite("Views from nibs (F4, F13)")
struct NibTests {
    @Test(
        "The nib with the name of the class is used, whatever identifier it has (F4, F13)", arguments: EachKit.allCases)
    func nibOfTheClass(_ each: EachKit) { nibOfTheClass(each.kit) }

    private func nibOfTheClass<Kit: TestKit>(_: Kit.Type) {
        for identifier in [nil, "", "apple"] {
            let nibs = NibList<Kit>(Kit.appleNib(identifier: identifier))
            nibs.manager.register(Kit.AppleCell.self)
            expectEqual(nibs.show([Apple(name: "a"), Apple(name: "b")]), ["a", "b"])
            expectEqual(
                nibs.identifiers, Array(repeating: identifier == "apple" ? "apple" : "\(Kit.AppleCell.self)", count: 2))
            expectEqual(nibs.codes, [])
            expectEqual(nibs.list.exceptions, [])
        }
    }

    @Test(
        "Two mappings of one nib's class share the nib's identifier, and its cells (F13)", arguments: EachKit.allCases)
    func sharedNib(_ each: EachKit) { sharedNib(each.kit) }

    private func sharedNib<Kit: TestKit>(_: Kit.Type) {
        let nibs = NibList<Kit>(Kit.appleNib(identifier: "apple"))
        var selected: [String] = []
        nibs.manager.register(Kit.AppleCell.self) { mapping in
            mapping.condition = .where { apple, _ in apple.name.hasPrefix("red") }
            mapping.didEndDisplaying { _, apple, _ in selected.append(apple.name) }
        }
        nibs.manager.register(Kit.AppleCell.self)
        expectEqual(nibs.show([Apple(name: "red"), Apple(name: "green")]), ["red", "green"])
        expectEqual(nibs.identifiers, ["apple", "apple"])
        let made = nibs.list.viewsMade
        // Each shows what the other one's mapping makes.
        expectEqual(nibs.show([Apple(name: "yellow"), Apple(name: "red 2")]), ["yellow", "red 2"])
        #expect(nibs.list.viewsMade <= made + 2)
        expectEqual(selected, ["red"])
        expectEqual(nibs.codes, [])
        expectEqual(nibs.list.exceptions, [])
        expectEqual(nibs.manager.checkInvariants(), [])
    }

    @Test("A mapping names its nib and bundle, so that one class comes from several (F13)", arguments: EachKit.allCases)
    func namedNibs(_ each: EachKit) { namedNibs(each.kit) }

    private func namedNibs<Kit: TestKit>(_: Kit.Type) {
        let bundle = Bundle(path: NSTemporaryDirectory())
        let nibs = NibList<Kit>(
            Kit.appleNib("Large", identifier: "large"), Kit.appleNib("Small", in: bundle),
            Kit.appleNib(identifier: "plain"))
        nibs.manager.register(Kit.AppleCell.self) { mapping in
            mapping.condition = .where { apple, _ in apple.name == "large" }
            mapping.nibName = "Large"
        }
        nibs.manager.register(Kit.AppleCell.self) { mapping in
            mapping.condition = .where { apple, _ in apple.name == "small" }
            mapping.nibName = "Small"
            mapping.bundle = bundle
            expectEqual(mapping.nibName, "Small")
            expectEqual(mapping.bundle, bundle)
        }
        nibs.manager.register(Kit.AppleCell.self)
        nibs.show([Apple(name: "large"), Apple(name: "small"), Apple(name: "plain")])
        expectEqual(nibs.identifiers, ["large", "\(Kit.AppleCell.self)#2", "plain"])
        expectEqual(nibs.codes, [])
        expectEqual(nibs.list.exceptions, [])
    }

    @Test("Headers are made from nibs as cells are (F13)", arguments: EachKit.allCases)
    func headers(_ each: EachKit) { headers(each.kit) }

    private func headers<Kit: TestKit>(_: Kit.Type) {
        let nibs = NibList<Kit>(
            HeadlessNib("\(Kit.AppleView.self)", Kit.AppleView.self, identifier: "apple"),
            HeadlessNib("Pears", Kit.PearView.self), hasHeaders: true)
        nibs.manager.register(Kit.AppleCell.self)
        nibs.manager.registerHeader(Kit.AppleView.self)
        nibs.manager.registerFooter(Kit.PearView.self) { $0.nibName = "Pears" }
        nibs.manager.items.setSections([ItemSection([Apple()], header: Apple(name: "top"), footer: Pear(name: "end"))])
        nibs.list.layoutIfNeeded()
        expectEqual(nibs.list.supplementary(.header, at: at(0, 0))?.reuseIdentifier, "apple")
        expectEqual(nibs.list.supplementary(.header, at: at(0, 0))?.text, "top")
        expectEqual(nibs.list.supplementary(.footer, at: at(0, 0))?.text, "end")
        expectEqual(nibs.codes, [])
        expectEqual(nibs.list.exceptions, [])
    }

    // MARK: Bad nibs

    @Test(
        "A nib that is not there: a placeholder, an anomaly with the remedy, and no exception (F13)",
        arguments: EachKit.allCases)
    func missingNib(_ each: EachKit) { missingNib(each.kit) }

    private func missingNib<Kit: TestKit>(_: Kit.Type) {
        let nibs = NibList<Kit>(Kit.appleNib(in: Bundle(path: NSTemporaryDirectory())))
        var selected: [String] = []
        nibs.manager.register(Kit.AppleCell.self) { mapping in
            mapping.nibName = "Missing"
            mapping.didSelect.withoutCell { apple, _ in selected.append(apple.name) }
        }
        expectEqual(nibs.codes, ["unusable-nib"])
        expectEqual(
            nibs.headlines, ["There is no nib Missing, which the views of \(Kit.AppleCell.self) are to be made from."]
        )
        expectContains(nibs.manager.anomalies[0].remedy, "mapping.bundle = .module")
        expectEqual(nibs.show([Apple(name: "a"), Apple(name: "b")]), ["?", "?"])
        // Nothing is lost: the items are there, and what is told without a cell.
        nibs.list.send(\.didSelect, at: at(0, 1))
        expectEqual(selected, ["b"])
        nibs.manager.items.append(Apple(name: "c"))
        nibs.manager.flush()
        expectEqual(nibs.texts, ["?", "?", "?"])
        expectEqual(nibs.codes, ["unusable-nib"])
        expectEqual(nibs.list.exceptions, [])
        // A class whose nib of its name is in another bundle only is made from the class.
        nibs.manager.unregister(Kit.AppleCell.self)
        nibs.manager.register(Kit.AppleCell.self)
        nibs.manager.flush()
        nibs.list.layoutIfNeeded()
        expectEqual(nibs.texts, ["a", "b", "c"])
    }

    @Test(
        "A nib that holds nothing, several objects or another class: the same, found when it is opened (F13)",
        arguments: EachKit.allCases)
    func otherObjects(_ each: EachKit) { otherObjects(each.kit) }

    private func otherObjects<Kit: TestKit>(_: Kit.Type) {
        let (name, apple, pear) = ("Nib", Kit.AppleCell.self, Kit.PearCell.self)
        for (nib, what) in [
            (HeadlessNib(name), "nothing"), (HeadlessNib(name, apple, Gesture.self), "\(apple), Gesture"),
            (HeadlessNib(name, pear), "\(pear)"), (HeadlessNib(name, Gesture.self), "Gesture"),
        ] {
            let nibs = NibList<Kit>(nib)
            nibs.manager.register(apple) { $0.nibName = name }
            nibs.manager.register(pear)
            expectEqual(nibs.codes, [])
            expectEqual(nibs.manager.validate().map(\.code), [.unusableNib])
            expectEqual(nibs.show([Apple(), Pear(), Apple()]), ["?", "pear", "?"])
            expectEqual(nibs.codes, ["unusable-nib"])
            expectEqual(nibs.headlines, ["The nib Nib holds \(what), and not one \(apple)."])
            expectEqual(nibs.list.exceptions, [])
            expectEqual(nibs.manager.checkInvariants(), [])
        }
    }

    @Test(
        "Of two nibs with one identifier the second is not used: a list has one nib for it (F13)",
        arguments: EachKit.allCases)
    func nibsWithOneIdentifier(_ each: EachKit) { nibsWithOneIdentifier(each.kit) }

    private func nibsWithOneIdentifier<Kit: TestKit>(_: Kit.Type) {
        let nibs = NibList<Kit>(
            Kit.appleNib(identifier: "cell"), HeadlessNib("\(Kit.PearCell.self)", Kit.PearCell.self, identifier: "cell")
        )
        nibs.manager.register(Kit.AppleCell.self)
        nibs.manager.register(Kit.PearCell.self)
        expectEqual(nibs.show([Apple(), Pear(), Apple()]), ["apple", "?", "apple"])
        expectEqual(nibs.codes, ["unusable-identifier"])
        expectEqual(nibs.list.exceptions, [])
    }

    @Test(
        "A mapping's identifier beside another one of its nib: the nib's is used, and reported (F13)",
        arguments: EachKit.allCases)
    func otherIdentifier(_ each: EachKit) { otherIdentifier(each.kit) }

    private func otherIdentifier<Kit: TestKit>(_: Kit.Type) {
        let nibs = NibList<Kit>(Kit.appleNib(identifier: "nib"))
        nibs.manager.register(Kit.AppleCell.self) { $0.reuseIdentifier = "mine" }
        expectEqual(nibs.show([Apple()]), ["apple"])
        expectEqual(nibs.identifiers, ["nib"])
        expectEqual(nibs.codes, ["unusable-identifier"])
        expectEqual(
            nibs.headlines, ["The nib \(Kit.AppleCell.self) has the reuse identifier nib, and the mapping mine."])
        expectEqual(nibs.list.exceptions, [])
    }

    // MARK: Dequeuing by hand

    @Test(
        "`dequeue` makes a cell from the nib of its class's mapping, else of its name (F13)",
        arguments: EachKit.allCases)
    func dequeuing(_ each: EachKit) { dequeuing(each.kit) }

    private func dequeuing<Kit: TestKit>(_: Kit.Type) {
        let nibs = NibList<Kit>(
            Kit.appleNib("Large", identifier: "large"),
            HeadlessNib("\(Kit.PearCell.self)", Kit.PearCell.self, identifier: "pear"))
        nibs.manager.register(Kit.AppleCell.self) { $0.nibName = "Large" }
        expectEqual(nibs.list.dequeue(Kit.AppleCell.self as! HeadlessListCell.Type).reuseIdentifier, "large")
        expectEqual(nibs.list.dequeue(Kit.PearCell.self as! HeadlessListCell.Type).reuseIdentifier, "pear")
        // Nobody asked for them.
        expectEqual(
            nibs.list.exceptions.map(\.facts),
            [["A \(Kit.AppleCell.self) was dequeued."], ["A \(Kit.PearCell.self) was dequeued."]])
        expectEqual(nibs.codes, [])
    }
}
