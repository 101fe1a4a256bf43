import { sql } from 'kysely'
import { normaliseTag } from '../content/tokenise-text.ts'
import { isRecord } from '../http/input.ts'
import { isId } from '../store/find-rows.ts'
import type { Store } from '../store/store.ts'
import type { Id } from '../store/tables.ts'
import type { StreamName } from './hub.ts'

const PLAIN_STREAMS = new Set([
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
/** The length of the longest possible post. Unit: UTF-16 code units. */
const MAX_TAG_LENGTH = 500
const TAG_STREAMS = new Set(['hashtag', 'hashtag:local'])

export interface StreamRequest {
  readonly stream: string
  readonly tag: string | null
  readonly list: string | null
}

/** Never throws. An invalid request names an unknown stream. */
export function parseStreamRequest(raw: unknown): StreamRequest {
  const text = (name: string) => {
    const value = isRecord(raw) ? raw[name] : null
    return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null
  }
  return { stream: text('stream') ?? '', tag: text('tag'), list: text('list') }
}

/** @returns the requested stream, or an error message */
export async function findStream(
  store: Store,
  me: Id,
  { stream, tag, list }: StreamRequest,
): Promise<StreamName | string> {
  if (PLAIN_STREAMS.has(stream)) return [stream]
  if (TAG_STREAMS.has(stream)) {
    if (tag === null || tag === '') return 'Missing tag name parameter'
    return tag.length > MAX_TAG_LENGTH ? 'Tag name is too long' : [stream, normaliseTag(tag)]
  }
  if (stream !== 'list') return 'Unknown stream type'
  return list !== null && (await isListOwner(store, me, list))
    ? [stream, list]
    : 'Not authorized to stream this list'
}

async function isListOwner({ db }: Store, me: Id, list: Id): Promise<boolean> {
  if (!isId(list)) return false
  const row = await db
    .selectFrom('lists')
    .select(sql`1`.as('found'))
    .where('id', '=', list)
    .where('account_id', '=', me)
    .executeTakeFirst()
  return row !== undefined
}
