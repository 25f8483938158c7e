import DeputyHeadless

/// Every anomaly there is, as text: each triggered for real, its message shown once.
@MainActor
func anomalyShow(_ style: Style) -> String {
    let messages = Anomaly.Code.allCases.map { code in
        let exhibit = Exhibit()
        exhibit.show(code)
        // An exhibit that does not show its code is a mistake of this program; saying so is better than a gap.
        return exhibit.message(code) ?? "[\(code.rawValue)] was not triggered."
    }
    let title = style.title("What Deputy tells of, \(count(messages.count, "message")).")
    return ([title + " " + style.aside("Each was triggered a moment ago.")] + messages).joined(separator: "\n\n")
}
