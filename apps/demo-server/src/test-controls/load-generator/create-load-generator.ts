import { sql, type SqlBool } from 'kysely'
import { type StatusEntity, statusId } from '@colonnade/domain/entities'
import { serializeStatuses } from '../../serialize/status.ts'
import type { StatusRow } from '../../store/find-rows.ts'
import type { Store } from '../../store/store.ts'
import type { Id } from '../../store/tables.ts'
import { selectVisibleStatuses, type StatusQuery } from '../../store/timelines.ts'
import { isWanted } from '../../store/visibility.ts'
import { type Connection, getStreamKey, type StreamName } from '../../streaming/hub.ts'
import type { Services } from '../../streaming/send-events.ts'
import { varyStatus } from './vary-status.ts'

/** How many posts of each kind are used as templates, each by a different author. */
const TEMPLATES_PER_KIND = 24

/** The kinds of template posts, each with the SQL condition that selects them. */
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

/**
 * The kinds of twenty consecutive posts, in realistic proportions: three in ten have pictures. Kinds are mixed so
 * that none is clustered.
 */
const KIND_SEQUENCE: readonly Kind[] = [
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
 * Finds public posts by many authors, in the order in which they are used: the kinds follow the sequence, and the
 * posts of one kind have different authors in turn. Empty when nothing is public.
 */
async function findTemplates(store: Store, viewer: Id): Promise<readonly StatusRow[]> {
  const kinds = Object.keys(KINDS) as Kind[]
  const found = new Map<Kind, readonly StatusRow[]>()
  for (const kind of kinds) found.set(kind, await findNewestPosts(store, viewer, kind))
  const rounds = Array.from({ length: TEMPLATES_PER_KIND }, (_, round) =>
    KIND_SEQUENCE.map((kind, turn) => {
      const rows = found.get(kind) ?? []
      return rows[(round * KIND_SEQUENCE.length + turn) % Math.max(1, rows.length)]
    }),
  )
  return rounds.flat().filter((row) => row !== undefined)
}

/** Finds the newest post of this kind by each author. */
function findNewestPosts({ db }: Store, viewer: Id, kind: Kind): Promise<StatusRow[]> {
  const seen: StatusQuery = selectVisibleStatuses(db, viewer)
  return seen
    .distinctOn('s.account_id')
    .where('s.visibility', '=', 'public')
    .where(isWanted(viewer))
    .where(KINDS[kind])
    .orderBy('s.account_id')
    .orderBy('s.id', 'desc')
    .limit(TEMPLATES_PER_KIND)
    .execute()
}

/** The fields in which generated posts differ. */
export interface GeneratedPost {
  readonly id: string
  /** The id of the boosted post, for boosts. */
  readonly originalId: string
  /** ISO 8601. */
  readonly createdAt: string
}

const ID = '@id@'
const ORIGINAL = '@original@'
const AT = '@at@'

/** Options of generated posts. */
export interface LoadOptions {
  /** Posts for each stream; 1 by default. */
  readonly count?: number
  /** Number of different authors. By default the posts are those of the seed data, with other ids. */
  readonly people?: number | undefined
}

/** Serialises the stream message for a post. */
type SerialiseMessage = (stream: StreamName, post: GeneratedPost) => string

/**
 * Creates a serialiser of messages that share a template and differ in ids and times. The JSON is made once, so that
 * a message costs only a few string concatenations. A generated post begins with its own id, so that a page can find
 * it by text.
 */
function createMessageSerialiser(model: StatusEntity): SerialiseMessage {
  const status = insertPlaceholders(model, ID)
  const withPlaceholders =
    model.reblog == null ? status : { ...status, reblog: insertOriginalPlaceholders(model.reblog) }
  const payload = JSON.stringify(JSON.stringify(withPlaceholders))
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

/** Returns a copy of the template with placeholders in the fields that differ. */
function insertPlaceholders(model: StatusEntity, mark: string): StatusEntity {
  const replaceId = (text: string) => text.replaceAll(model.id, mark)
  return {
    ...model,
    id: statusId(mark),
    uri: replaceId(model.uri),
    url: replaceId(model.url ?? ''),
    created_at: AT,
    content: model.reblog == null ? prependId(model.content) : model.content,
    // Behind a content warning the text is hidden.
    spoiler_text: model.spoiler_text === '' ? '' : `${ID} ${model.spoiler_text}`,
  }
}

const insertOriginalPlaceholders = (original: StatusEntity): StatusEntity =>
  insertPlaceholders({ ...original, reblog: null }, ORIGINAL)

/** Prepends the id of the post itself. A boost is found by its own id, not by that of the boosted post. */
const prependId = (content: string): string => content.replace(/^(?:<p>)?/, `$&${ID} `)

/**
 * Offset between the first templates of two streams. Without it all streams would show the same post at the same
 * time.
 */
const STREAM_OFFSET = 7

interface Template {
  readonly model: StatusEntity
  /** By stream key. */
  readonly serialisers: Map<string, SerialiseMessage>
}

/** Returns the serialiser of a template for a stream. It is made once, except for varied posts. */
function getSerialiser({ model, serialisers }: Template, stream: StreamName): SerialiseMessage {
  const key = getStreamKey(stream)
  const known = serialisers.get(key)
  if (known !== undefined) return known
  const made = createMessageSerialiser(addStreamTag(model, stream))
  serialisers.set(key, made)
  return made
}

/** Adds the hashtag of a hashtag stream, whose timelines accept no other posts. */
function addStreamTag(model: StatusEntity, [name, tag]: StreamName): StatusEntity {
  if (!name.startsWith('hashtag') || tag === undefined) return model
  if (model.reblog != null)
    return { ...addTag(model, tag), reblog: addTag({ ...model.reblog, reblog: null }, tag) }
  return addTag(model, tag)
}

function addTag(model: StatusEntity, tag: string): StatusEntity {
  const url = new URL(`/tags/${encodeURIComponent(tag)}`, model.uri).href
  return {
    ...model,
    tags: [...model.tags, { name: tag, url }],
    content: `${model.content}<p><a href="${url}" class="mention hashtag" rel="tag">#<span>${tag}</span></a></p>`,
  }
}

/** Returns the templates that a stream can deliver: a stream of media has only posts with media. */
function filterTemplates(templates: readonly Template[], [name]: StreamName): readonly Template[] {
  if (!name.endsWith(':media')) return templates
  return templates.filter(({ model }) => (model.reblog ?? model).media_attachments.length > 0)
}

export interface LoadGenerator {
  /**
   * Sends posts to all listeners of these streams: `count` different posts in each stream. Nothing is stored. Only
   * the first message to a listener queries the database.
   *
   * @returns the ids of the posts, oldest first
   */
  generate(streams: readonly StreamName[], options?: LoadOptions): Promise<readonly string[]>
  /** Discards the templates, so that the next call reads them from the store again. */
  reset(): void
}

export function createLoadGenerator({
  store,
  hub,
}: Pick<Services, 'store' | 'hub'>): LoadGenerator {
  const writers = new Map<string, Promise<readonly Template[]>>()
  const turns = new Map<string, number>()

  let index = 0

  const getTemplates = ({ accountId, origin }: Connection) => {
    const key = `${accountId} ${origin}`
    const known = writers.get(key)
    if (known !== undefined) return known
    const made = findTemplates(store, accountId)
      .then((rows) => serializeStatuses({ store, viewer: accountId, origin }, rows))
      .then((models) =>
        models.map((model) => ({ model, serialisers: new Map<string, SerialiseMessage>() })),
      )
    writers.set(key, made)
    return made
  }
  const takeTurn = (stream: StreamName) => {
    const key = getStreamKey(stream)
    const turn = turns.get(key) ?? turns.size * STREAM_OFFSET
    turns.set(key, turn + 1)
    return turn
  }
  const createNextPost = () => ({
    originalId: store.ids.next(),
    id: store.ids.next(),
    createdAt: new Date(store.clock()).toISOString(),
  })

  return {
    async generate(streams, { count = 1, people } = {}) {
      const listeners = await Promise.all(
        hub.connections().map(async (connection) => ({
          connection,
          templates: await getTemplates(connection),
        })),
      )
      const ids: string[] = []
      for (const stream of Array.from({ length: count }, () => streams).flat()) {
        const post = createNextPost()
        const turn = takeTurn(stream)
        index += 1
        for (const { connection, templates } of listeners) {
          if (!connection.streams.has(getStreamKey(stream))) continue
          const suitable = filterTemplates(templates, stream)
          const template = suitable[turn % Math.max(1, suitable.length)]
          if (template === undefined) continue
          const serialise =
            people === undefined
              ? getSerialiser(template, stream)
              : createMessageSerialiser(
                  addStreamTag(varyStatus(template.model, index, people), stream),
                )
          connection.send(serialise(stream, post))
        }
        ids.push(post.id)
      }
      return ids
    },
    reset() {
      writers.clear()
      turns.clear()
    },
  }
}
