import { findHashtags, findMentions, findUrls } from '@colonnade/domain/text'
import styles from './Composer.module.css'

/**
 * The text once more behind the field: it gives the field its height and shows in colour what will
 * become a link. The field's own letters are transparent and lie on these.
 */
export function TextColours({ text }: { readonly text: string }) {
  const parts: { readonly start: number; readonly text: string; readonly isLink: boolean }[] = []
  let done = 0
  for (const { start, end } of linksIn(text)) {
    if (start < done) continue
    if (start > done) parts.push({ start: done, text: text.slice(done, start), isLink: false })
    parts.push({ start, text: text.slice(start, end), isLink: true })
    done = end
  }

  return (
    <div className={styles['colours']} aria-hidden="true">
      {parts.map((part) =>
        part.isLink ? (
          <mark key={part.start}>{part.text}</mark>
        ) : (
          <span key={part.start}>{part.text}</span>
        ),
      )}
      {/* A new line at the end has no height of its own. */}
      {`${text.slice(done)}\n`}
    </div>
  )
}

function linksIn(text: string) {
  return [...findUrls(text), ...findMentions(text), ...findHashtags(text)].toSorted(
    (a, b) => a.start - b.start,
  )
}
