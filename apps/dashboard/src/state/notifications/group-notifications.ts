import type {
  AccountId,
  NotificationId,
  NotificationRecord,
  StatusId,
} from '@colonnade/domain/entities'

/** One row of the notifications: several accounts' actions on the same post, or a single notification. */
export interface NotificationGroup {
  /** The oldest notification of the row. New ones are added in front and do not change it. */
  readonly key: NotificationId
  /** All notifications of the row, newest first. */
  readonly ids: readonly NotificationId[]
  readonly type: string
  readonly status: StatusId | null
  /** Newest first. */
  readonly accounts: readonly [AccountId, ...AccountId[]]
  readonly created_at: string
}

/** null is a gap. */
export type NotificationRows = readonly (NotificationGroup | null)[]

/** Types that are grouped, because a count says enough. */
const GROUPED_TYPES: ReadonlySet<string> = new Set(['favourite', 'reblog'])

/**
 * Groups adjacent notifications of the same type and post.
 *
 * @param items newest first
 * @param isAlike whether two notifications may be in one row
 */
export function groupNotifications(
  items: readonly (NotificationRecord | null)[],
  isAlike: (one: NotificationId, other: NotificationId) => boolean = () => true,
): NotificationRows {
  const rows: (NotificationGroup | null)[] = []
  for (const item of items) {
    const last = rows.at(-1) ?? null
    if (item === null || last === null || !canJoinGroup(last, item) || !isAlike(last.key, item.id))
      rows.push(createGroup(item))
    else rows[rows.length - 1] = addToGroup(last, item)
  }
  return rows
}

function canJoinGroup(group: NotificationGroup, { type, status }: NotificationRecord): boolean {
  return (
    GROUPED_TYPES.has(type) && group.type === type && status !== null && group.status === status
  )
}

function createGroup(item: NotificationRecord | null): NotificationGroup | null {
  if (item === null) return null
  const { id, type, status, account, created_at } = item
  return { key: id, ids: [id], type, status, accounts: [account], created_at }
}

function addToGroup(
  group: NotificationGroup,
  { id, account }: NotificationRecord,
): NotificationGroup {
  const isKnown = group.accounts.includes(account)
  return {
    ...group,
    key: id,
    ids: [...group.ids, id],
    accounts: isKnown ? group.accounts : [...group.accounts, account],
  }
}
