import { flushSync } from 'react-dom'
import { scrollBehavior } from '../../ui/motion/scroll-behavior.ts'

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
