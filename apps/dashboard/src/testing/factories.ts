import {
  accountId,
  notificationId,
  statusId,
  type AccountEntity,
  type NotificationEntity,
  type RelationshipEntity,
  type StatusEntity,
} from '@colonnade/domain/entities'
import { sampleAccount, sampleStatus } from '@colonnade/domain/testing'

type Plain<Entity> = Partial<Omit<Entity, 'id'>> & { readonly id?: string }

/** Creates an account as a server sends it. */
export function account({ id = '1', ...rest }: Plain<AccountEntity> = {}): AccountEntity {
  const username = rest.username ?? `user${id}`
  return sampleAccount({
    id: accountId(id),
    username,
    acct: username,
    display_name: '',
    url: `https://colonnade.example/@${username}`,
    avatar: '',
    avatar_static: '',
    ...rest,
  })
}

type PlainStatus = Omit<Plain<StatusEntity>, 'in_reply_to_id' | 'in_reply_to_account_id'> & {
  readonly in_reply_to_id?: string | null
  readonly in_reply_to_account_id?: string | null
}

/** Creates a status as a server sends it. */
export function status(given: PlainStatus = {}): StatusEntity {
  const { id = '1', in_reply_to_id = null, in_reply_to_account_id = null, ...rest } = given
  return sampleStatus({
    id: statusId(id),
    account: account({ id: '7', username: 'ada' }),
    created_at: '2026-11-23T08:00:00.000Z',
    in_reply_to_id: in_reply_to_id === null ? null : statusId(in_reply_to_id),
    in_reply_to_account_id:
      in_reply_to_account_id === null ? null : accountId(in_reply_to_account_id),
    uri: `https://colonnade.example/statuses/${id}`,
    url: `https://colonnade.example/statuses/${id}`,
    content: `<p>status ${id}</p>`,
    ...rest,
  })
}

/** Creates statuses with these ids, in this order. */
export const statuses = (...ids: readonly string[]): StatusEntity[] =>
  ids.map((id) => status({ id }))

export function notification({
  id = '1',
  ...rest
}: Plain<NotificationEntity> = {}): NotificationEntity {
  return {
    id: notificationId(id),
    type: 'mention',
    created_at: '2026-11-23T08:00:00.000Z',
    account: account({ id: '7', username: 'ada' }),
    status: null,
    ...rest,
  }
}

export function relationship({
  id = '7',
  ...rest
}: Plain<RelationshipEntity> = {}): RelationshipEntity {
  return {
    id: accountId(id),
    following: false,
    showing_reblogs: true,
    followed_by: false,
    requested: false,
    blocking: false,
    blocked_by: false,
    muting: false,
    muting_notifications: false,
    domain_blocking: false,
    endorsed: false,
    requested_by: false,
    notifying: false,
    note: '',
    muting_expires_at: null,
    ...rest,
  }
}
