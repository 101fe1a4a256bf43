import { atom } from 'jotai/vanilla'
import type { StatusId } from '@colonnade/domain/entities'
import {
  fillGap,
  findGap,
  gapMaxId,
  parseTimelineKey,
  type TimelineKey,
  type TimelineWindow,
} from '@colonnade/domain/timeline'
import { idOrder } from '../entities/id-order.ts'
import type { Session } from '../session.ts'
import { columnLayoutAtoms } from './column-list.ts'
import { fetchPage } from './fetch-page.ts'
import { writeWindowAtom } from './lay-columns.ts'
import { PAGE_SIZE, runLoadAtom } from './load-page.ts'
import type { Load, MergedPage } from './take-page.ts'
import { openColumns, timelineAtoms } from './timelines.ts'

/** From the top: what comes just below the newer posts; from the bottom: just above the older ones. */
export type GapChoice = 'top' | 'bottom' | 'skip'

/** @param index of the gap among the column's items, which may leave out some of the timeline's */
export const fillGapAtom = atom(
  null,
  async (get, set, session: Session, uuid: string, index: number, choice: GapChoice = 'top') => {
    const key = openColumns(session).get(uuid)
    if (key === undefined) return
    const window = get(timelineAtoms(session)(key))
    const items = get(columnLayoutAtoms(session)(uuid)).items
    const at = gapFromEnd(window.items, countGaps(items.slice(index + 1)))
    if (at === -1) return
    if (choice === 'skip') {
      set(writeWindowAtom, session, key, { ...window, items: window.items.toSpliced(at, 1) })
      return
    }
    const below = window.items[at + 1] ?? null
    if (choice === 'bottom' && below !== null) await set(fillUpwardsAtom, session, key, below)
    else await set(fillDownwardsAtom, session, key, gapMaxId(window, at))
  },
)

const countGaps = (items: readonly (StatusId | null)[]): number =>
  items.filter((item) => item === null).length

/** Counted from the end: what waits above the drawn rows may hold gaps too. */
function gapFromEnd(items: readonly (StatusId | null)[], below: number): number {
  const gaps = items.flatMap((item, index) => (item === null ? [index] : []))
  return gaps.at(-1 - below) ?? -1
}

const fillDownwardsAtom = atom(
  null,
  (_get, set, session: Session, key: TimelineKey, above: StatusId | null) => {
    const load: Load = {
      merge: (window, page) => fillGap(window, findGap(window, above), page, idOrder(session)),
      asked: PAGE_SIZE,
      isAtEnd: false,
    }
    const paging = { limit: PAGE_SIZE, ...(above !== null && { max_id: above }) }
    return set(runLoadAtom, session, key, load, () =>
      fetchPage(session.api, parseTimelineKey(key), paging, {}),
    )
  },
)

const fillUpwardsAtom = atom(
  null,
  (_get, set, session: Session, key: TimelineKey, below: StatusId) => {
    const load: Load = {
      merge: (window, page) => fillUpwards(window, below, page),
      asked: PAGE_SIZE,
      isAtEnd: false,
    }
    const paging = { limit: PAGE_SIZE, min_id: below }
    return set(runLoadAtom, session, key, load, () =>
      fetchPage(session.api, parseTimelineKey(key), paging, {}),
    )
  },
)

/**
 * Puts the page just above what is below a gap; the gap stays above it, unless the page was the
 * last one upwards or reaches what is listed there.
 */
function fillUpwards(window: TimelineWindow, below: StatusId, page: MergedPage): TimelineWindow {
  const at = window.items.indexOf(below) - 1
  if (at < 0 || window.items[at] !== null) return window
  const known = new Set(window.items)
  const fresh = page.ids.filter((id) => !known.has(id))
  const isClosed = !page.isFull || fresh.length < page.ids.length
  return { ...window, items: window.items.toSpliced(at, 1, ...(isClosed ? [] : [null]), ...fresh) }
}
