#if canImport(UIKit) && !os(watchOS)
import SwiftUI
import UIKit

/// A sample as a screen of the gallery.
struct GalleryScreen: Identifiable {
    /// What it shows.
    let title: String
    /// The file of Sources/DeputySamples that it is in.
    let source: String
    /// Whether it is a view of SwiftUI's, which shows its bar buttons in the gallery's own bar.
    var isSwiftUI = false
    /// Makes it.
    let make: @MainActor () -> UIViewController

    var id: String { source }
}

extension GalleryScreen {
    /// The samples that run on this platform, but for those that need nibs or a store of Core Data.
    @MainActor static var all: [GalleryScreen] {
        var screens = [
            GalleryScreen(title: "Notes", source: "NotesController.swift") { NotesController() },
            GalleryScreen(title: "A shopping list", source: "Groceries/GroceriesController.swift") {
                GroceriesController()
            },
            GalleryScreen(title: "A shared list", source: "Groceries/SharedGroceriesController.swift") {
                SharedGroceriesController()
            },
            GalleryScreen(title: "Reminders", source: "Migrating/RemindersController.swift") { RemindersController() },
            GalleryScreen(title: "Posts and advertisements", source: "ListController.swift") { ListController() },
            GalleryScreen(title: "A cart in sections", source: "Cart/CartController.swift") { CartController() },
            GalleryScreen(title: "A feed", source: "Sections/FeedController.swift") { FeedController() },
            GalleryScreen(title: "Accounts", source: "Sections/AccountsController.swift") { AccountsController() },
            GalleryScreen(title: "People", source: "People/PeopleController.swift") { PeopleController() },
            GalleryScreen(title: "Folders in a table", source: "Tree/FoldersController.swift") { FoldersController() },
            GalleryScreen(title: "Tasks, in SwiftUI", source: "TasksView.swift", isSwiftUI: true) {
                UIHostingController(rootView: TasksView())
            },
        ]
        #if !os(tvOS)
        screens += [
            GalleryScreen(title: "Books to search", source: "BooksController.swift") { BooksController() },
            GalleryScreen(title: "Signing up", source: "Sections/SignUpController.swift") { SignUpController() },
            GalleryScreen(title: "A chat", source: "ChatController.swift") { ChatController() },
            GalleryScreen(title: "A chat upside down", source: "Recipes/UpsideDownController.swift") {
                UpsideDownController()
            },
            GalleryScreen(title: "Chores to edit", source: "EditableListController.swift") { EditableListController() },
            GalleryScreen(title: "Letters by pages", source: "Recipes/PagesController.swift") { PagesController() },
            GalleryScreen(title: "Letters to select", source: "Recipes/LettersController.swift") {
                LettersController()
            },
            GalleryScreen(title: "Letters to move and delete", source: "Recipes/PinnedLettersController.swift") {
                PinnedLettersController()
            },
            GalleryScreen(title: "Swipes and menus", source: "SwipeAndMenuController.swift") {
                SwipeAndMenuController()
            },
            GalleryScreen(title: "Songs to drag", source: "DragAndDropController.swift") { DragAndDropController() },
            GalleryScreen(title: "Stops of a journey", source: "ItineraryController.swift") { ItineraryController() },
            GalleryScreen(title: "A grid of photos", source: "GridController.swift") { GridController() },
            GalleryScreen(title: "Photos with badges", source: "AlbumsController.swift") { AlbumsController() },
            GalleryScreen(title: "Photos on shelves", source: "Recipes/ShelvesController.swift") {
                ShelvesController()
            },
            GalleryScreen(title: "An outline of folders", source: "Tree/OutlineController.swift") {
                OutlineController()
            },
        ]
        if #available(iOS 16.0, *) {
            screens += [
                GalleryScreen(title: "SwiftUI rows", source: "HostedListController.swift") { HostedListController() },
                GalleryScreen(title: "A diffable source", source: "DiffableListController.swift") {
                    DiffableListController()
                },
            ]
        }
        #endif
        return screens
    }
}
#endif
