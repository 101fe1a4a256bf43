import { sql, type SqlBool } from 'kysely'
import { type StatusEntity, statusId } from '@colonnade/domain/entities'
import { serializeStatuses } from '../../serialize/status.ts'
import type { StatusRow } from '../../store/reads.ts'
import type { Store } from '../../store/store.ts'
import type { Id } from '../../store/tables.ts'
import { statusesSeenBy, type StatusQuery } from '../../store/timelines.ts'
import { isWanted } from '../../store/visibility.ts'
import type { Services } from '../../streaming/announce.ts'
import { type Connection, streamKey, type StreamName } from '../../streaming/hub.ts'

/** Each by somebody else: so many of a kind. */
const OF_A_KIND = 24

/** What posts are made of, each kind with how one is known. */
const KINDS = {
  pictures: sql<SqlBool>`s.has_media`,
  boost: sql<SqlBool>`s.reblog_of_id is not null`,
  answer: sql<SqlBool>`s.in_reply_to_id is not null`,
  emoji: sql<SqlBool>`cardinality(s.emojis) > 0`,
  rightToLeft: sql<SqlBool>`s.language in ('ar', 'fa', 'he')`,
  japanese: sql<SqlBool>`s.language = 'ja'`,
  poll: sql<SqlBool>`s.poll is not null`,
  card: sql<SqlBool>`s.card is not null`,
  plain: sql<SqlBool>`(not s.has_media and s.reblog_of_id is null and s.in_reply_to_id is null)`,
} as const

type Kind = keyof typeof KINDS

/** Twenty posts as they come in life: three in ten with pictures, mixed so that no kind comes in a bunch. */
const ROTA: readonly Kind[] = [
  'pictures',
  'answer',
  'boost',
  'pictures',
  'rightToLeft',
  'plain',
  'pictures',
  'emoji',
  'answer',
  'poll',
  'pictures',
  'boost',
  'japanese',
  'pictures',
  'rightToLeft',
  'card',
  'answer',
  'pictures',
  'emoji',
  'boost',
]

/**
 * Public posts by many people, in the order in which posts like them can come: all kinds of the rota, each kind in
 * turn by somebody else. Empty where nothing is public.
 */
async function findModels(store: Store, viewer: Id): Promise<readonly StatusRow[]> {
  const kinds = Object.keys(KINDS) as Kind[]
  const found = new Map<Kind, readonly StatusRow[]>()
  for (const kind of kinds) found.set(kind, await newestOf(store, viewer, kind))
  const rounds = Array.from({ length: OF_A_KIND }, (_, round) =>
    ROTA.map((kind, turn) => {
      const rows = found.get(kind) ?? []
      return rows[(round * ROTA.length + turn) % Math.max(1, rows.length)]
    }),
  )
  return rounds.flat().filter((row) => row !== undefined)
}

/** One for each person who wrote such a thing. */
function newestOf({ db }: Store, viewer: Id, kind: Kind): Promise<StatusRow[]> {
  const seen: StatusQuery = statusesSeenBy(db, viewer)
  return seen
    .distinctOn('s.account_id')
    .where('s.visibility', '=', 'public')
    .where(isWanted(viewer))
    .where(KINDS[kind])
    .orderBy('s.account_id')
    .orderBy('s.id', 'desc')
    .limit(OF_A_KIND)
    .execute()
}

/** What tells one poured post from another. */
export interface PouredPost {
  readonly id: string
  /** Of what it boosts, where it is a boost. */
  readonly originalId: string
  /** ISO 8601. */
  readonly createdAt: string
}

const ID = '@id@'
const ORIGINAL = '@original@'
const AT = '@at@'

/** What a listener is sent for a post. */
type WriteMessage = (stream: StreamName, post: PouredPost) => string

/**
 * Makes messages of one post with other ids, times and texts: its JSON is made once, so that a message costs no more
 * than putting a few texts together. A poured post begins with its own id, by which a page can be asked for it.
 */
function messageWriter(model: StatusEntity): WriteMessage {
  const status = blank(model, ID)
  const blanked = model.reblog == null ? status : { ...status, reblog: boosted(model.reblog) }
  const payload = JSON.stringify(JSON.stringify(blanked))
  const parts = payload.split(/(@id@|@original@|@at@)/)

  return (stream, { id, originalId, createdAt }) => {
    let text = `{"stream":${JSON.stringify(stream)},"event":"update","payload":`
    for (const part of parts) {
      if (part === ID) text += id
      else if (part === ORIGINAL) text += originalId
      else if (part === AT) text += createdAt
      else text += part
    }
    return `${text}}`
  }
}

/** The same with marks where posts differ. */
function blank(model: StatusEntity, mark: string): StatusEntity {
  const address = (text: string) => text.replaceAll(model.id, mark)
  return {
    ...model,
    id: statusId(mark),
    uri: address(model.uri),
    url: address(model.url ?? ''),
    created_at: AT,
    content: model.reblog == null ? withId(model.content) : model.content,
  }
}

const boosted = (original: StatusEntity): StatusEntity =>
  blank({ ...original, reblog: null }, ORIGINAL)

/** The id of the post itself: a boost is found by that, not by what it boosts. */
const withId = (content: string): string => content.replace(/^(?:<p>)?/, `$&${ID} `)

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
