#if canImport(UIKit) && !os(watchOS)
import SwiftUI
import UIKit

/// A sample with a button that shows what its list did.
@MainActor
struct InspectedScreen: View {
    let screen: GalleryScreen
    @StateObject private var inspector = ListInspector()
    @State private var isInspecting = false

    var body: some View {
        SampleView(screen: screen, inspector: inspector)
            .navigationTitle(screen.title)
            .toolbar {
                Button("Inspect") {
                    inspector.checkAgain()
                    isInspecting = true
                }
            }
            .task { inspector.checkAgain() }
            .sheet(isPresented: $isInspecting) { InspectorView(inspector: inspector) }
    }
}

/// A sample's controller, whose list the inspector records from its first appearance on.
private struct SampleView: UIViewControllerRepresentable {
    let screen: GalleryScreen
    let inspector: ListInspector

    func makeUIViewController(context: Context) -> UIViewController {
        let controller = screen.make()
        // The list exists as soon as the view does, its manager once the view has loaded.
        inspector.look(at: controller.view)
        // The bar buttons and the search bar of a controller are shown by a navigation controller of UIKit's.
        return screen.isSwiftUI ? controller : UINavigationController(rootViewController: controller)
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
#endif
