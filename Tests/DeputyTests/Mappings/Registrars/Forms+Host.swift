import Deputy
import Foundation

extension Form {
    /// Every form of a closure for an event of the host.
    @MainActor static let onHost: [Form] = plain + withArgument + withPair

    @MainActor private static let plain: [Form] = [
        Form("host (), answers") { s in
            s.manager.host { s.hear() }.live(with: s.isolated)
        },
        Form("weak host (), answers") { s in
            s.manager.host(weak: s.isolated) { o in o.hear() }
        },
        Form("method of host (), answers") { s in
            s.manager.host(weak: s.isolated, Isolated.host)
        },
        Form("free method of host (), answers") { s in
            s.manager.host(weak: s.free, Free.host)
        },
        Form("host (), may pass") { s in
            s.manager.host { s.decide() }.live(with: s.isolated)
        },
        Form("weak host (), may pass") { s in
            s.manager.host(weak: s.isolated) { o in o.decide() }
        },
        Form("method of host (), may pass") { s in
            s.manager.host(weak: s.isolated, Isolated.hostOrPass)
        },
        Form("free method of host (), may pass") { s in
            s.manager.host(weak: s.free, Free.hostOrPass)
        },
    ]

    @MainActor private static let withArgument: [Form] = [
        Form("host argument (a), answers") { s in
            s.manager.hostArgument { a in s.hear(a) }.live(with: s.isolated)
        },
        Form("weak host argument (a), answers") { s in
            s.manager.hostArgument(weak: s.isolated) { o, a in o.hear(a) }
        },
        Form("method of host argument (a), answers") { s in
            s.manager.hostArgument(weak: s.isolated, Isolated.argumentHost)
        },
        Form("free method of host argument (a), answers") { s in
            s.manager.hostArgument(weak: s.free, Free.argumentHost)
        },
        Form("host argument (a), may pass") { s in
            s.manager.hostArgument { a in s.decide(a) }.live(with: s.isolated)
        },
        Form("weak host argument (a), may pass") { s in
            s.manager.hostArgument(weak: s.isolated) { o, a in o.decide(a) }
        },
        Form("method of host argument (a), may pass") { s in
            s.manager.hostArgument(weak: s.isolated, Isolated.argumentHostOrPass)
        },
        Form("free method of host argument (a), may pass") { s in
            s.manager.hostArgument(weak: s.free, Free.argumentHostOrPass)
        },
    ]

    @MainActor private static let withPair: [Form] = [
        Form("host pair (a, b), answers") { s in
            s.manager.hostPair { a, b in s.hear(a, b) }.live(with: s.isolated)
        },
        Form("weak host pair (a, b), answers") { s in
            s.manager.hostPair(weak: s.isolated) { o, a, b in o.hear(a, b) }
        },
        Form("method of host pair (a, b), answers") { s in
            s.manager.hostPair(weak: s.isolated, Isolated.pairHost)
        },
        Form("free method of host pair (a, b), answers") { s in
            s.manager.hostPair(weak: s.free, Free.pairHost)
        },
        Form("host pair (a, b), may pass") { s in
            s.manager.hostPair { a, b in s.decide(a, b) }.live(with: s.isolated)
        },
        Form("weak host pair (a, b), may pass") { s in
            s.manager.hostPair(weak: s.isolated) { o, a, b in o.decide(a, b) }
        },
        Form("method of host pair (a, b), may pass") { s in
            s.manager.hostPair(weak: s.isolated, Isolated.pairHostOrPass)
        },
        Form("free method of host pair (a, b), may pass") { s in
            s.manager.hostPair(weak: s.free, Free.pairHostOrPass)
        },
    ]
}
