import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { flushSync } from 'react-dom'
import type { IconName } from '../../../ui/icon/icon-glyphs.ts'
import { scrollBehavior } from '../../../ui/motion/scroll-behavior.ts'

/** Something that can be done to a column: by a button of its settings, or by name. */
export interface ColumnAct {
  readonly label: MessageDescriptor
  readonly icon: IconName
  readonly run: () => void
}

/** Which way the page's text runs. */
export const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl'

/**
 * Draws a change at once that moves columns about. The browser drops the focus of an element that
 * changes its place in the page.
 */
export function keepFocus(change: () => void): void {
  const focused = document.activeElement
  flushSync(change)
  if (!(focused instanceof HTMLElement) || !focused.isConnected) return
  focused.focus({ preventScroll: true })
  focused.scrollIntoView({ behavior: scrollBehavior(), block: 'nearest', inline: 'center' })
}

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
