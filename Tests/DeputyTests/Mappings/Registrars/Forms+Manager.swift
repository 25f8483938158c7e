import Deputy
import Foundation

extension Form {
    /// Every form of a closure on the manager.
    @MainActor static let onManager: [Form] = ofViews + ofModels + withArgument + withPair

    @MainActor private static let ofViews: [Form] = [
        Form("view of a view (v, m, p), answers") { s in
            s.manager.view(FormView.self) { v, m, p in s.hear(v, m, p) }.live(with: s.isolated)
        },
        Form("weak view of a view (v, m, p), answers") { s in
            s.manager.view(FormView.self, weak: s.isolated) { o, v, m, p in o.hear(v, m, p) }
        },
        Form("method of view of a view (v, m, p), answers") { s in
            s.manager.view(FormView.self, weak: s.isolated, Isolated.view)
        },
        Form("free method of view of a view (v, m, p), answers") { s in
            s.manager.view(FormView.self, weak: s.free, Free.view)
        },
        Form("view of a view (v, m, p), may pass") { s in
            s.manager.view(FormView.self) { v, m, p in s.decide(v, m, p) }.live(with: s.isolated)
        },
        Form("weak view of a view (v, m, p), may pass") { s in
            s.manager.view(FormView.self, weak: s.isolated) { o, v, m, p in o.decide(v, m, p) }
        },
        Form("method of view of a view (v, m, p), may pass") { s in
            s.manager.view(FormView.self, weak: s.isolated, Isolated.viewOrPass)
        },
        Form("free method of view of a view (v, m, p), may pass") { s in
            s.manager.view(FormView.self, weak: s.free, Free.viewOrPass)
        },
        Form("view of a view and a model (v, m, p), answers") { s in
            s.manager.view(FormView.self, for: FormModel.self) { v, m, p in s.hear(v, m, p) }.live(with: s.isolated)
        },
        Form("weak view of a view and a model (v, m, p), answers") { s in
            s.manager.view(FormView.self, for: FormModel.self, weak: s.isolated) { o, v, m, p in o.hear(v, m, p) }
        },
        Form("method of view of a view and a model (v, m, p), answers") { s in
            s.manager.view(FormView.self, for: FormModel.self, weak: s.isolated, Isolated.view)
        },
        Form("free method of view of a view and a model (v, m, p), answers") { s in
            s.manager.view(FormView.self, for: FormModel.self, weak: s.free, Free.view)
        },
        Form("view of a view and a model (v, m, p), may pass") { s in
            s.manager.view(FormView.self, for: FormModel.self) { v, m, p in s.decide(v, m, p) }.live(with: s.isolated)
        },
        Form("weak view of a view and a model (v, m, p), may pass") { s in
            s.manager.view(FormView.self, for: FormModel.self, weak: s.isolated) { o, v, m, p in o.decide(v, m, p) }
        },
        Form("method of view of a view and a model (v, m, p), may pass") { s in
            s.manager.view(FormView.self, for: FormModel.self, weak: s.isolated, Isolated.viewOrPass)
        },
        Form("free method of view of a view and a model (v, m, p), may pass") { s in
            s.manager.view(FormView.self, for: FormModel.self, weak: s.free, Free.viewOrPass)
        },
        Form("view of a model (m, p), answers") { s in
            s.manager.view(for: FormModel.self) { m, p in s.hear(m, p) }.live(with: s.isolated)
        },
        Form("weak view of a model (m, p), answers") { s in
            s.manager.view(for: FormModel.self, weak: s.isolated) { o, m, p in o.hear(m, p) }
        },
        Form("method of view of a model (m, p), answers") { s in
            s.manager.view(for: FormModel.self, weak: s.isolated, Isolated.model)
        },
        Form("free method of view of a model (m, p), answers") { s in
            s.manager.view(for: FormModel.self, weak: s.free, Free.model)
        },
        Form("view of a model (m, p), may pass") { s in
            s.manager.view(for: FormModel.self) { m, p in s.decide(m, p) }.live(with: s.isolated)
        },
        Form("weak view of a model (m, p), may pass") { s in
            s.manager.view(for: FormModel.self, weak: s.isolated) { o, m, p in o.decide(m, p) }
        },
        Form("method of view of a model (m, p), may pass") { s in
            s.manager.view(for: FormModel.self, weak: s.isolated, Isolated.modelOrPass)
        },
        Form("free method of view of a model (m, p), may pass") { s in
            s.manager.view(for: FormModel.self, weak: s.free, Free.modelOrPass)
        },
        Form("view of a view (m, p), answers") { s in
            s.manager.view(FormView.self) { m, p in s.hear(m, p) }.live(with: s.isolated)
        },
        Form("weak view of a view (m, p), answers") { s in
            s.manager.view(FormView.self, weak: s.isolated) { o, m, p in o.hear(m, p) }
        },
        Form("method of view of a view (m, p), answers") { s in
            s.manager.view(FormView.self, weak: s.isolated, Isolated.model)
        },
        Form("free method of view of a view (m, p), answers") { s in
            s.manager.view(FormView.self, weak: s.free, Free.model)
        },
        Form("view of a view (m, p), may pass") { s in
            s.manager.view(FormView.self) { m, p in s.decide(m, p) }.live(with: s.isolated)
        },
        Form("weak view of a view (m, p), may pass") { s in
            s.manager.view(FormView.self, weak: s.isolated) { o, m, p in o.decide(m, p) }
        },
        Form("method of view of a view (m, p), may pass") { s in
            s.manager.view(FormView.self, weak: s.isolated, Isolated.modelOrPass)
        },
        Form("free method of view of a view (m, p), may pass") { s in
            s.manager.view(FormView.self, weak: s.free, Free.modelOrPass)
        },
        Form("view of a view and a model (m, p), answers") { s in
            s.manager.view(FormView.self, for: FormModel.self) { m, p in s.hear(m, p) }.live(with: s.isolated)
        },
        Form("weak view of a view and a model (m, p), answers") { s in
            s.manager.view(FormView.self, for: FormModel.self, weak: s.isolated) { o, m, p in o.hear(m, p) }
        },
        Form("method of view of a view and a model (m, p), answers") { s in
            s.manager.view(FormView.self, for: FormModel.self, weak: s.isolated, Isolated.model)
        },
        Form("free method of view of a view and a model (m, p), answers") { s in
            s.manager.view(FormView.self, for: FormModel.self, weak: s.free, Free.model)
        },
        Form("view of a view and a model (m, p), may pass") { s in
            s.manager.view(FormView.self, for: FormModel.self) { m, p in s.decide(m, p) }.live(with: s.isolated)
        },
        Form("weak view of a view and a model (m, p), may pass") { s in
            s.manager.view(FormView.self, for: FormModel.self, weak: s.isolated) { o, m, p in o.decide(m, p) }
        },
        Form("method of view of a view and a model (m, p), may pass") { s in
            s.manager.view(FormView.self, for: FormModel.self, weak: s.isolated, Isolated.modelOrPass)
        },
        Form("free method of view of a view and a model (m, p), may pass") { s in
            s.manager.view(FormView.self, for: FormModel.self, weak: s.free, Free.modelOrPass)
        },
    ]

    @MainActor private static let ofModels: [Form] = [
        Form("model of a model (m, p), answers") { s in
            s.manager.model(for: FormModel.self) { m, p in s.hear(m, p) }.live(with: s.isolated)
        },
        Form("weak model of a model (m, p), answers") { s in
            s.manager.model(for: FormModel.self, weak: s.isolated) { o, m, p in o.hear(m, p) }
        },
        Form("method of model of a model (m, p), answers") { s in
            s.manager.model(for: FormModel.self, weak: s.isolated, Isolated.model)
        },
        Form("free method of model of a model (m, p), answers") { s in
            s.manager.model(for: FormModel.self, weak: s.free, Free.model)
        },
        Form("model of a model (m, p), may pass") { s in
            s.manager.model(for: FormModel.self) { m, p in s.decide(m, p) }.live(with: s.isolated)
        },
        Form("weak model of a model (m, p), may pass") { s in
            s.manager.model(for: FormModel.self, weak: s.isolated) { o, m, p in o.decide(m, p) }
        },
        Form("method of model of a model (m, p), may pass") { s in
            s.manager.model(for: FormModel.self, weak: s.isolated, Isolated.modelOrPass)
        },
        Form("free method of model of a model (m, p), may pass") { s in
            s.manager.model(for: FormModel.self, weak: s.free, Free.modelOrPass)
        },
        Form("model of a view (m, p), answers") { s in
            s.manager.model(FormView.self) { m, p in s.hear(m, p) }.live(with: s.isolated)
        },
        Form("weak model of a view (m, p), answers") { s in
            s.manager.model(FormView.self, weak: s.isolated) { o, m, p in o.hear(m, p) }
        },
        Form("method of model of a view (m, p), answers") { s in
            s.manager.model(FormView.self, weak: s.isolated, Isolated.model)
        },
        Form("free method of model of a view (m, p), answers") { s in
            s.manager.model(FormView.self, weak: s.free, Free.model)
        },
        Form("model of a view (m, p), may pass") { s in
            s.manager.model(FormView.self) { m, p in s.decide(m, p) }.live(with: s.isolated)
        },
        Form("weak model of a view (m, p), may pass") { s in
            s.manager.model(FormView.self, weak: s.isolated) { o, m, p in o.decide(m, p) }
        },
        Form("method of model of a view (m, p), may pass") { s in
            s.manager.model(FormView.self, weak: s.isolated, Isolated.modelOrPass)
        },
        Form("free method of model of a view (m, p), may pass") { s in
            s.manager.model(FormView.self, weak: s.free, Free.modelOrPass)
        },
        Form("model of a view and a model (m, p), answers") { s in
            s.manager.model(FormView.self, for: FormModel.self) { m, p in s.hear(m, p) }.live(with: s.isolated)
        },
        Form("weak model of a view and a model (m, p), answers") { s in
            s.manager.model(FormView.self, for: FormModel.self, weak: s.isolated) { o, m, p in o.hear(m, p) }
        },
        Form("method of model of a view and a model (m, p), answers") { s in
            s.manager.model(FormView.self, for: FormModel.self, weak: s.isolated, Isolated.model)
        },
        Form("free method of model of a view and a model (m, p), answers") { s in
            s.manager.model(FormView.self, for: FormModel.self, weak: s.free, Free.model)
        },
        Form("model of a view and a model (m, p), may pass") { s in
            s.manager.model(FormView.self, for: FormModel.self) { m, p in s.decide(m, p) }.live(with: s.isolated)
        },
        Form("weak model of a view and a model (m, p), may pass") { s in
            s.manager.model(FormView.self, for: FormModel.self, weak: s.isolated) { o, m, p in o.decide(m, p) }
        },
        Form("method of model of a view and a model (m, p), may pass") { s in
            s.manager.model(FormView.self, for: FormModel.self, weak: s.isolated, Isolated.modelOrPass)
        },
        Form("free method of model of a view and a model (m, p), may pass") { s in
            s.manager.model(FormView.self, for: FormModel.self, weak: s.free, Free.modelOrPass)
        },
    ]

    @MainActor private static let withArgument: [Form] = [
        Form("argument of a view (a, v, m, p), answers") { s in
            s.manager.viewArgument(FormView.self) { a, v, m, p in s.hear(a, v, m, p) }.live(with: s.isolated)
        },
        Form("weak argument of a view (a, v, m, p), answers") { s in
            s.manager.viewArgument(FormView.self, weak: s.isolated) { o, a, v, m, p in o.hear(a, v, m, p) }
        },
        Form("method of argument of a view (a, v, m, p), answers") { s in
            s.manager.viewArgument(FormView.self, weak: s.isolated, Isolated.argumentView)
        },
        Form("free method of argument of a view (a, v, m, p), answers") { s in
            s.manager.viewArgument(FormView.self, weak: s.free, Free.argumentView)
        },
        Form("argument of a view (a, v, m, p), may pass") { s in
            s.manager.viewArgument(FormView.self) { a, v, m, p in s.decide(a, v, m, p) }.live(with: s.isolated)
        },
        Form("weak argument of a view (a, v, m, p), may pass") { s in
            s.manager.viewArgument(FormView.self, weak: s.isolated) { o, a, v, m, p in o.decide(a, v, m, p) }
        },
        Form("method of argument of a view (a, v, m, p), may pass") { s in
            s.manager.viewArgument(FormView.self, weak: s.isolated, Isolated.argumentViewOrPass)
        },
        Form("free method of argument of a view (a, v, m, p), may pass") { s in
            s.manager.viewArgument(FormView.self, weak: s.free, Free.argumentViewOrPass)
        },
        Form("argument of a view and a model (a, v, m, p), answers") { s in
            s.manager.viewArgument(FormView.self, for: FormModel.self) { a, v, m, p in s.hear(a, v, m, p) }.live(
                with: s.isolated)
        },
        Form("weak argument of a view and a model (a, v, m, p), answers") { s in
            s.manager.viewArgument(FormView.self, for: FormModel.self, weak: s.isolated) { o, a, v, m, p in
                o.hear(a, v, m, p)
            }
        },
        Form("method of argument of a view and a model (a, v, m, p), answers") { s in
            s.manager.viewArgument(FormView.self, for: FormModel.self, weak: s.isolated, Isolated.argumentView)
        },
        Form("free method of argument of a view and a model (a, v, m, p), answers") { s in
            s.manager.viewArgument(FormView.self, for: FormModel.self, weak: s.free, Free.argumentView)
        },
        Form("argument of a view and a model (a, v, m, p), may pass") { s in
            s.manager.viewArgument(FormView.self, for: FormModel.self) { a, v, m, p in s.decide(a, v, m, p) }.live(
                with: s.isolated)
        },
        Form("weak argument of a view and a model (a, v, m, p), may pass") { s in
            s.manager.viewArgument(FormView.self, for: FormModel.self, weak: s.isolated) { o, a, v, m, p in
                o.decide(a, v, m, p)
            }
        },
        Form("method of argument of a view and a model (a, v, m, p), may pass") { s in
            s.manager.viewArgument(FormView.self, for: FormModel.self, weak: s.isolated, Isolated.argumentViewOrPass)
        },
        Form("free method of argument of a view and a model (a, v, m, p), may pass") { s in
            s.manager.viewArgument(FormView.self, for: FormModel.self, weak: s.free, Free.argumentViewOrPass)
        },
        Form("argument of a model (a, m, p), answers") { s in
            s.manager.viewArgument(for: FormModel.self) { a, m, p in s.hear(a, m, p) }.live(with: s.isolated)
        },
        Form("weak argument of a model (a, m, p), answers") { s in
            s.manager.viewArgument(for: FormModel.self, weak: s.isolated) { o, a, m, p in o.hear(a, m, p) }
        },
        Form("method of argument of a model (a, m, p), answers") { s in
            s.manager.viewArgument(for: FormModel.self, weak: s.isolated, Isolated.argumentModel)
        },
        Form("free method of argument of a model (a, m, p), answers") { s in
            s.manager.viewArgument(for: FormModel.self, weak: s.free, Free.argumentModel)
        },
        Form("argument of a model (a, m, p), may pass") { s in
            s.manager.viewArgument(for: FormModel.self) { a, m, p in s.decide(a, m, p) }.live(with: s.isolated)
        },
        Form("weak argument of a model (a, m, p), may pass") { s in
            s.manager.viewArgument(for: FormModel.self, weak: s.isolated) { o, a, m, p in o.decide(a, m, p) }
        },
        Form("method of argument of a model (a, m, p), may pass") { s in
            s.manager.viewArgument(for: FormModel.self, weak: s.isolated, Isolated.argumentModelOrPass)
        },
        Form("free method of argument of a model (a, m, p), may pass") { s in
            s.manager.viewArgument(for: FormModel.self, weak: s.free, Free.argumentModelOrPass)
        },
        Form("argument of a view (a, m, p), answers") { s in
            s.manager.viewArgument(FormView.self) { a, m, p in s.hear(a, m, p) }.live(with: s.isolated)
        },
        Form("weak argument of a view (a, m, p), answers") { s in
            s.manager.viewArgument(FormView.self, weak: s.isolated) { o, a, m, p in o.hear(a, m, p) }
        },
        Form("method of argument of a view (a, m, p), answers") { s in
            s.manager.viewArgument(FormView.self, weak: s.isolated, Isolated.argumentModel)
        },
        Form("free method of argument of a view (a, m, p), answers") { s in
            s.manager.viewArgument(FormView.self, weak: s.free, Free.argumentModel)
        },
        Form("argument of a view (a, m, p), may pass") { s in
            s.manager.viewArgument(FormView.self) { a, m, p in s.decide(a, m, p) }.live(with: s.isolated)
        },
        Form("weak argument of a view (a, m, p), may pass") { s in
            s.manager.viewArgument(FormView.self, weak: s.isolated) { o, a, m, p in o.decide(a, m, p) }
        },
        Form("method of argument of a view (a, m, p), may pass") { s in
            s.manager.viewArgument(FormView.self, weak: s.isolated, Isolated.argumentModelOrPass)
        },
        Form("free method of argument of a view (a, m, p), may pass") { s in
            s.manager.viewArgument(FormView.self, weak: s.free, Free.argumentModelOrPass)
        },
        Form("argument of a view and a model (a, m, p), answers") { s in
            s.manager.viewArgument(FormView.self, for: FormModel.self) { a, m, p in s.hear(a, m, p) }.live(
                with: s.isolated)
        },
        Form("weak argument of a view and a model (a, m, p), answers") { s in
            s.manager.viewArgument(FormView.self, for: FormModel.self, weak: s.isolated) { o, a, m, p in o.hear(a, m, p)
            }
        },
        Form("method of argument of a view and a model (a, m, p), answers") { s in
            s.manager.viewArgument(FormView.self, for: FormModel.self, weak: s.isolated, Isolated.argumentModel)
        },
        Form("free method of argument of a view and a model (a, m, p), answers") { s in
            s.manager.viewArgument(FormView.self, for: FormModel.self, weak: s.free, Free.argumentModel)
        },
        Form("argument of a view and a model (a, m, p), may pass") { s in
            s.manager.viewArgument(FormView.self, for: FormModel.self) { a, m, p in s.decide(a, m, p) }.live(
                with: s.isolated)
        },
        Form("weak argument of a view and a model (a, m, p), may pass") { s in
            s.manager.viewArgument(FormView.self, for: FormModel.self, weak: s.isolated) { o, a, m, p in
                o.decide(a, m, p)
            }
        },
        Form("method of argument of a view and a model (a, m, p), may pass") { s in
            s.manager.viewArgument(FormView.self, for: FormModel.self, weak: s.isolated, Isolated.argumentModelOrPass)
        },
        Form("free method of argument of a view and a model (a, m, p), may pass") { s in
            s.manager.viewArgument(FormView.self, for: FormModel.self, weak: s.free, Free.argumentModelOrPass)
        },
    ]

    @MainActor private static let withPair: [Form] = [
        Form("pair of a view (a, b, v, m, p), answers") { s in
            s.manager.viewPair(FormView.self) { a, b, v, m, p in s.hear(a, b, v, m, p) }.live(with: s.isolated)
        },
        Form("weak pair of a view (a, b, v, m, p), answers") { s in
            s.manager.viewPair(FormView.self, weak: s.isolated) { o, a, b, v, m, p in o.hear(a, b, v, m, p) }
        },
        Form("method of pair of a view (a, b, v, m, p), answers") { s in
            s.manager.viewPair(FormView.self, weak: s.isolated, Isolated.pairView)
        },
        Form("free method of pair of a view (a, b, v, m, p), answers") { s in
            s.manager.viewPair(FormView.self, weak: s.free, Free.pairView)
        },
        Form("pair of a view (a, b, v, m, p), may pass") { s in
            s.manager.viewPair(FormView.self) { a, b, v, m, p in s.decide(a, b, v, m, p) }.live(with: s.isolated)
        },
        Form("weak pair of a view (a, b, v, m, p), may pass") { s in
            s.manager.viewPair(FormView.self, weak: s.isolated) { o, a, b, v, m, p in o.decide(a, b, v, m, p) }
        },
        Form("method of pair of a view (a, b, v, m, p), may pass") { s in
            s.manager.viewPair(FormView.self, weak: s.isolated, Isolated.pairViewOrPass)
        },
        Form("free method of pair of a view (a, b, v, m, p), may pass") { s in
            s.manager.viewPair(FormView.self, weak: s.free, Free.pairViewOrPass)
        },
        Form("pair of a view and a model (a, b, v, m, p), answers") { s in
            s.manager.viewPair(FormView.self, for: FormModel.self) { a, b, v, m, p in s.hear(a, b, v, m, p) }.live(
                with: s.isolated)
        },
        Form("weak pair of a view and a model (a, b, v, m, p), answers") { s in
            s.manager.viewPair(FormView.self, for: FormModel.self, weak: s.isolated) { o, a, b, v, m, p in
                o.hear(a, b, v, m, p)
            }
        },
        Form("method of pair of a view and a model (a, b, v, m, p), answers") { s in
            s.manager.viewPair(FormView.self, for: FormModel.self, weak: s.isolated, Isolated.pairView)
        },
        Form("free method of pair of a view and a model (a, b, v, m, p), answers") { s in
            s.manager.viewPair(FormView.self, for: FormModel.self, weak: s.free, Free.pairView)
        },
        Form("pair of a view and a model (a, b, v, m, p), may pass") { s in
            s.manager.viewPair(FormView.self, for: FormModel.self) { a, b, v, m, p in s.decide(a, b, v, m, p) }.live(
                with: s.isolated)
        },
        Form("weak pair of a view and a model (a, b, v, m, p), may pass") { s in
            s.manager.viewPair(FormView.self, for: FormModel.self, weak: s.isolated) { o, a, b, v, m, p in
                o.decide(a, b, v, m, p)
            }
        },
        Form("method of pair of a view and a model (a, b, v, m, p), may pass") { s in
            s.manager.viewPair(FormView.self, for: FormModel.self, weak: s.isolated, Isolated.pairViewOrPass)
        },
        Form("free method of pair of a view and a model (a, b, v, m, p), may pass") { s in
            s.manager.viewPair(FormView.self, for: FormModel.self, weak: s.free, Free.pairViewOrPass)
        },
        Form("pair of a model (a, b, m, p), answers") { s in
            s.manager.viewPair(for: FormModel.self) { (a: Int, b: String, m: FormModel, p: IndexPath) in
                s.hear(a, b, m, p)
            }.live(with: s.isolated)
        },
        Form("weak pair of a model (a, b, m, p), answers") { s in
            s.manager.viewPair(for: FormModel.self, weak: s.isolated) {
                (o: Isolated, a: Int, b: String, m: FormModel, p: IndexPath) in o.hear(a, b, m, p)
            }
        },
        Form("method of pair of a model (a, b, m, p), answers") { s in
            s.manager.viewPair(for: FormModel.self, weak: s.isolated, Isolated.pairModel)
        },
        Form("free method of pair of a model (a, b, m, p), answers") { s in
            s.manager.viewPair(for: FormModel.self, weak: s.free, Free.pairModel)
        },
        Form("pair of a model (a, b, m, p), may pass") { s in
            s.manager.viewPair(for: FormModel.self) { (a: Int, b: String, m: FormModel, p: IndexPath) in
                s.decide(a, b, m, p)
            }.live(with: s.isolated)
        },
        Form("weak pair of a model (a, b, m, p), may pass") { s in
            s.manager.viewPair(for: FormModel.self, weak: s.isolated) {
                (o: Isolated, a: Int, b: String, m: FormModel, p: IndexPath) in o.decide(a, b, m, p)
            }
        },
        Form("method of pair of a model (a, b, m, p), may pass") { s in
            s.manager.viewPair(for: FormModel.self, weak: s.isolated, Isolated.pairModelOrPass)
        },
        Form("free method of pair of a model (a, b, m, p), may pass") { s in
            s.manager.viewPair(for: FormModel.self, weak: s.free, Free.pairModelOrPass)
        },
        Form("pair of a view (a, b, m, p), answers") { s in
            s.manager.viewPair(FormView.self) { (a: Int, b: String, m: FormModel, p: IndexPath) in s.hear(a, b, m, p) }
                .live(with: s.isolated)
        },
        Form("weak pair of a view (a, b, m, p), answers") { s in
            s.manager.viewPair(FormView.self, weak: s.isolated) {
                (o: Isolated, a: Int, b: String, m: FormModel, p: IndexPath) in o.hear(a, b, m, p)
            }
        },
        Form("method of pair of a view (a, b, m, p), answers") { s in
            s.manager.viewPair(FormView.self, weak: s.isolated, Isolated.pairModel)
        },
        Form("free method of pair of a view (a, b, m, p), answers") { s in
            s.manager.viewPair(FormView.self, weak: s.free, Free.pairModel)
        },
        Form("pair of a view (a, b, m, p), may pass") { s in
            s.manager.viewPair(FormView.self) { (a: Int, b: String, m: FormModel, p: IndexPath) in s.decide(a, b, m, p)
            }.live(with: s.isolated)
        },
        Form("weak pair of a view (a, b, m, p), may pass") { s in
            s.manager.viewPair(FormView.self, weak: s.isolated) {
                (o: Isolated, a: Int, b: String, m: FormModel, p: IndexPath) in o.decide(a, b, m, p)
            }
        },
        Form("method of pair of a view (a, b, m, p), may pass") { s in
            s.manager.viewPair(FormView.self, weak: s.isolated, Isolated.pairModelOrPass)
        },
        Form("free method of pair of a view (a, b, m, p), may pass") { s in
            s.manager.viewPair(FormView.self, weak: s.free, Free.pairModelOrPass)
        },
        Form("pair of a view and a model (a, b, m, p), answers") { s in
            s.manager.viewPair(FormView.self, for: FormModel.self) { (a: Int, b: String, m: FormModel, p: IndexPath) in
                s.hear(a, b, m, p)
            }.live(with: s.isolated)
        },
        Form("weak pair of a view and a model (a, b, m, p), answers") { s in
            s.manager.viewPair(FormView.self, for: FormModel.self, weak: s.isolated) {
                (o: Isolated, a: Int, b: String, m: FormModel, p: IndexPath) in o.hear(a, b, m, p)
            }
        },
        Form("method of pair of a view and a model (a, b, m, p), answers") { s in
            s.manager.viewPair(FormView.self, for: FormModel.self, weak: s.isolated, Isolated.pairModel)
        },
        Form("free method of pair of a view and a model (a, b, m, p), answers") { s in
            s.manager.viewPair(FormView.self, for: FormModel.self, weak: s.free, Free.pairModel)
        },
        Form("pair of a view and a model (a, b, m, p), may pass") { s in
            s.manager.viewPair(FormView.self, for: FormModel.self) { (a: Int, b: String, m: FormModel, p: IndexPath) in
                s.decide(a, b, m, p)
            }.live(with: s.isolated)
        },
        Form("weak pair of a view and a model (a, b, m, p), may pass") { s in
            s.manager.viewPair(FormView.self, for: FormModel.self, weak: s.isolated) {
                (o: Isolated, a: Int, b: String, m: FormModel, p: IndexPath) in o.decide(a, b, m, p)
            }
        },
        Form("method of pair of a view and a model (a, b, m, p), may pass") { s in
            s.manager.viewPair(FormView.self, for: FormModel.self, weak: s.isolated, Isolated.pairModelOrPass)
        },
        Form("free method of pair of a view and a model (a, b, m, p), may pass") { s in
            s.manager.viewPair(FormView.self, for: FormModel.self, weak: s.free, Free.pairModelOrPass)
        },
    ]
}
