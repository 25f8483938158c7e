#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import DeputySections
import DeputyUIKit
import UIKit

/// A row of the form; a row with the same `id` and another value is updated in place.
enum FormItem: Identifiable, Equatable {
    case username, password, email, sendMeStuff
    case frequency(String)
    case frequencyPicker

    var id: String { if case .frequency = self { "frequency" } else { "\(self)" } }
}

/// A sign-up form: a tap on the frequency opens a picker below it, and the switch hides both.
final class SignUpController: UITableViewController {
    enum Section { case account, mail }

    private lazy var binder = SectionedTableViewBinder(tableView: tableView, sectionedBy: Section.self)
    private var username = "", password = "", email = "", frequency = "weekly"
    private var wantsMail = true, isPicking = false

    override func viewDidLoad() {
        super.viewDidLoad()
        binder.onSections(.account, .mail)
            .bind(
                cellProvider: { tableView, section, row, item in
                    switch item {
                    case .username, .password, .email: return tableView.dequeue(TextFieldCell.self)
                    case .sendMeStuff: return tableView.dequeue(ToggleCell.self)
                    case .frequency: return tableView.dequeue(UITableViewCell.self)
                    case .frequencyPicker: return tableView.dequeue(PickerCell.self)
                    }
                }, for: FormItem.self, models: { [weak self] in self?.items ?? [:] }
            )
            .onDequeue(weak: self) { $0.show($1, $2, in: $3, $4) }
            .onEvent(from: TextFieldCell.self, weak: self) { $0.enter($1, $2, $3, $4, $5) }
            .onEvent(from: ToggleCell.self, weak: self) { $0.switchMail($1, $2, $3, $4, $5) }
            .onEvent(from: PickerCell.self, weak: self) { $0.pick($1, $2, $3, $4, $5) }
            .onTapped(weak: self) { $0.tap($1, $2, $3, $4) }
        binder.finish()
    }

    private var items: [Section: [FormItem]] {
        let picker: [FormItem] = isPicking ? [.frequencyPicker] : []
        return [
            .account: [.username, .password, .email],
            .mail: [.sendMeStuff] + (wantsMail ? [.frequency(frequency)] + picker : []),
        ]
    }

    private func enter(
        _ section: Section, _ row: Int, _ cell: TextFieldCell, _ event: TextFieldCell.ViewEvent, _ item: FormItem
    ) {
        guard case .textEntered(let text) = event else { return }
        switch item {
        case .username: username = text
        case .password: password = text
        default: email = text
        }
    }

    private func switchMail(
        _ section: Section, _ row: Int, _ cell: ToggleCell, _ event: ToggleCell.ViewEvent, _ item: FormItem
    ) {
        wantsMail = event == .switchToggled(true)
        isPicking = false
        binder.refresh()
    }

    private func pick(
        _ section: Section, _ row: Int, _ cell: PickerCell, _ event: PickerCell.ViewEvent, _ item: FormItem
    ) {
        if case .picked(let value) = event { frequency = value }
        binder.refresh()
    }

    private func tap(_ section: Section, _ row: Int, _ cell: UITableViewCell, _ item: FormItem) {
        if case .frequency = item { isPicking.toggle() }
        binder.refresh()
    }

    private func show(_ section: Section, _ row: Int, in cell: UITableViewCell, _ item: FormItem) {
        switch (item, cell) {
        case (.username, let cell as TextFieldCell): cell.show("Username", username)
        case (.password, let cell as TextFieldCell): cell.show("Password", password, isSecret: true)
        case (.email, let cell as TextFieldCell): cell.show("Email", email)
        case (_, let cell as ToggleCell): cell.show("Send me stuff", isOn: wantsMail)
        case (_, let cell as PickerCell): cell.show(["daily", "weekly", "monthly"], picked: frequency)
        default: cell.textLabel?.text = "Frequency: \(frequency)"
        }
    }
}
#endif
