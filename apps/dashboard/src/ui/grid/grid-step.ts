interface GridPlace {
  readonly index: number
  readonly count: number
  readonly columns: number
  /** The page is RTL. */
  readonly isMirrored: boolean
}

/**
 * Returns the cell that a key moves to in a grid that is numbered row by row.
 *
 * @returns the index; -1 for a move up from the first row; null for a key that does not move
 */
export function getGridStep(key: string, place: GridPlace): number | null {
  const { index, count, columns, isMirrored } = place
  const forward = isMirrored ? 'ArrowLeft' : 'ArrowRight'
  const backward = isMirrored ? 'ArrowRight' : 'ArrowLeft'
  const last = count - 1
  switch (key) {
    case forward:
      return Math.min(last, index + 1)
    case backward:
      return Math.max(0, index - 1)
    case 'ArrowDown':
      return Math.min(last, index + columns)
    case 'ArrowUp':
      return index < columns ? -1 : index - columns
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}
