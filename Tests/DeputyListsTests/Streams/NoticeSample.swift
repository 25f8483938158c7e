import DeputyHeadless
import Foundation
import Testing

/// A notice with a handler that notes everything it gets, and the streams that should get the same.
struct NoticeSample: Sendable, CustomTestStringConvertible {
    let name: String
    /// Registers the handler.
    let handle: @MainActor @Sendable (Rig, Notes) -> Void
    /// Makes every stream there is of the event.
    let listen: @MainActor @Sendable (Rig, Notes) -> Void

    var testDescription: String { name }
}

/// What a handler and streams of one event got.
@MainActor
final class Notes {
    var handler: [String] = []
    var streams: [[String]] = []
    private var tasks: [Task<Void, Never>] = []

    /// Reads a stream, and notes its elements as text.
    func read<Element>(_ stream: EventStream<Element>, _ text: @escaping @MainActor (Element) -> String) {
        let index = streams.count
        streams.append([])
        tasks.append(Task { for await element in stream { streams[index].append(text(element)) } })
    }

    func end() { for task in tasks { task.cancel() } }
}

/// Everything an event brings, as text.
@MainActor
private func line(_ argument: Any, _ view: AnyObject?, _ model: Any, _ position: Any) -> String {
    // An argument may be an object made for one event; what it is says enough.
    let view = view.map { "\(type(of: $0)) \(ObjectIdentifier($0))" } ?? "no view"
    return "\(describe(argument)) | \(view) | \(model) | \(position)"
}

extension NoticeSample {
    /// A line per notice.
    @MainActor static let all: [NoticeSample] = [
        row(\.willDisplay), row(\.didEndDisplaying), row(\.accessoryButtonTapped), row(\.didHighlight),
        row(\.didUnhighlight), row(\.didSelect), row(\.didDeselect), row(\.performPrimaryAction),
        row(\.didBeginMultipleSelectionInteraction), row(\.willBeginEditing), row(\.didEndEditing),
        rowWith(\.commitEditingStyle), rowWith(\.moveRowTo), rowWith(\.performAction),
        item(\.prefetch), item(\.cancelPrefetch),
        header(\.willDisplayHeaderView), header(\.didEndDisplayingHeaderView),
        footer(\.willDisplayFooterView), footer(\.didEndDisplayingFooterView),
        host(\.didEndMultipleSelectionInteraction), hostWith(\.willPerformPreviewAction),
        hostWith(\.willDisplayContextMenu), hostWith(\.willEndContextMenuInteraction), hostWith(\.didUpdateFocus),
        hostWith(\.dragSessionWillBegin), hostWith(\.dragSessionDidEnd), hostWith(\.performDropWithCoordinator),
        hostWith(\.dropSessionDidEnter), hostWith(\.dropSessionDidExit), hostWith(\.dropSessionDidEnd),
    ]

    @MainActor private static func name<Shape: Event>(_ path: KeyPath<E, Shape>) -> String {
        Catalogue<E>.shared.events[keyPath: path].name
    }

    @MainActor static func row<O>(_ path: KeyPath<E, ViewNotice<CellScope, O>>) -> NoticeSample {
        NoticeSample(
            name: name(path),
            handle: { rig, notes in
                rig.apples[dynamicMember: path].callAsFunction { notes.handler.append(line((), $0, $1, $2)) }
            },
            listen: { rig, notes in
                for stream in [
                    rig.manager.events(path, from: AppleCell.self), rig.apples.events(path),
                    rig.manager.events(path, from: AppleCell.self, for: Apple.self),
                ] {
                    notes.read(stream) { line($0.argument, $0.view, $0.model, $0.indexPath) }
                }
            })
    }

    @MainActor static func rowWith<A, O>(_ path: KeyPath<E, ViewNoticeWith<CellScope, A, O>>) -> NoticeSample {
        NoticeSample(
            name: name(path),
            handle: { rig, notes in
                rig.apples[dynamicMember: path].callAsFunction { (argument: A, cell: AppleCell, apple, path) in
                    notes.handler.append(line(argument, cell, apple, path))
                }
            },
            listen: { rig, notes in
                for stream in [rig.manager.events(path, from: AppleCell.self), rig.apples.events(path)] {
                    notes.read(stream) { line($0.argument, $0.view, $0.model, $0.indexPath) }
                }
            })
    }

    @MainActor static func item(_ path: KeyPath<E, ItemsNotice>) -> NoticeSample {
        NoticeSample(
            name: name(path),
            handle: { rig, notes in
                rig.apples[dynamicMember: path].callAsFunction { notes.handler.append(line((), nil, $0, $1)) }
            },
            listen: { rig, notes in
                for stream in [
                    rig.manager.events(path, from: AppleCell.self), rig.manager.events(path, for: Apple.self),
                    rig.apples.events(path),
                ] {
                    notes.read(stream) { line($0.argument, nil, $0.model, $0.indexPath) }
                }
            })
    }

    @MainActor static func header<O>(_ path: KeyPath<E, ViewNotice<HeaderScope, O>>) -> NoticeSample {
        NoticeSample(
            name: name(path),
            handle: { rig, notes in
                rig.headers[dynamicMember: path].callAsFunction { notes.handler.append(line((), $0, $1, $2)) }
            },
            listen: { rig, notes in
                for stream in [rig.manager.events(path, from: AppleHeader.self), rig.headers.events(path)] {
                    notes.read(stream) { line($0.argument, $0.view, $0.model, $0.section) }
                }
            })
    }

    @MainActor static func footer<O>(_ path: KeyPath<E, ViewNotice<FooterScope, O>>) -> NoticeSample {
        NoticeSample(
            name: name(path),
            handle: { rig, notes in
                rig.footers[dynamicMember: path].callAsFunction { notes.handler.append(line((), $0, $1, $2)) }
            },
            listen: { rig, notes in
                for stream in [rig.manager.events(path, from: AppleHeader.self), rig.footers.events(path)] {
                    notes.read(stream) { line($0.argument, $0.view, $0.model, $0.section) }
                }
            })
    }

    @MainActor static func host(_ path: KeyPath<E, HostNotice>) -> NoticeSample {
        NoticeSample(
            name: name(path),
            handle: { rig, notes in
                rig.manager[dynamicMember: path].callAsFunction { notes.handler.append("()") }
            },
            listen: { rig, notes in
                notes.read(rig.manager.events(path)) { describe($0) }
            })
    }

    @MainActor static func hostWith<A>(_ path: KeyPath<E, HostNoticeWith<A>>) -> NoticeSample {
        NoticeSample(
            name: name(path),
            handle: { rig, notes in
                rig.manager[dynamicMember: path].callAsFunction { (argument: A) in
                    notes.handler.append(describe(argument))
                }
            },
            listen: { rig, notes in
                notes.read(rig.manager.events(path)) { describe($0) }
            })
    }
}
