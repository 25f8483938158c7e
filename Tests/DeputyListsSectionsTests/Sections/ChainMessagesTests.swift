import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// The messages about chains: they name what people write on chains, and what to do is code that compiles (R12, F80).
@MainActor
@Suite("Messages about chains", .releasesRigs)
struct ChainMessagesTests {
    let list = BoundList()
    var binder: SectionedTableBinder<HeadlessTables, Part> { list.binder }

    private func first(_ code: Anomaly.Code) throws -> Anomaly {
        try #require(binder.manager.anomalies.first { $0.code == code })
    }

    enum Payload: Hashable { case feed(String) }
    enum Titled: Hashable, CustomStringConvertible {
        case news
        var description: String { "The news" }
    }
    struct Page: Hashable { var number: Int }

    /// What is reported where a section that no chain binds is shown.
    private func unbound<Section: Hashable>(_ section: Section) throws -> Anomaly {
        let binder = SectionedTableBinder(HeadlessTable(), sectionedBy: Section.self, anomalyLog: quietLog())
        binder.onSection(section).onTapped { _, _, _ in }
        binder.displayedSections = [section]
        binder.finish()
        return try #require(binder.manager.anomalies.first { $0.code == .unboundSection })
    }

    @Test("A section is written as in code: a case with its dot, a string in quotes, a number; else as an ellipsis")
    func sectionsAsInCode() throws {
        try expectTrue(unbound(Part.first).remedy.hasPrefix("To fix, bind it with onSection(.first), "))
        try expectTrue(unbound("My feed").remedy.hasPrefix("To fix, bind it with onSection(\"My feed\"), "))
        try expectTrue(unbound(7).remedy.hasPrefix("To fix, bind it with onSection(7), "))
        try expectTrue(unbound(Payload.feed("a")).remedy.hasPrefix("To fix, bind it with onSection(.feed(\"a\")), "))
        try expectTrue(unbound(Titled.news).remedy.hasPrefix("To fix, bind it with onSection(…), "))
        try expectTrue(unbound(Page(number: 1)).remedy.hasPrefix("To fix, bind it with onSection(…), "))
        try expectEqual(
            unbound("My feed").headline, "Section My feed is to be shown, but no chain binds anything to it.")
    }

    @Test("A chain is named as in code, or by its section's description where that has no name in code (F33)")
    func chainNames() {
        func name<Section: Hashable>(_ section: Section) -> String? {
            let table = HeadlessTable()
            let binder = SectionedTableBinder(table, sectionedBy: Section.self, anomalyLog: quietLog())
            binder.onSection(section).onTapped { _, _, _ in }
            binder.finish()
            table.layoutIfNeeded()
            let headline = binder.manager.anomalies.first { $0.code == .unboundHandler }?.headline
            return headline.map {
                String($0.split(separator: " ").drop { $0 != "of" }.dropFirst().joined(separator: " "))
            }
        }
        expectEqual(name(Part.second), "onSection(.second) is never called.")
        expectEqual(name("B"), "onSection(\"B\") is never called.")
        expectEqual(name(Titled.news), "onSection(The news) is never called.")
        expectEqual(name(Page(number: 1)), "onSection(Page(number: 1)) is never called.")
        binder.onSections(.first, .second).bind(cellType: NoteCell.self, models: [.fourth: notes(1)])
        list.show()
        expectEqual(
            binder.manager.anomalies.first { $0.code == .unknownSections }?.headline,
            "onSections(.first, .second) has data for fourth, which it does not bind.")
    }

    @Test(
        "A closure for a section without cells is reported at its line, and the remedy does not mention mappings (R12)")
    func noCells() throws {
        binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1))
        let lost = line() + 1
        binder.onSection(.second).onTapped { _, _, _ in }
        binder.displayedSections = [.first]
        list.show()
        let anomaly = try first(.unboundHandler)
        expectEqual(anomaly.site?.line, lost)
        expectEqual(anomaly.headline, "This closure for didSelect (onTapped) of onSection(.second) is never called.")
        expectEqual(anomaly.reason, "No chain binds cells there.")
        expectEqual(anomaly.remedy, "To fix, bind cells there, or remove the closure.")
        expectContains(binder.manager.validate(), anomaly)
    }

    @Test("A closure for headers where none are bound is reported (R12)")
    func noHeaders() throws {
        binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1))
            .onHeader.willDisplayHeaderView { _, _, _ in }
        binder.displayedSections = [.first]
        list.show()
        let anomaly = try first(.unboundHandler)
        expectEqual(anomaly.headline, "This closure for willDisplayHeaderView of onSection(.first) is never called.")
        expectEqual(anomaly.reason, "No chain binds headers there.")
        expectEqual(anomaly.remedy, "To fix, bind headers there, or remove the closure.")
    }

    @Test("A closure of a chain behind a closed gate: the remedy is written on the chain (R13)")
    func closedGate() throws {
        binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1)).canMove { _, _, _ in true }
        binder.displayedSections = [.first]
        list.show()
        let anomaly = try first(.closedGate)
        expectEqual(
            anomaly.headline,
            "This closure for canMove of onSection(.first) is never called: moveRowTo is not implemented.")
        expectEqual(anomaly.remedy, "To fix, register moveRowTo on the chain too: .moveRowTo { … }.")
        expectEqual(binder.manager.validate(), [anomaly])
    }

    @Test("A closed gate that says no, of a chain: the remedy is written on the chain (R13)")
    func gateThatSaysNo() throws {
        binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1))
            .didBeginMultipleSelectionInteraction { _, _, _ in }
        binder.displayedSections = [.first]
        list.show()
        let anomaly = try first(.closedGate)
        expectEqual(
            anomaly.headline,
            "This closure for didBeginMultipleSelectionInteraction of onSection(.first) is never called: "
                + "shouldBeginMultipleSelectionInteraction says no.")
        expectEqual(
            anomaly.remedy,
            "To fix, answer shouldBeginMultipleSelectionInteraction on the chain too: "
                + ".shouldBeginMultipleSelectionInteraction { … }.")
    }

    @Test("A second onTapped on a chain is reported as a closure of its chain (R14)")
    func silent() throws {
        binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1))
            .onTapped { _, _, _ in list.note("first") }
            .onTapped { _, _, _ in list.note("second") }
        binder.displayedSections = [.first]
        list.show()
        list.table.tap([0, 0])
        expectEqual(list.calls, ["first"])
        let anomaly = try first(.silentHandler)
        expectEqual(anomaly.headline, "This closure for didSelect (onTapped) of onSection(.first) is never called.")
        expectTrue(anomaly.reason.hasPrefix("The one registered at DeputyListsSectionsTests/ChainMessagesTests.swift:"))
        expectEqual(anomaly.remedy, "To fix, remove one of the two, or do both things in one closure.")
        expectEqual(binder.manager.validate(), [anomaly])
    }

    @Test("Duplicate ids are reported at the line of their bind (F64, R12)")
    func duplicates() throws {
        binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1, 2))
        let second = line() + 1
        binder.onSection(.second).bind(cellType: NoteCell.self, models: notes(1, 1))
        binder.displayedSections = [.first, .second]
        list.show()
        expectEqual(list.anomalies, [.duplicateIdentifiers])
        let anomaly = try first(.duplicateIdentifiers)
        expectEqual(anomaly.site?.line, second)
        expectEqual(anomaly.remedy, "To fix, give each item of a section an id of its own.")
    }

    @Test("The remedy for a title bound twice does not mention models (R12)")
    func titleBoundTwice() throws {
        binder.onSection(.first).bind(headerTitle: "x")
        binder.onSection(.first).bind(headerTitle: "y")
        try expectEqual(first(.boundTwice).remedy, "To fix, remove one of the two.")
    }

    @Test("The remedy for cells bound twice names a closure for the models of both (R12)")
    func cellsBoundTwice() throws {
        for _ in 0...1 { binder.onSection(.first).bind(cellType: NoteCell.self, models: []) }
        try expectEqual(
            first(.boundTwice).remedy, "To fix, bind each section once, or let one closure give the models of both.")
    }

    @Test("A binder that was not kept is reported as a binder, not as a manager (R16)")
    func lostBinder() async throws {
        let table = HeadlessTable()
        let log = quietLog()
        func bind() {
            let binder = TableBinder(table, anomalyLog: log)
            binder.onTable().bind(cellType: NoteCell.self, models: notes(1))
            binder.finish()
            table.layoutIfNeeded()
        }
        bind()
        await Task { @MainActor in }.value
        let anomaly = try #require(log.anomalies.first)
        expectEqual(anomaly.code, .lostManager)
        expectEqual(anomaly.headline, "A binder was released while its list is shown.")
        expectEqual(
            anomaly.reason, "The list does not keep it alive. It got its former delegates back and was reloaded.")
        expectEqual(
            anomaly.remedy,
            "To fix, keep the binder in a property as long as the list is shown, or call manager.detach() first."
        )
    }
}
