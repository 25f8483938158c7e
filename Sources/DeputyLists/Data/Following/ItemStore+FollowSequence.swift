public import Deputy

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
    public func follow<Source: AsyncSequence & Sendable, Item: Identifiable & Equatable & Sendable>(
        _ source: Source, inSection section: Int = 0, fileID: StaticString = #fileID, line: UInt = #line
    ) -> EventRegistration where Source.Element == [Item] {
        follow(source, .items(section), at: CallSite(fileID, line)) {
            $0.apply(items: $1, inSection: section, fileID: fileID, line: line)
        }
    }

    /// Makes a section's items follow a sequence, for items of any type.
    @discardableResult @_disfavoredOverload
    public func follow<Source: AsyncSequence & Sendable, Item: Sendable>(
        _ source: Source, inSection section: Int = 0, fileID: StaticString = #fileID, line: UInt = #line
    ) -> EventRegistration where Source.Element == [Item] {
        follow(source, .items(section), at: CallSite(fileID, line)) {
            $0.apply(items: $1 as [Any], inSection: section, fileID: fileID, line: line)
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
        follow(source, .everything, at: CallSite(fileID, line)) {
            $0.apply(sections: sections($1), fileID: fileID, line: line)
        }
    }

    private func follow<Source: AsyncSequence & Sendable>(
        _ source: Source, _ part: Part, at site: CallSite,
        take: @escaping @MainActor (ItemStore, Source.Element) -> Void
    ) -> EventRegistration where Source.Element: Sendable {
        willFollow(part, at: site)
        let reading = SequenceReading(part, at: site)
        readings.append(reading)
        reading.task = Task { [weak self, weak reading] in
            defer { self?.readings.removeAll { $0 === reading } }
            do {
                for try await element in source {
                    guard let self, reading?.isLive == true else { return }
                    give { take($0, element) }
                }
            } catch {
                guard let self, reading?.isLive == true else { return }
                anomalies.report(ListAnomaly.brokenSequence, error, at: site)
            }
        }
        return EventRegistration(
            at: site, live: { [weak reading] in reading?.lifetimes.append($0) },
            withdraw: { [weak self, weak reading] in
                reading?.task?.cancel()
                self?.readings.removeAll { $0 === reading }
            })
    }
}

/// A sequence that is read; it ends with the store.
@MainActor
final class SequenceReading {
    /// The part of the data that it provides.
    let part: ItemStore.Part
    let site: CallSite
    var task: Task<Void, Never>?
    var lifetimes: [@MainActor () -> Bool] = []
    var isLive: Bool { task?.isCancelled == false && lifetimes.allSatisfy { $0() } }

    init(_ part: ItemStore.Part, at site: CallSite) {
        self.part = part
        self.site = site
    }

    deinit {
        guard let task else { return }
        // Cancelling a sequence runs a user's code, which may be in the middle of releasing the store.
        Task { @MainActor in task.cancel() }
    }
}
