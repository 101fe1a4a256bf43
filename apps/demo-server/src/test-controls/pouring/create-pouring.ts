import { serializeStatuses } from '../../serialize/status.ts'
import type { Services } from '../../streaming/announce.ts'
import { type Connection, type StreamName, streamKey } from '../../streaming/hub.ts'
import { findModels } from './find-models.ts'
import { messageWriter, type WriteMessage } from './poured-message.ts'

/** Streams that begin at the same model would all show the same at a time. */
const APART = 7

export interface Pouring {
  /**
   * Lets posts come by these streams, to whoever listens to them: each stream its own, so many in each. Nothing is
   * stored, and after the first of a listener no query is made.
   *
   * @returns their ids, oldest first
   */
  pour(streams: readonly StreamName[], count?: number): Promise<readonly string[]>
  /** Models are taken anew from what is in the store then. */
  forget(): void
}

export function createPouring({ store, hub }: Pick<Services, 'store' | 'hub'>): Pouring {
  const writers = new Map<string, Promise<readonly WriteMessage[]>>()
  const turns = new Map<string, number>()

  const writersFor = ({ accountId, origin }: Connection) => {
    const key = `${accountId} ${origin}`
    const known = writers.get(key)
    if (known !== undefined) return known
    const made = findModels(store, accountId)
      .then((rows) => serializeStatuses({ store, viewer: accountId, origin }, rows))
      .then((models) => models.map(messageWriter))
    writers.set(key, made)
    return made
  }
  const turnOf = (stream: StreamName) => {
    const key = streamKey(stream)
    const turn = turns.get(key) ?? turns.size * APART
    turns.set(key, turn + 1)
    return turn
  }
  const nextPost = () => ({
    originalId: store.ids.next(),
    id: store.ids.next(),
    createdAt: new Date(store.clock()).toISOString(),
  })

  return {
    async pour(streams, count = 1) {
      const listeners = await Promise.all(
        hub.connections().map(async (connection) => ({
          connection,
          writes: await writersFor(connection),
        })),
      )
      const ids: string[] = []
      for (const stream of Array.from({ length: count }, () => streams).flat()) {
        const post = nextPost()
        const turn = turnOf(stream)
        for (const { connection, writes } of listeners) {
          if (!connection.streams.has(streamKey(stream))) continue
          const text = writes[turn % Math.max(1, writes.length)]?.(stream, post)
          if (text !== undefined) connection.send(text)
        }
        ids.push(post.id)
      }
      return ids
    },
    forget() {
      writers.clear()
      turns.clear()
    },
  }
}
