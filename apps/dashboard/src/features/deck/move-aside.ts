import { msg } from '@lingui/core/macro'
import type { ColumnAct } from './column-act.ts'
import { isRightToLeft } from './tiles/is-right-to-left.ts'

/**
 * To the left and to the right: arrows flip with the page, and these words do not.
 *
 * @param onMove is given the side as the screen shows it, whichever way the text runs
 */
export function getMovesAside(onMove: (side: 'left' | 'right') => void): readonly ColumnAct[] {
  const [left, right] = isRightToLeft()
    ? (['arrow-right', 'arrow-left'] as const)
    : (['arrow-left', 'arrow-right'] as const)
  return [
    { label: msg`Move left`, icon: left, run: () => onMove('left') },
    { label: msg`Move right`, icon: right, run: () => onMove('right') },
  ]
}
