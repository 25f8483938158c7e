public import Foundation

extension PositionedEvent where Position == IndexPath {
    /// Where the row was when the event happened.
    public var indexPath: IndexPath { position }
}

extension PositionedEvent where Position == Int {
    /// The section it was about.
    public var section: Int { position }
}
