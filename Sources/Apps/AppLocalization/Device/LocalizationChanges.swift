import Foundation
import LocalizationEngines

/// The localizations that a bundle is shown in, each time that a change of the preferences changes them.
///
///     for try await choice in context.searchLists(of: bundle, following: source) { reload(choice.localizations) }
///
/// The source is any sequence of lists of preferred languages: a stream that a test feeds, or
/// `PreferredLanguagesChanges.stream()`. A list that gives the same localizations as the list before is skipped. The
/// sequence reads its source only on demand, and ends and fails with it.
public struct LocalizationChanges<Source: AsyncSequence>: AsyncSequence where Source.Element == [String] {
  fileprivate let source: Source
  fileprivate let context: LocalizationContext
  fileprivate let bundle: BundleLocalizations
  fileprivate let isMain: Bool

  /// Iterates over the changes.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var source: Source.AsyncIterator
    private let changes: LocalizationChanges
    private var last: [String]?

    fileprivate init(_ changes: LocalizationChanges) {
      source = changes.source.makeAsyncIterator()
      self.changes = changes
    }

    /// The next choice that differs from the last one; nil if the source has ended.
    public mutating func next() async throws -> LocalizationChoice? {
      while let languages = try await source.next() {
        var context = changes.context
        context.preferredLanguages = languages
        let choice = context.searchList(of: changes.bundle, isMain: changes.isMain)
        if choice.localizations != last {
          last = choice.localizations
          return choice
        }
      }
      return nil
    }
  }

  /// Creates an iterator that begins with the source's next list.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }
}

extension LocalizationChanges: Sendable where Source: Sendable {}

extension LocalizationContext {
  /// The search lists of a bundle for the lists of preferred languages from a source, without repetitions.
  public func searchLists<Source: AsyncSequence>(
    of bundle: BundleLocalizations, isMain: Bool = true, following source: Source
  ) -> LocalizationChanges<Source> where Source.Element == [String] {
    LocalizationChanges(source: source, context: self, bundle: bundle, isMain: isMain)
  }
}

/// The preferred languages of the process: now, and each time a notification says that the locale has changed.
public enum PreferredLanguagesChanges {
  /// Creates a stream that buffers only the newest list. It observes until it is released.
  ///
  /// - Parameters:
  ///   - center: the center that posts the notifications.
  ///   - name: the notification's name, by default the change of the current locale. Linux never posts it.
  ///   - languages: reads the preferred languages each time.
  public static func stream(
    center: NotificationCenter = .default, name: Notification.Name = NSLocale.currentLocaleDidChangeNotification,
    languages: @escaping @Sendable () -> [String] = { Locale.preferredLanguages }
  ) -> AsyncStream<[String]> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      continuation.yield(languages())
      let observer = Observer(
        token: center.addObserver(forName: name, object: nil, queue: nil) { _ in continuation.yield(languages()) })
      continuation.onTermination = { _ in center.removeObserver(observer.token) }
    }
  }
}

/// An observer's token. Foundation does not declare it `Sendable`, but the notification center uses a lock.
private struct Observer: @unchecked Sendable {
  let token: any NSObjectProtocol
}
