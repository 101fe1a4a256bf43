import { createContext, useMemo, useState } from 'react'
import {
  moveTile,
  placeAtSide,
  placeTile,
  stretchTile,
  type TileDirection,
  type TileEdge,
} from '@colonnade/domain/workspaces'
import { changeTilesAtom, tilesAtom } from '../../../state/columns/arrange-tiles.ts'
import { useAppAction, useAppValue } from '../../../state/react/index.ts'
import { keepFocus } from '../arrange/column-acts.ts'
import { logicalEdge } from './logical-edge.ts'
import { movedNews, placedNews, sizeNews, unmovedNews } from './tile-news.ts'

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
