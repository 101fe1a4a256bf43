import { t } from '@lingui/core/macro'
import { tileBeside, tileBoxes, type TileEdge, type TileTree } from '@colonnade/domain/workspaces'
import { columnElement } from '../column-element.ts'
import { logicalEdge } from './logical-edge.ts'

const nameOf = (uuid: string): string => columnElement(uuid)?.ariaLabel ?? ''

const OPPOSITE: Readonly<Record<TileEdge, TileEdge>> = {
  left: 'right',
  right: 'left',
  top: 'bottom',
  bottom: 'top',
}

/** What a screen reader is told of a column that moved. @param side as the screen shows it */
export function movedNews(tree: TileTree, uuid: string, side: TileEdge): string {
  const neighbour = tileBeside(tree, uuid, logicalEdge(OPPOSITE[side]))
  return neighbour === null ? unmovedNews(uuid) : placedNews(uuid, neighbour, side)
}

export function unmovedNews(uuid: string): string {
  const name = nameOf(uuid)
  return t`${name} stays where it was.`
}

/** What a screen reader is told of a column that stands at another one's side now. */
export function placedNews(uuid: string, neighbour: string, side: TileEdge): string {
  const name = nameOf(uuid)
  const other = nameOf(neighbour)
  switch (side) {
    case 'left':
      return t`${name} is now left of ${other}.`
    case 'right':
      return t`${name} is now right of ${other}.`
    case 'top':
      return t`${name} is now above ${other}.`
    case 'bottom':
      return t`${name} is now below ${other}.`
  }
}

/** What a screen reader is told of a column that became larger or smaller. */
export function sizeNews(tree: TileTree, uuid: string): string {
  const box = tileBoxes(tree).get(uuid)
  const name = nameOf(uuid)
  const width = Math.round(box?.width ?? 100)
  const height = Math.round(box?.height ?? 100)
  return t`${name} takes ${width} % of the width and ${height} % of the height.`
}
