import type { AccountId, NotificationId, StatusId } from '@colonnade/domain/entities'
import { holdRecords } from '../entities/holders.ts'
import type { Search } from '../search/searches.ts'
import { perSession, type Session } from '../session.ts'
import type { Thread } from '../threads/threads.ts'

/** What left all lists with some accounts, and how threads and searches stood before; timelines hold hidden rows. */
export interface TakenAway {
  /** Whom of them nobody has brought back. */
  readonly accounts: Set<AccountId>
  /** Those whose notifications stay away: a mute may keep them. */
  readonly notifiers: Set<AccountId>
  readonly statuses: Set<StatusId>
  readonly notifications: Set<NotificationId>
  readonly threads: ReadonlyMap<StatusId, Thread>
  readonly searches: ReadonlyMap<string, Search>
}

/** How many such acts can be made good by what was kept: older ones by what the server tells again. */
const MOST_TAKEN = 10

const takenAway = perSession((): TakenAway[] => [])

/** The acts that are remembered, the latest first: it was done to what the earlier ones had left. */
export const takenFrom = (session: Session): readonly TakenAway[] => takenAway(session).toReversed()

export function rememberTaken(session: Session, taken: TakenAway): void {
  const acts = takenAway(session)
  acts.push(taken)
  if (acts.length > MOST_TAKEN) acts.shift()
}

/** Lets go of what came back, and of the acts of which nothing is left. */
export function forgetTaken(
  session: Session,
  { statuses, notifications }: Pick<TakenAway, 'statuses' | 'notifications'>,
): void {
  const acts = takenAway(session)
  dropTaken(session, statuses)
  for (const act of acts) for (const id of notifications) act.notifications.delete(id)
  const left = acts.filter((act) => act.statuses.size + act.notifications.size > 0)
  acts.splice(0, acts.length, ...left)
}

/** What is deleted does not come back with its author. */
export function dropTaken(session: Session, deleted: ReadonlySet<StatusId>): void {
  for (const { statuses } of takenAway(session)) {
    for (const id of deleted) statuses.delete(id)
  }
}

// The sweep has to leave it, since it may come back.
holdRecords((_get, session) => {
  const acts = takenAway(session)
  return {
    statuses: acts.flatMap(({ statuses }) => [...statuses]),
    notifications: acts.flatMap(({ notifications }) => [...notifications]),
    accounts: acts.flatMap(({ accounts }) => [...accounts]),
  }
})
