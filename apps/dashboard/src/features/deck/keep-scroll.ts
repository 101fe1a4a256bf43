import { flushSync } from 'react-dom'

/** What scrolls inside a column: its list, the composer's text. */
const SCROLLERS = '[data-virtuoso-scroller], textarea'

/**
 * Draws a change at once that moves columns about. The browser takes an element that changes its place
 * out of the page for a moment, and what scrolls inside would be back at its top.
 */
export function keepScroll(change: () => void): void {
  const places = [...document.querySelectorAll(SCROLLERS)].map(
    (element) => [element, element.scrollTop] as const,
  )
  flushSync(change)
  for (const [element, top] of places) {
    if (element.scrollTop !== top) element.scrollTo({ top, behavior: 'instant' })
  }
}
