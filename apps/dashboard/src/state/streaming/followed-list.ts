import type { Getter, Setter } from 'jotai/vanilla'
import type { ApiError, CallOptions } from '@colonnade/api-client'
import type { ListState } from '@colonnade/domain/list'
import { type ListName, NOTIFICATIONS_LIST } from '../live-lists/list-of-column.ts'
import { type ListLoad, type ListSource, writeTogetherAtom } from '../live-lists/list-source.ts'
import { reduceSource } from '../live-lists/reduce-source.ts'
import {
  REFRESH,
  REFRESH_SIZE,
  refreshList,
  requestPage,
  rereadList,
} from '../live-lists/request-page.ts'
import { notificationsSource } from '../notifications/notifications-source.ts'
import type { Session } from '../session.ts'
import { timelineSource } from '../timelines/timeline-source.ts'

/** What happens to a list by its streams, whatever its rows are. */
type StreamChange =
  | { readonly type: 'lost'; readonly at: number }
  | { readonly type: 'heard' }
  | { readonly type: 'unheard' }

/** A list as streams and polls see it, whatever its rows are. */
export interface FollowedList {
  readonly name: ListName
  readonly list: () => ListState<string>
  readonly load: () => ListLoad<string>
  readonly change: (get: Getter, set: Setter, event: StreamChange) => void
  /** The first page, or what is newer. @returns what went wrong; null when nothing did */
  readonly refresh: () => Promise<ApiError | null>
  /** What streams should have delivered since the last page. */
  readonly verify: () => Promise<unknown>
  /** The newest page whole. @returns what went wrong; null when nothing did */
  readonly reread: () => Promise<ApiError | null>
  /** Reads rows again that are listed below one of them. @returns the ids that came; null where none did */
  readonly confirmBelow: (above: string, options: CallOptions) => Promise<readonly string[] | null>
}

export const followedList = (session: Session, name: ListName): FollowedList =>
  name === NOTIFICATIONS_LIST
    ? follow(session, name, notificationsSource(session))
    : follow(session, name, timelineSource(session, name))

const QUIETLY: CallOptions = { ...REFRESH, priority: 'background' }

function follow<Id extends string, Entity extends { readonly id: Id }>(
  session: Session,
  name: ListName,
  source: ListSource<Id, Entity>,
): FollowedList {
  const { store } = session
  return {
    name,
    list: () => store.get(source.listAtom) as unknown as ListState<string>,
    load: () => store.get(source.loadAtom),
    change: (get, set, event) => reduceSource(get, set, session, source, event),
    refresh: () => refreshList(session, source),
    verify: () =>
      requestPage(session, source, { kind: 'verify' }, { limit: REFRESH_SIZE, options: QUIETLY }),
    reread: () => rereadList(session, source),
    async confirmBelow(above, options) {
      const rows = store.get(source.listAtom).items
      const row = rows.find((id) => id === above)
      if (row == null) return null
      const want = { kind: 'confirm', above: row } as const
      const outcome = await requestPage(session, source, want, { limit: REFRESH_SIZE, options })
      return outcome.isAsked && outcome.error === null ? outcome.ids : null
    },
  }
}

/** The same for several lists at once, in one write. */
export function changeLists(
  session: Session,
  names: readonly ListName[],
  event: StreamChange,
): void {
  session.store.set(writeTogetherAtom, (get, set) => {
    for (const name of names) followedList(session, name).change(get, set, event)
  })
}
