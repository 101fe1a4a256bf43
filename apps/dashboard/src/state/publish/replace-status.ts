import { atom } from 'jotai/vanilla'
import type { StatusEntity, StatusId } from '@colonnade/domain/entities'
import { changeRows } from '@colonnade/domain/list'
import { changeDraftAtom, draftAtom, editingAtom, isSubmittingAtom } from '../compose/draft.ts'
import { boostIndex, quoteIndex, touchTimes } from '../entities/ingest.ts'
import { notificationAtoms } from '../entities/notifications.ts'
import { replacedIdsAtom } from '../entities/replaced-ids.ts'
import { serverStatusAtoms } from '../entities/statuses.ts'
import { replaceFoundStatusAtom } from '../search/searches.ts'
import type { Session } from '../session.ts'
import { threadAtoms } from '../threads/threads.ts'
import { insertOwnStatusAtom } from '../timelines/insert-statuses.ts'
import { writeTimelineAtom } from '../timelines/schedule-recompute.ts'
import { indexStatuses, timelineAtoms, timelineIndex } from '../timelines/timelines.ts'

/**
 * Replaces the ID of a status that got a new one with an edit: in every timeline, thread, search and notification, in
 * boosts, quotes and replies, and in the composer. Both are stored already.
 */
export const replaceStatusAtom = atom(
  null,
  (_get, set, session: Session, before: StatusId, status: StatusEntity) => {
    const { id: after } = status
    set(replacedIdsAtom(session), (replaceId) => {
      const next = new Map(replaceId).set(before, after)
      // A server may return to an earlier ID.
      next.delete(after)
      return next
    })
    set(replaceInRecordsAtom, session, before, after)
    set(replaceInTimelinesAtom, session, before, status)
    set(replaceInThreadsAtom, session, before, after)
    set(replaceInScreensAtom, session, before, after)
  },
)

/** Updates the records that refer to it: boosts, quotes and replies. */
const replaceInRecordsAtom = atom(
  null,
  (_get, set, session: Session, before: StatusId, after: StatusId) => {
    for (const index of [boostIndex(session), quoteIndex(session)]) {
      const naming = index.get(before)
      if (naming === undefined) continue
      index.set(after, new Set([...(index.get(after) ?? []), ...naming]))
      index.delete(before)
    }
    for (const id of touchTimes(session).statuses.keys()) {
      set(serverStatusAtoms(session)(id), (known) => {
        if (known === undefined) return known
        const { reblog, quote, in_reply_to_id } = known
        if (![reblog, quote?.status, in_reply_to_id].includes(before)) return known
        return {
          ...known,
          reblog: reblog === before ? after : reblog,
          quote: quote?.status === before ? { ...quote, status: after } : quote,
          in_reply_to_id: in_reply_to_id === before ? after : in_reply_to_id,
        }
      })
    }
  },
)

const replaceInTimelinesAtom = atom(
  null,
  (get, set, session: Session, before: StatusId, status: StatusEntity) => {
    const { id: after } = status
    const index = timelineIndex(session)
    const keys = [...(index.get(before) ?? [])]
    for (const key of keys) {
      const list = get(timelineAtoms(session)(key))
      set(writeTimelineAtom, session, key, changeRows(list, { type: 'replaced', before, after }))
      indexStatuses(session, key, [after])
    }
    index.delete(before)
    // The old one may have been deleted before the response.
    if (!index.has(after)) set(insertOwnStatusAtom, session, status)
  },
)

const replaceInThreadsAtom = atom(
  null,
  (get, set, session: Session, before: StatusId, after: StatusId) => {
    const replaceId = (ids: readonly StatusId[]) => [
      ...new Set(ids.map((id) => (id === before ? after : id))),
    ]
    for (const opened of threadAtoms(session).getParams()) {
      const thread = get(threadAtoms(session)(opened))
      const { ancestors, descendants } = thread
      const isInside = ancestors.includes(before) || descendants.includes(before)
      if (opened !== before && !isInside) continue
      const shown = opened === before ? after : opened
      set(threadAtoms(session)(shown), {
        ...thread,
        ancestors: replaceId(ancestors),
        descendants: replaceId(descendants),
      })
    }
  },
)

/** Updates searches, notifications, and the reply in the composer. */
const replaceInScreensAtom = atom(
  null,
  (get, set, session: Session, before: StatusId, after: StatusId) => {
    set(replaceFoundStatusAtom, session, before, after)
    for (const id of notificationAtoms(session).getParams()) {
      const notification = get(notificationAtoms(session)(id))
      if (notification?.status === before)
        set(notificationAtoms(session)(id), { ...notification, status: after })
    }
    const editing = get(editingAtom(session))
    if (editing?.stashed.draft.inReplyTo === before) {
      const draft = { ...editing.stashed.draft, inReplyTo: after }
      set(editingAtom(session), { ...editing, stashed: { ...editing.stashed, draft } })
    }
    const isAnswered = get(draftAtom(session)).inReplyTo === before
    // A submission in progress does not change, because a retry has to send the same content.
    if (isAnswered && !get(isSubmittingAtom(session)))
      set(changeDraftAtom, session, { inReplyTo: after })
  },
)
