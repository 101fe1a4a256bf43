import type { DeckParts, RouteScreen } from '../deck-parts.ts'
import { MobileAddColumnDialog, SingleColumn } from './SingleColumn.tsx'

interface NarrowDeckProps {
  readonly parts: DeckParts
  readonly screen: RouteScreen
  readonly isBarUnder: boolean
  readonly isSwiped: boolean
  /** The dialog for adding a column is open. */
  readonly isAdding: boolean
  readonly onAdded: () => void
}

/** The deck of a narrow window, with its dialog. */
export function NarrowDeck({ isAdding, onAdded, ...column }: NarrowDeckProps) {
  return (
    <>
      <SingleColumn {...column} />
      {isAdding && <MobileAddColumnDialog add={column.parts.addColumn} onClose={onAdded} />}
    </>
  )
}
