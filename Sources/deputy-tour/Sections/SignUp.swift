/// What a person tells when signing up.
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

/// A row of the form, and what makes it another or the same: a row with the same `id` shows another value where it is.
///
/// What is typed or switched is no part of it, as the cell shows that already.
enum FormItem: Identifiable, Equatable {
    case field(SignUp.Field)
    case sendMeStuff
    case choice(SignUp.Choice, value: String?)
    case picker(SignUp.Choice)

    var id: String { if case .choice(let choice, _) = self { "\(choice)" } else { "\(self)" } }
}
