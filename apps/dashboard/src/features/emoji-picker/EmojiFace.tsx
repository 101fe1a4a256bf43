import { tonedUnified, type Emoji, type SkinTone } from '@colonnade/domain/emoji'
import { sheetPlace } from '../../lib/emoji/emoji-sheet.ts'
import styles from './EmojiPicker.module.css'

interface EmojiFaceProps {
  readonly emoji: Emoji
  readonly tone: SkinTone
  readonly cells: ReadonlyMap<string, number>
}

/** An emoji’s picture. Its name stands beside it. */
export function EmojiFace({ emoji, tone, cells }: EmojiFaceProps) {
  if (emoji.category === 'custom') {
    return <img className={styles['own']} src={emoji.imageUrl} alt="" loading="lazy" />
  }
  const cell = cells.get(tonedUnified(emoji, tone)) ?? cells.get(emoji.unified) ?? 0
  const { column, row } = sheetPlace(cell)
  return <span className={styles['face']} style={{ '--column': column, '--row': row }} />
}
