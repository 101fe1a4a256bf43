import type { EmojiTable } from './emoji-table.ts'

/** Fetches the table, which travels in a chunk of its own, and what reads it. Throws where either does not arrive. */
export async function loadEmojiTable(): Promise<EmojiTable> {
  const [{ default: text }, { readEmojiTable }] = await Promise.all([
    import('./emojis.tsv?raw'),
    import('./read-emoji-table.ts'),
  ])
  return readEmojiTable(text)
}
