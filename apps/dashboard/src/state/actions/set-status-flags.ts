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
import { changeRows, insertInFront } from '@colonnade/domain/list'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import type { Session } from '../session.ts'
import { writeTimelineAtom } from '../timelines/schedule-recompute.ts'
import { indexStatuses, timelineAtoms, timelineLoadAtoms } from '../timelines/timelines.ts'
import { createStatusAction } from './status-action.ts'

/** Boosts a status, or undoes the boost. */
export const setBoostAtom = createStatusAction({
  flag: 'reblogged',
  count: 'reblogs_count',
  request: ({ api }, id, wanted) => api.request(wanted ? reblogStatus : unreblogStatus, { id }),
})

/** Pins an own status on the own profile, or unpins it. */
export const setPinAtom = createStatusAction({
  flag: 'pinned',
  request: ({ api }, id, wanted) => api.request(wanted ? pinStatus : unpinStatus, { id }),
  onSuccess: (session, id, isPinned) =>
    session.store.set(updatePinnedListAtom, session, id, isPinned),
})

/** Updates the list of own pinned posts, the newest pin first. A list that was not loaded is not changed (TL-28). */
export const updatePinnedListAtom = atom(
  null,
  (get, set, session: Session, id: StatusId, isPinned: boolean) => {
    const key = encodeTimelineKey({ kind: 'account', id: session.me, show: 'pinned' })
    if (!get(timelineLoadAtoms(session)(key)).isLoaded) return
    const list = get(timelineAtoms(session)(key))
    if (isPinned) indexStatuses(session, key, [id])
    const next = isPinned
      ? insertInFront(list, id)
      : changeRows(list, { type: 'removed', ids: new Set([id]) })
    set(writeTimelineAtom, session, key, next)
  },
)

/** Mutes or unmutes the notifications of the conversation of a status (ST-16). */
export const setConversationMuteAtom = createStatusAction({
  flag: 'muted',
  // A status on screen exists, so a 404 means that the server has no such endpoint.
  request: ({ api }, id, wanted) =>
    api.request(wanted ? muteStatus : unmuteStatus, { id }, { isKnown: true }),
})
