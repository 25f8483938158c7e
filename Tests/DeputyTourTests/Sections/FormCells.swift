import DeputyHeadless

/// A cell that shows a row of the form.
class FormCell: HeadlessCell {
    func show(_ item: FormItem, of signUp: SignUp) {}
}

/// A text to be typed.
final class TextFieldCell: FormCell, ViewEventEmitting {
    enum ViewEvent {
        case textEntryStarted
        case textEntered(text: String)
        case textEntryEnded
    }
    private var label = ""

    override func show(_ item: FormItem, of signUp: SignUp) {
        guard case .field(let field) = item else { return }
        label = "\(field)"
        let typed = signUp.texts[field] ?? ""
        text = "\(label): \(field == .password ? String(repeating: "•", count: typed.count) : typed)"
    }

    /// What a person does with the text field.
    func enter(_ typed: String) {
        emit(event: .textEntryStarted)
        text = "\(label): \(typed)"
        emit(event: .textEntered(text: typed))
        emit(event: .textEntryEnded)
    }
}

/// A switch.
final class ToggleCell: FormCell, ViewEventEmitting {
    enum ViewEvent: Equatable { case switchToggled(Bool) }
    private var isOn = false { didSet { text = "\(isOn ? "☑" : "☐") send me stuff" } }

    override func show(_ item: FormItem, of signUp: SignUp) { isOn = signUp.wantsMail }

    /// What a person does with the switch.
    func toggle() {
        isOn.toggle()
        emit(event: .switchToggled(isOn))
    }
}

/// A value, which is picked below when the row is tapped.
final class ChoiceCell: FormCell {
    override func show(_ item: FormItem, of signUp: SignUp) {
        if case .choice(let choice, let value) = item { text = "\(choice): \(value ?? "")" }
    }
}

/// The values there are to pick.
final class PickerCell: FormCell, ViewEventEmitting {
    enum ViewEvent { case picked(String) }

    override func show(_ item: FormItem, of signUp: SignUp) {
        if case .picker(let choice) = item { text = "  " + choice.options.joined(separator: " | ") }
    }

    /// What a person does with the picker.
    func pick(_ value: String) { emit(event: .picked(value)) }
}
