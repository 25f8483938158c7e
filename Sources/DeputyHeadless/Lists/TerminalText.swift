/// Text as a terminal shows it, in columns: a letter takes one, a Chinese character or an emoji two.
extension StringProtocol {
    /// How many columns the text takes on a line.
    package var columns: Int { reduce(0) { $0 + $1.columns } }

    /// The text on one line, with nothing in it that commands a terminal: a space replaces each control character.
    package var onOneLine: String {
        String(String.UnicodeScalarView(unicodeScalars.map { $0.isCommand ? " " : $0 }))
    }

    /// The text in exactly `width` columns, at least one: filled with spaces, or cut with an ellipsis.
    package func fitted(to width: Int) -> String {
        let missing = width - columns
        guard missing < 0 else { return self + String(repeating: " ", count: missing) }
        var (kept, room) = ("", width - 1)
        for character in self {
            guard character.columns <= room else { break }
            kept.append(character)
            room -= character.columns
        }
        // A character of two columns may have left one of them.
        return kept + "…" + String(repeating: " ", count: room)
    }
}

extension Character {
    fileprivate var columns: Int {
        guard !isASCII, let first = unicodeScalars.first else { return 1 }
        // An emoji is one picture, however many scalars it has; the variation selector makes one of a sign such as ❤.
        let isPicture = first.properties.isEmoji && unicodeScalars.contains("\u{FE0F}")
        if first.properties.isEmojiPresentation || isPicture { return 2 }
        return unicodeScalars.reduce(0) { $0 + $1.columns }
    }
}

extension Unicode.Scalar {
    fileprivate var columns: Int {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: 0
        case _ where Self.joiningJamo.contains { $0.contains(value) }: 0
        case _ where properties.isEmojiPresentation || Self.wide.contains { $0.contains(value) }: 2
        default: 1
        }
    }

    /// Controls, line ends and marks that turn the direction of writing; what joins the parts of an emoji is none.
    fileprivate var isCommand: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: !properties.isJoinControl && !properties.isGraphemeExtend
        default: false
        }
    }

    /// Vowels and final consonants of a Korean syllable, drawn within its first letter.
    private static let joiningJamo: [ClosedRange<UInt32>] = [0x1160...0x11FF, 0xD7B0...0xD7FF]

    /// What Unicode's UAX #11 calls wide, but for the emoji, which the standard library knows.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0xA4CF, 0xA960...0xA97F,
        0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
        0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD,
    ]
}
