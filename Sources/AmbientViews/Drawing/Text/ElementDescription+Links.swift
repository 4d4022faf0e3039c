import AmbientCore
import AmbientFoundation

import struct Foundation.URL

extension ElementDescription {
  /// Makes the links in a text react to the user.
  ///
  /// The description of a text without links does not change, and does not depend on `isEnabled`.
  ///
  /// - Parameter environment: The environment of the text. The action `openURL` opens the links.
  /// - Returns: The changed description of the text.
  @MainActor
  func openingLinks(in environment: EnvironmentValues) -> ElementDescription {
    let links = links
    guard !links.isEmpty else { return self }
    var description = self
    description.set(TextLinks(links))
    description.isEnabled = environment.isEnabled
    description.on(OpenLinkEvent.self) { event in
      if let url = URL(string: event.address) { environment.openURL(url) }
    }
    return description
  }

  /// The links in the text; adjoining parts that have the same address are one link.
  private var links: [TextLinks.Link] {
    guard let runs = detail(TextRuns.self)?.runs else {
      guard let address = self[.destination], let text else { return [] }
      return [TextLinks.Link(text: text, address: address)]
    }
    var links: [TextLinks.Link] = []
    var last: String?
    for run in runs {
      let address = run.attributes[.destination]
      if let address {
        if address == last {
          links[links.count - 1].text += run.text
        } else {
          links.append(TextLinks.Link(text: run.text, address: address))
        }
      }
      last = address
    }
    return links
  }
}
