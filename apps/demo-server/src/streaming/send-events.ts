import type { Selectable } from 'kysely'
import type { Uploads } from '../media/uploads.ts'
import type { Pushes } from '../push/pushes.ts'
import { serializeConversations } from '../serialize/conversation.ts'
import { serializeNotifications } from '../serialize/notification.ts'
import { serializeOneStatus } from '../serialize/status.ts'
import { selectConversations } from '../store/conversations.ts'
import type { AccountRow, StatusRow } from '../store/find-rows.ts'
import type { Store } from '../store/store.ts'
import type { Id, NotificationTable } from '../store/tables.ts'
import { findAudience, type Delivery } from './audience.ts'
import { type Connection, type Hub, canReceiveNotifications, type StreamName } from './hub.ts'

/** The services that change the store and send events. */
export interface Services {
  readonly store: Store
  readonly hub: Hub
  readonly uploads: Uploads
  readonly pushes: Pushes
  /** Called when a signed-in account has published a status, so that simulated accounts can reply. */
  readonly onPublished: (author: AccountRow, status: StatusRow) => void
  /** Fetches the account or status at an address from its server, unless it is unknown there or hidden. */
  readonly resolveRemote: (address: string) => Promise<void>
}

/** Creates a message in Mastodon's format, whose payload is a string of JSON. */
function createMessage(stream: StreamName, event: string, payload: string): string {
  return JSON.stringify({ stream, event, payload })
}

/** Streams a new or edited status to its audience. Each receiver gets it as they can see it. */
export async function sendStatusEvent(
  { store, hub }: Pick<Services, 'store' | 'hub'>,
  row: StatusRow,
  event: 'update' | 'status.update',
): Promise<void> {
  for (const watcher of hub.watchers()) watcher.onStatus(row, event)
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
  for (const { connection, stream } of await findAudience(store, hub, row)) {
    connection.send(createMessage(stream, event, await payloadFor(connection)))
  }
}

/** @param deliveries the audience, which must be found before the status is deleted */
export function sendDeletionEvent(id: Id, deliveries: readonly Delivery[]): void {
  for (const { connection, stream } of deliveries)
    connection.send(createMessage(stream, 'delete', id))
}

/**
 * Sends notifications to the streams of their recipients and to push services. Does not wait for the push services.
 */
export async function sendNotificationEvents(
  { store, hub, pushes }: Pick<Services, 'store' | 'hub' | 'pushes'>,
  rows: readonly Selectable<NotificationTable>[],
): Promise<void> {
  pushes.send(rows)
  for (const row of rows) {
    for (const connection of hub.connections()) {
      const { accountId, origin } = connection
      const stream = connection.streams.get('user') ?? connection.streams.get('user:notification')
      if (accountId !== row.account_id || stream === undefined) continue
      if (!canReceiveNotifications(connection.scopes)) continue
      const [entity] = await serializeNotifications({ store, viewer: accountId, origin }, [row])
      if (entity !== undefined)
        connection.send(createMessage(stream, 'notification', JSON.stringify(entity)))
    }
  }
}

/** Sends the updated conversation of a direct post to the `direct` streams. */
export async function sendConversationEvents(
  { store, hub }: Pick<Services, 'store' | 'hub'>,
  status: StatusRow,
): Promise<void> {
  if (status.visibility !== 'direct') return
  for (const connection of hub.connections()) {
    const { accountId, origin, streams } = connection
    const stream = streams.get('direct')
    if (stream === undefined) continue
    const rows = await selectConversations(store.db, accountId)
      .where('c.last_status_id', '=', status.id)
      .execute()
    const [conversation] = await serializeConversations({ store, viewer: accountId, origin }, rows)
    if (conversation === undefined) continue
    const payload = JSON.stringify(conversation)
    connection.send(createMessage(stream, 'conversation', payload))
  }
}

/** Notifies the connections of an account that its filters have changed. */
export function sendFilterEvents({ hub }: Pick<Services, 'hub'>, me: Id): void {
  for (const connection of hub.connections()) {
    const stream = connection.streams.get('user')
    if (connection.accountId !== me || stream === undefined) continue
    connection.send(JSON.stringify({ stream, event: 'filters_changed' }))
  }
}
