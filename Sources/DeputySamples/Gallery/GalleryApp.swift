#if canImport(UIKit) && !os(watchOS)
import DeputyScenarios
import SwiftUI

/// An app with the samples as screens; `Docs/Gallery.swiftpm` opens it.
@main
struct GalleryApp: App {
    var body: some Scene {
        WindowGroup { GalleryView() }
    }
}

/// The list of samples.
@MainActor
struct GalleryView: View {
    var body: some View {
        NavigationView {
            List {
                Section("Samples") {
                    ForEach(GalleryScreen.all) { screen in
                        NavigationLink {
                            InspectedScreen(screen: screen)
                        } label: {
                            VStack(alignment: .leading) {
                                Text(screen.title)
                                Text(screen.source).font(.caption).foregroundColor(.secondary)
                            }
                        }
                    }
                }
                Section("Does a list do here what was recorded?") {
                    NavigationLink("Scenarios") { ScenariosView() }
                }
            }
            .navigationTitle("Deputy")
        }
        .navigationViewStyle(.stack)
    }
}
#endif
