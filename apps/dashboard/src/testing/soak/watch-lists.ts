import { isListComplete, type ListState } from '@colonnade/domain/list'
import { HIDDEN_FLUSH_MS } from '../../state/streaming/batcher.ts'
import { checkList, formatList } from './check-list.ts'
import type { ServerLists } from './server-lists.ts'

/** A list of a page, with its API path. */
export interface WatchedList {
  readonly name: string
  readonly path: string
  readonly list: ListState<string>
}

interface WatchTraits {
  /** The user's account. */
  readonly me: string
  /** Changes with the page. State about an earlier page is discarded. */
  readonly page: () => object
  readonly lists: () => readonly WatchedList[]
  readonly server: ServerLists
  readonly now: () => number
  readonly version: () => number
  /** Frames that streams hold back, and recent frames that may still be in the page's queue. */
  readonly heldFrames: () => readonly string[]
  readonly recentFrames: () => readonly { readonly at: number; readonly text: string }[]
  readonly isSilent: () => boolean
  /** Changes with each new stream. */
  readonly begunSockets: () => number
  /** The most recent events, for a trace. */
  readonly trace: () => readonly string[]
}

export interface ListWatch {
  /** Compares every list that changed since the last check, on the page or on the server. */
  readonly check: () => Promise<void>
  readonly problems: readonly string[]
  /** How often a list that claimed to be complete was compared. */
  readonly completeComparisons: () => number
}

/** Time until a queue is flushed, with a margin. */
const QUEUED_MS = HIDDEN_FLUSH_MS + 300
/** The number of problems that are reported with their trace. */
const MAX_TRACES = 3

/** Compares lists with the server's whenever the network has settled, whether they claim to be complete or not. */
export function watchLists(traits: WatchTraits): ListWatch {
  const { page, lists, server, now, version } = traits
  const wrong: string[] = []
  const reported = new Set<string>()
  const everHeld = new Set<string>()
  let wholeMoments = 0
  let known: { page: object; looks: Map<string, Look> } = { page: {}, looks: new Map() }
  let silentSince: number | null = null
  let isChecking = false

  interface Look {
    readonly list: ListState<string>
    readonly version: number
    /** Since when every check has found working streams. */
    readonly coveredSince: number | null
    readonly sockets: number
    /** When a listed row was first missing in the server's list. */
    readonly goneAt: ReadonlyMap<string, number>
    readonly isDue: boolean
  }

  async function check(): Promise<void> {
    // Changes during the requests of a check are part of the next check.
    if (isChecking) return
    isChecking = true
    try {
      if (known.page !== page()) known = { page: page(), looks: new Map() }
      silentSince = traits.isSilent() ? (silentSince ?? now()) : null
      for (const watched of lists()) await checkOne(watched)
    } finally {
      isChecking = false
    }
  }

  async function checkOne({ name, path, list }: WatchedList): Promise<void> {
    const before = known.looks.get(name)
    if (before?.list === list && before.version === version() && !before.isDue) return
    const last = list.entries.findLast((entry) => typeof entry === 'string') ?? null
    if (last === null) return
    const truth = await server.read(path, last)
    const listed = new Set(truth.ids)
    const held = traits.heldFrames()
    for (const text of held) everHeld.add(text)
    const recent = traits.recentFrames().filter(({ at }) => at >= now() - QUEUED_MS)
    const isReported = (id: string) =>
      held.some((text) => text.includes(id)) || recent.some(({ text }) => text.includes(id))
    const isCovered = list.isLive && silentSince === null && held.length === 0
    const sockets = traits.begunSockets()
    const isSame = before?.sockets === sockets
    const coveredSince = isCovered ? ((isSame ? before.coveredSince : null) ?? now()) : null
    const goneAt = new Map(
      list.entries.flatMap((entry) =>
        typeof entry === 'string' && !listed.has(entry)
          ? [[entry, before?.goneAt.get(entry) ?? now()] as const]
          : [],
      ),
    )
    const wholeNow = isListComplete(list)
    if (wholeNow) wholeMoments += 1
    const faults = checkList(list, truth, {
      isPending: (id, above) =>
        isReported(id) ||
        (silentSince !== null && (truth.createdAt.get(id) ?? 0) >= silentSince) ||
        (!wholeNow && isOvertaken(id, above === null ? undefined : truth.authors.get(above))),
      isDeletionPending: (id) => {
        const at = goneAt.get(id) ?? now()
        return coveredSince === null || at <= coveredSince || now() - at <= QUEUED_MS
      },
    })
    known.looks.set(name, {
      list,
      version: version(),
      coveredSince,
      sockets,
      goneAt,
      isDue: goneAt.size > 0,
    })
    for (const fault of faults) report(name, fault, list, wholeNow)
  }

  /**
   * Returns whether a frame was overtaken by newer ones and then lost with its stream: the row is only detected with
   * the next page. The user's own posts overtake everything, so they are no exception.
   */
  function isOvertaken(id: string, authorAbove: string | undefined): boolean {
    return authorAbove !== traits.me && [...everHeld].some((text) => text.includes(id))
  }

  function report(name: string, fault: string, list: ListState<string>, isWholeNow: boolean): void {
    const words = `${name}${isWholeNow ? ', which says that it is whole' : ''}: ${fault}`
    if (reported.has(words)) return
    reported.add(words)
    const trace = reported.size > MAX_TRACES ? [] : [formatList(list), ...traits.trace()]
    wrong.push([`at ${Math.round(now())} ${words}`, ...trace].join('\n    '))
  }

  return { check, problems: wrong, completeComparisons: () => wholeMoments }
}
