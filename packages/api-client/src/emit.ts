/**
 * Calls each listener in turn. A throwing listener does not affect the others.
 *
 * @param report receives each error once
 */
export function emit<News>(
  listeners: readonly ((news: News) => void)[],
  news: News,
  report: (error: unknown) => void,
): void {
  for (const listener of listeners) {
    try {
      listener(news)
    } catch (error) {
      report(error)
    }
  }
}

/** Throws in a microtask, so that the window reports the error as uncaught. */
export function reportUncaught(error: unknown): void {
  queueMicrotask(() => {
    throw error
  })
}

/** A list of listeners; one that is added twice is called twice. */
export interface Watchers<News> {
  /** @returns a function that removes the listener */
  readonly add: (listener: (news: News) => void) => () => void
  readonly emit: (news: News) => void
  /** Removes all listeners and accepts no more. */
  readonly close: () => void
}

/** @param report receives the errors of listeners; the others are still called */
export function createWatchers<News>(report: (error: unknown) => void): Watchers<News> {
  const watchers = new Set<{ readonly listener: (news: News) => void }>()
  let isClosed = false

  return {
    add(listener) {
      const watcher = { listener }
      if (!isClosed) watchers.add(watcher)
      return () => {
        watchers.delete(watcher)
      }
    },
    emit: (news) =>
      emit(
        [...watchers].map(({ listener }) => listener),
        news,
        report,
      ),
    close() {
      isClosed = true
      watchers.clear()
    },
  }
}
