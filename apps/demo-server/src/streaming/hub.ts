import { hasAnyScope, getAcceptedScopes } from '../access/access.ts'
import type { StatusRow } from '../store/find-rows.ts'
import type { Id } from '../store/tables.ts'

/** The stream of a message: `['user']`, `['hashtag', 'tea']`, `['list', '7']`. */
export type StreamName = readonly [name: string, parameter?: string]

interface Listener {
  readonly accountId: Id
  readonly tokenId: Id
  /** The scopes of its token, as issued. */
  readonly scopes: string
  /** The address of the instance as seen by this listener. URLs in events start with it. */
  readonly origin: string
  send(text: string): void
  drop(): void
}

export interface Connection extends Listener {
  readonly streams: ReadonlyMap<string, StreamName>
  /** @returns false if the limit of streams is reached */
  subscribe(stream: StreamName): boolean
  unsubscribe(stream: StreamName): void
  /** Called when the client has closed the connection. */
  close(): void
}

/**
 * The connections and their subscribed streams. Independent of the socket library: a listener is anything that can
 * receive text.
 */
export interface Hub {
  connect(listener: Listener): Connection
  connections(): readonly Connection[]
  /** Closes the connections of a revoked token. */
  dropToken(tokenId: Id): void
  dropAll(): void
  /** Calls the watcher for every status of this server, before it is streamed. @returns stops watching */
  watch(watcher: StatusWatcher): () => void
  watchers(): readonly StatusWatcher[]
}

/** What another server has to be sent. */
export interface StatusWatcher {
  readonly onStatus: (row: StatusRow, event: 'update' | 'status.update') => void
  readonly onDeleted: (row: StatusRow) => void
}

/** Returns a key that identifies a stream. */
export const getStreamKey = ([name, parameter]: StreamName): string =>
  parameter === undefined ? name : `${name}:${parameter}`

/** The limit per connection, because every stream is checked for every post. More than any deck has columns. */
export const MAX_STREAMS = 200

export function createHub(): Hub {
  const connected = new Set<Connection>()
  const watching = new Set<StatusWatcher>()

  const connect = (listener: Listener): Connection => {
    const streams = new Map<string, StreamName>()
    const connection: Connection = {
      ...listener,
      streams,
      subscribe(stream) {
        const key = getStreamKey(stream)
        if (!streams.has(key) && streams.size >= MAX_STREAMS) return false
        streams.set(key, stream)
        return true
      },
      unsubscribe: (stream) => void streams.delete(getStreamKey(stream)),
      close: () => void connected.delete(connection),
    }
    connected.add(connection)
    return connection
  }

  const dropWhere = (isMeant: (connection: Connection) => boolean) => {
    for (const connection of [...connected].filter(isMeant)) {
      connected.delete(connection)
      connection.drop()
    }
  }

  return {
    connect,
    connections: () => [...connected],
    dropToken: (tokenId) => dropWhere((connection) => connection.tokenId === tokenId),
    dropAll: () => dropWhere(() => true),
    watch(watcher) {
      watching.add(watcher)
      return () => watching.delete(watcher)
    },
    watchers: () => [...watching],
  }
}

const STATUS_SCOPES = getAcceptedScopes('read:statuses')
const NOTIFICATION_SCOPES = getAcceptedScopes('read:notifications')

/** A socket needs a scope for at least one stream. */
const STREAM_SCOPES: readonly string[] = [...new Set([...STATUS_SCOPES, ...NOTIFICATION_SCOPES])]

/** Streams with private content. As in Mastodon, all other streams are open to every socket. */
const PRIVATE_STREAM_SCOPES: Readonly<Record<string, readonly string[]>> = {
  user: STATUS_SCOPES,
  direct: STATUS_SCOPES,
  list: STATUS_SCOPES,
  'user:notification': NOTIFICATION_SCOPES,
}

export const canOpenSocket = (scopes: string): boolean => hasAnyScope(scopes, STREAM_SCOPES)

export const canReceiveStream = (scopes: string, [name]: StreamName): boolean =>
  hasAnyScope(scopes, PRIVATE_STREAM_SCOPES[name] ?? STREAM_SCOPES)

/** Whether notifications may be sent. They are part of the user stream too, if the token has their scope. */
export const canReceiveNotifications = (scopes: string): boolean =>
  hasAnyScope(scopes, NOTIFICATION_SCOPES)
