import { textPieces } from './text-pieces.ts'
import styles from './Composer.module.css'

interface TextColoursProps {
  readonly text: string
  /** What stands beside the text hangs on this place in it. */
  readonly anchor: { readonly at: number; readonly name: string } | null
}

/**
 * The text once more behind the field: it gives the field its height and shows in colour what will
 * become a link. The field's own letters are transparent and lie on these.
 */
export function TextColours({ text, anchor }: TextColoursProps) {
  return (
    <div className={styles['colours']} aria-hidden="true">
      {textPieces(text, anchor?.at ?? null).map((piece) => {
        const Tag = piece.isLink ? 'mark' : 'span'
        const isAnchor = piece.start === anchor?.at
        return (
          <Tag key={piece.start} style={isAnchor ? { anchorName: anchor.name } : undefined}>
            {piece.text}
          </Tag>
        )
      })}
      {/* A new line at the end has no height of its own. */}
      {'\n'}
    </div>
  )
}
