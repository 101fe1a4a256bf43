import type { World, WorldReaction } from '../../world/world.ts'
import type { Id } from '../tables.ts'
import type { People, Row, SeededPerson } from './seeded-accounts.ts'
import type { SeededStatuses } from './seeded-statuses.ts'

type IdAt = (at: Date) => Id

export function followRows(world: World, people: People, idAt: IdAt): readonly Row<'follows'>[] {
  return world.follows.flatMap(({ follower, followed, at }) => {
    const [from, to] = [people.get(follower), people.get(followed)]
    if (from === undefined || to === undefined) return []
    return [{ id: idAt(at), account_id: from.id, target_id: to.id, reblogs: true, created_at: at }]
  })
}

export function reactionRows(
  reactions: readonly WorldReaction[],
  people: People,
  statuses: SeededStatuses,
  idAt: IdAt,
): readonly Row<'favourites'>[] {
  return reactions.flatMap(({ acct, statusKey, at }) => {
    const [person, status] = [people.get(acct), statuses.get(statusKey)]
    if (person === undefined || status === undefined) return []
    return [{ id: idAt(at), account_id: person.id, status_id: status.id, created_at: at }]
  })
}

export function listRows(
  world: World,
  people: People,
): { readonly lists: readonly Row<'lists'>[]; readonly members: readonly Row<'list_accounts'>[] } {
  const lists: Row<'lists'>[] = []
  const members: Row<'list_accounts'>[] = []
  for (const { owner, title, members: accts } of world.lists) {
    const person = people.get(owner)
    if (person === undefined) continue
    const id = String(lists.length + 1)
    lists.push({ id, account_id: person.id, title, replies_policy: 'list' })
    for (const acct of new Set(accts)) {
      const member = people.get(acct)
      if (member !== undefined) members.push({ list_id: id, account_id: member.id })
    }
  }
  return { lists, members }
}

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
