/// Identifies an entry of a list, also when it moves: two equal items have two identities.
public struct ItemIdentity: Hashable, Sendable {
    package let number: UInt64
}
