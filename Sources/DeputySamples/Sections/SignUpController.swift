#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import DeputyUIKit
import UIKit

/// A row of the form; a row with the same `id` shows another value where it is.
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
            .onDequeue { [weak self] section, row, cell, item in self?.show(item, in: cell) }
            .onEvent(from: TextFieldCell.self) { [weak self] section, row, cell, event, item in
                guard case .textEntered(let text) = event else { return }
                switch item {
                case .username: self?.username = text
                case .password: self?.password = text
                default: self?.email = text
                }
            }
            .onEvent(from: ToggleCell.self) { [weak self] section, row, cell, event in
                self?.wantsMail = event == .switchToggled(true)
                self?.isPicking = false
                self?.binder.refresh()
            }
            .onEvent(from: PickerCell.self) { [weak self] section, row, cell, event in
                if case .picked(let value) = event { self?.frequency = value }
                self?.binder.refresh()
            }
            .onTapped { [weak self] section, row, cell, item in
                if case .frequency = item { self?.isPicking.toggle() }
                self?.binder.refresh()
            }
        binder.finish()
    }

    private var items: [Section: [FormItem]] {
        let picker: [FormItem] = isPicking ? [.frequencyPicker] : []
        return [
            .account: [.username, .password, .email],
            .mail: [.sendMeStuff] + (wantsMail ? [.frequency(frequency)] + picker : []),
        ]
    }

    private func show(_ item: FormItem, in cell: UITableViewCell) {
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
