import type { Selectable } from 'kysely'
import type { NotificationEntity } from '@colonnade/domain/entities'
import { htmlToText } from '@colonnade/domain/text'
import { deriveSecret } from '../access/tokens.ts'
import { serializeNotifications } from '../serialize/notification.ts'
import {
  deletePushSubscription,
  type PushSubscriptionRow,
  pushSubscriptionsFor,
  vapidKeys,
} from '../store/push-subscriptions.ts'
import { findAccount } from '../store/reads.ts'
import type { Db, Store } from '../store/store.ts'
import type { Id, NotificationTable } from '../store/tables.ts'
import { encryptPush, ForbiddenPlace, postPush } from './post-push.ts'

/** Characters: what a push service takes is 4,096 bytes, all told. */
const LONGEST_BODY = 140

const titles: Readonly<Record<string, (name: string) => string>> = {
  mention: (name) => `${name} mentioned you`,
  reblog: (name) => `${name} boosted your post`,
  favourite: (name) => `${name} favourited your post`,
  follow: (name) => `${name} followed you`,
  follow_request: (name) => `${name} requested to follow you`,
  update: (name) => `${name} edited a post`,
  poll: () => 'A poll you voted in has ended',
}

/** What a push says of a notification: the content warning or the text, else who it is that did it. */
function pushWords({ type, account, status }: NotificationEntity): {
  readonly title: string
  readonly body: string
} {
  const name = account.display_name.trim() || account.username
  const title = titles[type]?.(name) ?? name
  const body = status === null ? account.note : status.spoiler_text || status.content
  return { title, body: shortened(htmlToText(body)) }
}

function shortened(text: string): string {
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  return letters.length <= LONGEST_BODY ? text : `${letters.slice(0, LONGEST_BODY - 1).join('')}…`
}

/**
 * With what a push is asked about: reads alone, as long as the subscription lasts. It follows from
 * the instance's own key, so that no token stands in the store.
 */
export async function pushTokenOf(store: Store, subscription: Id): Promise<string> {
  const { privateKey } = await vapidKeys(store)
  return deriveSecret(privateKey, `push ${subscription}`)
}

type News = Selectable<NotificationTable>

/** Tells browsers by their push services what happened while no page was open. */
export interface Pushes {
  /** Returns at once: a push service may take its time, or be gone. */
  send(rows: readonly News[]): void
  /** What is under way is given up. */
  close(): Promise<void>
}

interface PushesOptions {
  readonly store: Store
  readonly onError: (error: unknown) => void
  /** Whether a push service may be on this machine: only in tests and while developing. */
  readonly mayStayHere: boolean
}

const PATIENCE_MS = 10_000

/** Too slow, too much, too often: the subscription itself is sound. */
const PASSING: readonly number[] = [408, 413, 429]

export function createPushes({ store, onError, mayStayHere }: PushesOptions): Pushes {
  const end = new AbortController()
  const underWay = new Set<Promise<void>>()

  async function tell(row: News): Promise<void> {
    const subscriptions = await pushSubscriptionsFor(store.db, row.account_id, row.type)
    for (const subscription of subscriptions) {
      if (!(await isLetThrough(store.db, subscription, row.from_account_id))) continue
      const message = await messageOf(store, subscription, row)
      if (message !== null && !(await deliver(subscription, message)))
        await deletePushSubscription(store.db, subscription.token_id)
    }
  }

  /** @returns false where nobody will ever take it */
  async function deliver(subscription: PushSubscriptionRow, message: string): Promise<boolean> {
    const keys = await vapidKeys(store)
    const sealed = await encryptPush(subscription, keys, message).catch(() => null)
    if (sealed === null) return false
    try {
      const signal = AbortSignal.any([end.signal, AbortSignal.timeout(PATIENCE_MS)])
      const status = await postPush(sealed, { signal, mayStayHere })
      return status < 400 || status >= 500 || PASSING.includes(status)
    } catch (error) {
      // Nobody there now: the notification is in the list all the same.
      return !(error instanceof ForbiddenPlace)
    }
  }

  return {
    send(rows) {
      for (const row of rows) {
        const work = tell(row)
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

/** In the words of Mastodon. @see https://docs.joinmastodon.org/methods/push/ */
async function messageOf(
  store: Store,
  { id, account_id: viewer, origin, reader_id }: PushSubscriptionRow,
  row: News,
): Promise<string | null> {
  const [told] = await serializeNotifications({ store, viewer, origin }, [row])
  if (told === undefined) return null
  return JSON.stringify({
    access_token: reader_id === null ? '' : await pushTokenOf(store, id),
    preferred_locale: (await findAccount(store.db, viewer))?.language ?? 'en',
    notification_id: told.id,
    notification_type: told.type,
    icon: told.account.avatar_static,
    ...pushWords(told),
  })
}

/** Whether somebody is among those of whom a subscription is to tell. */
export async function isLetThrough(
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
