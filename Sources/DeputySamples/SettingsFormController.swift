#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import DeputyUIKit
import UIKit

struct TextSetting: Identifiable, Equatable {
    var id: String
    var text = ""
}

struct SwitchSetting: Identifiable, Equatable {
    var id: String
    var isOn = false
}

/// A label and a text field. `TextSettingCell.xib` holds this cell alone, connected to its outlets and its action.
final class TextSettingCell: UITableViewCell, Configurable {
    @IBOutlet private var nameLabel: UILabel!
    @IBOutlet private var textField: UITextField!
    var didEnter: ((String) -> Void)?

    func configure(_ setting: TextSetting) {
        nameLabel.text = setting.id
        // A text that is being typed stays as it is, with its cursor.
        if textField.text != setting.text { textField.text = setting.text }
    }

    @IBAction private func textChanged(_ sender: UITextField) { didEnter?(sender.text ?? "") }
}

/// A label and a switch, from `SwitchSettingCell.xib`.
final class SwitchSettingCell: UITableViewCell, Configurable {
    @IBOutlet private var nameLabel: UILabel!
    @IBOutlet private var toggle: UISwitch!
    var didSwitch: ((Bool) -> Void)?

    func configure(_ setting: SwitchSetting) {
        nameLabel.text = setting.id
        toggle.isOn = setting.isOn
    }

    @IBAction private func toggled(_ sender: UISwitch) { didSwitch?(sender.isOn) }
}

/// A form whose cells come from nibs. What a person enters is in the items at once.
final class SettingsFormController: UITableViewController {
    private lazy var manager = TableManager(tableView)

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.allowsSelection = false
        manager.register(TextSettingCell.self) { mapping in
            mapping.onValue(\.didEnter, weak: self) { $0.enter($1, $2, at: $3) }
        }
        manager.register(SwitchSettingCell.self) { mapping in
            mapping.onValue(\.didSwitch, weak: self) { $0.switchTo($1, $2, at: $3) }
        }
        let items: [Any] = [TextSetting(id: "Name"), TextSetting(id: "Street"), SwitchSetting(id: "Newsletter")]
        manager.items.setItems(items)
    }

    private func enter(_ text: String, _ setting: TextSetting, at indexPath: IndexPath) {
        manager.items.replace(at: indexPath, with: TextSetting(id: setting.id, text: text))
    }

    private func switchTo(_ isOn: Bool, _ setting: SwitchSetting, at indexPath: IndexPath) {
        manager.items.replace(at: indexPath, with: SwitchSetting(id: setting.id, isOn: isOn))
    }
}
#endif
