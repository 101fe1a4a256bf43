import { useState } from 'react'
import { anchorShift } from '@colonnade/domain/timeline'

/** High enough never to be used up: react-virtuoso breaks on negative numbers (its issue 245). */
const FIRST_ROW_INDEX = 1_000_000

interface Numbering {
  readonly keys: readonly (string | null)[]
  readonly firstItemIndex: number
}

/**
 * Numbers the rows so that the one under the reader's eye keeps its number while others come in
 * above it. At the top the first row keeps its number, and newcomers show.
 */
export function useRowNumbers(
  keys: readonly (string | null)[],
  isAtTop: boolean,
  firstVisible: string | null,
): number {
  const [known, setKnown] = useState<Numbering>({ keys, firstItemIndex: FIRST_ROW_INDEX })
  if (known.keys === keys) return known.firstItemIndex

  const shift = isAtTop ? 0 : anchorShift(known.keys, keys, firstVisible)
  const firstItemIndex = known.firstItemIndex - shift
  setKnown({ keys, firstItemIndex })
  return firstItemIndex
}
