import { atom } from 'jotai/vanilla'
import type { StatusId } from '@colonnade/domain/entities'
import {
  confirmStretch,
  isKept,
  parseTimelineKey,
  type TimelineKey,
} from '@colonnade/domain/timeline'
import { idOrder } from '../entities/id-order.ts'
import { perSession, type Session } from '../session.ts'
import { fetchPage } from '../timelines/fetch-page.ts'
import { REFRESH, REFRESH_SIZE, runLoadAtom } from '../timelines/load-page.ts'
import type { Load } from '../timelines/take-page.ts'
import { timelineAtoms, timelineLoadAtoms } from '../timelines/timelines.ts'
import { isSeen } from './seen-timelines.ts'
import { createTurns } from './turns.ts'
import { untilIdle } from './until-idle.ts'

/** So many pages of what is listed are read again; what lies below is what somebody scrolled past. */
const MOST_PAGES = 5

/** The page that was asked for because something was missed has told of the rows above this one. */
const CONFIRMED_ROWS = 30

/** Which rows: all, or what lies below the newest page. */
type Reach = 'all' | 'below'

const reaches = perSession(() => new Map<TimelineKey, Reach>())

/** Those whose rows are to be read again, one after the other. */
const turns = perSession((session) =>
  createTurns<TimelineKey>({
    clock: session.platform.clock,
    stretch: (ms) => session.api.budget.stretch(ms, 1),
    run: (key) => void session.store.set(confirmRowsAtom, session, key),
  }),
)

/**
 * What happened to rows that are listed already while nobody told of it: edited ones are taken in anew, deleted ones go.
 * Newer posts are not what is asked for here.
 */
export function confirmLater(session: Session, keys: readonly TimelineKey[], reach: Reach): void {
  const seen = keys.filter((key) => isSeen(session, key) && isOrdered(key))
  for (const key of seen) if (reaches(session).get(key) !== 'all') reaches(session).set(key, reach)
  turns(session).add(seen)
}

export const stopConfirming = (session: Session): void => turns(session).stop()

/** What stands in an order of its own is asked for whole whenever it is asked for. */
function isOrdered(key: TimelineKey): boolean {
  const params = parseTimelineKey(key)
  return !isKept(params) && !(params.kind === 'account' && params.show === 'pinned')
}

const confirmRowsAtom = atom(null, async (_get, set, session: Session, key: TimelineKey) => {
  const reach = reaches(session).get(key)
  reaches(session).delete(key)
  let above: StatusId | null = null
  if (reach === 'below') {
    await untilIdle(session, timelineAtoms(session)(key))
    above = session.store.get(timelineAtoms(session)(key)).items[CONFIRMED_ROWS] ?? null
    if (above === null) return
  }
  for (let page = 0; page < MOST_PAGES; page += 1) {
    await untilIdle(session, timelineAtoms(session)(key))
    if (!isSeen(session, key) || !session.store.get(timelineLoadAtoms(session)(key)).isLoaded)
      return
    const next: StatusId | null = await set(confirmPageAtom, session, key, above)
    if (next === null) return
    above = next
  }
})

/** @returns the last row that the page spoke of; null where none follows, or nothing came */
const confirmPageAtom = atom(
  null,
  async (get, set, session: Session, key: TimelineKey, above: StatusId | null) => {
    let told: readonly StatusId[] = []
    const load: Load = {
      merge(window, page) {
        told = page.ids
        return page.isPartial ? window : confirmStretch(window, above, page, idOrder(session))
      },
      asked: REFRESH_SIZE,
      isAtEnd: false,
    }
    const paging = { limit: REFRESH_SIZE, ...(above !== null && { max_id: above }) }
    const trouble = await set(runLoadAtom, session, key, load, () =>
      fetchPage(session.api, parseTimelineKey(key), paging, { ...REFRESH, priority: 'background' }),
    )
    if (trouble !== null) return null
    const listed = new Set(told)
    const { items } = get(timelineAtoms(session)(key))
    const last = items.findLastIndex((id) => id !== null && listed.has(id))
    const hasMore = last >= 0 && last + 1 < items.length && items[last + 1] !== null
    return hasMore ? (items[last] ?? null) : null
  },
)
