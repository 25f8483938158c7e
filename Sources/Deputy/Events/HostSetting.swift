/// A setting of the host itself that decides whether an event is ever sent: a list that allows no selection sends no
/// `didSelect`.
///
/// Written after the selector, like gates. A setting can change at any time, so it is read only for `explain` and
/// for reports, and is never an anomaly.
///
/// ```swift
/// let didSeek = HostNotice("didSeek", "playerDidSeek:", .needing(HostSetting("seeking") { player in
///     (player as? Player)?.allowsSeeking == false ? .forbids("allowsSeeking", because: "it is false") : .allows
/// }))
/// ```
package struct HostSetting: Sendable {
    /// The name that distinguishes it from other settings of its event.
    package let name: String
    let verdict: @MainActor (AnyObject) -> Verdict

    /// Whether a setting allows an event.
    package enum Verdict: Sendable, Hashable {
        /// The host may send the event.
        case allows
        /// The host does not send the event: the property that forbids it, and why in words.
        ///
        /// If the event `unless` is implemented, its gesture may change the setting, so nothing is certain.
        case forbids(_ property: String, because: String, unless: String? = nil)
        /// The host sends the event only at times: the property that decides, and when in words.
        case mayForbid(_ property: String, because: String)
    }

    /// - Parameter verdict: whether the event is allowed now; called with the host, while that lives.
    package init(_ name: String, _ verdict: @escaping @MainActor (_ host: AnyObject) -> Verdict) {
        self.name = name
        self.verdict = verdict
    }
}
