public import AmbientCore
public import struct Foundation.URL

extension View {
  /// Sets the document that the page or the window shows.
  ///
  /// - Parameter url: The URL of the document.
  /// - Returns: A view that sets the document.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func navigationDocument(_ url: URL) -> some View {
    setsAttribute(of: \.pageAttributes, .documentURL, url.absoluteString)
  }
}
