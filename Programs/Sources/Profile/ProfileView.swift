import SwiftUI

struct ProfileView: View {
  let person: Person
  @Binding var path: NavigationPath
  @EnvironmentObject private var store: NetworkStore
  @Environment(\.send) private var send
  @State private var isEditing = false
  @State private var asksToBlock = false
  @State private var headerHeight: CGFloat = 0

  private var isMe: Bool { person.id == store.state.me }
  private var isFollowed: Bool { person.followers.contains(store.state.me) }

  var body: some View {
    ScrollView {
      header
      LazyVStack(alignment: .leading, spacing: 12, pinnedViews: [.sectionHeaders]) {
        Section {
          ForEach(store.state.posts.filter { $0.author == person.id }) { post in
            PostView(post: post, me: store.state.me)
          }
        } header: {
          Text("Posts").font(.headline).accessibilityAddTraits(.isHeader)
        }
      }
      .padding(.horizontal)
    }
    .onPreferenceChange(HeaderHeight.self) { headerHeight = $0 }
    .navigationTitle(headerHeight > 400 ? "" : person.name)
    .toolbar {
      if isMe {
        Button("Edit profile") { isEditing = true }
      } else {
        Menu("More", systemImage: "ellipsis.circle") {
          Button("Block", systemImage: "hand.raised", role: .destructive) { asksToBlock = true }
        }
      }
    }
    .confirmationDialog(
      "Block \(person.name)?",
      isPresented: $asksToBlock,
      titleVisibility: .visible,
      presenting: person
    ) { person in
      Button("Block \(person.name)", role: .destructive) {
        path.removeLast()
        send(.block(person.id))
      }
      Button("Cancel", role: .cancel) {}
    } message: { _ in
      Text("Their posts disappear.")
    }
    .sheet(isPresented: $isEditing) {
      ProfileEditor(person: person)
        .presentationDetents([.fraction(0.4), .height(500)])
        .presentationDragIndicator(.visible)
        .presentationCornerRadius(24)
        .presentationBackground(.thinMaterial)
    }
  }

  private var header: some View {
    VStack {
      Avatar(person: person).avatarSize(96)
      Text(person.biography).italic()
      HStack(spacing: 24) {
        count("Followers", person.followers.count)
        count("Posts", store.state.posts.filter { $0.author == person.id }.count)
      }
      if !isMe {
        Button(isFollowed ? "Unfollow" : "Follow") {
          send(isFollowed ? .unfollow(person.id) : .follow(person.id), animation: .snappy)
        }
        .buttonStyle(.bordered)
        .tint(isFollowed ? .gray : .blue)
      }
    }
    .background {
      GeometryReader { proxy in
        Color.clear.preference(key: HeaderHeight.self, value: proxy.size.height)
      }
    }
  }

  private func count(_ title: LocalizedStringKey, _ number: Int) -> some View {
    VStack {
      Text(number, format: .number.notation(.compactName)).bold()
      Text(title).font(.caption)
    }
    .accessibilityElement(children: .combine)
  }
}

struct PostView: View {
  let post: Post
  let me: Person.ID
  @Environment(\.send) private var send

  private var isLiked: Bool { post.likes.contains(me) }

  var body: some View {
    HStack {
      Text(post.text).frame(maxWidth: .infinity, alignment: .leading)
      Button {
        send(.like(post.id))
      } label: {
        Image(systemName: "heart")
          .symbolVariant(isLiked ? .fill : .none)
          .foregroundStyle(isLiked ? Color.red : .primary)
      }
      .accessibilityLabel("Like \(post.text)")
      .accessibilityValue("\(post.likes.count)")
    }
    .contentShape(.rect)
    .onTapGesture(count: 2) { send(.like(post.id)) }
  }
}

struct ProfileEditor: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.send) private var send
  @State private var name: String
  @State private var biography: String
  private let original: Person

  init(person: Person) {
    original = person
    _name = State(wrappedValue: person.name)
    _biography = State(wrappedValue: person.biography)
  }

  private var isChanged: Bool { name != original.name || biography != original.biography }

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
          .textContentType(.name)
          .autocorrectionDisabled()
        TextField("Biography", text: $biography, axis: .vertical)
          .lineLimit(2...5)
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            send(.rename(name), animation: nil)
            send(.setBiography(biography))
            dismiss()
          }
          .disabled(!isChanged || name.isEmpty)
        }
      }
      .interactiveDismissDisabled(isChanged)
    }
  }
}

struct ProfileApp: App {
  @StateObject private var store = NetworkStore()

  var body: some Scene {
    WindowGroup { PeopleList().network(store) }
  }
}
