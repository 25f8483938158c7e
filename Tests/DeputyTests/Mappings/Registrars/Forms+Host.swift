import Deputy
import Foundation

extension Form {
    /// Every form of a closure for an event of the host.
    @MainActor static let onHost: [Form] = plain + withArgument + withPair

    @MainActor private static let plain: [Form] = [
        Form("host (), answers") { s in
            s.manager.onHost.host { s.hear() }.live(with: s.isolated)
        },
        Form("weak host (), answers") { s in
            s.manager.onHost.host(weak: s.isolated) { o in o.hear() }
        },
        Form("method of host (), answers") { s in
            s.manager.onHost.host(Isolated.host, weak: s.isolated)
        },
        Form("free method of host (), answers") { s in
            s.manager.onHost.host(Free.host, weak: s.free)
        },
        Form("host (), may pass") { s in
            s.manager.onHost.host { s.decide() }.live(with: s.isolated)
        },
        Form("weak host (), may pass") { s in
            s.manager.onHost.host(weak: s.isolated) { o in o.decide() }
        },
        Form("method of host (), may pass") { s in
            s.manager.onHost.host(Isolated.hostOrPass, weak: s.isolated)
        },
        Form("free method of host (), may pass") { s in
            s.manager.onHost.host(Free.hostOrPass, weak: s.free)
        },
    ]

    @MainActor private static let withArgument: [Form] = [
        Form("host argument (a), answers") { s in
            s.manager.onHost.hostArgument { a in s.hear(a) }.live(with: s.isolated)
        },
        Form("weak host argument (a), answers") { s in
            s.manager.onHost.hostArgument(weak: s.isolated) { o, a in o.hear(a) }
        },
        Form("method of host argument (a), answers") { s in
            s.manager.onHost.hostArgument(Isolated.argumentHost, weak: s.isolated)
        },
        Form("free method of host argument (a), answers") { s in
            s.manager.onHost.hostArgument(Free.argumentHost, weak: s.free)
        },
        Form("host argument (a), may pass") { s in
            s.manager.onHost.hostArgument { a in s.decide(a) }.live(with: s.isolated)
        },
        Form("weak host argument (a), may pass") { s in
            s.manager.onHost.hostArgument(weak: s.isolated) { o, a in o.decide(a) }
        },
        Form("method of host argument (a), may pass") { s in
            s.manager.onHost.hostArgument(Isolated.argumentHostOrPass, weak: s.isolated)
        },
        Form("free method of host argument (a), may pass") { s in
            s.manager.onHost.hostArgument(Free.argumentHostOrPass, weak: s.free)
        },
    ]

    @MainActor private static let withPair: [Form] = [
        Form("host pair (a, b), answers") { s in
            s.manager.onHost.hostPair { a, b in s.hear(a, b) }.live(with: s.isolated)
        },
        Form("weak host pair (a, b), answers") { s in
            s.manager.onHost.hostPair(weak: s.isolated) { o, a, b in o.hear(a, b) }
        },
        Form("method of host pair (a, b), answers") { s in
            s.manager.onHost.hostPair(Isolated.pairHost, weak: s.isolated)
        },
        Form("free method of host pair (a, b), answers") { s in
            s.manager.onHost.hostPair(Free.pairHost, weak: s.free)
        },
        Form("host pair (a, b), may pass") { s in
            s.manager.onHost.hostPair { a, b in s.decide(a, b) }.live(with: s.isolated)
        },
        Form("weak host pair (a, b), may pass") { s in
            s.manager.onHost.hostPair(weak: s.isolated) { o, a, b in o.decide(a, b) }
        },
        Form("method of host pair (a, b), may pass") { s in
            s.manager.onHost.hostPair(Isolated.pairHostOrPass, weak: s.isolated)
        },
        Form("free method of host pair (a, b), may pass") { s in
            s.manager.onHost.hostPair(Free.pairHostOrPass, weak: s.free)
        },
    ]
}
