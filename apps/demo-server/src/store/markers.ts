import type { MarkerEntity } from '@colonnade/domain/entities'
import { type Input, isRecord, getText } from '../http/input.ts'
import type { Store } from './store.ts'
import type { Id } from './tables.ts'

const TIMELINES = ['home', 'notifications'] as const
type Markers = Partial<Record<string, MarkerEntity>>

export async function readMarkers(
  { db }: Store,
  me: Id,
  timelines: readonly string[],
): Promise<Markers> {
  if (timelines.length === 0) return {}
  const rows = await db
    .selectFrom('markers')
    .selectAll()
    .where('account_id', '=', me)
    .where('timeline', 'in', timelines)
    .execute()
  return Object.fromEntries(
    rows.map(({ timeline, last_read_id, version, updated_at }) => [
      timeline,
      { last_read_id, version, updated_at: updated_at.toISOString() },
    ]),
  )
}

/** Saves the read position of each named timeline. */
export async function saveMarkers(store: Store, me: Id, input: Input): Promise<Markers> {
  const saved: string[] = []
  for (const timeline of TIMELINES) {
    const given = input[timeline]
    const lastRead = isRecord(given) ? getText(given, 'last_read_id') : null
    if (lastRead === null) continue
    const updated_at = new Date(store.clock())
    await store.db
      .insertInto('markers')
      .values({ account_id: me, timeline, last_read_id: lastRead, version: 1, updated_at })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'timeline']).doUpdateSet((eb) => ({
          last_read_id: lastRead,
          version: eb('markers.version', '+', 1),
          updated_at,
        })),
      )
      .execute()
    saved.push(timeline)
  }
  return readMarkers(store, me, saved)
}
