import DeputyHeadless
import Foundation

@testable import ListTestSupport

extension ActingRig {
    /// Makes a manager of its own items, which takes the list over: things, apples with a header and a footer, and things that
    /// follow the model.
    func makeManager() {
        let manager = ListManager(list, anomalyLog: log())
        managers.append(manager)
        current = manager
        registerThings(on: manager)
        manager.register(Kit.OddCell.self)
        manager.registerHeader(Kit.TextView.self)
        registerCatalogue(on: manager)
        registerClosures(on: manager)
        manager.items.setSections([
            ItemSection((0..<below(20)).map { _ in nextThing() }),
            ItemSection((0..<4).map(Apple.inRow), header: Apple.inHeader, footer: Apple.inFooter),
        ])
        follow(manager.items)
    }

    private func registerThings(on manager: ListManager<Kit>) {
        manager.register(Kit.ThingCell.self, for: Thing.self) { mapping in
            mapping.condition = .where { [weak self] _, _ in
                self?.act(in: "condition")
                return true
            }
            mapping.whileInUse { [weak self] scope, _, _, _ in
                self?.begun += 1
                scope.onEnd {
                    self?.ended += 1
                    self?.act(in: "onEnd")
                }
                self?.act(in: "whileInUse")
            }
            mapping.onEvent { [weak self] _, _, _, _ in self?.act(in: "onEvent") }
            mapping.on(\.didTap) { [weak self] _, _ in self?.act(in: "didTap") }
            Kit.answerHeight(mapping) { [weak self] thing in
                self?.act(in: "height")
                return CGFloat(30 + thing.id % 3 * 10)
            }
        } configure: { [weak self] cell, thing, _ in
            // So that the cell is filled again when the title changes.
            _ = self?.model.title
            cell.configure(thing)
            self?.act(in: "configure")
        }
    }

    /// Has sections, a header and a footer follow the model.
    private func follow(_ items: ItemStore) {
        items.follow(inSection: 2) { [weak self] in
            self?.act(in: "follow")
            return self?.model.things ?? []
        }
        items.followHeader(inSection: 1) { [weak self] in
            self?.act(in: "followHeader")
            return self.map { Apple(name: $0.model.title) }
        }
        items.followFooter(weak: model, inSection: 1) { [weak self] model in
            self?.act(in: "followFooter")
            return model.title.isEmpty ? nil : Apple(name: model.title)
        }
    }

    /// Registers a closure wherever a manager of whatever data takes one.
    func registerClosures(on manager: ListManager<Kit>) {
        let act: @MainActor (String) -> Void = { [weak self] in self?.act(in: $0) }
        tokens.append(manager.on(model: Thing.self).willDisplay.withoutCell { _, _ in act("willDisplay") })
        tokens.append(manager.on(model: Thing.self).didEndDisplaying.withoutCell { _, _ in act("didEndDisplaying") })
        tokens.append(manager.on(model: Thing.self).didHighlight.withoutCell { _, _ in act("didHighlight") })
        tokens.append(manager.on(model: Thing.self).prefetch { _, _ in act("prefetch") })
        tokens.append(manager.on(model: Thing.self).cancelPrefetch { _, _ in act("cancelPrefetch") })
        tokens.append(
            manager.on(model: Thing.self).shouldHighlight.withoutCell { _, _ in
                act("shouldHighlight")
                return true
            })
        if let object {
            tokens.append(
                manager.on(model: Thing.self).didUnhighlight.withoutCell(weak: object) { _, _, _ in
                    act("didUnhighlight")
                })
        }
        manager.willUpdate = { _ in act("willUpdate") }
        manager.didUpdate = { _ in act("didUpdate") }
        manager.didEndAnimations = { _ in act("didEndAnimations") }
        manager.isTracing = true
        manager.onResolution = { _ in act("onResolution") }
        owner = hasRecordingOwners ? ListRecordingOwner<Kit>(self) : RowsOwner()
        manager.owner = owner
        manager.animates = { _ in
            act("animates")
            return .automatic
        }
        let emitted = Notes()
        emitted.onElement = { act("stream of what cells emit") }
        emitted.read(manager.on(Kit.ThingCell.self).events()) { _ in [] }
        streams.append(emitted)
    }
}
