import SwiftUI

// The focus, and the values that depend on it. Tests refer to each form by the identifier, such as
// N01, that starts its comment.

/// N01: a focus state of a Boolean, of an enum, and of any type.
struct LogForm: View {
  enum Field: Hashable { case port, cargo }

  @FocusState private var isNaming: Bool
  @FocusState private var field: Field?
  @FocusState var line: Int?
  @State private var text = ""

  var body: some View {
    TextField("Name", text: $text).focused($isNaming)
    TextField("Port", text: $text)
      .focused($field, equals: .port)
      .onSubmit { field = .cargo }
    TextField("Cargo", text: $text).focused($field, equals: .cargo)
    LineField(line: $line, number: 1)
    OwnerField(isFocused: $isNaming)
    Text("\(isNaming) \(field.map { "\($0)" } ?? "none") \(line ?? 0)")
    Button("Start") { isNaming = true }
    Button("End") { (isNaming, field, line) = (false, nil, nil) }
  }
}

/// N02: a binding to the focus as a parameter.
struct LineField: View {
  var line: FocusState<Int?>.Binding
  let number: Int
  var body: some View {
    TextField("Line \(number)", text: .constant("")).focused(line, equals: number)
  }
}

/// N03: a binding to the focus as a property wrapper.
struct OwnerField: View {
  @FocusState.Binding var isFocused: Bool
  var body: some View { Button("Name it") { isFocused = true } }
}

/// N04: keys of focused values, declared with a key type and as entries.
private struct ManifestKey: FocusedValueKey { typealias Value = Cargo }

struct DraftKey: SwiftUI.FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  var manifest: Cargo? {
    get { self[ManifestKey.self] }
    set { self[ManifestKey.self] = newValue }
  }

  var draft: DraftKey.Value? {
    get { self[DraftKey.self] }
    set { self[DraftKey.self] = newValue }
  }

  /// G06: an entry in `FocusedValues` instead of `EnvironmentValues`.
  @Entry var crate: String?
  @Entry var isSealed: Binding<Bool>?
  /// A public entry.
  @Entry public var unload: (() -> Void)?
}

/// N05: values set for the focus and for the scene.
struct Crates: View {
  @State private var isSealed = false
  @State private var draft = "draft"
  private let ship = Ship("Anna")
  var body: some View {
    VStack {
      TextField("Crate", text: .constant(""))
        .focusedValue(\.crate, "tea")
        .focusedValue(\.manifest, .heavy)
        .focusedValue(\.isSealed, $isSealed)
      TextField("Empty", text: .constant("")).focusedValue(\.crate, nil)
      Text("sealed \(isSealed) \(draft)")
    }
    .focusedValue(ship)
    .focusedSceneValue(\.draft, $draft)
    .focusedSceneValue(\.unload) {}
  }
}

/// N06: values read in every way.
struct Inspector: View {
  @FocusedValue(\.crate) private var crate
  @FocusedValue(\.crate) var same: String?
  @FocusedValue(\.manifest?.weight) private var weight
  @FocusedValue(\.unload) private var unload
  @FocusedValue(Ship.self) private var ship
  @FocusedBinding(\.isSealed) private var isSealed
  @FocusedBinding(\.draft) private var draft: String?
  var body: some View {
    Text("\(crate ?? "none") \(same == crate) \(weight ?? 0) \(ship?.name ?? "nobody")")
    Button("Seal") { isSealed?.toggle() }.disabled(isSealed == nil)
    Button("Write") { draft = (draft ?? "") + "!" }.disabled(unload == nil)
  }
}
