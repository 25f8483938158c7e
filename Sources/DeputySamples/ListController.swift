#if canImport(UIKit) && !os(watchOS)
import DeputyUIKit
import UIKit

struct Post: Hashable {
    var title: String
    var isPinned = false
}

final class PostCell: UITableViewCell, Configurable {
    func configure(_ post: Post) {
        var content = defaultContentConfiguration()
        content.text = post.title
        content.image = post.isPinned ? UIImage(systemName: "pin") : nil
        contentConfiguration = content
        accessoryType = .disclosureIndicator
    }
}

struct Advert {
    var text: String
}

final class AdvertCell: UITableViewCell {}

/// A list of posts with an advertisement between them: a tap on a post opens it, one on the advertisement does nothing.
final class ListController: UIViewController {
    private let table = UITableView(frame: .zero, style: .plain)
    private lazy var manager = TableManager(table)

    override func loadView() { view = table }

    override func viewDidLoad() {
        super.viewDidLoad()
        manager.owner = self

        manager.register(PostCell.self) { mapping in
            mapping.didSelect(weak: self) { $0.open($1, $2, $3) }
        }
        manager.register(AdvertCell.self, for: Advert.self) { mapping in
            mapping.shouldHighlight.withoutCell { advert, indexPath in false }
        } configure: { cell, advert, indexPath in
            cell.textLabel?.text = advert.text
        }
        manager.items.setItems([Post(title: "News", isPinned: true), Advert(text: "Buy two"), Post(title: "Old")])
    }

    private func open(_ cell: PostCell, _ post: Post, _ indexPath: IndexPath) {
        table.deselectRow(at: indexPath, animated: true)
        let page = UIViewController()
        page.title = post.title
        show(page, sender: self)
    }
}

/// Ordinary delegate methods: events that no closure answers come here.
extension ListController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 0 ? 88 : UITableView.automaticDimension
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { view.endEditing(true) }
}
#endif
