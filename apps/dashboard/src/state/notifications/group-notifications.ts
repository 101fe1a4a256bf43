import type {
  AccountId,
  NotificationId,
  NotificationRecord,
  StatusId,
} from '@colonnade/domain/entities'

/** One row of the notifications: what several people did to the same post, or one thing alone. */
export interface NotificationGroup {
  /** The oldest of the row's notifications: newcomers join in front and leave it as it is. */
  readonly key: NotificationId
  /** All that the row stands for, newest first. */
  readonly ids: readonly NotificationId[]
  readonly type: string
  readonly status: StatusId | null
  /** The latest first. */
  readonly accounts: readonly [AccountId, ...AccountId[]]
  readonly created_at: string
}

/** null is a gap. */
export type NotificationRows = readonly (NotificationGroup | null)[]

/** Of these, a crowd says no more than a number does. */
const CROWDS: ReadonlySet<string> = new Set(['favourite', 'reblog'])

/** Puts together what stands side by side and says the same of the same post. @param items newest first */
export function groupNotifications(
  items: readonly (NotificationRecord | null)[],
): NotificationRows {
  const rows: (NotificationGroup | null)[] = []
  for (const item of items) {
    const last = rows.at(-1) ?? null
    if (item === null || last === null || !isSameCrowd(last, item)) rows.push(alone(item))
    else rows[rows.length - 1] = joined(last, item)
  }
  return rows
}

function isSameCrowd(group: NotificationGroup, { type, status }: NotificationRecord): boolean {
  return CROWDS.has(type) && group.type === type && status !== null && group.status === status
}

function alone(item: NotificationRecord | null): NotificationGroup | null {
  if (item === null) return null
  const { id, type, status, account, created_at } = item
  return { key: id, ids: [id], type, status, accounts: [account], created_at }
}

function joined(group: NotificationGroup, { id, account }: NotificationRecord): NotificationGroup {
  const isKnown = group.accounts.includes(account)
  return {
    ...group,
    key: id,
    ids: [...group.ids, id],
    accounts: isKnown ? group.accounts : [...group.accounts, account],
  }
}
