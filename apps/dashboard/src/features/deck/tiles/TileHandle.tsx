import { useContext, useEffect } from 'react'
import type { TileEdge } from '@colonnade/domain/workspaces'
import { columnElement } from '../column-element.ts'
import type { ColumnGrips } from '../column/column-seat.ts'
import { TileMovesContext } from './tile-moves.ts'

const SIDES: Readonly<Record<string, TileEdge>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'top',
  ArrowDown: 'bottom',
}

interface TileHandleProps {
  readonly uuid: string
  readonly grips: ColumnGrips
  /** Id of what tells screen readers how the handle works. */
  readonly describedBy: string
}

/** Lets the arrow keys on a column's handle move it over the board; shows nothing itself. */
export function TileHandle({ uuid, grips, describedBy }: TileHandleProps) {
  const { move } = useContext(TileMovesContext)

  // Whenever it is drawn: the handle may be a new one after its column failed and came back.
  useEffect(() => {
    columnElement(uuid)?.querySelector('[data-grip]')?.setAttribute('aria-describedby', describedBy)
  })

  useEffect(() => {
    grips.set(uuid, (name, { nativeEvent }) => {
      if (name !== 'onKeyDown' || !(nativeEvent instanceof KeyboardEvent)) return
      const side = SIDES[nativeEvent.key]
      if (side === undefined) return
      nativeEvent.preventDefault()
      move(uuid, side)
    })
    return () => {
      grips.delete(uuid)
    }
  }, [uuid, grips, move])

  return null
}
