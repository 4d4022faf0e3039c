import SwiftUI

@MainActor
@Observable
final class BookingModel {
  var path: [Step] = []
  private(set) var trip = Trip()
  var confirmation: String?
  @ObservationIgnored weak var undoManager: UndoManager?
  @ObservationIgnored private let taken: Set<Seat>

  init(taken: Set<Seat> = []) { self.taken = taken }

  func isTaken(_ seat: Seat) -> Bool { taken.contains(seat) }

  /// Changes the trip so that the change can be undone.
  func change(_ name: String, _ update: (inout Trip) -> Void) {
    let old = trip
    update(&trip)
    guard trip != old else { return }
    register(old, name)
  }

  private func register(_ old: Trip, _ name: String) {
    undoManager?.registerUndo(withTarget: self) { model in
      MainActor.assumeIsolated {
        let new = model.trip
        model.trip = old
        model.register(new, name)
      }
    }
    undoManager?.setActionName(name)
  }

  subscript<Value>(keyPath: WritableKeyPath<Trip, Value>, action action: String) -> Value {
    get { trip[keyPath: keyPath] }
    set { change(action) { $0[keyPath: keyPath] = newValue } }
  }

  func toggle(_ seat: Seat) {
    change("Seat") { trip in
      if trip.seats.remove(seat) == nil, trip.seats.count < trip.travelers {
        trip.seats.insert(seat)
      }
    }
  }

  func book() async {
    try? await Task.sleep(nanoseconds: 1_000_000)
    confirmation = "B\(trip.travelers)\(trip.cabin.rawValue.prefix(1).uppercased())"
    undoManager?.removeAllActions(withTarget: self)
  }

  func startOver() {
    trip = Trip()
    confirmation = nil
    path.removeAll()
  }
}
