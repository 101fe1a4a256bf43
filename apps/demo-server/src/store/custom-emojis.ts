import type { Selectable } from 'kysely'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'

export type EmojiRow = Selectable<Tables['custom_emojis']>

const readings = new WeakMap<Store, Promise<ReadonlyMap<string, EmojiRow>>>()

/** By shortcode. They never change while the instance runs, but for those that a test adds. */
export function customEmojis(store: Store): Promise<ReadonlyMap<string, EmojiRow>> {
  const before = readings.get(store)
  if (before !== undefined) return before
  const reading = store.db
    .selectFrom('custom_emojis')
    .selectAll()
    .orderBy('category')
    .orderBy('shortcode')
    .execute()
    .then((rows) => new Map(rows.map((row) => [row.shortcode, row])))
  readings.set(store, reading)
  return reading
}

/** Adds emoji that are called `name1`, `name2` and so on, with the pictures of those that are there. */
export async function coinEmojis(store: Store, name: string, count: number): Promise<void> {
  const known = [...(await customEmojis(store)).values()]
  const rows = Array.from({ length: count }, (_, index) => ({
    shortcode: `${name}${index + 1}`,
    artwork: known[index % known.length]?.artwork ?? '',
    category: null,
  }))
  await store.db.insertInto('custom_emojis').values(rows).execute()
  readings.delete(store)
}
