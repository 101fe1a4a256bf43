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
import { writeWindowAtom } from '../timelines/lay-columns.ts'
import { placeOwnStatusAtom } from '../timelines/place-status.ts'
import { indexStatuses, timelineAtoms, timelineIndex } from '../timelines/timelines.ts'

/**
 * Puts a status in the place of the id that it had before an edit: in every timeline, thread, search and notification,
 * in what boosts, quotes or answers it, and in the composer. Both are ingested already.
 */
export const replaceStatusAtom = atom(
  null,
  (_get, set, session: Session, before: StatusId, status: StatusEntity) => {
    const { id: after } = status
    set(replacedIdsAtom(session), (replaced) => {
      const next = new Map(replaced).set(before, after)
      // A server may come back to an earlier id.
      next.delete(after)
      return next
    })
    set(replaceInRecordsAtom, session, before, after)
    set(replaceInTimelinesAtom, session, before, status)
    set(replaceInThreadsAtom, session, before, after)
    set(replaceInScreensAtom, session, before, after)
  },
)

/** The records that name it: boosts, quotes and answers. */
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
      set(writeWindowAtom, session, key, changeRows(list, { type: 'replaced', before, after }))
      indexStatuses(session, key, [after])
    }
    index.delete(before)
    // The old one may have been deleted before the answer came.
    if (!index.has(after)) set(placeOwnStatusAtom, session, status)
  },
)

const replaceInThreadsAtom = atom(
  null,
  (get, set, session: Session, before: StatusId, after: StatusId) => {
    const replaced = (ids: readonly StatusId[]) => [
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
        ancestors: replaced(ancestors),
        descendants: replaced(descendants),
      })
    }
  },
)

/** Searches, notifications, and what is being answered. */
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
    if (editing?.aside.draft.inReplyTo === before) {
      const draft = { ...editing.aside.draft, inReplyTo: after }
      set(editingAtom(session), { ...editing, aside: { ...editing.aside, draft } })
    }
    const isAnswered = get(draftAtom(session)).inReplyTo === before
    // What is on its way does not change: the same has to be sent again where no answer comes.
    if (isAnswered && !get(isSubmittingAtom(session)))
      set(changeDraftAtom, session, { inReplyTo: after })
  },
)
