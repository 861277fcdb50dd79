import Foundation

/// Which localizations a bundle is shown in, each time that changes while preferences do.
///
///     for try await choice in context.searchLists(of: bundle, following: source) { reload(choice.localizations) }
///
/// The source is any sequence of lists of preferred languages: a stream that a test feeds, or
/// `PreferredLanguagesChanges.stream()`. A list that leads to the same localizations gives nothing. Takes no more of the
/// source than it is asked for, and ends and fails with it.
public struct LocalizationChanges<Source: AsyncSequence>: AsyncSequence where Source.Element == [String] {
  /// Each change gives the choice that holds from then on.
  public typealias Element = LocalizationChoice

  private let source: Source
  private let context: LocalizationContext
  private let bundle: BundleLocalizations
  private let isMain: Bool

  fileprivate init(_ source: Source, _ context: LocalizationContext, _ bundle: BundleLocalizations, isMain: Bool) {
    self.source = source
    self.context = context
    self.bundle = bundle
    self.isMain = isMain
  }

  /// Walks over the changes.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var source: Source.AsyncIterator
    private var context: LocalizationContext
    private let bundle: BundleLocalizations
    private let isMain: Bool
    private var last: [String]?

    fileprivate init(_ changes: LocalizationChanges) {
      source = changes.source.makeAsyncIterator()
      context = changes.context
      bundle = changes.bundle
      isMain = changes.isMain
    }

    /// The next choice that differs from the last; nil where the source has ended.
    public mutating func next() async throws -> LocalizationChoice? {
      while let languages = try await source.next() {
        context.preferredLanguages = languages
        let choice = context.searchList(of: bundle, isMain: isMain)
        if choice.localizations != last {
          last = choice.localizations
          return choice
        }
      }
      return nil
    }
  }

  /// Begins with what the source gives next.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }
}

extension LocalizationChanges: Sendable where Source: Sendable {}

extension LocalizationContext {
  /// The search lists of a bundle for each list of preferred languages that a source gives, where they differ.
  public func searchLists<Source: AsyncSequence>(
    of bundle: BundleLocalizations, isMain: Bool = true, following source: Source
  ) -> LocalizationChanges<Source> where Source.Element == [String] {
    LocalizationChanges(source, self, bundle, isMain: isMain)
  }
}

/// The preferred languages of the process: now, and each time a notification says that the locale has changed.
public enum PreferredLanguagesChanges {
  /// A stream that holds the newest list only, should nobody take it in time. It observes until it is dropped.
  ///
  /// - Parameters:
  ///   - center: where notifications are posted.
  ///   - name: that of the notification, by default that of the current locale's change. Linux never posts it.
  ///   - languages: what is read each time.
  public static func stream(
    center: NotificationCenter = .default, name: Notification.Name = NSLocale.currentLocaleDidChangeNotification,
    languages: @escaping @Sendable () -> [String] = { Locale.preferredLanguages }
  ) -> AsyncStream<[String]> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      continuation.yield(languages())
      let token = ObserverToken(
        center: center,
        observer: center.addObserver(forName: name, object: nil, queue: nil) { _ in continuation.yield(languages()) })
      continuation.onTermination = { _ in token.remove() }
    }
  }
}

/// Foundation does not say that its tokens may cross threads; the centre that made one locks.
private final class ObserverToken: @unchecked Sendable {
  private let center: NotificationCenter
  private let observer: any NSObjectProtocol

  init(center: NotificationCenter, observer: any NSObjectProtocol) {
    self.center = center
    self.observer = observer
  }

  func remove() { center.removeObserver(observer) }
}
