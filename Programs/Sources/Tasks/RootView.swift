import SwiftUI

/// The tabs of the app: the tasks, and figures about them.
struct RootView: View {
  @EnvironmentObject private var store: TaskStore
  @SceneStorage("tab") private var tab = "tasks"

  var body: some View {
    TabView(selection: $tab) {
      TaskListView()
        .tabItem { Label("Tasks", systemImage: "checklist") }
        .badge(store.openCount)
        .tag("tasks")
      SummaryView()
        .tabItem {
          Image(systemName: "chart.pie")
          Text("Summary")
        }
        .tag("summary")
    }
    .accentColor(.purple)
  }
}

struct SummaryView: View {
  @EnvironmentObject var store: TaskStore

  var body: some View {
    NavigationView {
      Form {
        HStack {
          Text("Open")
          Spacer()
          Text("\(store.openCount)").foregroundColor(.secondary)
        }
        .accessibilityElement(children: .combine)
        ProgressView(
          "Done",
          value: Double(store.doneCount),
          total: Double(max(store.items.count, 1))
        )
        ForEach(TaskItem.Priority.allCases.reversed()) { priority in
          LabeledContent(
            priority.title,
            value: store.items.lazy.filter { $0.priority == priority }.count,
            format: .number
          )
        }
      }
      .navigationBarTitle("Summary", displayMode: .inline)
    }
    .navigationViewStyle(.stack)
  }
}
