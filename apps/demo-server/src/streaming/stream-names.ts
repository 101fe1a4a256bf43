import { sql } from 'kysely'
import { normalTag } from '../content/tokens-of-text.ts'
import { isRecord } from '../http/input.ts'
import { isId } from '../store/reads.ts'
import type { Store } from '../store/store.ts'
import type { Id } from '../store/tables.ts'
import type { StreamName } from './hub.ts'

const PLAIN = new Set([
  'user',
  'user:notification',
  'direct',
  'public',
  'public:media',
  'public:local',
  'public:local:media',
  'public:remote',
  'public:remote:media',
])
/** In UTF-16 units: as long as a whole post may be. */
const LONGEST_TAG = 500
const TAGGED = new Set(['hashtag', 'hashtag:local'])

export interface StreamWish {
  readonly stream: string
  readonly tag: string | null
  readonly list: string | null
}

/** Total: what is no wish at all names no known stream. */
export function readWish(raw: unknown): StreamWish {
  const text = (name: string) => {
    const value = isRecord(raw) ? raw[name] : null
    return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null
  }
  return { stream: text('stream') ?? '', tag: text('tag'), list: text('list') }
}

/** @returns the stream that is meant; a text says why there is none */
export async function findStream(
  store: Store,
  me: Id,
  { stream, tag, list }: StreamWish,
): Promise<StreamName | string> {
  if (PLAIN.has(stream)) return [stream]
  if (TAGGED.has(stream)) {
    if (tag === null || tag === '') return 'Missing tag name parameter'
    return tag.length > LONGEST_TAG ? 'Tag name is too long' : [stream, normalTag(tag)]
  }
  if (stream !== 'list') return 'Unknown stream type'
  return list !== null && (await ownsList(store, me, list))
    ? [stream, list]
    : 'Not authorized to stream this list'
}

async function ownsList({ db }: Store, me: Id, list: Id): Promise<boolean> {
  if (!isId(list)) return false
  const row = await db
    .selectFrom('lists')
    .select(sql`1`.as('found'))
    .where('id', '=', list)
    .where('account_id', '=', me)
    .executeTakeFirst()
  return row !== undefined
}
