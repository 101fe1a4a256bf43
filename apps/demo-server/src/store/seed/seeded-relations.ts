import type { World, WorldReaction } from '../../world/world.ts'
import type { Id } from '../tables.ts'
import type { Row } from './insert-rows.ts'
import type { People } from './seeded-accounts.ts'
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
