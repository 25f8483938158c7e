public import Deputy

/// The methods of a list's protocols that are not events: the items and the mappings decide them.
///
/// Together with the events of the catalogue they are all there is. Visible as the catalogues list them; not for apps.
public enum _NonEventMethods {
    /// One such method.
    public struct Method: Sendable, Hashable {
        /// The selector of the method.
        public let selector: String
        /// What decides it.
        public let decidedBy: String
        /// The protocol it belongs to.
        public var part = DelegatePart.dataSource
        /// The kind of view that it is needed for; nil for a method that is always needed.
        public var kind: ViewKind?
    }

    /// Those of a table.
    public static let ofTables: [Method] = [
        Method(selector: "numberOfSectionsInTableView:", decidedBy: "the items"),
        Method(selector: "tableView:numberOfRowsInSection:", decidedBy: "the items"),
        Method(selector: "tableView:cellForRowAtIndexPath:", decidedBy: "the mappings of cells"),
        Method(
            selector: "tableView:viewForHeaderInSection:", decidedBy: "the mappings of headers", part: .delegate,
            kind: .header),
        Method(
            selector: "tableView:viewForFooterInSection:", decidedBy: "the mappings of footers", part: .delegate,
            kind: .footer),
        Method(
            selector: "tableView:titleForHeaderInSection:",
            decidedBy: "the items: a header model that is text; else the owner"),
        Method(
            selector: "tableView:titleForFooterInSection:",
            decidedBy: "the items: a footer model that is text; else the owner"),
    ]

    /// Those of a collection.
    public static let ofCollections: [Method] = [
        Method(selector: "numberOfSectionsInCollectionView:", decidedBy: "the items"),
        Method(selector: "collectionView:numberOfItemsInSection:", decidedBy: "the items"),
        Method(selector: "collectionView:cellForItemAtIndexPath:", decidedBy: "the mappings of cells"),
        // Always implemented: a layout may ask for a view of a kind that is not registered, and a collection view raises an
        // exception if the data source lacks the method.
        Method(
            selector: "collectionView:viewForSupplementaryElementOfKind:atIndexPath:",
            decidedBy: "the mappings of supplementary views"),
    ]
}
