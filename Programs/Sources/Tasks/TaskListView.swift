import SwiftUI

struct TaskListView: View {
  @EnvironmentObject var store: TaskStore
  @State private var newTitle = ""
  @State private var editMode: EditMode = .inactive
  @FocusState private var isAdding: Bool

  var body: some View {
    NavigationView {
      VStack(spacing: 0) {
        Picker("Filter", selection: $store.filter.animation(.easeInOut)) {
          ForEach(Filter.allCases, id: \.self) { filter in
            Text(filter.rawValue)
          }
        }
        .pickerStyle(SegmentedPickerStyle())
        .padding(.horizontal)
        list
      }
      .navigationBarTitle(Text("Tasks"))
      .navigationBarItems(leading: EditButton(), trailing: clearButton)
      .environment(\.editMode, $editMode)
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }

  private var list: some View {
    List {
      ForEach($store.items) { $item in
        if store.filter.accepts(item) {
          HStack {
            TaskRow(item: $item)
            NavigationLink(destination: TaskEditor(item: $item)) {
              Image(systemName: "info.circle")
                .accessibility(label: Text("Details"))
            }
          }
          .badge(item.priority == .high ? Text("!").foregroundColor(.red).bold() : nil)
          .deleteDisabled(item.priority == .high && !item.isDone)
          .moveDisabled(store.filter != .all)
        }
      }
      .onDelete(perform: store.delete)
      .onMove { store.move(from: $0, to: $1) }

      HStack {
        Image(systemName: "plus.circle.fill")
          .foregroundColor(.accentColor)
          .accessibilityHidden(true)
        TextField("New task", text: $newTitle)
          .focused($isAdding)
          .submitLabel(.done)
          .onSubmit {
            store.add(newTitle)
            newTitle = ""
            isAdding = true
          }
      }
    }
    .listStyle(PlainListStyle())
  }

  private var clearButton: some View {
    Button(action: { withAnimation { store.clearDone() } }) {
      Text("Clear")
    }
    .disabled(store.doneCount == 0)
  }
}

struct TaskRow: View {
  @Binding var item: TaskItem

  var body: some View {
    Toggle(isOn: $item.isDone) {
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: item.title)
          .strikethrough(item.isDone)
          .foregroundColor(item.isDone ? .secondary : .primary)
        item.due.map { Text($0, style: .date).font(.footnote) }
      }
    }
    .toggleStyle(CheckboxStyle())
  }
}

struct CheckboxStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        .resizable()
        .frame(width: 20, height: 20)
        .onTapGesture { configuration.isOn.toggle() }
        .accessibilityHidden(true)
      configuration.label
    }
    .accessibilityRepresentation {
      Toggle(isOn: configuration.$isOn) { configuration.label }
    }
  }
}

struct TaskEditor: View {
  @Binding var item: TaskItem
  @Environment(\.presentationMode) private var presentationMode
  @State private var asksToReset = false

  private var hasDue: Binding<Bool> {
    Binding(
      get: { item.due != nil },
      set: { item.due = $0 ? Date(timeIntervalSinceReferenceDate: 800_000_000) : nil }
    )
  }

  var body: some View {
    Form {
      Section(header: Text("Task"), footer: Text("Tasks of high priority cannot be deleted.")) {
        TextField("Title", text: $item.title)
        Picker("Priority", selection: $item.priority) {
          ForEach(TaskItem.Priority.allCases) { Text($0.title).tag($0) }
        }
      }
      Section {
        Toggle("Has a due date", isOn: hasDue.animation())
        if let due = Binding($item.due) {
          DatePicker("Due", selection: due, displayedComponents: [.date])
            .datePickerStyle(GraphicalDatePickerStyle())
        }
      }
      Button("Reset") { asksToReset = true }
        .foregroundColor(.red)
        .actionSheet(isPresented: $asksToReset) {
          ActionSheet(
            title: Text("Reset the task?"),
            message: Text("Its title stays."),
            buttons: [
              .destructive(Text("Reset")) {
                item = TaskItem(id: item.id, title: item.title)
                presentationMode.wrappedValue.dismiss()
              },
              .cancel(),
            ]
          )
        }
    }
    .navigationBarTitle(item.title)
  }
}

struct TaskListView_Previews: PreviewProvider {
  static var previews: some View {
    TaskListView()
      .environmentObject(TaskStore(storage: MemoryStorage([TaskItem(title: "Paint the door")])))
      .previewDisplayName("List")
  }
}
