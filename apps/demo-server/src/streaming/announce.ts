import type { Selectable } from 'kysely'
import type { Uploads } from '../media/uploads.ts'
import type { Pushes } from '../push/pushes.ts'
import { serializeConversations } from '../serialize/conversation.ts'
import { serializeNotifications } from '../serialize/notification.ts'
import { serializeOneStatus } from '../serialize/status.ts'
import { conversationsOf } from '../store/conversations.ts'
import type { AccountRow, StatusRow } from '../store/reads.ts'
import type { Store } from '../store/store.ts'
import type { Id, NotificationTable } from '../store/tables.ts'
import { audienceOf, type Delivery } from './audience.ts'
import { type Connection, type Hub, mayHearNotifications, type StreamName } from './hub.ts'

/** What acts on the store and tells whom it concerns. */
export interface Services {
  readonly store: Store
  readonly hub: Hub
  readonly uploads: Uploads
  readonly pushes: Pushes
  /** Told of what a signed-in person has published: the others may answer. */
  readonly onPublished: (author: AccountRow, status: StatusRow) => void
}

/** As Mastodon sends it: the payload is a text inside the text. */
function message(stream: StreamName, event: string, payload: string): string {
  return JSON.stringify({ stream, event, payload })
}

/** Sends a new or an edited status to whom it concerns, each as they may see it. */
export async function announceStatus(
  { store, hub }: Pick<Services, 'store' | 'hub'>,
  row: StatusRow,
  event: 'update' | 'status.update',
): Promise<void> {
  const rendered = new Map<string, Promise<string>>()
  const payloadFor = ({ accountId, origin }: Connection): Promise<string> => {
    const key = `${accountId} ${origin}`
    const before = rendered.get(key)
    if (before !== undefined) return before
    const payload = serializeOneStatus({ store, viewer: accountId, origin }, row).then((status) =>
      JSON.stringify(status),
    )
    rendered.set(key, payload)
    return payload
  }
  for (const { connection, stream } of await audienceOf(store, hub, row)) {
    connection.send(message(stream, event, await payloadFor(connection)))
  }
}

/** @param deliveries the audience from before it was deleted: afterwards nobody could tell */
export function announceDeletion(id: Id, deliveries: readonly Delivery[]): void {
  for (const { connection, stream } of deliveries) connection.send(message(stream, 'delete', id))
}

/** In the streams of those whom they concern; and pushed, which nobody waits for. */
export async function announceNotifications(
  { store, hub, pushes }: Pick<Services, 'store' | 'hub' | 'pushes'>,
  rows: readonly Selectable<NotificationTable>[],
): Promise<void> {
  pushes.send(rows)
  for (const row of rows) {
    for (const connection of hub.connections()) {
      const { accountId, origin } = connection
      const stream = connection.streams.get('user') ?? connection.streams.get('user:notification')
      if (accountId !== row.account_id || stream === undefined) continue
      if (!mayHearNotifications(connection.scopes)) continue
      const [entity] = await serializeNotifications({ store, viewer: accountId, origin }, [row])
      if (entity !== undefined)
        connection.send(message(stream, 'notification', JSON.stringify(entity)))
    }
  }
}

/** Tells who listens to direct posts of the conversation that a new one stands in. */
export async function announceConversation(
  { store, hub }: Pick<Services, 'store' | 'hub'>,
  status: StatusRow,
): Promise<void> {
  if (status.visibility !== 'direct') return
  for (const connection of hub.connections()) {
    const { accountId, origin, streams } = connection
    const stream = streams.get('direct')
    if (stream === undefined) continue
    const rows = await conversationsOf(store.db, accountId)
      .where('c.last_status_id', '=', status.id)
      .execute()
    const [conversation] = await serializeConversations({ store, viewer: accountId, origin }, rows)
    if (conversation === undefined) continue
    const payload = JSON.stringify(conversation)
    connection.send(message(stream, 'conversation', payload))
  }
}

/** Tells somebody's own connections that their filters are others now. */
export function announceFilters({ hub }: Pick<Services, 'hub'>, me: Id): void {
  for (const connection of hub.connections()) {
    const stream = connection.streams.get('user')
    if (connection.accountId !== me || stream === undefined) continue
    connection.send(JSON.stringify({ stream, event: 'filters_changed' }))
  }
}
