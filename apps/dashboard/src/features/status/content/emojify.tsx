import type { ReactNode } from 'react'
import { emojiImageUrl, splitShortcodes } from '@colonnade/domain/emoji'
import type { CustomEmojiEntity } from '@colonnade/domain/entities'
import styles from './Content.module.css'

/** Pictures drawn in one text; all further codes stay text. */
export const MOST_PICTURES = 100

/** How many pictures may still be drawn; shared by the pieces of one text. */
export interface PictureBudget {
  left: number
}

/**
 * Replaces `:shortcode:` by its picture where the server listed one. Everything else, other emoji
 * too, stays text and is read aloud as such.
 *
 * @param isAnimated false takes the still picture (ENT-13)
 */
export function emojify(
  text: string,
  emojis: readonly CustomEmojiEntity[],
  isAnimated: boolean,
  pictures: PictureBudget = { left: MOST_PICTURES },
): ReactNode {
  if (emojis.length === 0 || !text.includes(':')) return text
  return splitShortcodes(text, emojis).map((piece, index) => {
    if (piece.emoji === null || pictures.left <= 0) return piece.text
    pictures.left -= 1
    return (
      <img
        key={index}
        className={styles['emoji']}
        src={emojiImageUrl(piece.emoji, isAnimated)}
        alt={piece.text}
        title={piece.text}
        draggable={false}
      />
    )
  })
}
