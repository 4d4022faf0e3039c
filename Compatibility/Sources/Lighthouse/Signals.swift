import Combine
import Foundation
import SwiftUI

/// The signals of a lighthouse.
public final class Signals: ObservableObject {
  /// Whether the lamp is lit.
  @Published public var isLit = false
  /// Whether there is fog.
  @Published public var isFoggy = false
  /// What a ship sees or hears.
  @Published public private(set) var text = ""
  /// The sounds of the horn.
  public let horn = PassthroughSubject<String, Never>()

  /// Creates signals of a dark lighthouse.
  public init() {
    let light = $isLit.combineLatest($isFoggy) { isLit, isFoggy in
      isLit ? (isFoggy ? "dim" : "bright") : "dark"
    }
    light.removeDuplicates().merge(with: horn).assign(to: &$text)
  }
}

/// Shows how long the lamp has been lit.
public struct LitView: View {
  private let seconds: TimeInterval

  /// Creates a view of a number of seconds.
  public init(seconds: TimeInterval) { self.seconds = seconds }

  /// The duration.
  public var body: some View { Text(verbatim: formatted) }

  private var formatted: String {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute]
    formatter.unitsStyle = .full
    return formatter.string(from: seconds) ?? ""
  }
}

/// The file of the keeper's journal.
public var journal: URL { .documentsDirectory.appending(path: "journal.txt") }
