import DeputyHeadless
import DeputySections

/// Every anomaly as text: each is triggered by a real mistake, and its message shown once.
@MainActor
func anomalyShow(_ style: Style) async -> String {
    var messages: [String] = []
    for code in Anomaly.Code.allCases {
        let exhibit = Exhibit()
        exhibit.show(code)
        // Some anomalies are reported only in the next turn of the main actor, or in a later one.
        for _ in 0..<1_000 where exhibit.message(code) == nil { try? await Task.sleep(nanoseconds: 1_000_000) }
        // An exhibit that does not show its code is a mistake of this program; a message is better than a gap.
        messages.append(exhibit.message(code) ?? "[\(code.rawValue)] was not triggered.")
    }
    let title = style.title("What Deputy reports: \(count(messages.count, "message")).")
    return ([title + " " + style.aside("Each was triggered a moment ago.")] + messages).joined(separator: "\n\n")
}
