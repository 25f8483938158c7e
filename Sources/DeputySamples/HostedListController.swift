#if canImport(UIKit) && !os(watchOS)
import DeputySwiftUI
import DeputyUIKit
import SwiftUI
import UIKit

struct Track: Identifiable, Equatable {
    var id: Int
    var name: String
}

/// A row in SwiftUI that knows whether its cell is selected.
@available(iOS 16.0, tvOS 16.0, *)
struct TrackRow: View {
    let track: Track
    @Environment(\.cellState) private var cellState
    @State private var plays = 0

    var body: some View {
        HStack {
            Text(track.name).bold(cellState?.isSelected == true)
            Spacer()
            Button("\(plays)") { plays += 1 }
        }
    }
}

/// A list of SwiftUI views, each with a state of its own, in cells that show whether they are selected.
@available(iOS 16.0, tvOS 16.0, *)
final class HostedListController: UITableViewController {
    private lazy var manager = TableManager(tableView)

    override func viewDidLoad() {
        super.viewDidLoad()
        manager.registerHostingConfiguration(for: Track.self) { mapping in
            mapping.didSelect.withoutCell(weak: self) { controller, track, indexPath in controller.title = track.name }
        } content: { track, indexPath in
            TrackRow(track: track)
        } configuration: { configuration, state in
            configuration.margins(.horizontal, 20).background(state.isSelected ? Color.yellow : Color.clear)
        }
        manager.items.apply(items: (1...50).map { Track(id: $0, name: "Track \($0)") })
    }
}
#endif
