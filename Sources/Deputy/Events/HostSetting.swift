/// A setting of the host itself that decides whether an event is ever sent: a list that allows no selection sends no
/// `didSelect`.
///
/// Written behind the selector, as gates are. A setting can change at any time, so it is looked at only for `explain` and
/// for reports, and is never an anomaly.
///
/// ```swift
/// let didSeek = HostNotice("didSeek", "playerDidSeek:", .needing(HostSetting("seeking") { player in
///     (player as? Player)?.allowsSeeking == false ? .forbids("allowsSeeking", because: "it is false") : .allows
/// }))
/// ```
package struct HostSetting: Sendable {
    /// What tells it from other settings of its event.
    package let name: String
    let verdict: @MainActor (AnyObject) -> Verdict

    /// What a setting says of an event.
    package enum Verdict: Sendable, Hashable {
        /// The host may send the event.
        case allows
        /// The host does not send the event: the property that says so, and why in words.
        ///
        /// Where an event is named that is implemented, its gesture may change the setting, so nothing is certain.
        case forbids(_ property: String, because: String, unless: String? = nil)
        /// The host sends the event only at times: the property that says so, and when in words.
        case mayForbid(_ property: String, because: String)
    }

    /// - Parameter verdict: what it says now; called with the host, while that lives.
    package init(_ name: String, _ verdict: @escaping @MainActor (_ host: AnyObject) -> Verdict) {
        self.name = name
        self.verdict = verdict
    }
}
