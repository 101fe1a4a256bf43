import { reserveOf } from './general-count.ts'

/** Calls that Mastodon counts a second time, each family by itself. */
export type CallFamily = 'paged' | 'uploads' | 'deletions'

interface FamilyLimit {
  readonly calls: number
  readonly windowMs: number
}

const MINUTE_MS = 60_000

/** How often each family is granted, to a user on all their devices. @see Mastodon `rack_attack.rb` */
export const FAMILY_LIMITS: Readonly<Record<CallFamily, FamilyLimit>> = {
  paged: { calls: 300, windowMs: 15 * MINUTE_MS },
  uploads: { calls: 30, windowMs: 30 * MINUTE_MS },
  deletions: { calls: 30, windowMs: 30 * MINUTE_MS },
}

const PAGING = ['max_id', 'since_id', 'min_id'] as const

/** @param url absolute. @returns null for what is counted once, with all others. Never throws. */
export function familyOf(method: string, url: string): CallFamily | null {
  const { pathname, searchParams } = new URL(url)
  if (method === 'POST' && /^\/api\/v\d\/media$/.test(pathname)) return 'uploads'
  if (method === 'DELETE' && /^\/api\/v1\/statuses\/[^/]+$/.test(pathname)) return 'deletions'
  if (method === 'POST' && /^\/api\/v1\/statuses\/[^/]+\/unreblog$/.test(pathname)) {
    return 'deletions'
  }
  return PAGING.some((name) => searchParams.has(name)) ? 'paged' : null
}

/** When calls were sent, oldest first: what was sent within a window's length counts. */
interface SentLog {
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

/** How many of a family the program may ask for by itself. */
const refreshLimit = (family: CallFamily): number =>
  FAMILY_LIMITS[family].calls - reserveOf(FAMILY_LIMITS[family].calls)

/** What was sent of each family, counted here: servers tell of it at best by a 429. */
export interface FamilyCounts {
  readonly add: (family: CallFamily | null, now: number) => void
  /** When the program may ask for one more; now or earlier means at once. */
  readonly roomAt: (family: CallFamily | null, now: number) => number
  /** The server wants none of it before that time. */
  readonly close: (family: CallFamily, until: number) => void
  readonly closedUntil: (family: CallFamily | null) => number
  /** The clock by which all that was counted was set back. */
  readonly forget: () => void
  /** Pages that the program may still ask for by itself. */
  readonly pagesLeft: (now: number) => number
}

export function createFamilyCounts(): FamilyCounts {
  const logs = {
    paged: createSentLog(FAMILY_LIMITS.paged.windowMs),
    uploads: createSentLog(FAMILY_LIMITS.uploads.windowMs),
    deletions: createSentLog(FAMILY_LIMITS.deletions.windowMs),
  }
  const closed = new Map<CallFamily, number>()
  return {
    add(family, now) {
      if (family !== null) logs[family].add(now)
    },
    roomAt: (family, now) =>
      family === null ? now : logs[family].roomAt(refreshLimit(family), now),
    close: (family, until) => void closed.set(family, until),
    closedUntil: (family) => (family === null ? 0 : (closed.get(family) ?? 0)),
    forget() {
      for (const log of Object.values(logs)) log.forget()
      closed.clear()
    },
    pagesLeft: (now) => refreshLimit('paged') - logs.paged.count(now),
  }
}

/** Pages that polls may ask for in one window, and how long that is. */
export const PAGED_ALLOWANCE = {
  calls: refreshLimit('paged'),
  windowMs: FAMILY_LIMITS.paged.windowMs,
} as const
