import Deputy
import TestSupport
import Testing

@Suite("What a method returns whose owner is gone (F35)")
struct EmptyAnswerTests {
    @Test(
        "It is nothing, of the type that the method has (F35)",
        arguments: [
            ("v24@0:8@16", .word), ("B24@0:8@16", .word), ("@24@0:8@16", .word), ("q32@0:8@16q24", .word),
            ("f16@0:8", .float), ("d24@0:8@16", .doubles(1)), ("Vd24@0:8@16", .doubles(1)),
            ("{CGSize=dd}24@0:8@16", .doubles(2)), ("{CGRect={CGPoint=dd}{CGSize=dd}}24@0:8@16", .doubles(4)),
            ("{UIEdgeInsets=dddd}24@0:8d16", .doubles(4)), ("{_NSRange=QQ}24@0:8@16", .twoWords),
        ] as [(String, EmptyAnswer)])
    func returned(encoding: String, expected: EmptyAnswer) {
        expectEqual(EmptyAnswer(returnedBy: encoding), expected)
    }
}
