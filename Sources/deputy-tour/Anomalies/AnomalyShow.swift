import DeputyHeadless
import DeputySections

#if TOUR
/// Every anomaly as text, behind an index, or one: each is triggered by a real mistake, and its message shown once.
@MainActor
func anomalyShow(_ code: Anomaly.Code?, _ style: Style) async -> String {
    var messages: [String] = []
    for code in code.map({ [$0] }) ?? Anomaly.Code.allCases {
        let exhibit = Exhibit()
        exhibit.show(code)
        // Some anomalies are reported only in the next turn of the main actor, or in a later one.
        for _ in 0..<10_000 where exhibit.message(code) == nil { try? await Task.sleep(nanoseconds: 1_000_000) }
        // An exhibit that does not show its code is a mistake of this program; a message is better than a gap.
        messages.append(style.laidOut(exhibit.message(code) ?? "[\(code.rawValue)] was not triggered."))
    }
    guard code == nil else { return messages[0] }
    let title = style.title("What Deputy reports: \(count(messages.count, "message")).")
    let hint = style.wrapped("Each was triggered a moment ago; deputy-tour anomalies CODE shows one.")
    let index = style.wrapped(Anomaly.Code.allCases.map(\.rawValue).joined(separator: ", "), label: "   ")
    return (["\(title)\n\(style.aside(hint))\n\(index)"] + messages).joined(separator: "\n\n")
}
#endif
