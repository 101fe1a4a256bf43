import { atom } from 'jotai/vanilla'
import { buildEmojiIndex, type EmojiIndex, type UnicodeEmoji } from '@colonnade/domain/emoji'
import type { EmojiTable } from '../../lib/emoji/emoji-table.ts'
import { platformAtom } from '../app-store.ts'

interface EmojiStock extends EmojiTable {
  /** The same emoji, ready for the search. */
  readonly index: EmojiIndex<UnicodeEmoji>
}

const stockAtom = atom<EmojiStock | null>(null)

/** The emoji of the standard, for all accounts; null until someone needs them. */
export const emojiTableAtom = atom((get): EmojiStock | null => get(stockAtom))

/** Fetches them once. Rejects where they do not arrive: then nothing is kept, and the next call tries again. */
export const loadEmojisAtom = atom(null, async (get, set): Promise<EmojiStock> => {
  const known = get(stockAtom)
  if (known !== null) return known
  const table = await get(platformAtom).loadEmojis()
  const stock = { ...table, index: buildEmojiIndex(table.emojis) }
  set(stockAtom, stock)
  return stock
})
