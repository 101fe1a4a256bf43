import type { Id } from '../store/tables.ts'

/** What a message says it came by: `['user']`, `['hashtag', 'tea']`, `['list', '7']`. */
export type StreamName = readonly [name: string, parameter?: string]

interface Listener {
  readonly accountId: Id
  readonly tokenId: Id
  /** The address under which this listener reached the instance: addresses in events begin with it. */
  readonly origin: string
  send(text: string): void
  /** Ends the connection from this side. */
  drop(): void
}

export interface Connection extends Listener {
  readonly streams: ReadonlyMap<string, StreamName>
  subscribe(stream: StreamName): void
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

export function createHub(): Hub {
  const connected = new Set<Connection>()

  const connect = (listener: Listener): Connection => {
    const streams = new Map<string, StreamName>()
    const connection: Connection = {
      ...listener,
      streams,
      subscribe: (stream) => void streams.set(streamKey(stream), stream),
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
