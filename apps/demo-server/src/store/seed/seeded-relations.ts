import type { SeedData, SeedReaction } from '../../seed/seed-data.ts'
import type { Id } from '../tables.ts'
import type { SeededAccounts, Row, SeededAccount } from './seeded-accounts.ts'
import type { SeededStatuses } from './seeded-statuses.ts'

type CreateId = (at: Date) => Id

export function createFollowRows(
  seedData: SeedData,
  accounts: SeededAccounts,
  idAt: CreateId,
): readonly Row<'follows'>[] {
  return seedData.follows.flatMap(({ follower, followed, at }) => {
    const [from, to] = [accounts.get(follower), accounts.get(followed)]
    if (from === undefined || to === undefined) return []
    return [{ id: idAt(at), account_id: from.id, target_id: to.id, reblogs: true, created_at: at }]
  })
}

export function createReactionRows(
  reactions: readonly SeedReaction[],
  accounts: SeededAccounts,
  statuses: SeededStatuses,
  idAt: CreateId,
): readonly Row<'favourites'>[] {
  return reactions.flatMap(({ acct, statusKey, at }) => {
    const [account, status] = [accounts.get(acct), statuses.get(statusKey)]
    if (account === undefined || status === undefined) return []
    return [{ id: idAt(at), account_id: account.id, status_id: status.id, created_at: at }]
  })
}

export function createListRows(
  seedData: SeedData,
  accounts: SeededAccounts,
): { readonly lists: readonly Row<'lists'>[]; readonly members: readonly Row<'list_accounts'>[] } {
  const lists: Row<'lists'>[] = []
  const members: Row<'list_accounts'>[] = []
  for (const { owner, title, members: accts } of seedData.lists) {
    const account = accounts.get(owner)
    if (account === undefined) continue
    const id = String(lists.length + 1)
    lists.push({ id, account_id: account.id, title, replies_policy: 'list' })
    for (const acct of new Set(accts)) {
      const member = accounts.get(acct)
      if (member !== undefined) members.push({ list_id: id, account_id: member.id })
    }
  }
  return { lists, members }
}

/** Creates the notifications that the local accounts got for the seed data. */
export function createNotificationRows(
  seedData: SeedData,
  accounts: SeededAccounts,
  statuses: SeededStatuses,
  idAt: (at: Date) => Id,
): readonly Row<'notifications'>[] {
  const rows: { at: Date; row: Row<'notifications'> }[] = []
  const addNotification = (
    to: SeededAccount | undefined,
    from: SeededAccount | undefined,
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

  for (const { id, author, seedData: status, mentions } of statuses.values()) {
    const boosted = status.boostOf === null ? undefined : statuses.get(status.boostOf)
    addNotification(boosted?.author, author, {
      type: 'reblog',
      statusId: boosted?.id ?? null,
      at: status.at,
    })
    for (const mention of mentions) {
      addNotification(accounts.get(mention.acct), author, {
        type: 'mention',
        statusId: id,
        at: status.at,
      })
    }
  }
  for (const { acct, statusKey, at } of seedData.reactions.favourites) {
    const status = statuses.get(statusKey)
    addNotification(status?.author, accounts.get(acct), {
      type: 'favourite',
      statusId: status?.id ?? null,
      at,
    })
  }
  for (const { follower, followed, at } of seedData.follows) {
    addNotification(accounts.get(followed), accounts.get(follower), {
      type: 'follow',
      statusId: null,
      at,
    })
  }

  return rows
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, row }) => ({ id: idAt(at), ...row }))
}
