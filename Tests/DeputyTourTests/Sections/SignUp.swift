/// What a person enters when signing up.
struct SignUp {
    enum Field { case username, password, email, website, about }
    enum Choice: CaseIterable {
        case frequency, day

        var options: [String] {
            switch self {
            case .frequency: ["daily", "weekly", "monthly"]
            case .day: ["Monday", "Friday"]
            }
        }
    }

    var texts: [Field: String] = [:]
    var wantsMail = true
    var choices: [Choice: String] = [.frequency: "weekly", .day: "Monday"]
}

/// A row of the form. A row with the same `id` and another value is updated in place.
///
/// Typed text and switches are not part of it, because the cell already shows them.
enum FormItem: Identifiable, Equatable {
    case field(SignUp.Field)
    case sendMeStuff
    case choice(SignUp.Choice, value: String?)
    case picker(SignUp.Choice)

    var id: String { if case .choice(let choice, _) = self { "\(choice)" } else { "\(self)" } }
}
