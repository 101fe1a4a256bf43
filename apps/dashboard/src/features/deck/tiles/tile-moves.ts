import { t } from '@lingui/core/macro'
import { createContext, useMemo, useState } from 'react'
import {
  moveTile,
  placeAtSide,
  placeTile,
  stretchTile,
  tileBeside,
  tileBoxes,
  type TileDirection,
  type TileEdge,
  type TileTree,
} from '@colonnade/domain/workspaces'
import { changeTilesAtom, tilesAtom } from '../../../state/columns/arrange-workspaces.ts'
import { useAppAction, useAppValue } from '../../../state/react/index.ts'
import { isRightToLeft, keepFocus } from '../arrange/column-actions.ts'
import { columnElement } from '../column-element.ts'

const MIRRORED: Readonly<Record<TileEdge, TileEdge>> = {
  left: 'right',
  right: 'left',
  top: 'top',
  bottom: 'bottom',
}

/** An edge as the tree tells it, whose left is where lines of text begin. @param side as the screen shows it */
function logicalEdge(side: TileEdge): TileEdge {
  return isRightToLeft() ? MIRRORED[side] : side
}

const nameOf = (uuid: string): string => columnElement(uuid)?.ariaLabel ?? ''

const OPPOSITE: Readonly<Record<TileEdge, TileEdge>> = {
  left: 'right',
  right: 'left',
  top: 'bottom',
  bottom: 'top',
}

/** What a screen reader is told of a column that moved. @param side as the screen shows it */
function movedNews(tree: TileTree, uuid: string, side: TileEdge): string {
  const neighbour = tileBeside(tree, uuid, logicalEdge(OPPOSITE[side]))
  return neighbour === null ? unmovedNews(uuid) : placedNews(uuid, neighbour, side)
}

function unmovedNews(uuid: string): string {
  const name = nameOf(uuid)
  return t`${name} wasn't moved.`
}

/** What a screen reader is told of a column that stands at another one's side now. */
function placedNews(uuid: string, neighbour: string, side: TileEdge): string {
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
function sizeNews(tree: TileTree, uuid: string): string {
  const box = tileBoxes(tree).get(uuid)
  const name = nameOf(uuid)
  const width = Math.round(box?.width ?? 100)
  const height = Math.round(box?.height ?? 100)
  return t`${name} takes ${width} % of the width and ${height} % of the height.`
}

/** All that is done to a column on the board, by whatever hand; sides are the screen's. */
export interface TileMoves {
  /** One step. */
  readonly move: (uuid: string, side: TileEdge) => void
  /** @param target whose half it takes; null for a whole side of the board */
  readonly place: (uuid: string, target: string | null, side: TileEdge) => void
  /** @param percent of its split; negative for less */
  readonly stretch: (uuid: string, direction: TileDirection, percent: number) => void
}

const NOTHING = () => undefined

export const TileMovesContext = createContext<TileMoves>({
  move: NOTHING,
  place: NOTHING,
  stretch: NOTHING,
})

/** @returns the moves, and what a screen reader is told of the last one */
export function useTileMoves(): readonly [TileMoves, string] {
  const tiles = useAppValue(tilesAtom)
  const changeTiles = useAppAction(changeTilesAtom)
  const [news, setNews] = useState('')

  const moves = useMemo<TileMoves>(
    () => ({
      move(uuid, side) {
        const moved = moveTile(tiles, uuid, logicalEdge(side))
        keepFocus(() => changeTiles(() => moved))
        setNews(moved === tiles ? unmovedNews(uuid) : movedNews(moved, uuid, side))
      },
      place(uuid, target, side) {
        const edge = logicalEdge(side)
        const placed =
          target === null ? placeAtSide(tiles, uuid, edge) : placeTile(tiles, uuid, target, edge)
        keepFocus(() => changeTiles(() => placed))
        setNews(target === null ? movedNews(placed, uuid, side) : placedNews(uuid, target, side))
      },
      stretch(uuid, direction, percent) {
        const stretched = stretchTile(tiles, uuid, direction, percent)
        changeTiles(() => stretched)
        setNews(sizeNews(stretched, uuid))
      },
    }),
    [tiles, changeTiles],
  )
  return [moves, news]
}
