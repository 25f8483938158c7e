import DeputyHeadless
import DeputySections

/// A sign-up form: four kinds of cells in three sections, and rows that appear and go.
@MainActor
final class SignUpForm {
    enum Section { case account, mail, about }

    let binder: SectionedTableBinder<HeadlessTables, Section>
    private(set) var signUp = SignUp()
    /// The choice with a picker below it.
    private var openChoice: SignUp.Choice?

    init(_ table: HeadlessTable) {
        binder = SectionedTableBinder(table, sectionedBy: Section.self)
        binder.onSections(.account, .mail, .about)
            .bind(
                cellProvider: { table, section, row, item in
                    switch item {
                    case .field: return table.dequeue(TextFieldCell.self)
                    case .sendMeStuff: return table.dequeue(ToggleCell.self)
                    case .choice: return table.dequeue(ChoiceCell.self)
                    case .picker: return table.dequeue(PickerCell.self)
                    }
                }, for: FormItem.self, models: { [weak self] in self?.items ?? [:] }
            )
            .onDequeue { [weak self] section, row, cell, item in
                if let self, let cell = cell as? FormCell { cell.show(item, of: signUp) }
            }
            .onEvent(from: TextFieldCell.self) { [weak self] section, row, cell, event, item in
                if case .field(let field) = item, case .textEntered(let text) = event {
                    self?.signUp.texts[field] = text
                }
            }
            .onEvent(from: ToggleCell.self) { [weak self] section, row, cell, event, item in
                self?.signUp.wantsMail = event == .switchToggled(true)
                self?.open(nil)
            }
            .onEvent(from: PickerCell.self) { [weak self] section, row, cell, event, item in
                guard case .picker(let choice) = item, case .picked(let value) = event else { return }
                self?.signUp.choices[choice] = value
                self?.binder.refresh()
            }
            .onTapped { [weak self] section, row, cell, item in
                if let self, case .choice(let choice, _) = item { open(choice == openChoice ? nil : choice) }
            }
        binder.finish()
    }

    private func open(_ choice: SignUp.Choice?) {
        openChoice = choice
        binder.refresh()
    }

    /// The rows of each section: choices only for those who want mail, and a picker below the one that is open.
    private var items: [Section: [FormItem]] {
        let choices = signUp.wantsMail ? SignUp.Choice.allCases : []
        let rows = choices.flatMap { choice -> [FormItem] in
            let row = FormItem.choice(choice, value: signUp.choices[choice])
            return choice == openChoice ? [row, .picker(choice)] : [row]
        }
        return [
            .account: [.field(.username), .field(.password), .field(.email)], .mail: [.sendMeStuff] + rows,
            .about: [.field(.website), .field(.about)],
        ]
    }
}
