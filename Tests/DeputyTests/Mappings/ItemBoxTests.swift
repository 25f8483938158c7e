import Testing

@testable import Deputy

private class Base {}
private final class Derived: Base {}
private struct Large: Equatable { var numbers = [1, 2], a = 1, b = 2, c = 3 }

@Suite("An item in a box")
struct ItemBoxTests {
    private func boxedType(of item: Any) -> Any.Type {
        func open<Item>(_ item: Item) -> Any.Type { Item.self }
        return _openExistential(item, do: open)
    }

    @Test("Its types are where Swift's layout of boxes has them")
    func types() {
        let object: Base = Derived()
        let items: [Any] = [
            1, "text", Large(), object, Derived(), Optional(3) as Any, (1, 2), Int.self, [1], "a" as AnyHashable,
        ]
        for item in items {
            ItemBox.of(item) { box in
                #expect(ObjectIdentifier(box.boxedType) == ObjectIdentifier(boxedType(of: item)))
                #expect(ObjectIdentifier(box.itemType) == ObjectIdentifier(type(of: item)))
            }
        }
        ItemBox.of(Optional(object) as Any) { #expect(ObjectIdentifier($0.itemType) == ObjectIdentifier(Derived.self)) }
        ItemBox.of(Base?.none as Any) { #expect(ObjectIdentifier($0.itemType) == ObjectIdentifier(Base?.self)) }
    }

    @Test("It is a model in place, out of place, as an object of a subclass, and in optionals")
    func models() {
        let object: Base = Derived()
        ItemBox.of(7) { #expect($0.model(Int.self) == 7) }
        ItemBox.of(7) { #expect($0.model(String.self) == nil) }
        ItemBox.of(Large()) { #expect($0.model(Large.self) == Large()) }
        ItemBox.of(object) { #expect($0.model(Derived.self) === object) }
        ItemBox.of(Derived()) { #expect($0.model(Base.self) != nil) }
        ItemBox.of(Base()) { #expect($0.model(Derived.self) == nil) }
        ItemBox.of(Optional(7) as Any) { #expect($0.model(Int.self) == 7) }
        ItemBox.of(Int??(7) as Any) { #expect($0.model(Int.self) == 7) }
        ItemBox.of(Int?.none as Any) { #expect($0.model(Int.self) == nil) }
        ItemBox.of(Optional(Large()) as Any) { #expect($0.model(Large.self) == Large()) }
        ItemBox.of(Optional(object) as Any) { #expect($0.model(Derived.self) === object) }
        ItemBox.of(Base?.none as Any) { #expect($0.model(Base.self) == nil) }
        ItemBox.of(Optional(7) as Any) { #expect($0.model(Any.self) as? Int == 7) }
    }
}
