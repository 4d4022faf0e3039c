import SwiftUI

struct ChatView: View {
  @State private var model: ChatModel
  @FocusState private var isFocused: Bool
  @Environment(\.calendar) private var calendar
  @Namespace private var bottom

  init(model: ChatModel) {
    _model = State(wrappedValue: model)
  }

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 10, pinnedViews: .sectionHeaders) {
          ForEach(days, id: \.day) { section in
            Section {
              ForEach(section.messages) { message in
                BubbleView(message: message, isFailed: model.failed.contains(message.id))
                  .id(message.id)
              }
            } header: {
              Text(section.day, format: .dateTime.day().month(.wide))
                .font(.caption.smallCaps())
                .padding(4)
                .background(.ultraThinMaterial, in: .capsule)
                .accessibilityAddTraits(.isHeader)
            }
          }
          if let typing = model.typing {
            TypingIndicator(name: typing)
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          Color.clear.frame(height: 1).id(bottom)
        }
        .padding()
        .animation(.default, value: model.messages.count)
      }
      .defaultScrollAnchor(.bottom)
      .scrollDismissesKeyboard(.interactively)
      .onChange(of: model.messages.count) {
        withAnimation { proxy.scrollTo(bottom, anchor: .bottom) }
      }
    }
    .safeAreaInset(edge: .bottom) {
      ComposerView(model: model, isFocused: $isFocused)
    }
    .environment(model)
    .navigationTitle("Chat")
    .task { await model.listen() }
  }

  private var days: [(day: Date, messages: [Message])] {
    Dictionary(grouping: model.messages) { calendar.startOfDay(for: $0.sent) }
      .map { (day: $0.key, messages: $0.value) }
      .sorted { $0.day < $1.day }
  }
}
