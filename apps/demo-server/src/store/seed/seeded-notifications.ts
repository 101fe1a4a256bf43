import type { World } from '../../world/world.ts'
import type { Id } from '../tables.ts'
import type { Row } from './insert-rows.ts'
import type { People, SeededPerson } from './seeded-accounts.ts'
import type { SeededStatuses } from './seeded-statuses.ts'

/** What the people of this instance were told of while the world came to be. */
export function notificationRows(
  world: World,
  people: People,
  statuses: SeededStatuses,
  idAt: (at: Date) => Id,
): readonly Row<'notifications'>[] {
  const rows: { at: Date; row: Row<'notifications'> }[] = []
  const tell = (
    to: SeededPerson | undefined,
    from: SeededPerson | undefined,
    what: { type: string; statusId: Id | null; at: Date },
  ) => {
    if (to === undefined || from === undefined || to === from || to.account.domain !== null) return
    const { type, statusId, at } = what
    const row = {
      account_id: to.id,
      from_account_id: from.id,
      type,
      status_id: statusId,
      created_at: at,
    }
    rows.push({ at, row })
  }

  for (const { id, author, world: status, mentions } of statuses.values()) {
    const boosted = status.boostOf === null ? undefined : statuses.get(status.boostOf)
    tell(boosted?.author, author, { type: 'reblog', statusId: boosted?.id ?? null, at: status.at })
    for (const mention of mentions) {
      tell(people.get(mention.acct), author, { type: 'mention', statusId: id, at: status.at })
    }
  }
  for (const { acct, statusKey, at } of world.reactions.favourites) {
    const status = statuses.get(statusKey)
    tell(status?.author, people.get(acct), { type: 'favourite', statusId: status?.id ?? null, at })
  }
  for (const { follower, followed, at } of world.follows) {
    tell(people.get(followed), people.get(follower), { type: 'follow', statusId: null, at })
  }

  return rows
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, row }) => ({ id: idAt(at), ...row }))
}
