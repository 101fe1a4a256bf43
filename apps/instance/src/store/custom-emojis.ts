import type { Selectable } from 'kysely'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'

export type EmojiRow = Selectable<Tables['custom_emojis']>

const known = new WeakMap<Store, Promise<ReadonlyMap<string, EmojiRow>>>()

/** By shortcode. They never change while the instance runs. */
export function customEmojis(store: Store): Promise<ReadonlyMap<string, EmojiRow>> {
  const before = known.get(store)
  if (before !== undefined) return before
  const reading = store.db
    .selectFrom('custom_emojis')
    .selectAll()
    .orderBy('category')
    .orderBy('shortcode')
    .execute()
    .then((rows) => new Map(rows.map((row) => [row.shortcode, row])))
  known.set(store, reading)
  return reading
}
