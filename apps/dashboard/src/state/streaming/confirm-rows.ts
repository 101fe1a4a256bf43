import type { ListName } from '../live-lists/list-of-column.ts'
import { REFRESH, REFRESH_SIZE, requestPage, rereadList } from '../live-lists/request-page.ts'
import { perSession, type Session } from '../session.ts'
import { followedLists, isSeen, isWatched } from './heard-timelines.ts'
import { heldList, listByName } from './list-by-name.ts'
import { createTurns, TURN_MS } from './turns.ts'

/** So many pages of what is listed are read again; what lies below is what somebody scrolled past. */
const MOST_PAGES = 5

/** The page that was asked for because something was missed has told of the rows above this one. */
const CONFIRMED_ROWS = REFRESH_SIZE

const QUIETLY = {
  limit: REFRESH_SIZE,
  options: { ...REFRESH, priority: 'background' },
} as const

/** Which rows: all below the first one, or what lies below the newest page. */
type Reach = 'all' | 'below'

const reaches = perSession(() => new Map<ListName, Reach>())

/** Those whose rows are to be read again, one after the other. */
const turns = perSession((session) =>
  createTurns<ListName>({
    clock: session.platform.clock,
    stretch: (ms) => session.api.budget.stretch(ms, 1),
    run: (name) => void confirmRows(session, name),
  }),
)

/**
 * What happened to rows that are listed already while nobody told of it: edited ones are taken in anew, deleted ones go.
 * Newer posts are not what is asked for here (TL-04).
 */
export function confirmLater(session: Session, names: readonly ListName[], reach: Reach): void {
  const seen = names.filter((name) => isSeen(session, name) && isOrdered(session, name))
  for (const name of seen)
    if (reaches(session).get(name) !== 'all') reaches(session).set(name, reach)
  turns(session).add(seen)
}

export const stopConfirming = (session: Session): void => turns(session).stop()

/** What stands in an order of its own is asked for whole whenever it is asked for, and below an id not every server finds the rest. */
function isOrdered(session: Session, name: ListName): boolean {
  const { order, isPagedByLink } = listByName(session, name)
  return order === 'time' && !isPagedByLink
}

async function confirmRows(session: Session, name: ListName): Promise<void> {
  const reach = reaches(session).get(name)
  reaches(session).delete(name)
  const source = listByName(session, name)
  const list = () => session.store.get(source.listAtom)
  // The newest page was read whole just now.
  const isBelow = reach === 'below'
  const { items, late } = list()
  const first = items.find((id) => id !== null && !late.has(id))
  let above = (isBelow ? items[CONFIRMED_ROWS - 1] : first) ?? null
  for (let page = isBelow ? 1 : 0; page < MOST_PAGES && above !== null; page += 1) {
    if (!isSeen(session, name) || !list().isLoaded || !hasRowBelow(list().items, above)) return
    const want = { kind: 'confirm', above } as const
    const { isAsked, error, ids } = await requestPage(session, source, want, QUIETLY)
    if (!isAsked || error !== null) return
    const listed = new Set(ids)
    above = list().items.findLast((id) => id !== null && listed.has(id)) ?? null
  }
}

function hasRowBelow(items: readonly (string | null)[], above: string): boolean {
  const next = items[items.indexOf(above) + 1]
  return next !== undefined && next !== null
}

/** Lists that are to be read again, one after the other. */
const rereadTurns = perSession((session) =>
  createTurns<ListName>({
    clock: session.platform.clock,
    stretch: (ms) => session.api.budget.stretch(ms, 1),
    run: (name) => void reread(session, name),
  }),
)

/**
 * Reads the rows of all lists again, because the server lists some that it left out before: those of an account that
 * is no longer muted or blocked. Lists on screen come first.
 */
export function rereadLists(session: Session): void {
  rereadTurns(session).add(
    followedLists(session).filter((name) => heldList(session, name).isLoaded),
  )
  const isFirst = (name: ListName) => isWatched(session, name)
  // Several accounts of one server come back together.
  session.platform.clock.after(0, () => rereadTurns(session).hurry(isFirst))
}

export const stopRereading = (session: Session): void => rereadTurns(session).stop()

async function reread(session: Session, name: ListName): Promise<void> {
  const source = listByName(session, name)
  // A page that is awaited may have been made before.
  if (session.store.get(source.listAtom).requests.some(({ kind }) => kind === 'newest')) {
    rereadTurns(session).addLater(name, TURN_MS)
    return
  }
  const trouble = await rereadList(session, source)
  if (trouble === null) confirmLater(session, [name], 'below')
}
