interface GridPlace {
  readonly index: number
  readonly count: number
  readonly columns: number
  /** The page runs right to left. */
  readonly isMirrored: boolean
}

/**
 * Where a key leads in a grid whose cells are counted line by line.
 *
 * @returns the index; -1 for up and out of the first line; null for a key that does not move
 */
export function gridStep(key: string, place: GridPlace): number | null {
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
