// The views that samples take for granted: see Sample.swift.

struct Screen: View {
  var body: some View { EmptyView() }
}

typealias Albums = Screen
typealias Board = Screen
typealias Catalog = Screen
typealias Counter = Screen
typealias Details = Screen
typealias Editor = Screen
typealias Favorites = Screen
typealias Feed = Screen
typealias Gallery = Screen
typealias Garden = Screen
typealias Heart = Screen
typealias Home = Screen
typealias Library = Screen
typealias Marker = Screen
typealias PlayButton = Screen
typealias Receipt = Screen
typealias Results = Screen
typealias Search = Screen
typealias Shelf = Screen
typealias SongTitle = Screen
typealias Songs = Screen
typealias Stopwatch = Screen
typealias Tile = Screen
typealias Welcome = Screen

struct ScreenOf<Value>: View {
  init(_ value: Value) {}
  init(album: Value) {}
  init(item: Value) {}
  init(photo: Value) {}
  init(player: Value) {}
  init(rating: Value) {}
  init(song: Value) {}
  init(songs: Value) {}
  init(to date: Value) {}
  init(url: Value) {}

  var body: some View { EmptyView() }
}

typealias AlbumPage = ScreenOf<Album?>
typealias Bars = ScreenOf<[Month]>
typealias CardView = ScreenOf<Card>
typealias Countdown = ScreenOf<Date>
typealias ItemRow = ScreenOf<Item>
typealias ItemView = ScreenOf<Item>
typealias MessageRow = ScreenOf<Message>
typealias PhotoView = ScreenOf<Photo>
typealias PlayerRow = ScreenOf<Player>
typealias PoemEditor = ScreenOf<URL>
typealias RatingStars = ScreenOf<Binding<Double>>
typealias Row = ScreenOf<Item>
typealias SongList = ScreenOf<[Song]>
typealias SongRow = ScreenOf<Song>
typealias Thumbnail = ScreenOf<Photo>
