import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("The sign-up form (F75)")
struct SignUpFormTests {
    private let table: HeadlessTable
    private let form: SignUpForm

    init() {
        table = HeadlessTable(height: 2_000)
        form = SignUpForm(table)
        form.binder.manager.anomalyLog.sink = { _ in }
        table.layoutIfNeeded()
    }

    private func rows(_ section: Int) -> [String] {
        (0..<table.numberOfItems(inSection: section)).map { table.cell(at: [section, $0])?.text ?? "-" }
    }

    private func cell<Cell: HeadlessCell>(_ section: Int, _ row: Int, _ type: Cell.Type) throws -> Cell {
        try #require(table.cell(at: [section, row]) as? Cell)
    }

    private func tap(_ section: Int, _ row: Int) {
        table.tap([section, row])
        table.layoutIfNeeded()
    }

    @Test("Each row has the cell of its kind, in three sections")
    func kinds() {
        expectEqual(rows(0), ["username: ", "password: ", "email: "])
        expectEqual(rows(1), ["☑ send me stuff", "frequency: weekly", "day: Monday"])
        expectEqual(rows(2), ["website: ", "about: "])
        expectEqual((0..<3).map { type(of: table.cell(at: [1, $0])!) == ChoiceCell.self }, [false, true, true])
    }

    @Test("What is typed goes to the field of its row, and shows no password when the cell is filled again")
    func typing() throws {
        try cell(0, 0, TextFieldCell.self).enter("ada")
        try cell(0, 1, TextFieldCell.self).enter("secret")
        try cell(2, 1, TextFieldCell.self).enter("I count.")
        expectEqual(form.signUp.texts, [.username: "ada", .password: "secret", .about: "I count."])
        table.reloadData()
        table.layoutIfNeeded()
        expectEqual(rows(0), ["username: ada", "password: ••••••", "email: "])
    }

    @Test("The switch deletes the choices and brings them back, in one batch each; the other cells stay as they are")
    func switching() throws {
        let (username, toggle) = (try cell(0, 0, TextFieldCell.self), try cell(1, 0, ToggleCell.self))
        username.enter("ada")
        table.updates = HeadlessUpdates()
        toggle.toggle()
        table.layoutIfNeeded()
        expectFalse(form.signUp.wantsMail)
        expectEqual(rows(1), ["☐ send me stuff"])
        expectEqual(table.updates.batches.count, 1)
        toggle.toggle()
        table.layoutIfNeeded()
        expectEqual(rows(1), ["☑ send me stuff", "frequency: weekly", "day: Monday"])
        expectEqual(table.updates.batches.count, 2)
        expectSame(table.cell(at: [0, 0]), username)
        expectSame(table.cell(at: [1, 0]), toggle)
        expectEqual(username.text, "username: ada")
    }

    @Test("A tap opens the picker below its row and closes that of another; a second tap closes it")
    func opening() {
        tap(1, 2)
        expectEqual(rows(1).dropFirst(), ["frequency: weekly", "day: Monday", "  Monday | Friday"])
        tap(1, 1)
        expectEqual(rows(1).dropFirst(), ["frequency: weekly", "  daily | weekly | monthly", "day: Monday"])
        tap(1, 1)
        expectEqual(rows(1).dropFirst(), ["frequency: weekly", "day: Monday"])
    }

    @Test("What is picked shows in the row above, and the picker stays open")
    func picking() throws {
        tap(1, 2)
        let picker = try cell(1, 3, PickerCell.self)
        picker.pick("Friday")
        table.layoutIfNeeded()
        expectEqual(form.signUp.choices, [.frequency: "weekly", .day: "Friday"])
        expectEqual(rows(1).dropFirst(), ["frequency: weekly", "day: Friday", "  Monday | Friday"])
    }

    @Test("An open picker goes with its row, and is closed when the row comes back")
    func closingWithTheSwitch() throws {
        tap(1, 1)
        let toggle = try cell(1, 0, ToggleCell.self)
        toggle.toggle()
        table.layoutIfNeeded()
        toggle.toggle()
        table.layoutIfNeeded()
        expectEqual(rows(1), ["☑ send me stuff", "frequency: weekly", "day: Monday"])
        expectEqual(form.binder.manager.anomalies, [])
        expectEqual(table.exceptions, [])
    }
}
