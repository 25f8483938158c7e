#if EXPLANATIONS
public import Deputy
import Foundation

/// Looking for mistakes before a list ships.
extension ListManager {
    /// Mistakes in the registrations, the data, the owner and the list's slots.
    public func _findings() -> [Anomaly] {
        // It looks at the slots, too.
        let ofTheRuntime = dispatcher.validate()
        // The slots of a list that another manager has taken over are that one's, and no owner would help.
        let slots =
            slots.isReplaced
            ? [Anomaly.Report(ListAnomaly.replacedManager, SlotKeeper<Kit>.replaced)]
            : dispatcher.lostSlots.map { Anomaly.Report(ListAnomaly.lostSlot, $0.slot.slotName, $0.holder) }
        let sections = source === items ? items.sections.repeatedIDs : []
        let findings = [
            source.negativeCounts.map { $0.at(nil) }, dataFindings(), ofTheRuntime,
            (slots + sections).map { $0.at(nil) }, ownerFindings(),
            items.unobserved.map {
                Anomaly.Report(ListAnomaly.unobservedFollowing, "closure", "it", "nothing", "manager.items").at($0.site)
            }, core.nibFindings(), observers.flatMap { $0.findings() },
        ]
        return unique(Array(findings.joined()))
    }

    /// How many items each section has.
    public var _itemCounts: [Int] { source.counts }

    private func dataFindings() -> [Anomaly] {
        let sections = source.sectionNumbers
        var missing: [Anomaly] = []
        let cells = dispatcher.validate(.cell) { visit in
            for section in sections {
                let numbers = source.itemNumbers(inSection: section)
                for number in numbers {
                    let place = EventLocation.row([section, number])
                    if let item = source.item(at: [section, number]) {
                        visit(item, place)
                    } else {
                        let count = counted(numbers.count, "item")
                        missing.append(Anomaly.Report(ListAnomaly.missingItem, place, count).at(nil))
                    }
                }
            }
        }
        return missing + cells
            + [ViewKind.header, .footer].flatMap { kind in
                dispatcher.validate(
                    kind,
                    needsNoMapping: { [source] model in
                        source.asksTitles(kind) && Kit.showsByItself(model) || source.hasOnlyIdentifiers(kind)
                    }
                ) { visit in
                    for section in sections {
                        let place = Kit.supplementaryPosition([section, 0]).place
                        if let model = source.model(kind, at: place) { visit(model, place) }
                    }
                }
            } + supplementaryFindings()
    }

    /// Checks the models that sections have for kinds of their own. The places of views without such models are not known.
    private func supplementaryFindings() -> [Anomaly] {
        let sections = source === items ? items.sections : []
        return Set(sections.flatMap(\.supplementaries.keys)).sorted().flatMap { name in
            dispatcher.validate(.supplementary(name)) { visit in
                for (number, section) in sections.enumerated() {
                    for (item, model) in (section.supplementaries[name] ?? [:]).sorted(by: { $0.key < $1.key }) {
                        visit(model, Kit.supplementaryPosition([number, item]).place)
                    }
                }
            }
        }
    }

    private func ownerFindings() -> [Anomaly] {
        guard let owner else { return [] }
        return dispatcher.validate(methods: Kit.methods(of: owner), of: owner, besides: otherMethods)
            + (idleOwner().map { [$0.at(nil)] } ?? [])
    }

    /// The methods that are not events, and still reach the owner.
    private var otherMethods: [String] { Kit.Events._nonEventMethods.map(\.selector) }

    /// Reports an owner without any method that the list calls, at the end of the turn, because it may be replaced before.
    func reportIdleOwner() {
        guard idleOwner() != nil else { return }
        Task { [weak self] in
            if let self, let finding = idleOwner() { anomalyLog.report(finding) }
        }
    }

    /// The anomaly for an owner without any method that the list calls; nil if it has one.
    func idleOwner() -> Anomaly.Report? {
        guard let owner, !(owner is any ViewEventOwner),
            !dispatcher.catalogue.all.contains(where: { Kit.responds(owner, to: $0.selector) }),
            !otherMethods.contains(where: { Kit.responds(owner, to: $0) })
        else { return nil }
        let name = "\(type(of: owner))"
        return Anomaly.Report(ListAnomaly.idleOwner, withArticle(name), name)
    }
}

extension ListCore {
    /// The nibs that cannot be used, for `validate()`.
    func nibFindings() -> [Anomaly] {
        guard let list = slots.list else { return [] }
        return dispatcher.registry.uncertainMappings.compactMap { mapping in
            guard let nib = source(of: mapping, in: list).nib, let fault = fault(of: nib, for: mapping, in: list) else {
                return nil
            }
            return Anomaly.Report.unusableNib(nib.name, fault, for: mapping.viewType).at(mapping.site)
        }
    }
}

extension ListManager {
    /// Finds programming errors inside Deputy; empty if there are none.
    package func checkInvariants() -> [String] {
        dispatcher.checkInvariants() + items.checkInvariants() + core.data.checkInvariants(isShown: !isUpdatePending)
    }
}

extension ItemStore {
    /// Finds programming errors inside Deputy.
    func checkInvariants() -> [String] {
        let expected = sections.reduce(sections.count) { $0 + $1.items.count }
        let identities = sections.flatMap { $0.identities + [$0.identity].compactMap(\.self) }
        guard identities.count == expected, Set(identities).count == expected else {
            return ["of \(expected) items and sections some have no identity of their own"]
        }
        return []
    }
}

#else
extension ListManager {
    func reportIdleOwner() {}
}
#endif
