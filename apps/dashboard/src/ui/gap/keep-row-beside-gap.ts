import { findRow, keepRowInPlace } from '../live-list/keep-row-in-place.ts'

/** A list measures inserted rows within these frames, however long they are on a busy machine. */
const SETTLING_FRAMES = 15
const SETTLING_MS = 2_000

/**
 * Keeps the position of the row beside a gap while rows are inserted there. When the user scrolls, the row follows.
 *
 * @param gap the row of the gap
 * @returns a function to be called after the insertion, with the element that had the focus. It restores the focus,
 *   or focuses the row when that element was removed. The row is kept in place for some more frames.
 */
export function keepRowBesideGap(
  gap: HTMLElement,
  side: 'above' | 'below',
): (focused: HTMLElement) => void {
  const wrapper = gap.closest('[data-item-index]')
  const scroller = gap.closest<HTMLElement>('[data-virtuoso-scroller]')
  const row = side === 'above' ? wrapper?.previousElementSibling : wrapper?.nextElementSibling
  // When no row is rendered above, the inserted rows replace the gap itself.
  const held = (row ?? wrapper)?.getAttribute('data-item-index') ?? null
  const number = held === null ? Number.NaN : Number(held)

  const hold = scroller === null ? null : keepRowInPlace(scroller, number)
  return (focused) => {
    hold?.releaseAfter(SETTLING_FRAMES, SETTLING_MS)
    restoreFocus(SETTLING_FRAMES, () =>
      focused.isConnected || scroller === null
        ? focused
        : findRow(scroller, number)?.querySelector('article'),
    )
  }
}

/** Tries once per frame, because a disabled button cannot receive the focus. */
function restoreFocus(frames: number, target: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    target()?.focus({ preventScroll: true })
    if (frames > 1) restoreFocus(frames - 1, target)
  })
}
