import { atom } from 'jotai/vanilla'
import type { ApiError, Page } from '@colonnade/api-client'
import type { StatusEntity, StatusId } from '@colonnade/domain/entities'
import {
  acceptsStatus,
  isKept,
  oldestId,
  parseTimelineKey,
  type TimelineKey,
  type TimelineWindow,
} from '@colonnade/domain/timeline'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { recalledAtoms } from '../last-seen/recalled.ts'
import { countListColumnsAtom } from '../lists/count-list-columns.ts'
import { forgetListAtom } from '../lists/forget-list.ts'
import type { Session } from '../session.ts'
import { showErrorAtom } from '../ui/alerts.ts'
import { writeWindowAtom } from './lay-columns.ts'
import { indexStatuses } from './place-status.ts'
import { timelineAtoms, timelineLoadAtoms } from './timelines.ts'

/** What a window needs to know of a page. */
export interface MergedPage {
  /** Without those that the timeline does not accept. */
  readonly ids: readonly StatusId[]
  readonly isPartial: boolean
  readonly isFull: boolean
  readonly hasNext: boolean
}

/** How a page is asked for and taken in. */
export interface Load {
  readonly merge: (window: TimelineWindow, page: MergedPage) => TimelineWindow
  /** How many statuses were asked for. */
  readonly asked: number
  /** Whether the page is the list's end, so that its `next` leads on. */
  readonly isAtEnd: boolean
  /** Whether the page is the list's front. */
  readonly isInFront?: boolean
  /** Called right before the columns move. @returns called right after */
  readonly hold?: () => () => void
}

/** Takes an answer in: records, window and load state in one write. */
export const takePageAtom = atom(
  null,
  (get, set, session: Session, key: TimelineKey, load: Load, page: Page<StatusEntity>) => {
    set(ingestStatusesAtom, session, page.items)
    const params = parseTimelineKey(key)
    const ids = page.items.filter((status) => acceptsStatus(params, status)).map(({ id }) => id)
    indexStatuses(session, key, ids)
    const merged = load.merge(get(timelineAtoms(session)(key)), {
      ids,
      isPartial: page.isPartial,
      isFull: page.items.length >= load.asked,
      hasNext: page.next !== null,
    })
    const letGo = load.hold?.()
    const gone = set(confirmAtom, session, key, load, merged.items)
    set(writeWindowAtom, session, key, { ...merged, isLoading: false }, gone)
    letGo?.()
    const loadAtom = timelineLoadAtoms(session)(key)
    // Rows of an earlier visit may stand below the newest page: its link does not lead on from those.
    const tail = (load.isInFront === true ? ids.at(-1) : null) ?? oldestId(merged)
    const next = page.next === null ? null : { link: page.next, tail }
    const isWhole = isKept(params) && oldestId(merged) === (ids.at(-1) ?? null)
    const before = get(loadAtom)
    const older = load.isAtEnd || isWhole ? next : before.older
    const passedOver = ids.length > 0 ? 0 : before.passedOver + page.items.length
    const front = (load.isInFront === true ? ids[0] : null) ?? before.front
    set(loadAtom, { isLoaded: true, error: null, older, passedOver, front })
  },
)

/**
 * With its newest page a list is no longer what an earlier visit saw.
 *
 * @returns what was seen then and is gone; undefined where nothing is
 */
const confirmAtom = atom(
  null,
  (get, set, session: Session, key: TimelineKey, load: Load, merged: TimelineWindow['items']) => {
    const recalledAtom = recalledAtoms(session)(key)
    const recalled = get(recalledAtom)
    if (recalled === null || load.isInFront !== true) return undefined
    set(recalledAtom, null)
    const kept = new Set(merged)
    const { items } = get(timelineAtoms(session)(key))
    const gone = items.filter((id) => id !== null).filter((id) => !kept.has(id))
    return gone.length > 0 ? new Set(gone) : undefined
  },
)

const NOT_FOUND = 404

/** What was listed stays, but for a list that is gone (ERR-09). A page at the list's end that failed is told there; others had their alert. */
export const failPageAtom = atom(
  null,
  (get, set, session: Session, key: TimelineKey, load: Load, error: ApiError) => {
    set(writeWindowAtom, session, key, { ...get(timelineAtoms(session)(key)), isLoading: false })
    const params = parseTimelineKey(key)
    if (params.kind === 'list' && error.status === NOT_FOUND) {
      const columns = set(countListColumnsAtom, session, params.id)
      set(forgetListAtom, session, params.id)
      // Where a column goes, somebody wants to know why; a screen without one says so itself.
      if (columns > 0) session.app.set(showErrorAtom, error)
    }
    if (!load.isAtEnd) return
    const loadAtom = timelineLoadAtoms(session)(key)
    set(loadAtom, { ...get(loadAtom), error })
  },
)
