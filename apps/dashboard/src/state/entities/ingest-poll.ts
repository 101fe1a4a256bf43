import { atom } from 'jotai/vanilla'
import type { PollEntity, StatusId } from '@colonnade/domain/entities'
import type { Session } from '../session.ts'
import { isSameRecord } from './same-record.ts'
import { serverStatusAtoms } from './statuses.ts'
import { touchTimes } from './touch-times.ts'

/** Takes in a poll that was told without its status: where that is unknown, or has another poll by now, it says nothing. */
export const ingestPollAtom = atom(
  null,
  (get, set, session: Session, id: StatusId, poll: PollEntity): void => {
    if (!touchTimes(session).statuses.has(id)) return
    const recordAtom = serverStatusAtoms(session)(id)
    const known = get(recordAtom)
    if (known?.poll?.id !== poll.id || isSameRecord(known.poll, poll)) return
    set(recordAtom, { ...known, poll })
  },
)
