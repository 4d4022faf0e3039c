import Ambient

/// The garden, page by page.
///
/// Its body runs once: what changes is kept and read further down.
struct Garden: View {
  var body: some View {
    Diary {
      AlmanacPage()
      Gardeners()
      Watering()
      Beds()
      Greenhouse()
      Harvest()
    }
  }
}
