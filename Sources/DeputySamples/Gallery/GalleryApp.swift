#if canImport(UIKit) && !os(watchOS)
import SwiftUI

/// An app with every sample as a screen; `Docs/Gallery.swiftpm` opens it.
@main
struct GalleryApp: App {
    var body: some Scene {
        WindowGroup { GalleryView() }
    }
}

/// The list of samples.
struct GalleryView: View {
    var body: some View {
        NavigationView {
            List(GalleryScreen.all) { screen in
                NavigationLink {
                    InspectedScreen(screen: screen)
                } label: {
                    VStack(alignment: .leading) {
                        Text(screen.title)
                        Text(screen.source).font(.caption).foregroundColor(.secondary)
                    }
                }
            }
            .navigationTitle("Deputy")
        }
        .navigationViewStyle(.stack)
    }
}
#endif
