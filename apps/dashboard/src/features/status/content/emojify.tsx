import type { ReactNode } from 'react'
import { getEmojiImageUrl, splitShortcodes } from '@colonnade/domain/emoji'
import type { CustomEmojiEntity } from '@colonnade/domain/entities'
import styles from './Content.module.css'

/** Maximum number of emoji images in one text. All further shortcodes stay text. */
export const MAX_EMOJI_IMAGES = 100

/** Number of images that may still be rendered; shared by the parts of one text. */
export interface EmojiBudget {
  left: number
}

/**
 * Replaces `:shortcode:` by its image if the server listed one. Everything else, including Unicode emoji, stays text
 * and is read aloud as such.
 *
 * @param isAnimated false uses the static image (ENT-13)
 */
export function replaceEmoji(
  text: string,
  emojis: readonly CustomEmojiEntity[],
  isAnimated: boolean,
  pictures: EmojiBudget = { left: MAX_EMOJI_IMAGES },
): ReactNode {
  if (emojis.length === 0 || !text.includes(':')) return text
  return splitShortcodes(text, emojis).map((piece, index) => {
    if (piece.emoji === null || pictures.left <= 0) return piece.text
    pictures.left -= 1
    return (
      <img
        key={index}
        className={styles['emoji']}
        src={getEmojiImageUrl(piece.emoji, isAnimated)}
        alt={piece.text}
        title={piece.text}
        draggable={false}
      />
    )
  })
}
