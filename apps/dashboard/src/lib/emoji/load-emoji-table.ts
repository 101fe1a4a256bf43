import type { EmojiTable } from './emoji-table.ts'

/** Loads the emoji table and its parser, both in separate chunks. Throws when either fails to load. */
export async function loadEmojiTable(): Promise<EmojiTable> {
  const [{ default: text }, { readEmojiTable }] = await Promise.all([
    import('./emojis.tsv?raw'),
    import('./read-emoji-table.ts'),
  ])
  return readEmojiTable(text)
}
