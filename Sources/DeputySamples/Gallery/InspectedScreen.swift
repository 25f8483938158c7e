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
        SampleView(make: screen.make, inspector: inspector)
            .navigationTitle(screen.title)
            .toolbar { Button("Inspect") { isInspecting = true } }
            .sheet(isPresented: $isInspecting) { InspectorView(inspector: inspector) }
    }
}

/// A sample's controller, whose list the inspector records from its first appearance on.
private struct SampleView: UIViewControllerRepresentable {
    let make: @MainActor () -> UIViewController
    let inspector: ListInspector

    func makeUIViewController(context: Context) -> UIViewController {
        let controller = make()
        // The list exists as soon as the view does, its manager once the view has loaded.
        inspector.look(at: controller.view)
        // Its bar buttons and its search bar are shown by a navigation controller of UIKit's.
        return UINavigationController(rootViewController: controller)
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
#endif
