import DeputyHeadless
import DeputyLists
import Foundation

/// A call that waits for a test's answer.
@MainActor
struct WaitingCall<Answer: Sendable> {
    private let answer: CheckedContinuation<Answer, any Error>

    /// Waits until the test has answered.
    static func wait(_ isWaiting: (Self) -> Void) async throws -> Answer {
        defer { answersUnderWay -= 1 }
        return try await withCheckedThrowingContinuation { isWaiting(Self(answer: $0)) }
    }

    func resume(with result: Result<Answer, any Error>) {
        answersUnderWay += 1
        answer.resume(with: result)
    }
}

/// How many answers have not reached their calls: they come by way of another thread.
@MainActor private var answersUnderWay = 0

/// Calls of a closure that loads, which a test answers.
@MainActor
final class PageDesk {
    struct Offline: Error {}

    /// How many calls have begun, and for which sections.
    private(set) var calls = 0
    private(set) var sections: [String] = []
    /// How many were under way at once, at most.
    private(set) var most = 0
    /// How many calls were cancelled while they were under way.
    private(set) var cancelled = 0
    private var waiting: [(call: Int, answer: WaitingCall<ListPages.Outcome?>)] = []

    var isLoading: Bool { !waiting.isEmpty }

    /// Waits for an answer; as a request to a server, it throws when it is cancelled.
    func load(_ section: String = "", obeys: Bool = true) async throws -> ListPages.Outcome? {
        calls += 1
        sections.append(section)
        let call = calls
        return try await withTaskCancellationHandler {
            try await WaitingCall.wait {
                waiting.append((call, $0))
                most = max(most, waiting.count)
            }
        } onCancel: {
            Task { @MainActor in
                self.cancelled += 1
                guard obeys, let place = self.waiting.firstIndex(where: { $0.call == call }) else { return }
                self.waiting.remove(at: place).answer.resume(with: .failure(CancellationError()))
            }
        }
    }

    func answer(_ outcome: ListPages.Outcome? = nil) {
        if isLoading { waiting.removeFirst().answer.resume(with: .success(outcome)) }
    }

    func fail() { if isLoading { waiting.removeFirst().answer.resume(with: .failure(Offline())) } }
}

/// A row that only shows whether more is loaded.
struct PageStatus: Hashable, Identifiable {
    var id: String
}

extension ListManager where Kit: TestKit {
    func registerStatus() {
        register(Kit.ThingCell.self, for: PageStatus.self) { _ in
        } configure: { cell, status, _ in
            (cell as? HeadlessView)?.text = status.id
        }
    }
}

extension HeadlessList {
    /// Takes turns until nothing moves by itself any more: calls, answers, updates, what follows a model.
    func rest(_ turns: Int = 12) async {
        var left = turns
        while left > 0 {
            await endOfTurn()
            layoutIfNeeded()
            left = answersUnderWay > 0 ? turns : left - 1
        }
    }
}
