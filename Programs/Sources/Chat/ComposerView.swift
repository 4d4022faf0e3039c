import SwiftUI
import UniformTypeIdentifiers

struct ComposerView: View {
  @Bindable var model: ChatModel
  @FocusState.Binding var isFocused: Bool
  @State private var importsFile = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if let attachment = model.attachment {
        HStack {
          AttachmentView(attachment: attachment)
          Button("Remove the attachment", systemImage: "xmark.circle.fill") {
            model.attachment = nil
          }
          .labelStyle(.iconOnly)
        }
      }
      HStack(alignment: .bottom) {
        Menu {
          Button("File", systemImage: "doc") { importsFile = true }
          Button("Place", systemImage: "mappin") { model.attachment = .place(name: "Lisbon") }
        } label: {
          Image(systemName: "plus.circle.fill")
        }
        .accessibilityLabel("Attach")

        TextField("Message", text: $model.draft, axis: .vertical)
          .textFieldStyle(.roundedBorder)
          .lineLimit(1...5)
          .focused($isFocused)
          .onSubmit { model.send() }
          .onKeyPress(.upArrow) {
            guard model.draft.isEmpty, let last = model.messages.last(where: \.isMine) else {
              return .ignored
            }
            model.draft = last.text
            return .handled
          }
        Button("Send", systemImage: "paperplane.fill") { model.send() }
          .labelStyle(.iconOnly)
          .keyboardShortcut(.return, modifiers: .command)
          .disabled(!model.canSend)
      }
    }
    .padding(8)
    .background(.bar)
    .fileImporter(isPresented: $importsFile, allowedContentTypes: [.pdf, .image]) { result in
      guard let url = try? result.get() else { return }
      let size = (try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
      model.attachment = .file(name: url.lastPathComponent, size: Int64(size))
    }
  }
}
