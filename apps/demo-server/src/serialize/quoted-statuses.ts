import type { QuoteState } from '@colonnade/domain/entities'
import type { StatusRow } from '../store/reads.ts'
import type { Id } from '../store/tables.ts'
import { statusesSeenBy } from '../store/timelines.ts'
import type { SerializeContext } from './context.ts'

/** What a page of statuses quotes. */
export interface Quoted {
  /** What the viewer may see of it. */
  readonly visible: ReadonlyMap<Id, StatusRow>
  /** What is there at all. */
  readonly existing: ReadonlySet<Id>
}

export async function loadQuoted(
  { store, viewer }: SerializeContext,
  rows: readonly StatusRow[],
): Promise<Quoted> {
  const ids = rows.flatMap(({ quote_of_id }) => (quote_of_id === null ? [] : [quote_of_id]))
  if (ids.length === 0) return { visible: new Map(), existing: new Set() }
  const seen = await statusesSeenBy(store.db, viewer).where('s.id', 'in', ids).execute()
  const there = await store.db.selectFrom('statuses').select('id').where('id', 'in', ids).execute()
  return {
    visible: new Map(seen.map((row) => [row.id, row])),
    existing: new Set(there.map(({ id }) => id)),
  }
}

/** What a quote is to the viewer. */
export function quoteState(
  { quote_state, quote_of_id }: StatusRow,
  { visible, existing }: Quoted,
): QuoteState {
  if (quote_state !== 'accepted') return quote_state
  if (quote_of_id === null || !existing.has(quote_of_id)) return 'deleted'
  return visible.has(quote_of_id) ? 'accepted' : 'unauthorized'
}
