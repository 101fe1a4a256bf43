import type { ReactNode } from 'react'
import type { CustomEmojiEntity } from '@colonnade/domain/entities'
import styles from './Content.module.css'

const SHORTCODE = /:(\w+):/g

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
  const nodes: ReactNode[] = []
  let done = 0
  for (const match of text.matchAll(SHORTCODE)) {
    const emoji = emojis.find((each) => each.shortcode === match[1])
    if (emoji === undefined || match.index < done) continue
    if (match.index > done) nodes.push(text.slice(done, match.index))
    done = match.index + match[0].length
    nodes.push(
      <img
        key={match.index}
        className={styles['emoji']}
        src={isAnimated ? emoji.url : emoji.static_url}
        alt={match[0]}
        title={match[0]}
        draggable={false}
      />,
    )
  }
  if (done < text.length) nodes.push(text.slice(done))
  return nodes
}
