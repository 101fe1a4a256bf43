import type { CSSProperties } from 'react'
import type { TileBox } from '@colonnade/domain/workspaces'

const WHOLE: TileBox = { left: 0, top: 0, width: 100, height: 100 }

/** Where a box of the board stands, in the direction of the text. */
export function boxStyle({ left, top, width, height }: TileBox = WHOLE): CSSProperties {
  return {
    insetInlineStart: `${left}%`,
    insetBlockStart: `${top}%`,
    inlineSize: `${width}%`,
    blockSize: `${height}%`,
  }
}
