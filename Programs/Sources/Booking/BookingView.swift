import SwiftUI

struct BookingView: View {
  @State private var model: BookingModel
  @Environment(\.undoManager) private var undoManager

  init(model: @autoclosure @escaping () -> BookingModel = BookingModel()) {
    _model = State(initialValue: model())
  }

  var body: some View {
    NavigationStack(path: $model.path) {
      RouteStep()
        .navigationDestination(for: Step.self) { step in
          Group {
            switch step {
            case .travelers: TravelersStep()
            case .seats: SeatsStep()
            case .summary: SummaryStep()
            }
          }
          .toolbar {
            if step != .summary {
              ToolbarItem(placement: .cancellationAction) {
                Button("Start over", action: model.startOver)
              }
            }
          }
        }
    }
    .environment(model)
    .safeAreaInset(edge: .top) { StepProgress(step: model.path.count + 1, of: 4) }
    .onChange(of: undoManager, initial: true) { model.undoManager = undoManager }
    .alert(
      "Booked",
      isPresented: .init(get: { model.confirmation != nil }, set: { _ in })
    ) {
      Button("Done") { model.startOver() }
    } message: {
      Text("Your code is \(Text(model.confirmation ?? "").bold()).")
    }
  }
}

struct StepProgress: View {
  let step: Int
  let total: Int

  init(step: Int, of total: Int) {
    self.step = step
    self.total = total
  }

  var body: some View {
    ProgressView(value: Double(step), total: Double(total)) {
      Text("Step \(step) of \(total)")
    }
    .progressViewStyle(.linear)
    .padding(.horizontal)
  }
}

/// A link to the next step, and the buttons to undo and redo.
struct StepFooter: ViewModifier {
  let next: Step
  var isReady = true
  @Environment(\.undoManager) private var undoManager

  func body(content: Content) -> some View {
    content
      .toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Undo", systemImage: "arrow.uturn.backward") { undoManager?.undo() }
          Button("Redo", systemImage: "arrow.uturn.forward") { undoManager?.redo() }
          Spacer()
          NavigationLink("Next", value: next)
            .disabled(!isReady)
        }
      }
  }
}

extension View {
  func step(next: Step, isReady: Bool = true) -> some View {
    modifier(StepFooter(next: next, isReady: isReady))
  }
}

struct RouteStep: View {
  @Environment(BookingModel.self) private var model
  @State private var cities = ["Bern", "Oslo", "Rome", "Lima"]

  var body: some View {
    @Bindable var model = model
    Form {
      Picker("From", selection: $model[\.from, action: "Departure"]) { options }
      Picker("To", selection: $model[\.to, action: "Destination"]) { options }
      Button("Swap", systemImage: "arrow.up.arrow.down") {
        model.change("Swap") { swap(&$0.from, &$0.to) }
      }
      DatePicker(
        selection: $model[\.date, action: "Date"],
        displayedComponents: [.date, .hourAndMinute]
      ) {
        Label("Departs", systemImage: "calendar")
      }
    }
    .navigationTitle("Route")
    .step(next: .travelers, isReady: model.trip.from != model.trip.to)
  }

  private var options: some View {
    ForEach(cities, id: \.self) { city in
      Text(city).tag(city)
    }
  }
}

struct TravelersStep: View {
  @Environment(BookingModel.self) private var model

  var body: some View {
    @Bindable var model = model
    Form {
      Stepper("Adults: \(model.trip.adults)", value: $model[\.adults, action: "Adults"], in: 1...9)
      Stepper {
        Text("Children: \(model.trip.children)")
      } onIncrement: {
        model.change("Children") { $0.children += 1 }
      } onDecrement: {
        model.change("Children") { $0.children = max($0.children - 1, 0) }
      }
      Picker("Cabin", selection: $model[\.cabin, action: "Cabin"]) {
        ForEach(Trip.Cabin.allCases) { cabin in
          Text(cabin.rawValue.capitalized)
        }
      }
      .pickerStyle(.inline)
    }
    .navigationTitle("Travelers")
    .step(next: .seats)
  }
}

struct SeatsStep: View {
  @Environment(BookingModel.self) private var model

  var body: some View {
    ScrollView([.horizontal, .vertical]) {
      Grid(horizontalSpacing: 4, verticalSpacing: 4) {
        ForEach(1..<4) { row in
          GridRow {
            Text("\(row)").gridColumnAlignment(.trailing)
            ForEach(["A", "B", "C"], id: \.self) { letter in
              let seat = Seat(row: row, letter: letter)
              SeatButton(
                seat: seat,
                isSelected: model.trip.seats.contains(seat),
                isTaken: model.isTaken(seat)
              ) {
                model.toggle(seat)
              }
            }
          }
        }
      }
    }
    .defaultScrollAnchor(.center)
    .navigationTitle("Seats")
    .step(next: .summary, isReady: model.trip.seats.count == model.trip.travelers)
  }
}

struct SeatButton: View {
  let seat: Seat
  let isSelected: Bool
  let isTaken: Bool
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      Text(seat.description)
        .frame(width: 44, height: 44)
        .background(
          isSelected ? .green : .gray.opacity(0.3),
          in: UnevenRoundedRectangle(cornerRadii: .init(topLeading: 12, topTrailing: 12))
        )
    }
    .disabled(isTaken)
    .accessibilityAddTraits(isSelected ? [.isSelected] : [])
    .accessibilityLabel("Seat \(seat.description)")
  }
}

struct SummaryStep: View {
  @Environment(BookingModel.self) private var model
  @Environment(\.locale) private var locale
  @State private var isBooking = false

  private var seats: String {
    model.trip.seats.sorted().map(\.description).formatted(.list(type: .and).locale(locale))
  }

  var body: some View {
    let trip = model.trip
    List {
      LabeledContent("Route", value: "\(trip.from) – \(trip.to)")
      LabeledContent("Travelers", value: trip.travelers, format: .number)
      LabeledContent("Seats", value: seats)
      LabeledContent(
        "Price",
        value: trip.price,
        format: .currency(code: "EUR").precision(.fractionLength(0))
      )
      Button("Book") { isBooking = true }
        .disabled(isBooking)
    }
    .redacted(reason: isBooking ? .placeholder : [])
    .navigationTitle("Summary")
    .navigationBarBackButtonHidden(isBooking)
    .task(id: isBooking) {
      if isBooking { await model.book() }
    }
  }
}

struct BookingApp: App {
  var body: some Scene { WindowGroup { BookingView() } }
}
