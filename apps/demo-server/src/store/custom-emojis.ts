import type { Selectable } from 'kysely'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'

export type EmojiRow = Selectable<Tables['custom_emojis']>

const cachedEmojis = new WeakMap<Store, Promise<ReadonlyMap<string, EmojiRow>>>()

/** Loads the custom emoji by shortcode. Cached, because only tests add emoji while the server runs. */
export function loadCustomEmojis(store: Store): Promise<ReadonlyMap<string, EmojiRow>> {
  const before = cachedEmojis.get(store)
  if (before !== undefined) return before
  const reading = store.db
    .selectFrom('custom_emojis')
    .selectAll()
    .orderBy('category')
    .orderBy('shortcode')
    .execute()
    .then((rows) => new Map(rows.map((row) => [row.shortcode, row])))
  cachedEmojis.set(store, reading)
  return reading
}

/** Adds emoji called `name1`, `name2` and so on, with the pictures of existing emoji. */
export async function createEmojis(store: Store, name: string, count: number): Promise<void> {
  const known = [...(await loadCustomEmojis(store)).values()]
  const rows = Array.from({ length: count }, (_, index) => ({
    shortcode: `${name}${index + 1}`,
    artwork: known[index % known.length]?.artwork ?? '',
    category: null,
  }))
  await store.db.insertInto('custom_emojis').values(rows).execute()
  cachedEmojis.delete(store)
}
