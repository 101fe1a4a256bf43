import type { EmojiTable } from './emoji-table.ts'
import { readEmojiTable } from './read-emoji-table.ts'

/** Fetches the table, which travels in a chunk of its own. Throws where the chunk does not arrive. */
export async function loadEmojiTable(): Promise<EmojiTable> {
  const { default: text } = await import('./emojis.tsv?raw')
  return readEmojiTable(text)
}
