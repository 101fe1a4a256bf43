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
