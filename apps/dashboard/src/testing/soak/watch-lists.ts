import { isWhole, type ListState } from '@colonnade/domain/list'
import { HIDDEN_FLUSH_MS } from '../../state/streaming/batcher.ts'
import { checkList, drawList } from './check-list.ts'
import type { ServerLists } from './server-lists.ts'

/** A list of a page, and where the server has it. */
export interface WatchedList {
  readonly name: string
  readonly path: string
  readonly list: ListState<string>
}

interface WatchTraits {
  /** The reader's account. */
  readonly me: string
  /** Changes with the page: what is known of another one counts no more. */
  readonly page: () => object
  readonly lists: () => readonly WatchedList[]
  readonly server: ServerLists
  readonly now: () => number
  readonly version: () => number
  /** What streams hold back, and what they delivered a moment ago and the page's queue may still hold. */
  readonly heldFrames: () => readonly string[]
  readonly recentFrames: () => readonly { readonly at: number; readonly text: string }[]
  readonly isSilent: () => boolean
  /** Changes with each new stream. */
  readonly begunSockets: () => number
  /** What happened last, for a trace. */
  readonly trace: () => readonly string[]
}

export interface ListWatch {
  /** Compares every list that changed, or whose server did, since the last look. */
  readonly look: () => Promise<void>
  readonly wrong: readonly string[]
  /** How often a list that said it was whole was compared. */
  readonly wholeMoments: () => number
}

/** Until a queue is flushed, and a little. */
const QUEUED_MS = HIDDEN_FLUSH_MS + 300
/** Faults that are told with their trace. */
const MOST_TRACES = 3

/**
 * Compares lists with the server's at every moment at which the network rests, whether they say that they are whole or
 * not.
 */
export function watchLists(traits: WatchTraits): ListWatch {
  const { page, lists, server, now, version } = traits
  const wrong: string[] = []
  const told = new Set<string>()
  const everHeld = new Set<string>()
  let wholeMoments = 0
  let known: { page: object; looks: Map<string, Look> } = { page: {}, looks: new Map() }
  let silentSince: number | null = null
  let isLooking = false

  interface Look {
    readonly list: ListState<string>
    readonly version: number
    /** Since when every look found streams that deliver. */
    readonly coveredSince: number | null
    readonly sockets: number
    /** When the server's list was found without a row that was listed. */
    readonly goneAt: ReadonlyMap<string, number>
    readonly isDue: boolean
  }

  async function look(): Promise<void> {
    // An answer that a look waits for is no moment of its own.
    if (isLooking) return
    isLooking = true
    try {
      if (known.page !== page()) known = { page: page(), looks: new Map() }
      silentSince = traits.isSilent() ? (silentSince ?? now()) : null
      for (const watched of lists()) await lookAt(watched)
    } finally {
      isLooking = false
    }
  }

  async function lookAt({ name, path, list }: WatchedList): Promise<void> {
    const before = known.looks.get(name)
    if (before?.list === list && before.version === version() && !before.isDue) return
    const last = list.entries.findLast((entry) => typeof entry === 'string') ?? null
    if (last === null) return
    const truth = await server.read(path, last)
    const listed = new Set(truth.ids)
    const held = traits.heldFrames()
    for (const text of held) everHeld.add(text)
    const recent = traits.recentFrames().filter(({ at }) => at >= now() - QUEUED_MS)
    const isTold = (id: string) =>
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
    const wholeNow = isWhole(list)
    if (wholeNow) wholeMoments += 1
    const faults = checkList(list, truth, {
      isComing: (id, above) =>
        isTold(id) ||
        (silentSince !== null && (truth.createdAt.get(id) ?? 0) >= silentSince) ||
        (!wholeNow && isOvertaken(id, above === null ? undefined : truth.authors.get(above))),
      isDeletionUnknown: (id) => {
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
   * A frame that newer ones overtook, and that was lost with its stream then: nothing tells of it until the next page.
   * The reader's own posts overtake everything, and are no excuse.
   */
  function isOvertaken(id: string, authorAbove: string | undefined): boolean {
    return authorAbove !== traits.me && [...everHeld].some((text) => text.includes(id))
  }

  function report(name: string, fault: string, list: ListState<string>, isWholeNow: boolean): void {
    const words = `${name}${isWholeNow ? ', which says that it is whole' : ''}: ${fault}`
    if (told.has(words)) return
    told.add(words)
    const trace = told.size > MOST_TRACES ? [] : [drawList(list), ...traits.trace()]
    wrong.push([`at ${Math.round(now())} ${words}`, ...trace].join('\n    '))
  }

  return { look, wrong, wholeMoments: () => wholeMoments }
}
