import DeputyHeadless
import DeputySections
import Foundation

@testable import ListTestSupport

/// The nastiest things a closure can do.
enum Act: CaseIterable {
    case dropObject, dropOwner, flush, refresh, unregister, cancel, register, scroll, layOut, reload, change,
        applyChange
    case replace, edit, tap, inspect, isOffScreen
    case takeOver, letGo, detach
    case changeModel, retitle, emit, callSlot, endStream, send, gesture, endAnimations
}

extension ActingRig {
    func perform(_ act: Act) {
        switch act {
        case .dropObject: object = nil
        case .dropOwner: owner = nil
        case .flush: current?.flush()
        case .refresh: if let binder { binder.refresh() } else { current?.setNeedsUpdate() }
        case .unregister: current?.unregister(Kit.OddCell.self)
        case .cancel: tokens.randomElement(using: &random)?.cancel()
        case .register: if let current { registerClosures(on: current) }
        case .scroll: list.scroll(by: CGFloat(below(600) - 300))
        case .layOut: list.layoutIfNeeded()
        case .reload: list.reloadData()
        case .endAnimations: list.endAnimations()
        case .change, .applyChange, .replace: change(act)
        case .edit: edit()
        case .tap: list.send(\.didHighlight, at: [0, below(5)])
        case .inspect: inspect()
        case .isOffScreen: list.isOnScreen.toggle()
        case .takeOver: if managers.count < 4 { makeManager() }
        case .letGo, .detach: if below(4) == 0 { leave(detaching: act == .detach) }
        case .changeModel: if below(3) > 0 { model.things.append(nextThing()) } else { model.things = [] }
        case .retitle: model.title = ["", "a", "title"][below(3)]
        case .emit: for view in emitters { view.emit(event: .tapped) }
        case .callSlot: for view in emitters { view.didTap?() }
        case .endStream: streams.randomElement(using: &random)?.end()
        case .send: if let item = anyItem { sendAnything(at: item) }
        case .gesture: if let item = anyItem, let other = anyItem { gesture(at: item, other) }
        }
    }

    /// An item on screen; nil if there is none.
    private var anyItem: IndexPath? { list.visibleItems.randomElement(using: &random) }

    /// A cell and a header on screen that emit.
    private var emitters: [any TapEmitting] {
        let cell = anyItem.flatMap { list.view(.cell, at: $0) }
        let header = (0..<list.itemCounts.count).lazy.compactMap { [list] in list.view(.header, at: [$0, 0]) }.first
        return [cell, header].compactMap { $0 as? any TapEmitting }
    }

    /// What a person does to items.
    private func gesture(at item: IndexPath, _ other: IndexPath) {
        let number = below(Kit.ownGestures + 3)
        trail.append("gesture \(number) at \(item), \(other)")
        switch number - Kit.ownGestures {
        // A recording owner has it move to places that this list may not have.
        case 0:
            guard !hasRecordingOwners else { return }
            if below(2) == 0 { list.beginEditing() }
            list.move(item, to: other)
        case 1: list.focus(item)
        case 2:
            list.drag(item)
            list.addToDrag(other)
            list.isSpringLoaded = true
            list.hover(over: other)
            // An item of its own that is dropped alone is moved.
            list.drop(hasRecordingOwners ? HeadlessDragSession([HeadlessDragItem("guest")]) : nil, at: other)
            list.cancelDrag()
        default: Kit.gesture(number, list, at: item, other)
        }
    }

    /// Changes the data that is to be on screen.
    private func change(_ act: Act) {
        guard let current else { return }
        if binder != nil, current === managers[0] {
            if below(2) == 0, !data.isEmpty { data.remove(at: below(data.count)) } else { data.append(nextThing()) }
            binder?.refresh(animations: below(2) == 0 ? .off : nil)
            return
        }
        let items = current.items
        let count = items.numberOfItems(inSection: 0)
        switch act {
        case .applyChange:
            items.apply(
                items: items.items(of: Thing.self).shuffled(using: &random) + [nextThing()],
                animations: below(2) == 0 ? .off : nil)
        case .replace where count > 0: items.replace(at: [0, below(count)], with: nextThing())
        case _ where count > 2 && below(2) == 0:
            items.batch(animations: below(2) == 0 ? .off : nil) { $0.remove(at: [[0, 0], [0, count - 1]]) }
        default: items.insert(nextThing(), at: [0, 0])
        }
    }

    private func edit() {
        guard let table = list as? HeadlessTable else { return list.scroll(by: 50) }
        if table.isEditing { table.endEditing() } else { table.beginEditing() }
    }

    private func inspect() {
        guard let current else { return }
        _ = current.validate()
        _ = current.explain(eventNamed: "willDisplay", at: [0, below(3)])
        _ = "\(current.report())"
    }

    /// The manager whose data is on screen leaves the list.
    private func leave(detaching: Bool) {
        guard let current, let index = managers.firstIndex(where: { $0 === current }) else { return }
        self.current = nil
        if detaching { current.detach() }
        if index == 0 { binder = nil }
        managers[index] = nil
    }
}
