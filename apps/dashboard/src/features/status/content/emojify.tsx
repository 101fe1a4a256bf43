import type { ReactNode } from 'react'
import { emojiImageUrl, splitShortcodes } from '@colonnade/domain/emoji'
import type { CustomEmojiEntity } from '@colonnade/domain/entities'
import styles from './Content.module.css'

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
): ReactNode {
  if (emojis.length === 0 || !text.includes(':')) return text
  return splitShortcodes(text, emojis).map((piece, index) =>
    piece.emoji === null ? (
      piece.text
    ) : (
      <img
        key={index}
        className={styles['emoji']}
        src={emojiImageUrl(piece.emoji, isAnimated)}
        alt={piece.text}
        title={piece.text}
        draggable={false}
      />
    ),
  )
}
