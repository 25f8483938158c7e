#if canImport(UIKit) && !os(watchOS)
import DeputyRecording
import DeputyUIKit
import SwiftUI
import UIKit

/// What the inspector of a list found: its journal, its mistakes, and how the events of a row are answered.
@MainActor
struct InspectorView: View {
    @ObservedObject var inspector: ListInspector
    @State private var isSharing = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationView {
            List {
                Section("The row \(inspector.row.description)") {
                    ForEach(inspector.explanations.map(\.description), id: \.self) { line($0) }
                }
                Section("Found by validate()") {
                    if inspector.findings.isEmpty { Text("Nothing") }
                    ForEach(inspector.findings.map(\.description), id: \.self) { line($0) }
                }
                Section("The last hundred entries") {
                    ForEach(Array(lines.enumerated()), id: \.offset) { line($0.element) }
                }
            }
            .navigationTitle("Inspector")
            .toolbar {
                #if !os(tvOS)
                ToolbarItem(placement: .navigationBarLeading) { Button("Share recording") { isSharing = true } }
                #endif
                ToolbarItem(placement: .navigationBarTrailing) { Button("Done") { dismiss() } }
            }
            #if !os(tvOS)
            .sheet(isPresented: $isSharing) { ShareView(text: inspector.recording?.text ?? "") }
            #endif
        }
    }

    private var lines: [String] { inspector.recording?.lines.suffix(100) ?? [] }

    private func line(_ text: String) -> some View { Text(text).font(.system(.caption, design: .monospaced)) }
}

#if !os(tvOS)
/// Shares a text.
struct ShareView: UIViewControllerRepresentable {
    let text: String

    func makeUIViewController(context: Context) -> UIActivityViewController {
        UIActivityViewController(activityItems: [text], applicationActivities: nil)
    }

    func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}
#endif
#endif
