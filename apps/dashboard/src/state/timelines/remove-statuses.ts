import { atom, type Getter } from 'jotai/vanilla'
import type { AccountId, StatusId } from '@colonnade/domain/entities'
import { removeIds, type TimelineKey } from '@colonnade/domain/timeline'
import { dropReplyTargetAtom } from '../compose/reply.ts'
import { boostIndex } from '../entities/ingest.ts'
import { serverStatusAtoms } from '../entities/statuses.ts'
import { removeNotificationsAboutAtom } from '../notifications/place-notifications.ts'
import type { Session } from '../session.ts'
import { writeWindowAtom } from './lay-columns.ts'
import { timelineAtoms, timelineIndex } from './timelines.ts'

/** Takes deleted statuses, and the boosts of them, out of every timeline and notification. */
export const removeStatusesAtom = atom(
  null,
  (get, set, session: Session, ids: readonly StatusId[]) => {
    const boosts = ids.flatMap((id) => [...(boostIndex(session).get(id) ?? [])])
    const gone = new Set([...ids, ...boosts])
    const index = timelineIndex(session)
    const listedIn = new Set([...gone].flatMap((id) => [...(index.get(id) ?? [])]))
    for (const key of listedIn) {
      set(writeWindowAtom, session, key, removeIds(get(timelineAtoms(session)(key)), gone), gone)
    }
    for (const id of gone) index.delete(id)
    set(removeNotificationsAboutAtom, session, gone)
    set(dropReplyTargetAtom, session, gone)
  },
)

/** Takes what an account wrote, and boosts of it, out of some timelines: after a block, a mute, an unfollow. */
export const removeAccountStatusesAtom = atom(
  null,
  (get, set, session: Session, account: AccountId, keys: Iterable<TimelineKey>) => {
    for (const key of keys) {
      const window = get(timelineAtoms(session)(key))
      const gone = window.items.filter((id) => id !== null && isBy(get, session, id, account))
      const ids = new Set(gone.filter((id) => id !== null))
      if (ids.size > 0) set(writeWindowAtom, session, key, removeIds(window, ids))
    }
  },
)

function isBy(get: Getter, session: Session, id: StatusId, account: AccountId): boolean {
  const status = get(serverStatusAtoms(session)(id))
  if (status === undefined) return false
  if (status.account === account) return true
  return status.reblog !== null && isBy(get, session, status.reblog, account)
}
