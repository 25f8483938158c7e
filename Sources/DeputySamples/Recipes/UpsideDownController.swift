#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import DeputyUIKit
import UIKit

final class ChatLineCell: UICollectionViewListCell, Configurable {
    func configure(_ line: ChatLine) {
        var content = defaultContentConfiguration()
        content.text = line.text
        contentConfiguration = content
        contentView.transform = UpsideDownController.turned
    }
}

/// A chat whose collection is turned over, and each cell's content in the same way: the newest line is at the bottom.
final class UpsideDownController: UICollectionViewController {
    static let turned = CGAffineTransform(scaleX: 1, y: -1)
    private var chat: NewestFirst<ChatLineCell>?
    private var lastID = 100

    convenience init() {
        let list = UICollectionLayoutListConfiguration(appearance: .plain)
        self.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.transform = Self.turned
        // The top of the collection is at the bottom of the screen.
        collectionView.scrollsToTop = false
        chat = NewestFirst(CollectionManager(collectionView), Self.lines(before: lastID + 1)) { first in
            Self.lines(before: first.id)
        }
    }

    func add(_ text: String) {
        lastID += 1
        chat?.add(ChatLine(id: lastID, text: text))
    }

    private static func lines(before id: Int) -> [ChatLine] {
        (max(1, id - 30)..<id).reversed().map { ChatLine(id: $0, text: "Line \($0)") }
    }
}
#endif
