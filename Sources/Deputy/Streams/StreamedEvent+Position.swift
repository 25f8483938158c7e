public import Foundation

extension _PositionedEvent where Position == IndexPath {
    /// Where the row was when the event happened.
    public var indexPath: IndexPath { position }
}

extension _PositionedEvent where Position == Int {
    /// The section it was about.
    public var section: Int { position }
}
