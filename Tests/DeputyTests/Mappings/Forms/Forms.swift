import Deputy
import Foundation

extension Form {
    /// Every form of a closure, at every kind of place: all places have the same.
    @MainActor static let all =
        forms(at: "a mapping") { $0.mapping }
        + forms(at: "all mappings of a view") {
            $0.manager.place(of: CellScope.self, FormView.self, showing: FormModel.self)
        }
        + forms(at: "all mappings of a model") {
            $0.manager.place(of: CellScope.self, showing: FormModel.self, in: FormView.self)
        } + forms(ofHost: "the host") { $0.manager.onHost }

    @MainActor
    private static func forms<Place: EventPlace<FormEvents, CellScope, FormView, FormModel, EventRegistration>>(
        at place: String, _ at: @escaping @MainActor @Sendable (Stage) -> Place
    ) -> [Form] {
        [
            Form("\(place): a view (v, m, p), answers") { s in
                at(s).view { v, m, p in s.hear(v, m, p) }.live(with: s.isolated)
            },
            Form("\(place): weak, a view (v, m, p), answers") { s in
                at(s).view(weak: s.isolated) { o, v, m, p in o.hear(v, m, p) }
            },
            Form("\(place): a view (v, m, p), may pass") { s in
                at(s).view.orPass { v, m, p in s.decide(v, m, p) }.live(with: s.isolated)
            },
            Form("\(place): weak, a view (v, m, p), may pass") { s in
                at(s).view.orPass(weak: s.isolated) { o, v, m, p in o.decide(v, m, p) }
            },
            Form("\(place): a view, without it (m, p), answers") { s in
                at(s).view.withoutCell { m, p in s.hear(m, p) }.live(with: s.isolated)
            },
            Form("\(place): weak, a view, without it (m, p), answers") { s in
                at(s).view.withoutCell(weak: s.isolated) { o, m, p in o.hear(m, p) }
            },
            Form("\(place): a view, without it (m, p), may pass") { s in
                at(s).view.withoutCell.orPass { m, p in s.decide(m, p) }.live(with: s.isolated)
            },
            Form("\(place): weak, a view, without it (m, p), may pass") { s in
                at(s).view.withoutCell.orPass(weak: s.isolated) { o, m, p in o.decide(m, p) }
            },
            Form("\(place): a view with an argument (a, v, m, p), answers") { s in
                at(s).viewArgument { a, v, m, p in s.hear(a, v, m, p) }.live(with: s.isolated)
            },
            Form("\(place): weak, a view with an argument (a, v, m, p), answers") { s in
                at(s).viewArgument(weak: s.isolated) { o, a, v, m, p in o.hear(a, v, m, p) }
            },
            Form("\(place): a view with an argument (a, v, m, p), may pass") { s in
                at(s).viewArgument.orPass { a, v, m, p in s.decide(a, v, m, p) }.live(with: s.isolated)
            },
            Form("\(place): weak, a view with an argument (a, v, m, p), may pass") { s in
                at(s).viewArgument.orPass(weak: s.isolated) { o, a, v, m, p in o.decide(a, v, m, p) }
            },
            Form("\(place): a view with an argument, without it (a, m, p), answers") { s in
                at(s).viewArgument.withoutCell { a, m, p in s.hear(a, m, p) }.live(with: s.isolated)
            },
            Form("\(place): weak, a view with an argument, without it (a, m, p), answers") { s in
                at(s).viewArgument.withoutCell(weak: s.isolated) { o, a, m, p in o.hear(a, m, p) }
            },
            Form("\(place): a view with an argument, without it (a, m, p), may pass") { s in
                at(s).viewArgument.withoutCell.orPass { a, m, p in s.decide(a, m, p) }.live(with: s.isolated)
            },
            Form("\(place): weak, a view with an argument, without it (a, m, p), may pass") { s in
                at(s).viewArgument.withoutCell.orPass(weak: s.isolated) { o, a, m, p in o.decide(a, m, p) }
            },
            Form("\(place): an item (m, p), answers") { s in
                at(s).model { m, p in s.hear(m, p) }.live(with: s.isolated)
            },
            Form("\(place): weak, an item (m, p), answers") { s in
                at(s).model(weak: s.isolated) { o, m, p in o.hear(m, p) }
            },
            Form("\(place): an item (m, p), may pass") { s in
                at(s).model.orPass { m, p in s.decide(m, p) }.live(with: s.isolated)
            },
            Form("\(place): weak, an item (m, p), may pass") { s in
                at(s).model.orPass(weak: s.isolated) { o, m, p in o.decide(m, p) }
            },
        ]
    }

    @MainActor private static func forms(
        ofHost place: String, _ at: @escaping @MainActor @Sendable (Stage) -> HostEvents<FormEvents>
    ) -> [Form] {
        [
            Form("\(place): itself (), answers") { s in
                at(s).host { s.hear() }.live(with: s.isolated)
            },
            Form("\(place): weak, itself (), answers") { s in
                at(s).host(weak: s.isolated) { o in o.hear() }
            },
            Form("\(place): itself (), may pass") { s in
                at(s).host.orPass { s.decide() }.live(with: s.isolated)
            },
            Form("\(place): weak, itself (), may pass") { s in
                at(s).host.orPass(weak: s.isolated) { o in o.decide() }
            },
            Form("\(place): with an argument (a), answers") { s in
                at(s).hostArgument { a in s.hear(a) }.live(with: s.isolated)
            },
            Form("\(place): weak, with an argument (a), answers") { s in
                at(s).hostArgument(weak: s.isolated) { o, a in o.hear(a) }
            },
            Form("\(place): with an argument (a), may pass") { s in
                at(s).hostArgument.orPass { a in s.decide(a) }.live(with: s.isolated)
            },
            Form("\(place): weak, with an argument (a), may pass") { s in
                at(s).hostArgument.orPass(weak: s.isolated) { o, a in o.decide(a) }
            },
        ]
    }
}
