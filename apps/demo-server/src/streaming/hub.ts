import { hasOneOf, scopesFor } from '../access/access.ts'
import type { Id } from '../store/tables.ts'

/** What a message says it came by: `['user']`, `['hashtag', 'tea']`, `['list', '7']`. */
export type StreamName = readonly [name: string, parameter?: string]

interface Listener {
  readonly accountId: Id
  readonly tokenId: Id
  /** Of its token, as they were issued. */
  readonly scopes: string
  /** The address under which this listener reached the instance: addresses in events begin with it. */
  readonly origin: string
  send(text: string): void
  /** Ends the connection from this side. */
  drop(): void
}

export interface Connection extends Listener {
  readonly streams: ReadonlyMap<string, StreamName>
  /** @returns false where it listens to as many as one may */
  subscribe(stream: StreamName): boolean
  unsubscribe(stream: StreamName): void
  /** To be called when the other side is gone. */
  close(): void
}

/** Who is listening to what. It knows no socket library: a listener is something that takes text. */
export interface Hub {
  connect(listener: Listener): Connection
  connections(): readonly Connection[]
  /** A token that was revoked no longer listens. */
  dropToken(tokenId: Id): void
  dropAll(): void
}

/** What tells one stream from another. */
export const streamKey = ([name, parameter]: StreamName): string =>
  parameter === undefined ? name : `${name}:${parameter}`

/** Of one connection: each is looked at with every post. More than any deck has columns. */
export const MOST_STREAMS = 200

export function createHub(): Hub {
  const connected = new Set<Connection>()

  const connect = (listener: Listener): Connection => {
    const streams = new Map<string, StreamName>()
    const connection: Connection = {
      ...listener,
      streams,
      subscribe(stream) {
        const key = streamKey(stream)
        if (!streams.has(key) && streams.size >= MOST_STREAMS) return false
        streams.set(key, stream)
        return true
      },
      unsubscribe: (stream) => void streams.delete(streamKey(stream)),
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
  }
}

const STATUSES = scopesFor('read:statuses')
const NOTIFICATIONS = scopesFor('read:notifications')

/** A socket is opened to whom some stream is for. */
const ANY: readonly string[] = [...new Set([...STATUSES, ...NOTIFICATIONS])]

/** Streams that hold more than what everybody may see; the others are open to every socket, as with Mastodon. */
const PRIVATE: Readonly<Record<string, readonly string[]>> = {
  user: STATUSES,
  direct: STATUSES,
  list: STATUSES,
  'user:notification': NOTIFICATIONS,
}

export const maySocketOpen = (scopes: string): boolean => hasOneOf(scopes, ANY)

export const mayHearStream = (scopes: string, [name]: StreamName): boolean =>
  hasOneOf(scopes, PRIVATE[name] ?? ANY)

/** They come over the stream of statuses too, to whom they may. */
export const mayHearNotifications = (scopes: string): boolean => hasOneOf(scopes, NOTIFICATIONS)
