import type { Selectable } from 'kysely'
import type { NotificationEntity } from '@colonnade/domain/entities'
import { htmlToText } from '@colonnade/domain/text'
import { deriveSecret } from '../access/tokens.ts'
import { serializeNotifications } from '../serialize/notification.ts'
import { findAccount } from '../store/find-rows.ts'
import {
  deletePushSubscription,
  type PushSubscriptionRow,
  findPushSubscriptions,
  loadVapidKeys,
} from '../store/push-subscriptions.ts'
import type { Db, Store } from '../store/store.ts'
import type { Id, NotificationTable } from '../store/tables.ts'
import { encryptPush, ForbiddenAddressError, sendPush } from './send-push.ts'

/** Unit: characters. Keeps the whole message below the 4,096 bytes that push services accept. */
const MAX_BODY_LENGTH = 140

const TITLES: Readonly<Record<string, (name: string) => string>> = {
  mention: (name) => `${name} mentioned you`,
  reblog: (name) => `${name} boosted your post`,
  favourite: (name) => `${name} favourited your post`,
  follow: (name) => `${name} followed you`,
  follow_request: (name) => `${name} requested to follow you`,
  update: (name) => `${name} edited a post`,
  poll: () => 'A poll you voted in has ended',
}

/**
 * Returns the title and the body of a push: the content warning or the text of the post, or else the account's bio.
 */
function getPushText({ type, account, status }: NotificationEntity): {
  readonly title: string
  readonly body: string
} {
  const name = account.display_name.trim() || account.username
  const title = TITLES[type]?.(name) ?? name
  const body = status === null ? account.note : status.spoiler_text || status.content
  return { title, body: shorten(htmlToText(body)) }
}

function shorten(text: string): string {
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  return letters.length <= MAX_BODY_LENGTH
    ? text
    : `${letters.slice(0, MAX_BODY_LENGTH - 1).join('')}…`
}

/**
 * Derives the access token that is sent with a push. It can only read, and is valid as long as the subscription
 * exists. It is derived from the key of the instance, so that no token is stored in plain text.
 */
export async function derivePushToken(store: Store, subscription: Id): Promise<string> {
  const { privateKey } = await loadVapidKeys(store)
  return deriveSecret(privateKey, `push ${subscription}`)
}

type NotificationRow = Selectable<NotificationTable>

/** Sends notifications to the push services of subscribed browsers. */
export interface Pushes {
  /** Does not wait for the push services, which may be slow or unreachable. */
  send(rows: readonly NotificationRow[]): void
  /** Aborts pending pushes. */
  close(): Promise<void>
}

interface PushesOptions {
  readonly store: Store
  readonly onError: (error: unknown) => void
  /** Whether push services on this machine are allowed. Only for tests and development. */
  readonly canUseLoopback: boolean
}

const TIMEOUT_MS = 10_000

/** Too slow, too large or too many requests: the subscription itself is still valid. */
const TRANSIENT_STATUSES: readonly number[] = [408, 413, 429]

export function createPushes({ store, onError, canUseLoopback }: PushesOptions): Pushes {
  const end = new AbortController()
  const underWay = new Set<Promise<void>>()

  async function pushNotification(row: NotificationRow): Promise<void> {
    const subscriptions = await findPushSubscriptions(store.db, row.account_id, row.type)
    for (const subscription of subscriptions) {
      if (!(await isAllowedByPolicy(store.db, subscription, row.from_account_id))) continue
      const message = await createMessage(store, subscription, row)
      if (message !== null && !(await sendMessage(subscription, message)))
        await deletePushSubscription(store.db, subscription.token_id)
    }
  }

  /** @returns false if the subscription is permanently invalid */
  async function sendMessage(subscription: PushSubscriptionRow, message: string): Promise<boolean> {
    const keys = await loadVapidKeys(store)
    const sealed = await encryptPush(subscription, keys, message).catch(() => null)
    if (sealed === null) return false
    try {
      const signal = AbortSignal.any([end.signal, AbortSignal.timeout(TIMEOUT_MS)])
      const status = await sendPush(sealed, { signal, canUseLoopback })
      return status < 400 || status >= 500 || TRANSIENT_STATUSES.includes(status)
    } catch (error) {
      // The service is unreachable. The subscription is kept, and the notification is still in the list.
      return !(error instanceof ForbiddenAddressError)
    }
  }

  return {
    send(rows) {
      for (const row of rows) {
        const work = pushNotification(row)
          .catch(onError)
          .finally(() => underWay.delete(work))
        underWay.add(work)
      }
    },
    async close() {
      end.abort()
      await Promise.all(underWay)
    },
  }
}

/** Creates the message in Mastodon's format. @see https://docs.joinmastodon.org/methods/push/ */
async function createMessage(
  store: Store,
  { id, account_id: viewer, origin, reader_id }: PushSubscriptionRow,
  row: NotificationRow,
): Promise<string | null> {
  const [notification] = await serializeNotifications({ store, viewer, origin }, [row])
  if (notification === undefined) return null
  return JSON.stringify({
    access_token: reader_id === null ? '' : await derivePushToken(store, id),
    preferred_locale: (await findAccount(store.db, viewer))?.language ?? 'en',
    notification_id: notification.id,
    notification_type: notification.type,
    icon: notification.account.avatar_static,
    ...getPushText(notification),
  })
}

/** Whether the policy of a subscription allows notifications from an account. */
export async function isAllowedByPolicy(
  db: Db,
  { account_id: me, policy }: Pick<PushSubscriptionRow, 'account_id' | 'policy'>,
  from: Id,
): Promise<boolean> {
  if (policy === 'none') return false
  if (policy !== 'followed' && policy !== 'follower') return true
  const [follower, followed] = policy === 'followed' ? [me, from] : [from, me]
  const bond = await db
    .selectFrom('follows')
    .select('id')
    .where('account_id', '=', follower)
    .where('target_id', '=', followed)
    .executeTakeFirst()
  return bond !== undefined
}
