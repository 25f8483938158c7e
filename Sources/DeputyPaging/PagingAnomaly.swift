// A row is a line.
// swift-format-ignore-file
package import Deputy

/// What loading more reports: the rows as in `RuntimeAnomaly`. Their codes are those of other rows.
package enum PagingAnomaly: String, AnomalyRow {
    case endlessLoading = "endless-work! endlessLoading"
    case invalidDistance = "invalid-count invalidDistance"
}

#if EXPLANATIONS
extension PagingAnomaly {
    package var words: String {
        switch self {
        case .endlessLoading: "Each call of %1 adds rows, and as many are removed. | This looks like an endless loop, as with a row that only shows that loading failed. %1 is called again when there are more rows. | throw the error, and name the types of items that only show the state: %1(showing: Spinner.self)."
        case .invalidDistance: "%1(rows: %2)%3 matches no row. | The smallest number is 1, for the %4 row, so 1 is used. | pass 1 or more."
        }
    }
}
#endif

extension Anomaly.Report {
    /// A closure near an edge whose number of rows matches none.
    package static func invalidDistance(_ rows: Int, from edge: RowsEdge, of owner: String = "") -> Self {
        Self(PagingAnomaly.invalidDistance, edge.closureName, rows, owner, edge == .start ? "first" : "last")
    }
}
