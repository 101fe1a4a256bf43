import { atom } from 'jotai/vanilla'
import {
  muteStatus,
  pinStatus,
  reblogStatus,
  unmuteStatus,
  unpinStatus,
  unreblogStatus,
} from '@colonnade/api-client/endpoints'
import type { StatusId } from '@colonnade/domain/entities'
import { changeRows, putInFront } from '@colonnade/domain/list'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import type { Session } from '../session.ts'
import { writeWindowAtom } from '../timelines/lay-columns.ts'
import { indexStatuses, timelineAtoms, timelineLoadAtoms } from '../timelines/timelines.ts'
import { statusSwitchAtom } from './status-action.ts'

/** Boosts a status, or takes the boost back. */
export const setBoostAtom = statusSwitchAtom({
  flag: 'reblogged',
  count: 'reblogs_count',
  call: ({ api }, id, wanted) => api.call(wanted ? reblogStatus : unreblogStatus, { id }),
})

/** Puts an own status on the own profile, or takes it off. */
export const setPinAtom = statusSwitchAtom({
  flag: 'pinned',
  call: ({ api }, id, wanted) => api.call(wanted ? pinStatus : unpinStatus, { id }),
  follow: (session, id, isPinned) => session.store.set(keepPinnedAtom, session, id, isPinned),
})

/** The own pinned posts, the newest pin first; a list that was never asked for is left alone (TL-28). */
export const keepPinnedAtom = atom(
  null,
  (get, set, session: Session, id: StatusId, isPinned: boolean) => {
    const key = encodeTimelineKey({ kind: 'account', id: session.me, show: 'pinned' })
    if (!get(timelineLoadAtoms(session)(key)).isLoaded) return
    const list = get(timelineAtoms(session)(key))
    if (isPinned) indexStatuses(session, key, [id])
    const next = isPinned
      ? putInFront(list, id)
      : changeRows(list, { type: 'removed', ids: new Set([id]) })
    set(writeWindowAtom, session, key, next)
  },
)

/** No more notifications of the conversation that a status stands in; or again (ST-16). */
export const setConversationMuteAtom = statusSwitchAtom({
  flag: 'muted',
  // What is on screen exists: a 404 says that the server has no such call.
  call: ({ api }, id, wanted) =>
    api.call(wanted ? muteStatus : unmuteStatus, { id }, { isKnown: true }),
})
