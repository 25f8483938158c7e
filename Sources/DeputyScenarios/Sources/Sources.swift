enum Sources { static let all: [any Scenario] = [] }
