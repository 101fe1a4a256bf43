import { applySkinTone, type Emoji, type SkinTone } from '@colonnade/domain/emoji'
import { getSheetPosition } from '../../lib/emoji/emoji-sheet.ts'
import styles from './EmojiPicker.module.css'

interface EmojiImageProps {
  readonly emoji: Emoji
  readonly tone: SkinTone
  readonly cells: ReadonlyMap<string, number>
}

/** The picture of an emoji. Decorative, because its name is beside it. */
export function EmojiImage({ emoji, tone, cells }: EmojiImageProps) {
  if (emoji.category === 'custom') {
    return <img className={styles['own']} src={emoji.imageUrl} alt="" loading="lazy" />
  }
  const cell = cells.get(applySkinTone(emoji, tone)) ?? cells.get(emoji.unified) ?? 0
  const { column, row } = getSheetPosition(cell)
  return <span className={styles['face']} style={{ '--column': column, '--row': row }} />
}
