import { memo } from 'react'
import { textBlocks } from '@colonnade/domain/text'
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
  // A new line at the end has no height of its own.
  const blocks = placeIn(textBlocks(`${text}\n`), anchor?.at ?? -1)

  return (
    <div className={styles['colours']} aria-hidden="true">
      {blocks.map(({ block, at }, index) => (
        // Their place is all that tells them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <Block key={index} text={block} at={at} name={at < 0 ? '' : (anchor?.name ?? '')} />
      ))}
    </div>
  )
}

/** The blocks, and where in one of them a place of the whole text is; -1 in the others. */
function placeIn(blocks: readonly string[], place: number) {
  let end = 0
  return blocks.map((block) => {
    const at = place - end
    end += block.length
    return { block, at: at < block.length ? at : -1 }
  })
}

interface BlockProps {
  readonly text: string
  /** Where in it the anchor is; -1 for elsewhere. */
  readonly at: number
  readonly name: string
}

/** Some lines: laid out by themselves and drawn anew only where something changed in them, however long the text is. */
const Block = memo(function Block({ text, at, name }: BlockProps) {
  return (
    <div>
      {textPieces(text, at < 0 ? null : at).map((piece, index) => {
        const Tag = piece.isLink ? 'mark' : 'span'
        const isAnchor = piece.start === at
        return (
          // As with the blocks: pieces are told apart by their place.
          // oxlint-disable-next-line react/no-array-index-key
          <Tag key={index} style={isAnchor ? { anchorName: name } : undefined}>
            {piece.text}
          </Tag>
        )
      })}
    </div>
  )
})
