/// The methods of a table's protocols that are no events: what the items and the mappings decide.
///
/// Together with the events of ``TableEvents`` they are all there is.
public enum TableMatters {
    /// One such method.
    public struct Matter: Sendable, Hashable {
        /// The selector of the method.
        public let selector: String
        /// What decides it.
        public let decidedBy: String
    }

    /// All of them.
    public static let all: [Matter] = [
        Matter(selector: "numberOfSectionsInTableView:", decidedBy: "the items"),
        Matter(selector: "tableView:numberOfRowsInSection:", decidedBy: "the items"),
        Matter(selector: "tableView:cellForRowAtIndexPath:", decidedBy: "the mappings of cells"),
        Matter(selector: "tableView:viewForHeaderInSection:", decidedBy: "the mappings of headers"),
        Matter(selector: "tableView:viewForFooterInSection:", decidedBy: "the mappings of footers"),
        Matter(selector: "tableView:titleForHeaderInSection:", decidedBy: "the items: a header model that is text"),
        Matter(selector: "tableView:titleForFooterInSection:", decidedBy: "the items: a footer model that is text"),
    ]

    /// The scroll view's methods, which a table's delegate inherits: forwarded to the owner as they are.
    public static let forwarded: [String] = [
        "scrollViewDidScroll:", "scrollViewDidZoom:", "scrollViewWillBeginDragging:",
        "scrollViewWillEndDragging:withVelocity:targetContentOffset:", "scrollViewDidEndDragging:willDecelerate:",
        "scrollViewWillBeginDecelerating:", "scrollViewDidEndDecelerating:", "scrollViewDidEndScrollingAnimation:",
        "viewForZoomingInScrollView:", "scrollViewWillBeginZooming:withView:",
        "scrollViewDidEndZooming:withView:atScale:", "scrollViewShouldScrollToTop:", "scrollViewDidScrollToTop:",
        "scrollViewDidChangeAdjustedContentInset:",
    ]
}
