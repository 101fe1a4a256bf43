import { memo, useState } from 'react'
import { textBlocks } from '@colonnade/domain/text'
import { textPieces } from './text-pieces.ts'
import styles from '../Composer.module.css'

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

/**
 * Some lines: laid out by themselves and rendered only when something changes in them, however long the text is. Elements
 * are changed and never removed while someone types: Chromium ends a run of typing, as undo takes it back, when any
 * element of the page is removed.
 */
const Block = memo(function Block({ text, at, name }: BlockProps) {
  const pieces = textPieces(text, at < 0 ? null : at)
  const [most, setMost] = useState(pieces.length)
  if (pieces.length > most) setMost(pieces.length)

  return (
    <div>
      {Array.from({ length: Math.max(most, pieces.length) }, (_none, index) => {
        const piece = pieces[index]
        const isAnchor = piece?.start === at
        return (
          <span
            // As with the blocks: pieces are told apart by their place.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            data-link={piece?.isLink === true || undefined}
            style={isAnchor ? { anchorName: name } : undefined}
          >
            {piece?.text ?? ''}
          </span>
        )
      })}
    </div>
  )
})
