import SwiftUI

struct PlanList: View {
  var plans = Plan.samples
  @State private var path = NavigationPath()
  @Namespace private var namespace

  var body: some View {
    NavigationStack(path: $path) {
      List(plans) { plan in
        NavigationLink(value: plan) {
          LabeledContent {
            Text(Duration.seconds(plan.duration), format: .time(pattern: .minuteSecond))
          } label: {
            Text(plan.name)
            Text("\(plan.phases.count) phases")
          }
        }
        .matchedTransitionSource(id: plan.id, in: namespace)
        .listRowBackground(Color.orange.opacity(0.1))
      }
      .navigationTitle("Workouts")
      .navigationDestination(for: Plan.self) { plan in
        WorkoutView(plan: plan)
          .navigationTransition(.zoom(sourceID: plan.id, in: namespace))
      }
    }
  }
}

struct WorkoutApp: App {
  var body: some Scene {
    WindowGroup { PlanList() }
    #if os(macOS)
    Settings { Text("No settings") }
    #endif
  }
}
