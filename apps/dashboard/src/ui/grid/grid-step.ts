import { PICKER_COLUMNS } from '@colonnade/domain/emoji'

/**
 * Where a key leads in a grid of eight columns.
 *
 * @param isMirrored the page runs right to left
 * @returns the index; -1 for up and out of the first line; null for a key that does not move
 */
export function gridStep(
  key: string,
  index: number,
  count: number,
  isMirrored: boolean,
): number | null {
  const forward = isMirrored ? 'ArrowLeft' : 'ArrowRight'
  const backward = isMirrored ? 'ArrowRight' : 'ArrowLeft'
  const last = count - 1
  switch (key) {
    case forward:
      return Math.min(last, index + 1)
    case backward:
      return Math.max(0, index - 1)
    case 'ArrowDown':
      return Math.min(last, index + PICKER_COLUMNS)
    case 'ArrowUp':
      return index < PICKER_COLUMNS ? -1 : index - PICKER_COLUMNS
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}
