/** When calls were sent, oldest first: what was sent within a window's length counts. */
export interface SentLog {
  readonly add: (at: number) => void
  readonly count: (now: number) => number
  readonly forget: () => void
  /** When there is room for one more than `most` at once; now or earlier means at once. */
  readonly roomAt: (most: number, now: number) => number
}

/**
 * Counts over the last `windowMs`, wherever the server's own windows begin: what fits here fits there.
 */
export function createSentLog(windowMs: number): SentLog {
  const sent: number[] = []

  function prune(now: number): void {
    const stale = sent.findIndex((at) => at > now - windowMs)
    sent.splice(0, stale === -1 ? sent.length : stale)
  }

  return {
    add: (at) => void sent.push(at),
    count(now) {
      prune(now)
      return sent.length
    },
    forget: () => void sent.splice(0),
    roomAt(most, now) {
      prune(now)
      const leaving = sent[sent.length - most]
      return leaving === undefined ? now : leaving + windowMs
    },
  }
}
