import SwiftUI

/// The mailboxes, the messages of the selected mailbox, and the selected message, in three columns.
struct MailView: View {
  @Bindable var store: MailStore
  @State private var columns = NavigationSplitViewVisibility.all
  @State private var preferredColumn = NavigationSplitViewColumn.content

  var body: some View {
    NavigationSplitView(columnVisibility: $columns, preferredCompactColumn: $preferredColumn) {
      List(Mailbox.allCases, selection: $store.mailbox) { mailbox in
        Label(mailbox.title, systemImage: mailbox.symbol)
          .badge(store.unread(in: mailbox))
          .listItemTint(mailbox == .trash ? .fixed(.gray) : .preferred(.blue))
          .dropDestination(for: String.self) { ids, _ in
            store.move(Set(ids.compactMap(Int.init)), to: mailbox)
            return true
          }
      }
      .navigationTitle("Mailboxes")
      .listStyle(.sidebar)
    } content: {
      MessageList(store: store)
        .navigationTitle(store.mailbox?.title ?? "No mailbox")
        .navigationSplitViewColumnWidth(320)
    } detail: {
      switch store.selection.count {
      case 0:
        Text("No message selected").foregroundStyle(.secondary)
      case 1:
        if let message = store.messages.first(where: { store.selection.contains($0.id) }) {
          MessageView(message: message)
            .task(id: message.id) { store.update([message.id]) { $0.isRead = true } }
        }
      case let count:
        Text("^[\(count) message](inflect: true) selected")
      }
    }
    .task { await store.refresh() }
    .focusedSceneValue(\.selectedMessages, $store.selection)
  }
}

struct MessageList: View {
  @Bindable var store: MailStore

  var body: some View {
    List(selection: $store.selection) {
      if let error = store.error {
        Label(error, systemImage: "wifi.slash")
          .foregroundStyle(.red)
          .selectionDisabled()
      }
      ForEach(store.visible) { message in
        MessageRow(message: message)
          .swipeActions(edge: .trailing) {
            Button(role: .destructive) {
              store.move([message.id], to: .trash)
            } label: {
              Label("Trash", systemImage: "trash")
            }
            Button("Archive", systemImage: "archivebox") {
              store.move([message.id], to: .archive)
            }
            .tint(.purple)
          }
          .swipeActions(edge: .leading, allowsFullSwipe: true) {
            Button(message.isRead ? "Unread" : "Read") {
              store.update([message.id]) { $0.isRead.toggle() }
            }
            .tint(.blue)
          }
          .draggable(String(message.id))
      }
    }
    .contextMenu(forSelectionType: Message.ID.self) { ids in
      Button("Flag") { store.update(ids) { $0.isFlagged = true } }
      Button("Trash", role: .destructive) { store.move(ids, to: .trash) }
    } primaryAction: { ids in
      store.update(ids) { $0.isRead = true }
    }
    .onDeleteCommand { store.move(store.selection, to: .trash) }
    .refreshable { await store.refresh() }
    .searchable(text: $store.query, placement: .toolbar, prompt: "Search mail")
    .searchSuggestions {
      ForEach(["invoice", "meeting"], id: \.self) { word in
        Text(word).searchCompletion(word)
      }
    }
    .toolbar {
      ToolbarItem(placement: .topBarLeading) { EditButton() }
      ToolbarItemGroup(placement: .bottomBar) {
        Button("Archive") { store.move(store.selection, to: .archive) }
          .disabled(store.selection.isEmpty)
        Spacer()
        Text("Updated just now").font(.caption)
      }
    }
    .toolbarBackground(.visible, for: .bottomBar)
  }
}

struct MessageRow: View {
  let message: Message

  var body: some View {
    HStack(alignment: .top) {
      Circle()
        .fill(message.isRead ? .clear : .blue)
        .frame(width: 8, height: 8)
        .alignmentGuide(.top) { $0[.top] - 6 }
      VStack(alignment: .leading) {
        HStack {
          Text(message.sender).fontWeight(message.isRead ? .regular : .semibold)
          Spacer()
          Text(message.date, format: .relative(presentation: .named))
            .font(.footnote)
            .accessibilityHidden(true)
        }
        Text(message.subject).lineLimit(1)
        Text(message.text).lineLimit(2, reservesSpace: true).foregroundStyle(.secondary)
      }
      if message.isFlagged {
        Image(systemName: "flag.fill").foregroundStyle(.orange)
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(message.sender), \(message.subject)")
    .accessibilityValue(
      [message.isRead ? "" : "unread", message.isFlagged ? "flagged" : ""]
        .filter { !$0.isEmpty }.joined(separator: ", ")
    )
  }
}

struct MessageView: View {
  let message: Message
  @State private var showsReply = false
  @State private var reply = ""

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text(message.subject).font(.title).accessibilityAddTraits(.isHeader)
        Divider()
        Text(message.text).textSelection(.enabled)
      }
      .scenePadding()
    }
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Reply", systemImage: "arrowshape.turn.up.left") { showsReply = true }
          .keyboardShortcut("r")
      }
      ToolbarItem(placement: .secondaryAction) {
        ShareLink(item: message.text, subject: Text(message.subject))
      }
    }
    .inspector(isPresented: $showsReply) {
      TextEditor(text: $reply)
        .accessibilityLabel("Reply text")
        .inspectorColumnWidth(min: 200, ideal: 300, max: 400)
    }
  }
}
