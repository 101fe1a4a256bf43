import { t } from '@lingui/core/macro'
import { createContext, useMemo, useState } from 'react'
import {
  moveTile,
  moveToBoardEdge,
  insertTile,
  stretchTile,
  findTileBeside,
  getTileBoxes,
  type TileDirection,
  type TileEdge,
  type TileTree,
} from '@colonnade/domain/workspaces'
import { updateTilesAtom, tilesAtom } from '../../../state/columns/arrange-workspaces.ts'
import { useAppAction, useAppValue } from '../../../state/react/index.ts'
import { isRightToLeft, moveKeepingFocus } from '../arrange/column-actions.ts'
import { findColumnElement } from '../column-element.ts'

const MIRRORED: Readonly<Record<TileEdge, TileEdge>> = {
  left: 'right',
  right: 'left',
  top: 'top',
  bottom: 'bottom',
}

/**
 * Converts a side of the screen to an edge of the tree, whose left is the start of the line. @param side as the
 * screen shows it
 */
function toLogicalEdge(side: TileEdge): TileEdge {
  return isRightToLeft() ? MIRRORED[side] : side
}

const getColumnName = (uuid: string): string => findColumnElement(uuid)?.ariaLabel ?? ''

const OPPOSITE: Readonly<Record<TileEdge, TileEdge>> = {
  left: 'right',
  right: 'left',
  top: 'bottom',
  bottom: 'top',
}

/** Returns the announcement for a moved column. @param side as the screen shows it */
function formatMoved(tree: TileTree, uuid: string, side: TileEdge): string {
  const neighbour = findTileBeside(tree, uuid, toLogicalEdge(OPPOSITE[side]))
  return neighbour === null ? formatUnmoved(uuid) : formatPlaced(uuid, neighbour, side)
}

function formatUnmoved(uuid: string): string {
  const name = getColumnName(uuid)
  return t`${name} wasn't moved.`
}

/** Returns the announcement for a column that is now at one side of another. */
function formatPlaced(uuid: string, neighbour: string, side: TileEdge): string {
  const name = getColumnName(uuid)
  const other = getColumnName(neighbour)
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

/** Returns the announcement for a resized column. */
function formatSize(tree: TileTree, uuid: string): string {
  const box = getTileBoxes(tree).get(uuid)
  const name = getColumnName(uuid)
  const width = Math.round(box?.width ?? 100)
  const height = Math.round(box?.height ?? 100)
  return t`${name} takes ${width} % of the width and ${height} % of the height.`
}

/** The changes of a column on the board. Sides are those of the screen. */
export interface TileMoves {
  /** Moves the column by one step. */
  readonly move: (uuid: string, side: TileEdge) => void
  /** @param target the column whose half it takes; null for a whole side of the board */
  readonly place: (uuid: string, target: string | null, side: TileEdge) => void
  /** @param percent of its split; negative to shrink */
  readonly stretch: (uuid: string, direction: TileDirection, percent: number) => void
}

const doNothing = () => undefined

export const TileMovesContext = createContext<TileMoves>({
  move: doNothing,
  place: doNothing,
  stretch: doNothing,
})

/** @returns the moves, and the announcement of the last one */
export function useTileMoves(): readonly [TileMoves, string] {
  const tiles = useAppValue(tilesAtom)
  const changeTiles = useAppAction(updateTilesAtom)
  const [news, setNews] = useState('')

  const moves = useMemo<TileMoves>(
    () => ({
      move(uuid, side) {
        const moved = moveTile(tiles, uuid, toLogicalEdge(side))
        moveKeepingFocus(() => changeTiles(() => moved))
        setNews(moved === tiles ? formatUnmoved(uuid) : formatMoved(moved, uuid, side))
      },
      place(uuid, target, side) {
        const edge = toLogicalEdge(side)
        const placed =
          target === null
            ? moveToBoardEdge(tiles, uuid, edge)
            : insertTile(tiles, uuid, target, edge)
        moveKeepingFocus(() => changeTiles(() => placed))
        setNews(
          target === null ? formatMoved(placed, uuid, side) : formatPlaced(uuid, target, side),
        )
      },
      stretch(uuid, direction, percent) {
        const stretched = stretchTile(tiles, uuid, direction, percent)
        changeTiles(() => stretched)
        setNews(formatSize(stretched, uuid))
      },
    }),
    [tiles, changeTiles],
  )
  return [moves, news]
}
