#if EXPLANATIONS
/// Mistakes in a catalogue that the compiler cannot find: gates and selectors are written as text.
extension SharedCatalogue {
    func findMistakes() -> [Anomaly.Report] { misnamed + unknownGates + repeatedSelectors }

    /// The events whose names differ from their properties', in the order of their declaration.
    ///
    /// Empty if the program is compiled without reflection metadata, because then the names of properties are not known.
    private var misnamed: [Anomaly.Report] {
        Mirror(reflecting: events).children.compactMap { child in
            guard let property = child.label, let event = child.value as? DelegateEvent, event.name != property else {
                return nil
            }
            return Anomaly.Report(RuntimeAnomaly.misnamedEvent, property, event)
        }
    }

    /// The names of gates, and of the events that open them otherwise, that no event has.
    private var unknownGates: [Anomaly.Report] {
        all.flatMap { event in
            event.facts.gates.flatMap { [$0.event] + ($0.alternative.map { [$0] } ?? []) }
                .filter { self.event(named: $0) == nil }
                .map { gate in
                    let nearest = all.filter { $0 !== event }.min {
                        distance(gate, $0.name) < distance(gate, $1.name)
                    }
                    let remedy = nearest.map { "write \"\($0)\", or the name of the event that you mean" }
                    return Anomaly.Report(RuntimeAnomaly.unknownGate, event, gate, remedy ?? "remove the gate")
                }
        }
    }

    /// The selectors that an earlier event has too; an event without a delegate's method has none.
    private var repeatedSelectors: [Anomaly.Report] {
        all.compactMap { event in
            guard !event.selector.isEmpty, let first = self.event(selector: event.selector), first !== event else {
                return nil
            }
            return Anomaly.Report(RuntimeAnomaly.repeatedSelector, first, event, event.selector)
        }
    }
}

/// Finding methods that were meant to be a delegate's: `tableView:didSelectRowAt:` for
/// `tableView:didSelectRowAtIndexPath:`.
package struct MethodNames {
    private let known: [(selector: String, pieces: [String])]

    /// - Parameter known: the selectors of the delegate's methods.
    package init(_ known: [String]) {
        self.known = known.map { ($0, Self.pieces(of: $0)) }
    }

    /// The delegate's method that this one was meant to be; nil if it is one itself, or resembles none.
    ///
    /// Each part of the name differs at most in its case or in two letters, or is shortened, as Swift does with
    /// `RowAtIndexPath`. The first part, which names the sender, differs at most in its case.
    package func meant(by selector: String) -> String? {
        guard !known.contains(where: { $0.selector == selector }) else { return nil }
        let pieces = Self.pieces(of: selector)
        guard pieces.count > 1 else { return nil }
        let near = known.compactMap { candidate -> (selector: String, difference: Int)? in
            difference(pieces, candidate.pieces).map { (candidate.selector, $0) }
        }
        return near.min { $0.difference < $1.difference }?.selector
    }

    private func difference(_ pieces: [String], _ other: [String]) -> Int? {
        guard pieces.count == other.count, pieces.first == other.first else { return nil }
        var sum = 0
        for (piece, known) in zip(pieces, other).dropFirst() {
            let letters = distance(piece, known)
            guard letters <= 2 || known.hasPrefix(piece) || piece.hasPrefix(known) else { return nil }
            sum += letters
        }
        return sum
    }

    private static func pieces(of selector: String) -> [String] {
        selector.lowercased().split(separator: ":").map(String.init)
    }
}

/// How many letters have to be changed, added or removed to turn one word into the other.
func distance(_ a: String, _ b: String) -> Int {
    let b = Array(b)
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for j in b.indices {
            let cost = min(row[j] + 1, row[j + 1] + 1, diagonal + (letter == b[j] ? 0 : 1))
            diagonal = row[j + 1]
            row[j + 1] = cost
        }
    }
    return row[b.count]
}
#endif
