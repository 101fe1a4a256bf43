import type { StatusRow } from '../store/reads.ts'
import type { Store } from '../store/store.ts'
import type { Id } from '../store/tables.ts'
import { directTimeline, homeTimeline, listTimeline, type StatusQuery } from '../store/timelines.ts'
import { dropExpiredMutes, isHidden } from '../store/visibility.ts'
import type { Connection, Hub, StreamName } from './hub.ts'

export interface Delivery {
  readonly connection: Connection
  readonly stream: StreamName
}

/**
 * Who hears of a status, and by which of their streams. The private ones are asked of the very query
 * that serves the timeline: a stream never shows what the page would not.
 */
export async function audienceOf(
  store: Store,
  hub: Hub,
  row: StatusRow,
): Promise<readonly Delivery[]> {
  await dropExpiredMutes(store)
  const open = new Set(publicStreamsOf(row))
  const belongs = rememberAnswers((_key, stream, accountId) => isIn(store, row, stream, accountId))
  const mayHear = rememberAnswers(
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
        : open.has(key) && (await mayHear('', stream, accountId))
      if (concerns) deliveries.push({ connection, stream })
    }
  }
  return deliveries
}

/** Keys of the streams that need no asking. */
function publicStreamsOf(row: StatusRow): string[] {
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

type Asks = (key: string, stream: StreamName, accountId: Id) => Promise<boolean>

/** Two tabs of one person are one question. */
function rememberAnswers(ask: Asks): Asks {
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

async function isIn(store: Store, row: StatusRow, stream: StreamName, accountId: Id) {
  const query = timelineOf(store, stream, accountId)
  if (query === null) return false
  const found = await query.where('s.id', '=', row.id).executeTakeFirst()
  return found !== undefined
}

function timelineOf(
  { db }: Store,
  [name, parameter]: StreamName,
  accountId: Id,
): StatusQuery | null {
  if (name === 'user') return homeTimeline(db, accountId)
  if (name === 'direct') return directTimeline(db, accountId)
  return name === 'list' && parameter !== undefined ? listTimeline(db, accountId, parameter) : null
}
