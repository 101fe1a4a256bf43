/**
 * Tells one after the other. One that throws keeps nobody else from hearing; what it threw is handed on.
 *
 * @param report gets each error once
 */
export function tellEach<News>(
  listeners: readonly ((news: News) => void)[],
  news: News,
  report: (error: unknown) => void,
): void {
  for (const tell of listeners) {
    try {
      tell(news)
    } catch (error) {
      report(error)
    }
  }
}

/** Throws where nobody waits for an answer: the window hears of it as of any error that nothing caught. */
export function throwLater(error: unknown): void {
  queueMicrotask(() => {
    throw error
  })
}

/** Those who want to be told of something; one that is added twice is told twice. */
export interface Watchers<News> {
  /** @returns takes it away again */
  readonly add: (listener: (news: News) => void) => () => void
  readonly tell: (news: News) => void
  /** Nobody is told any more. */
  readonly close: () => void
}

/** @param report gets what a watcher throws; the others hear all the same */
export function createWatchers<News>(report: (error: unknown) => void): Watchers<News> {
  const watchers = new Set<{ readonly hear: (news: News) => void }>()
  let isClosed = false

  return {
    add(hear) {
      const watcher = { hear }
      if (!isClosed) watchers.add(watcher)
      return () => {
        watchers.delete(watcher)
      }
    },
    tell: (news) =>
      tellEach(
        [...watchers].map(({ hear }) => hear),
        news,
        report,
      ),
    close() {
      isClosed = true
      watchers.clear()
    },
  }
}
