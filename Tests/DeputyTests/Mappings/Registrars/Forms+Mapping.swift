import Deputy
import Foundation

extension Form {
    /// Every form of a closure on a mapping.
    @MainActor static let onMapping: [Form] = ofViews + ofModels + withArgument + withPair

    @MainActor private static let ofViews: [Form] = [
        Form("view (v, m, p), answers") { s in
            s.mapping.view { v, m, p in s.hear(v, m, p) }.live(with: s.isolated)
        },
        Form("weak view (v, m, p), answers") { s in
            s.mapping.view(weak: s.isolated) { o, v, m, p in o.hear(v, m, p) }
        },
        Form("method of view (v, m, p), answers") { s in
            s.mapping.view(weak: s.isolated, Isolated.view)
        },
        Form("free method of view (v, m, p), answers") { s in
            s.mapping.view(weak: s.free, Free.view)
        },
        Form("view (v, m, p), may pass") { s in
            s.mapping.view { v, m, p in s.decide(v, m, p) }.live(with: s.isolated)
        },
        Form("weak view (v, m, p), may pass") { s in
            s.mapping.view(weak: s.isolated) { o, v, m, p in o.decide(v, m, p) }
        },
        Form("method of view (v, m, p), may pass") { s in
            s.mapping.view(weak: s.isolated, Isolated.viewOrPass)
        },
        Form("free method of view (v, m, p), may pass") { s in
            s.mapping.view(weak: s.free, Free.viewOrPass)
        },
        Form("view (m, p), answers") { s in
            s.mapping.view { m, p in s.hear(m, p) }.live(with: s.isolated)
        },
        Form("weak view (m, p), answers") { s in
            s.mapping.view(weak: s.isolated) { o, m, p in o.hear(m, p) }
        },
        Form("method of view (m, p), answers") { s in
            s.mapping.view(weak: s.isolated, Isolated.model)
        },
        Form("free method of view (m, p), answers") { s in
            s.mapping.view(weak: s.free, Free.model)
        },
        Form("view (m, p), may pass") { s in
            s.mapping.view { m, p in s.decide(m, p) }.live(with: s.isolated)
        },
        Form("weak view (m, p), may pass") { s in
            s.mapping.view(weak: s.isolated) { o, m, p in o.decide(m, p) }
        },
        Form("method of view (m, p), may pass") { s in
            s.mapping.view(weak: s.isolated, Isolated.modelOrPass)
        },
        Form("free method of view (m, p), may pass") { s in
            s.mapping.view(weak: s.free, Free.modelOrPass)
        },
    ]

    @MainActor private static let ofModels: [Form] = [
        Form("model (m, p), answers") { s in
            s.mapping.model { m, p in s.hear(m, p) }.live(with: s.isolated)
        },
        Form("weak model (m, p), answers") { s in
            s.mapping.model(weak: s.isolated) { o, m, p in o.hear(m, p) }
        },
        Form("method of model (m, p), answers") { s in
            s.mapping.model(weak: s.isolated, Isolated.model)
        },
        Form("free method of model (m, p), answers") { s in
            s.mapping.model(weak: s.free, Free.model)
        },
        Form("model (m, p), may pass") { s in
            s.mapping.model { m, p in s.decide(m, p) }.live(with: s.isolated)
        },
        Form("weak model (m, p), may pass") { s in
            s.mapping.model(weak: s.isolated) { o, m, p in o.decide(m, p) }
        },
        Form("method of model (m, p), may pass") { s in
            s.mapping.model(weak: s.isolated, Isolated.modelOrPass)
        },
        Form("free method of model (m, p), may pass") { s in
            s.mapping.model(weak: s.free, Free.modelOrPass)
        },
    ]

    @MainActor private static let withArgument: [Form] = [
        Form("argument (a, v, m, p), answers") { s in
            s.mapping.viewArgument { a, v, m, p in s.hear(a, v, m, p) }.live(with: s.isolated)
        },
        Form("weak argument (a, v, m, p), answers") { s in
            s.mapping.viewArgument(weak: s.isolated) { o, a, v, m, p in o.hear(a, v, m, p) }
        },
        Form("method of argument (a, v, m, p), answers") { s in
            s.mapping.viewArgument(weak: s.isolated, Isolated.argumentView)
        },
        Form("free method of argument (a, v, m, p), answers") { s in
            s.mapping.viewArgument(weak: s.free, Free.argumentView)
        },
        Form("argument (a, v, m, p), may pass") { s in
            s.mapping.viewArgument { a, v, m, p in s.decide(a, v, m, p) }.live(with: s.isolated)
        },
        Form("weak argument (a, v, m, p), may pass") { s in
            s.mapping.viewArgument(weak: s.isolated) { o, a, v, m, p in o.decide(a, v, m, p) }
        },
        Form("method of argument (a, v, m, p), may pass") { s in
            s.mapping.viewArgument(weak: s.isolated, Isolated.argumentViewOrPass)
        },
        Form("free method of argument (a, v, m, p), may pass") { s in
            s.mapping.viewArgument(weak: s.free, Free.argumentViewOrPass)
        },
        Form("argument (a, m, p), answers") { s in
            s.mapping.viewArgument { a, m, p in s.hear(a, m, p) }.live(with: s.isolated)
        },
        Form("weak argument (a, m, p), answers") { s in
            s.mapping.viewArgument(weak: s.isolated) { o, a, m, p in o.hear(a, m, p) }
        },
        Form("method of argument (a, m, p), answers") { s in
            s.mapping.viewArgument(weak: s.isolated, Isolated.argumentModel)
        },
        Form("free method of argument (a, m, p), answers") { s in
            s.mapping.viewArgument(weak: s.free, Free.argumentModel)
        },
        Form("argument (a, m, p), may pass") { s in
            s.mapping.viewArgument { a, m, p in s.decide(a, m, p) }.live(with: s.isolated)
        },
        Form("weak argument (a, m, p), may pass") { s in
            s.mapping.viewArgument(weak: s.isolated) { o, a, m, p in o.decide(a, m, p) }
        },
        Form("method of argument (a, m, p), may pass") { s in
            s.mapping.viewArgument(weak: s.isolated, Isolated.argumentModelOrPass)
        },
        Form("free method of argument (a, m, p), may pass") { s in
            s.mapping.viewArgument(weak: s.free, Free.argumentModelOrPass)
        },
    ]

    @MainActor private static let withPair: [Form] = [
        Form("pair (a, b, v, m, p), answers") { s in
            s.mapping.viewPair { a, b, v, m, p in s.hear(a, b, v, m, p) }.live(with: s.isolated)
        },
        Form("weak pair (a, b, v, m, p), answers") { s in
            s.mapping.viewPair(weak: s.isolated) { o, a, b, v, m, p in o.hear(a, b, v, m, p) }
        },
        Form("method of pair (a, b, v, m, p), answers") { s in
            s.mapping.viewPair(weak: s.isolated, Isolated.pairView)
        },
        Form("free method of pair (a, b, v, m, p), answers") { s in
            s.mapping.viewPair(weak: s.free, Free.pairView)
        },
        Form("pair (a, b, v, m, p), may pass") { s in
            s.mapping.viewPair { a, b, v, m, p in s.decide(a, b, v, m, p) }.live(with: s.isolated)
        },
        Form("weak pair (a, b, v, m, p), may pass") { s in
            s.mapping.viewPair(weak: s.isolated) { o, a, b, v, m, p in o.decide(a, b, v, m, p) }
        },
        Form("method of pair (a, b, v, m, p), may pass") { s in
            s.mapping.viewPair(weak: s.isolated, Isolated.pairViewOrPass)
        },
        Form("free method of pair (a, b, v, m, p), may pass") { s in
            s.mapping.viewPair(weak: s.free, Free.pairViewOrPass)
        },
        Form("pair (a, b, m, p), answers") { s in
            s.mapping.viewPair { (a: Int, b: String, m: FormModel, p: IndexPath) in s.hear(a, b, m, p) }.live(
                with: s.isolated)
        },
        Form("weak pair (a, b, m, p), answers") { s in
            s.mapping.viewPair(weak: s.isolated) { (o: Isolated, a: Int, b: String, m: FormModel, p: IndexPath) in
                o.hear(a, b, m, p)
            }
        },
        Form("method of pair (a, b, m, p), answers") { s in
            s.mapping.viewPair(weak: s.isolated, Isolated.pairModel)
        },
        Form("free method of pair (a, b, m, p), answers") { s in
            s.mapping.viewPair(weak: s.free, Free.pairModel)
        },
        Form("pair (a, b, m, p), may pass") { s in
            s.mapping.viewPair { (a: Int, b: String, m: FormModel, p: IndexPath) in s.decide(a, b, m, p) }.live(
                with: s.isolated)
        },
        Form("weak pair (a, b, m, p), may pass") { s in
            s.mapping.viewPair(weak: s.isolated) { (o: Isolated, a: Int, b: String, m: FormModel, p: IndexPath) in
                o.decide(a, b, m, p)
            }
        },
        Form("method of pair (a, b, m, p), may pass") { s in
            s.mapping.viewPair(weak: s.isolated, Isolated.pairModelOrPass)
        },
        Form("free method of pair (a, b, m, p), may pass") { s in
            s.mapping.viewPair(weak: s.free, Free.pairModelOrPass)
        },
    ]
}
