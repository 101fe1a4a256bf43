/** Those who want to be told of something; one that is added twice is told twice. */
export interface Watchers<News> {
  /** @returns takes it away again */
  readonly add: (listener: (news: News) => void) => () => void
  readonly tell: (news: News) => void
  /** Nobody is told any more. */
  readonly close: () => void
}

export function createWatchers<News>(): Watchers<News> {
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
    tell: (news) => [...watchers].forEach(({ hear }) => hear(news)),
    close() {
      isClosed = true
      watchers.clear()
    },
  }
}
