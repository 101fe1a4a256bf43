import type { TileEdge } from '@colonnade/domain/workspaces'
import { isRightToLeft } from '../arrange/column-acts.ts'

const MIRRORED: Readonly<Record<TileEdge, TileEdge>> = {
  left: 'right',
  right: 'left',
  top: 'top',
  bottom: 'bottom',
}

/** An edge as the tree tells it, whose left is where lines of text begin. @param side as the screen shows it */
export function logicalEdge(side: TileEdge): TileEdge {
  return isRightToLeft() ? MIRRORED[side] : side
}
