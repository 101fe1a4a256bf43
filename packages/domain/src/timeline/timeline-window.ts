import type { StatusId } from '../entities/ids.ts'

/** The part of a timeline that is held, newest first. */
export interface TimelineWindow<Id extends string = StatusId> {
  /** `null` is a gap: something may be missing between its neighbours. Never two in a row. */
  readonly items: readonly (Id | null)[]
  /** How many of the front items came while the reader was not at the top. */
  readonly unread: number
  /** Every view of the timeline stands at its top. */
  readonly top: boolean
  readonly isLoading: boolean
  /** Older items may exist on the server. */
  readonly hasMore: boolean
  /** The server is still building this timeline (status 206). */
  readonly isPartial: boolean
}

/** A timeline before its first page. @see TL-02 */
export function emptyWindow<Id extends string = StatusId>(): TimelineWindow<Id> {
  return { items: [], unread: 0, top: true, isLoading: false, hasMore: true, isPartial: false }
}

/** The newest id held, skipping a gap in front; null when there is none. */
export function newestId<Id extends string>(window: TimelineWindow<Id>): Id | null {
  return window.items.find((item) => item !== null) ?? null
}

/** The oldest id held: what older pages are asked for with (`max_id`); null when there is none. */
export function oldestId<Id extends string>(window: TimelineWindow<Id>): Id | null {
  return window.items.findLast((item) => item !== null) ?? null
}

/** Notes whether every view is at the top; arriving there clears the unread count. @see TL-09 */
export function setTop<Id extends string>(
  window: TimelineWindow<Id>,
  top: boolean,
): TimelineWindow<Id> {
  const unread = top ? 0 : window.unread
  return window.top === top && window.unread === unread ? window : { ...window, top, unread }
}
