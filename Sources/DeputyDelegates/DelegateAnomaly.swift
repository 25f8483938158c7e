// A row is a line.
// swift-format-ignore-file
import Deputy

/// What delegates of one's own report: the rows as in `RuntimeAnomaly`.
package enum DelegateAnomaly: String, AnomalyRow {
    case lostDelegate = "lost-slot!"
}

#if EXPLANATIONS
extension DelegateAnomaly {
    package var words: String {
        switch self {
        case .lostDelegate: "The host's delegate was set to %1 after its proxy was made. | The host sends its events to that object only. No closure for them is called. | set the proxy's owner to the object that has your own delegate methods, or set the property before the proxy is made: then the proxy forwards to it what no closure answers."
        }
    }
}
#endif
