import type { StatusRow } from '../store/find-rows.ts'
import type { Store } from '../store/store.ts'
import type { Id } from '../store/tables.ts'
import {
  selectDirectTimeline,
  selectHomeTimeline,
  selectListTimeline,
  type StatusQuery,
} from '../store/timelines.ts'
import { dropExpiredMutes, isHidden } from '../store/visibility.ts'
import type { Connection, Hub, StreamName } from './hub.ts'

export interface Delivery {
  readonly connection: Connection
  readonly stream: StreamName
}

/**
 * Finds the connections and streams that receive a status. Private streams use the query of their timeline, so that a
 * stream never sends a status that its timeline does not show.
 */
export async function findAudience(
  store: Store,
  hub: Hub,
  row: StatusRow,
): Promise<readonly Delivery[]> {
  await dropExpiredMutes(store)
  const open = new Set(getPublicStreamKeys(row))
  const belongs = cacheChecks((_key, stream, accountId) =>
    isInTimeline(store, row, stream, accountId),
  )
  const canReceive = cacheChecks(
    async (_key, _stream, accountId) => !(await isHidden(store.db, accountId, row.account_id)),
  )
  const deliveries: Delivery[] = []
  for (const connection of hub.connections()) {
    for (const [key, stream] of connection.streams) {
      const [name] = stream
      const isPrivate = name === 'user' || name === 'direct' || name === 'list'
      const { accountId } = connection
      const concerns = isPrivate
        ? await belongs(key, stream, accountId)
        : open.has(key) && (await canReceive('', stream, accountId))
      if (concerns) deliveries.push({ connection, stream })
    }
  }
  return deliveries
}

/** Returns the keys of the public streams of a status, which need no query. */
function getPublicStreamKeys(row: StatusRow): string[] {
  if (row.visibility !== 'public' || row.reblog_of_id !== null) return []
  const place = row.local ? 'local' : 'remote'
  const tags = row.tags.flatMap((tag) => [
    `hashtag:${tag}`,
    ...(row.local ? [`hashtag:local:${tag}`] : []),
  ])
  const isAnswer =
    row.in_reply_to_account_id !== null && row.in_reply_to_account_id !== row.account_id
  if (isAnswer) return tags
  const all = ['public', `public:${place}`]
  return [...all, ...(row.has_media ? all.map((key) => `${key}:media`) : []), ...tags]
}

type AudienceCheck = (key: string, stream: StreamName, accountId: Id) => Promise<boolean>

/** Caches a check, so that several connections of one account need only one query. */
function cacheChecks(ask: AudienceCheck): AudienceCheck {
  const answers = new Map<string, Promise<boolean>>()
  return (key, stream, accountId) => {
    const question = `${accountId} ${key}`
    const before = answers.get(question)
    if (before !== undefined) return before
    const answer = ask(key, stream, accountId)
    answers.set(question, answer)
    return answer
  }
}

async function isInTimeline(store: Store, row: StatusRow, stream: StreamName, accountId: Id) {
  const query = getTimelineQuery(store, stream, accountId)
  if (query === null) return false
  const found = await query.where('s.id', '=', row.id).executeTakeFirst()
  return found !== undefined
}

function getTimelineQuery(
  { db }: Store,
  [name, parameter]: StreamName,
  accountId: Id,
): StatusQuery | null {
  if (name === 'user') return selectHomeTimeline(db, accountId)
  if (name === 'direct') return selectDirectTimeline(db, accountId)
  return name === 'list' && parameter !== undefined
    ? selectListTimeline(db, accountId, parameter)
    : null
}
