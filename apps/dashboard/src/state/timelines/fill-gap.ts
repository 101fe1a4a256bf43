import { atom } from 'jotai/vanilla'
import type { ApiError, CallOptions } from '@colonnade/api-client'
import type { StatusId } from '@colonnade/domain/entities'
import {
  fillGap,
  fillGapUpwards,
  findGap,
  gapInWhole,
  gapMaxId,
  parseTimelineKey,
  type TimelineKey,
} from '@colonnade/domain/timeline'
import { idOrder } from '../entities/id-order.ts'
import type { Session } from '../session.ts'
import { columnLayoutAtoms, columnViewAtoms } from './column-list.ts'
import { fetchPage, followPage } from './fetch-page.ts'
import { gapLinks } from './gap-links.ts'
import { isAllNewer, writtenAt } from './gap-span.ts'
import { writeWindowAtom } from './lay-columns.ts'
import { PAGE_SIZE, REFRESH, runLoadAtom } from './load-page.ts'
import type { Load } from './take-page.ts'
import { openColumns, timelineAtoms } from './timelines.ts'

/** From the top: what comes just below the newer posts; from the bottom: just above the older ones. */
export type GapChoice = 'top' | 'bottom' | 'skip'

/** The row tells what went wrong: no alert beside. */
export const FILLING: CallOptions = { skipAlert: true }

/** The timeline and its gap that a column's row stands for. */
interface Gap {
  /** The column that was pressed; null where the program asks by itself. */
  readonly uuid: string | null
  readonly key: TimelineKey
  readonly above: StatusId | null
  readonly below: StatusId | null
}

/**
 * Closes a gap, as far as one page reaches, so that what stands beside it keeps its place.
 *
 * @param index of the gap among the column's items, which may leave out some of the timeline's
 * @returns what went wrong; null when nothing did
 * @see TL-12, BY-38
 */
export const fillGapAtom = atom(
  null,
  async (
    get,
    set,
    session: Session,
    uuid: string,
    index: number,
    choice: GapChoice = 'top',
  ): Promise<ApiError | null> => {
    const key = openColumns(session).get(uuid)
    if (key === undefined) return null
    const window = get(timelineAtoms(session)(key))
    const items = get(columnLayoutAtoms(session)(uuid)).items
    const at = gapInWhole(items, index, window.items)
    if (at === -1) return null
    const gap: Gap = { uuid, key, above: gapMaxId(window, at), below: window.items[at + 1] ?? null }
    if (choice === 'skip') {
      const letGo = set(holdRowAtom, session, uuid, gap.above ?? gap.below)
      set(writeWindowAtom, session, key, { ...window, items: window.items.toSpliced(at, 1) })
      letGo()
      return null
    }
    return choice === 'bottom' && gap.below !== null
      ? await set(fillUpwardsAtom, session, gap, gap.below)
      : await set(fillDownwardsAtom, session, gap, gap.above)
  },
)

/** Until it is let go, this row keeps its place, also where the reader is at the top. @returns lets it go */
const holdRowAtom = atom(
  null,
  (get, set, session: Session, uuid: string | null, id: StatusId | null) => {
    if (uuid === null || id === null) return () => undefined
    const viewAtom = columnViewAtoms(session)(uuid)
    const view = get(viewAtom)
    set(viewAtom, {
      ...view,
      isAtTop: false,
      firstVisibleId: id,
      room: Number.POSITIVE_INFINITY,
    })
    return () => set(viewAtom, view)
  },
)

/** Fills the newest gap of a timeline from its top. @returns what went wrong; null when nothing did */
export const refillTimelineAtom = atom(
  null,
  async (get, set, session: Session, key: TimelineKey) => {
    const { items } = get(timelineAtoms(session)(key))
    const at = items.indexOf(null)
    const [above, below] = [items[at - 1] ?? null, items[at + 1] ?? null]
    if (at < 0) return null
    return await set(fillDownwardsAtom, session, { uuid: null, key, above, below }, null, REFRESH)
  },
)

const fillDownwardsAtom = atom(
  null,
  async (
    _get,
    set,
    session: Session,
    { uuid, key, above }: Gap,
    held: StatusId | null,
    options: CallOptions = FILLING,
  ) => {
    const links = gapLinks(session)
    const link = links.of(key, above)
    const params = parseTimelineKey(key)
    let next: string | null = null
    const load: Load = {
      merge(window, page) {
        // Of a page that is left out whole no id leads on.
        if (page.ids.length === 0) links.keep(key, above, next)
        return fillGap(window, findGap(window, above), page, idOrder(session))
      },
      asked: PAGE_SIZE,
      isAtEnd: false,
      hold: () => set(holdRowAtom, session, uuid, held),
    }
    return await set(runLoadAtom, session, key, load, async () => {
      const page = await (link === null
        ? fetchPage(session.api, params, downwards(above), options)
        : followPage(session.api, params, link, options))
      next = page.next
      return page
    })
  },
)

const downwards = (above: StatusId | null) => ({
  limit: PAGE_SIZE,
  ...(above !== null && { max_id: above }),
})

const fillUpwardsAtom = atom(
  null,
  async (get, set, session: Session, gap: Gap, below: StatusId): Promise<ApiError | null> => {
    const { uuid, key, above } = gap
    let isAnswered = true
    const load: Load = {
      merge(window, page) {
        const times = page.ids.map((id) => writtenAt(get, session, id))
        const isElsewhere = isAllNewer(times, writtenAt(get, session, above))
        const filled = isElsewhere ? null : fillGapUpwards(window, below, page)
        isAnswered = filled !== null
        return filled ?? window
      },
      asked: PAGE_SIZE,
      isAtEnd: false,
      hold: () => set(holdRowAtom, session, uuid, below),
    }
    const paging = { limit: PAGE_SIZE, min_id: below }
    const trouble = await set(runLoadAtom, session, key, load, () =>
      fetchPage(session.api, parseTimelineKey(key), paging, FILLING),
    )
    return isAnswered ? trouble : await set(fillDownwardsAtom, session, gap, below)
  },
)
