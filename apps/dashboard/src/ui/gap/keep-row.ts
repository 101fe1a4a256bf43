import { findRow, holdRow } from '../live-list/hold-row.ts'

/** A list measures what came in within some frames, however long those are on a busy machine. */
const SETTLING_FRAMES = 15
const SETTLING_MS = 2_000

/**
 * Holds a row of a virtual list where it stands in the view while others come in beside it; who
 * scrolls meanwhile takes it along.
 *
 * @param gap the row beside it
 * @returns to be called when they are in, with what had the focus: it gets it back, or the row does
 *   where it is gone; the row is held for some frames more
 */
export function keepRow(gap: HTMLElement, side: 'above' | 'below'): (focused: HTMLElement) => void {
  const wrapper = gap.closest('[data-item-index]')
  const scroller = gap.closest<HTMLElement>('[data-virtuoso-scroller]')
  const row = side === 'above' ? wrapper?.previousElementSibling : wrapper?.nextElementSibling
  // Where no row is drawn above, what comes in stands in the gap's own place.
  const held = (row ?? wrapper)?.getAttribute('data-item-index') ?? null
  const number = held === null ? Number.NaN : Number(held)

  const hold = scroller === null ? null : holdRow(scroller, number)
  return (focused) => {
    hold?.settle(SETTLING_FRAMES, SETTLING_MS)
    giveBack(SETTLING_FRAMES, () =>
      focused.isConnected || scroller === null
        ? focused
        : findRow(scroller, number)?.querySelector('article'),
    )
  }
}

/** A button that is disabled still takes no focus: it is offered once a frame. */
function giveBack(frames: number, target: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    target()?.focus({ preventScroll: true })
    if (frames > 1) giveBack(frames - 1, target)
  })
}
