public import Deputy
public import DeputyLists

/// Data that follows an async sequence: each element is applied as it comes.
///
/// It ends with the sequence, with its token or with the store; the items stay. A sequence that throws is reported.
extension ItemStore {
    /// Makes a section's items follow a sequence.
    ///
    /// ```swift
    /// manager.items.follow(database.posts)
    /// ```
    @discardableResult
    public func follow<Source: AsyncSequence & Sendable, Item: Sendable>(
        _ source: Source, inSection section: Int = 0, fileID: StaticString = #fileID, line: UInt = #line
    ) -> EventRegistration where Source.Element == [Item] {
        follow(source, .items(section), at: CallSite(fileID, line), { $0 }) { store, items, section in
            store.edit(fileID, line, replacing: .items(section)) {
                $0.replaceItems(items, inSection: section, at: $1)
            }
        }
    }

    /// Makes all sections follow a sequence, whose elements a closure turns into sections.
    ///
    /// ```swift
    /// manager.items.followSections(states) { state in [ItemSection(state.friends, id: "friends")] }
    /// ```
    @discardableResult
    public func followSections<Source: AsyncSequence & Sendable>(
        _ source: Source, fileID: StaticString = #fileID, line: UInt = #line,
        _ sections: @escaping @MainActor (Source.Element) -> [ItemSection]
    ) -> EventRegistration where Source.Element: Sendable {
        follow(source, .everything, at: CallSite(fileID, line), sections) { store, sections, _ in
            store.apply(sections: sections, fileID: fileID, line: line)
        }
    }

    private func follow<Source: AsyncSequence & Sendable, Value>(
        _ source: Source, _ part: Part, at site: CallSite, _ read: @escaping @MainActor (Source.Element) -> Value,
        take: @escaping @MainActor (ItemStore, Value, Int) -> Void
    ) -> EventRegistration where Source.Element: Sendable {
        let followed = FollowedSequence()
        let follower = Follower(at: site, followed)
        let token = begin(follower, of: part)
        followed.task = Task { [weak self, weak follower] in
            defer { self?.forget(follower) }
            do {
                for try await element in source {
                    guard let self, let follower, follower.isLive else { return }
                    let value = read(element)
                    // The closure may have ended it.
                    if follower.isLive { give(follower) { take($0, value, $1) } }
                }
            } catch {
                guard let self, follower?.isLive == true else { return }
                log.report(ListAnomaly.brokenSequence, error, at: site)
            }
        }
        return token
    }
}
