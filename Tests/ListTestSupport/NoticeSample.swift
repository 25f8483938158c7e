import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

/// A notice with a handler that notes everything it gets, and the streams that should get the same.
struct ListNoticeSample<Kit: TestKit>: Sendable {
    let name: String
    /// Registers the handler.
    let handle: @MainActor @Sendable (SamplePlaces<Kit>, Notes) -> Void
    /// Makes every stream there is of the event.
    let listen: @MainActor @Sendable (SamplePlaces<Kit>, Notes) -> Void
}

/// A notice of some list: what the rules of every list are written over.
struct NoticeSample: Sendable, CustomTestStringConvertible {
    /// How the event is sent.
    let sample: AnySample
    /// Registers the handler.
    let handle: @MainActor @Sendable (any AnyRig, Notes) -> Void
    /// Makes every stream there is of the event.
    let listen: @MainActor @Sendable (any AnyRig, Notes) -> Void

    var name: String { sample.name }
    var testDescription: String { sample.testDescription }

    @MainActor init<Kit: TestKit>(_ notice: ListNoticeSample<Kit>) {
        sample = AnySample(Kit.samples.first { $0.name == notice.name }!)
        handle = { notice.handle(($0 as! ListRig<Kit>).places, $1) }
        listen = { notice.listen(($0 as! ListRig<Kit>).places, $1) }
    }

    /// The notices of tables, then those of collections.
    @MainActor static let all =
        ListNoticeSample<HeadlessTables>.ofTables.map { NoticeSample($0) }
        + ListNoticeSample<HeadlessCollections>.ofCollections.map { NoticeSample($0) }
}

/// What a handler and streams of one event got.
@MainActor
final class Notes {
    /// What the handler got, call by call.
    var handler: [[String]] = []
    /// What each stream got, element by element.
    var streams: [[[String]]] = []
    /// Called for each element, in the loop that gets it.
    var onElement: @MainActor () -> Void = {}
    private var tasks: [Task<Void, Never>] = []
    private var begun = 0

    /// Reads a stream, and notes its elements as text.
    func read<Element>(_ stream: EventStream<Element>, _ text: @escaping @MainActor (Element) -> [String]) {
        let index = streams.count
        streams.append([])
        tasks.append(
            Task {
                // The loop waits in this same turn of the main actor.
                begun += 1
                for await element in stream {
                    streams[index].append(text(element))
                    onElement()
                }
            })
    }

    /// Forgets what was got until now.
    func forget() {
        handler = []
        streams = streams.map { _ in [] }
    }

    /// Waits until every loop waits for its first element.
    func untilBegun() async { await until(begun, is: tasks.count) }

    func end() { for task in tasks { task.cancel() } }
}

/// Everything an event brings, as text.
@MainActor
private func line(_ argument: Any, _ view: AnyObject? = nil, _ place: Any...) -> [String] {
    Call("", [argument] + (view.map { [$0 as Any] } ?? []) + place).arguments
}

extension ListNoticeSample where Kit == HeadlessTables {
    /// A line per notice.
    @MainActor static var ofTables: [ListNoticeSample] {
        shared + [
            row(\.accessoryButtonTapped), row(\.didSelect), row(\.willBeginEditing), row(\.didEndEditing),
            rowWith(\.commitEditingStyle), rowWith(\.moveRowTo), rowWith(\.performAction),
            header(\.willDisplayHeaderView), header(\.didEndDisplayingHeaderView),
            footer(\.willDisplayFooterView), footer(\.didEndDisplayingFooterView),
        ]
    }
}

extension ListNoticeSample where Kit == HeadlessCollections {
    /// A line per notice.
    @MainActor static var ofCollections: [ListNoticeSample] {
        shared + [
            row(\.didSelect), rowWith(\.performAction), hostWith(\.moveItemAtTo),
            supplementary(\.willDisplaySupplementaryView), supplementary(\.didEndDisplayingSupplementaryView),
        ]
    }
}

extension ListNoticeSample {
    /// The notices that every list has.
    @MainActor private static var shared: [ListNoticeSample] {
        [
            row(\.willDisplay), row(\.didEndDisplaying), row(\.didHighlight), row(\.didUnhighlight), row(\.didDeselect),
            row(\.performPrimaryAction), row(\.didBeginMultipleSelectionInteraction),
            item(\.prefetch), item(\.cancelPrefetch),
            host(\.didEndMultipleSelectionInteraction), hostWith(\.willPerformPreviewAction),
            hostWith(\.willDisplayContextMenu), hostWith(\.willEndContextMenuInteraction), hostWith(\.didUpdateFocus),
            hostWith(\.dragSessionWillBegin), hostWith(\.dragSessionDidEnd), hostWith(\.performDropWithCoordinator),
            hostWith(\.dropSessionDidEnter), hostWith(\.dropSessionDidExit), hostWith(\.dropSessionDidEnd),
            hostWith(\.didScroll), hostWith(\.didEndScrollingAnimation), hostWith(\.didChangeAdjustedContentInset),
            hostWith(\.willBeginDragging), hostWith(\.willEndDragging), hostWith(\.didEndDragging),
            hostWith(\.willBeginDecelerating), hostWith(\.didEndDecelerating), hostWith(\.didScrollToTop),
            hostWith(\.willBeginZooming), hostWith(\.didZoom), hostWith(\.didEndZooming),
        ]
    }

    @MainActor private static func name<Shape: DelegateEvent>(_ path: KeyPath<Kit.Events, Shape>) -> String {
        SharedCatalogue<Kit.Events>.shared.events[keyPath: path].name
    }

    @MainActor static func row(_ path: KeyPath<Kit.Events, ViewNotice<CellScope>>) -> ListNoticeSample {
        ListNoticeSample(
            name: name(path),
            handle: { rig, notes in
                rig.apples[dynamicMember: path].callAsFunction { notes.handler.append(line((), $0, $1, $2)) }
            },
            listen: { rig, notes in
                for stream in [
                    rig.manager.on(Kit.AppleCell.self).events(path), rig.apples.events(path),
                    rig.manager.on(Kit.AppleCell.self, for: Apple.self).events(path),
                ] {
                    notes.read(stream) { line($0.argument, $0.view, $0.model, $0.indexPath) }
                }
            })
    }

    @MainActor static func rowWith<A>(_ path: KeyPath<Kit.Events, ViewNoticeWith<CellScope, A>>)
        -> ListNoticeSample
    {
        ListNoticeSample(
            name: name(path),
            handle: { rig, notes in
                rig.apples[dynamicMember: path].callAsFunction { (argument: A, cell: Kit.AppleCell, apple, path) in
                    notes.handler.append(line(argument, cell, apple, path))
                }
            },
            listen: { rig, notes in
                for stream in [rig.manager.on(Kit.AppleCell.self).events(path), rig.apples.events(path)] {
                    notes.read(stream) { line($0.argument, $0.view, $0.model, $0.indexPath) }
                }
            })
    }

    @MainActor static func item(_ path: KeyPath<Kit.Events, ItemNotice>) -> ListNoticeSample {
        ListNoticeSample(
            name: name(path),
            handle: { rig, notes in
                rig.apples[dynamicMember: path].callAsFunction { notes.handler.append(line((), nil, $0, $1)) }
            },
            listen: { rig, notes in
                for stream in [
                    rig.manager.on(Kit.AppleCell.self).events(path), rig.manager.on(model: Apple.self).events(path),
                    rig.apples.events(path),
                ] {
                    notes.read(stream) { line($0.argument, nil, $0.model, $0.indexPath) }
                }
            })
    }

    @MainActor static func header(_ path: KeyPath<Kit.Events, ViewNotice<Kit.SectionHeaderScope>>)
        -> ListNoticeSample
    {
        ListNoticeSample(
            name: name(path),
            handle: { rig, notes in
                rig.headers[dynamicMember: path].callAsFunction { notes.handler.append(line((), $0, $1, $2)) }
            },
            listen: { rig, notes in
                for stream in [rig.manager.on(header: Kit.AppleView.self).events(path), rig.headers.events(path)] {
                    notes.read(stream) { line($0.argument, $0.view, $0.model, $0.position) }
                }
            })
    }

    @MainActor static func footer(_ path: KeyPath<Kit.Events, ViewNotice<Kit.SectionFooterScope>>)
        -> ListNoticeSample
    {
        ListNoticeSample(
            name: name(path),
            handle: { rig, notes in
                rig.footers[dynamicMember: path].callAsFunction { notes.handler.append(line((), $0, $1, $2)) }
            },
            listen: { rig, notes in
                for stream in [rig.manager.on(footer: Kit.AppleView.self).events(path), rig.footers.events(path)] {
                    notes.read(stream) { line($0.argument, $0.view, $0.model, $0.position) }
                }
            })
    }

    @MainActor static func host(_ path: KeyPath<Kit.Events, HostNotice>) -> ListNoticeSample {
        ListNoticeSample(
            name: name(path),
            handle: { rig, notes in
                rig.manager.onHost[dynamicMember: path].callAsFunction { notes.handler.append(line(())) }
            },
            listen: { rig, notes in
                notes.read(rig.manager.onHost.events(path)) { line($0) }
            })
    }

    @MainActor static func hostWith<A>(_ path: KeyPath<Kit.Events, HostNoticeWith<A>>) -> ListNoticeSample {
        ListNoticeSample(
            name: name(path),
            handle: { rig, notes in
                rig.manager.onHost[dynamicMember: path].callAsFunction { (argument: A) in
                    notes.handler.append(line(argument))
                }
            },
            listen: { rig, notes in
                notes.read(rig.manager.onHost.events(path)) { line($0) }
            })
    }
}

extension ListNoticeSample where Kit: CollectionKit {
    /// A notice about views of every kind but cells, tried with a header.
    @MainActor static func supplementary(
        _ path: KeyPath<Kit.Events, ViewNotice<SupplementaryScope>>
    ) -> ListNoticeSample {
        ListNoticeSample(
            name: name(path),
            handle: { rig, notes in
                rig.headers[dynamicMember: path].callAsFunction { notes.handler.append(line((), $0, $1, $2)) }
            },
            listen: { rig, notes in
                notes.read(rig.headers.events(path)) { line($0.argument, $0.view, $0.model, $0.position) }
                notes.read(
                    rig.manager.dispatcher.place(
                        of: SupplementaryScope.self, Kit.AppleView.self, showing: Apple.self
                    ).events(path)
                ) {
                    line($0.argument, $0.view, $0.model, $0.position)
                }
                notes.read(rig.manager.on(header: Kit.AppleView.self).events(path)) {
                    line($0.argument, $0.view, $0.model, $0.position)
                }
            })
    }
}
