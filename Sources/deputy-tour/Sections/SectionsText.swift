import DeputyHeadless
import DeputySections
import Foundation

/// The form, as it is begun with and with its mail switched off.
@MainActor
func formText(_ width: Int) -> String {
    let table = HeadlessTable(height: 9)
    table.rowHeight = 1
    let form = SignUpForm(table)
    table.layoutIfNeeded()
    (table.cell(at: [0, 0]) as? TextFieldCell)?.enter("ada")
    table.tap([1, 1])
    table.deselectItem(at: [1, 1])
    table.layoutIfNeeded()
    (table.cell(at: [1, 2]) as? PickerCell)?.pick("daily")
    table.layoutIfNeeded()
    let open = table.drawing(width: 28)
    (table.cell(at: [1, 0]) as? ToggleCell)?.toggle()
    form.binder.manager.flush()
    let drawings = [open, table.drawing(width: 28)]
    // Two of them take 70 columns with the margin.
    return (width < 70 ? drawings : beside(drawings, columns: 34)).joined(separator: "\n")
}

/// The accounts before and after they are loaded.
@MainActor
func accountLines() async -> [Part.Line] {
    let table = HeadlessTable(height: 20)
    let accounts = Accounts(table) { _ in }
    table.layoutIfNeeded()
    func sections() -> String { accounts.binder.displayedSections.map { "\($0)" }.joined(separator: ", ") }
    let before = sections()
    await accounts.load {
        [
            Account(id: "Gold", kind: .creditCard, balance: -120),
            Account(id: "Everyday", kind: .checking, balance: 900),
        ]
    }
    accounts.binder.manager.flush()
    return [("sections before loading", before), ("sections after loading", sections())]
}

/// A feed that is scrolled to its end several times.
@MainActor
func feedLines() async -> [Part.Line] {
    let table = HeadlessTable(height: 6)
    table.rowHeight = 1
    var loads: [Int] = []
    let feed = Feed(table) { start in
        loads.append(start)
        return (start..<min(start + 8, 20)).map { Headline(id: $0, text: "News \($0)") }
    }
    table.layoutIfNeeded()
    for _ in 0..<4 {
        await feed.loading?.value
        feed.binder.manager.flush()
        table.scroll(to: [0, max(0, feed.headlines.count - 1)])
    }
    await feed.loading?.value
    return [("the feed's loads, from row", loads.map(String.init).joined(separator: ", "))]
}
