import DeputyHeadless
import Foundation

/// People before and after the first is deleted and the button in a cell is tapped, in one turn.
@MainActor
func peopleText(_ width: Int) -> String {
    let table = HeadlessTable(height: 3)
    table.rowHeight = 1
    let manager = TableManager(table)
    let everybody = [
        Person(id: 1, name: "Ada", address: "London"), Person(id: 2, name: "Grace", address: "New York"),
        Person(id: 3, name: "Emmy", address: "Erlangen"),
    ]
    var picked = "nobody"
    let people = People(everybody, manager, PersonCell.self) { picked = $0.name }
    table.layoutIfNeeded()
    let before = table.drawing(width: 21)
    withExtendedLifetime(people) {
        let grace = table.cell(at: [0, 1]) as? PersonCell
        manager.items.remove(at: [0, 0])
        grace?.tapFavourite()
        table.tap([0, 1])
    }
    table.layoutIfNeeded()
    let drawings = [before, table.drawing(width: 21)]
    // Two of them take 60 columns with the margin.
    return (width < 60 ? drawings : beside(drawings, columns: 28)).joined(separator: "\n") + "\nPicked: \(picked)"
}
