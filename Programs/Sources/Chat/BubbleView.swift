import SwiftUI

extension HorizontalAlignment {
  private enum BubbleEdge: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  /// The edge of the bubbles at the side of their sender.
  static let bubbleEdge = HorizontalAlignment(BubbleEdge.self)
}

struct BubbleView: View {
  let message: Message
  let isFailed: Bool
  @Environment(ChatModel.self) private var model

  static let symbols = ["👍", "❤️", "😂"]

  var body: some View {
    VStack(alignment: message.isMine ? .trailing : .leading, spacing: 2) {
      if !message.isMine {
        Text(message.sender).font(.caption).foregroundStyle(.secondary)
      }
      VStack(alignment: .leading) {
        if let attachment = message.attachment { AttachmentView(attachment: attachment) }
        if !message.text.isEmpty {
          Text(LocalizedStringKey(message.text))
            .textSelection(.enabled)
        }
      }
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .foregroundStyle(message.isMine ? Color.white : .primary)
      .background(message.isMine ? AnyShapeStyle(.blue) : AnyShapeStyle(.fill.tertiary))
      .clipShape(BubbleShape(isMine: message.isMine))
      .contextMenu {
        ControlGroup {
          ForEach(Self.symbols, id: \.self) { symbol in
            Button(symbol) { model.react(symbol, to: message) }
          }
        }
        Button("Delete", role: .destructive) { model.delete(message) }
      } preview: {
        Text(message.text).padding()
      }
      if !message.reactions.isEmpty {
        FlowLayout {
          ForEach(message.sortedReactions, id: \.symbol) { reaction in
            Text("\(reaction.symbol) \(reaction.count)")
              .font(.caption)
              .padding(4)
              .background(.thinMaterial, in: Capsule())
              .transition(.scale.combined(with: .opacity))
          }
        }
        .fixedSize(horizontal: false, vertical: true)
      }
      if isFailed {
        Button("Not delivered. Try again", systemImage: "exclamationmark.circle") {
          model.retry(message)
        }
        .font(.caption)
        .tint(.red)
      }
    }
    .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
    .padding(message.isMine ? .leading : .trailing, 40)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("\(message.sender), \(message.sent, format: .dateTime.hour().minute())")
    .animation(.bouncy, value: message.reactions)
  }
}

struct AttachmentView: View {
  let attachment: Message.Attachment

  var body: some View {
    switch attachment {
    case let .file(name, size):
      Label {
        VStack(alignment: .leading) {
          Text(name)
          Text(size, format: .byteCount(style: .file)).font(.caption)
        }
      } icon: {
        Image(systemName: "doc")
      }
    case .place(let name):
      Label(name, systemImage: "mappin.and.ellipse")
    }
  }
}
