/// What a method returns whose owner is gone, by its type in Objective-C: nothing, in the registers that its caller reads.
package enum EmptyAnswer: Equatable {
    /// A number, an object, a Boolean, or no value at all.
    case word
    /// Two of them, as in a range.
    case twoWords
    case float
    /// Some numbers with a point: one in a `CGFloat`, two in a `CGSize`, four in a `CGRect`.
    case doubles(Int)

    /// - Parameter encoding: the type encoding of a method, which begins with what it returns.
    package init(returnedBy encoding: String) {
        // A structure is `{name=fields}`, and the fields may be structures.
        var (fields, depth, isName) = ("", 0, false)
        for letter in encoding.drop(while: "rnNoORVA".contains) {
            switch letter {
            case "{": (depth, isName) = (depth + 1, true)
            case "}": depth -= 1
            case "=" where isName: isName = false
            default: if !isName { fields.append(letter) }
            }
            if depth == 0 { break }
        }
        switch fields {
        case "f": self = .float
        case "d", "dd", "dddd": self = .doubles(fields.count)
        case "QQ", "qq": self = .twoWords
        default: self = .word
        }
    }
}
