import { type SqlBool, sql } from 'kysely'
import { isWanted } from '../../store/hidden-people.ts'
import type { StatusRow } from '../../store/reads.ts'
import type { Store } from '../../store/store.ts'
import type { Id } from '../../store/tables.ts'
import { type StatusQuery, statusesSeenBy } from '../../store/timelines.ts'

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
export async function findModels(store: Store, viewer: Id): Promise<readonly StatusRow[]> {
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
