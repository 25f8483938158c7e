enum Slots { static let all: [any Scenario] = [] }
