import { useContext } from 'react'
import type { Column } from '@colonnade/domain/columns'
import { ActButtons } from '../ActButtons.tsx'
import { TileMovesContext } from './tile-moves.ts'
import { useTileActs } from './use-tile-acts.ts'

interface TilePlacementProps {
  readonly column: Column
}

/** Where a column stands on the board, and how large. @see BY-30, BY-54 */
export function TilePlacement({ column: { uuid } }: TilePlacementProps) {
  const moves = useContext(TileMovesContext)

  return <ActButtons acts={useTileActs(uuid, moves)} />
}
