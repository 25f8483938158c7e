#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import DeputyUIKit
import UIKit

/// A text to be typed.
final class TextFieldCell: UITableViewCell, ViewEventEmitting {
    enum ViewEvent {
        case textEntryStarted
        case textEntered(text: String)
        case textEntryEnded
    }

    private let textField = UITextField()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        textField.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
        textField.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(textField)
        textField.addAction(
            UIAction { [weak self] _ in self?.emit(event: .textEntryStarted) }, for: .editingDidBegin)
        textField.addAction(
            UIAction { [weak self] _ in
                if let self { emit(event: .textEntered(text: textField.text ?? "")) }
            }, for: .editingChanged)
        textField.addAction(
            UIAction { [weak self] _ in self?.emit(event: .textEntryEnded) }, for: .editingDidEnd)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ label: String, _ text: String, isSecret: Bool = false) {
        textField.placeholder = label
        textField.text = text
        textField.isSecureTextEntry = isSecret
    }
}

/// A switch.
final class ToggleCell: UITableViewCell, ViewEventEmitting {
    enum ViewEvent: Equatable { case switchToggled(Bool) }

    private let toggle = UISwitch()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        accessoryView = toggle
        toggle.addAction(
            UIAction { [weak self] _ in
                if let self { emit(event: .switchToggled(toggle.isOn)) }
            }, for: .valueChanged)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ label: String, isOn: Bool) {
        textLabel?.text = label
        toggle.isOn = isOn
    }
}

/// Some values, of which one is picked.
final class PickerCell: UITableViewCell, ViewEventEmitting {
    enum ViewEvent { case picked(String) }

    private let control = UISegmentedControl()
    private var values: [String] = []

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        control.frame = contentView.bounds.insetBy(dx: 16, dy: 4)
        control.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(control)
        control.addAction(
            UIAction { [weak self] _ in
                if let self { emit(event: .picked(values[control.selectedSegmentIndex])) }
            }, for: .valueChanged)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ values: [String], picked: String) {
        self.values = values
        control.removeAllSegments()
        for (index, value) in values.enumerated() {
            control.insertSegment(withTitle: value, at: index, animated: false)
        }
        control.selectedSegmentIndex = values.firstIndex(of: picked) ?? UISegmentedControl.noSegment
    }
}
#endif
