#if canImport(UIKit) && !os(watchOS)
import DeputySwiftUI
import DeputyUIKit
import SwiftUI
import UIKit

struct TodoTask: Identifiable, Equatable {
    let id: Int
    var title: String
    var isDone = false
}

final class TodoTaskCell: UITableViewCell, Configurable {
    func configure(_ task: TodoTask) {
        textLabel?.text = task.title
        accessoryType = task.isDone ? .checkmark : .none
    }
}

/// A SwiftUI screen whose list is a table view: a tap marks a task as done, a swipe deletes it.
struct TasksView: View {
    @State private var tasks = (1...20).map { TodoTask(id: $0, title: "Task \($0)") }

    var body: some View {
        ManagedTable(tasks) { manager in
            let tasks = $tasks
            manager.register(TodoTaskCell.self) { mapping in
                mapping.didSelect.withoutCell { task, indexPath in tasks.wrappedValue[indexPath.row].isDone.toggle() }
                mapping.commitEditingStyle.withoutCell { [unowned manager] style, task, indexPath in
                    tasks.wrappedValue.remove(at: indexPath.row)
                    // The row goes now, and not when SwiftUI updates the view, until when it would slide back.
                    manager.items.remove(task)
                }
            }
        }
    }
}
#endif
