import { useLayoutEffect, useRef, type PointerEvent } from 'react'
import { isSwipe, applySwipeResistance, getSwipeTarget } from '../../lib/swipe-rules.ts'
import { type Drag, useDrag } from './use-drag.ts'

interface SwipeOptions {
  /** Key of the shown page. When it changes, the new page slides in from the release position. */
  readonly shown: string | number
  /** Index of the shown page, from 0, and of the last one. */
  readonly index: number
  readonly last: number
  /** Whether swiping is enabled (MOB-10). */
  readonly isOn?: boolean
  /** Whether a press starts a swipe. */
  readonly isTaken?: (event: PointerEvent<HTMLElement>) => boolean
  /** Called while the finger moves. @param side 1 when the next page comes into view, -1 for the previous one */
  readonly onPull?: (side: 1 | -1) => void
  /** Called when the shown page slides back. */
  readonly onStay?: () => void
  /** Called to show another page. */
  readonly onTurn: (page: number) => void
}

/**
 * Lets a swipe move a page to the previous or next one (MOB-02 to MOB-06). With reduced motion the next page appears
 * at once; the style sheet decides.
 *
 * @returns `pane` for the moving element; `pointer` for the fixed element around it; `breakOff` slides the page back
 *   and returns whether it had moved; `entryRef` is the start offset of the next page, in px, positive from the
 *   right: set it for a page change without a swipe
 */
export function useSwipe(options: SwipeOptions) {
  const { shown, index, last, isOn = true, isTaken, onPull, onStay, onTurn } = options
  const pane = useRef<HTMLDivElement>(null)
  const entryRef = useRef<number | null>(null)

  useLayoutEffect(() => {
    if (entryRef.current !== null) animateFrom(pane.current, entryRef.current)
    entryRef.current = null
  }, [shown])

  const getWidth = () => pane.current?.clientWidth ?? 1
  // The next page is at the end of the line. A swipe towards the start reveals it.
  const getMovedPages = (distance: number) => -distance / getWidth()
  /** Returns the offset from the current position to another page, in px to the right. */
  const getOffsetTo = ({ distance, side }: Drag, to: number) =>
    (to - applySwipeResistance(index + getMovedPages(distance), last)) * getWidth() * side

  const { pointer, breakOff } = useDrag({
    axis: 'x',
    isTaken,
    isDrag: (dx, dy) => isSwipe(dx, dy, isOn),
    onMove(drag) {
      onPull?.(drag.distance > 0 ? -1 : 1)
      place(pane.current, getOffsetTo(drag, index))
    },
    onEnd(drag, isBrokenOff) {
      const { distance, speed } = drag
      const target = isBrokenOff
        ? index
        : getSwipeTarget(index, getMovedPages(distance), -speed, last)
      if (target === index) {
        animateFrom(pane.current, getOffsetTo(drag, target))
        onStay?.()
      } else {
        entryRef.current = getOffsetTo(drag, target)
        onTurn(target)
      }
    },
  })

  return { pane, pointer, breakOff, entryRef }
}

/** Offsets a page without animation. @param offset in px, positive to the right */
function place(element: HTMLElement | null, offset: number): void {
  if (element === null) return
  delete element.dataset['settling']
  element.style.translate = `${offset}px 0`
}

/** Animates a page from the offset to its place. The style sheet of `[data-settling]` defines the transition. */
function animateFrom(element: HTMLElement | null, offset: number): void {
  place(element, offset)
  if (element === null) return
  // Reads the layout, so that the transition starts at the offset.
  element.getBoundingClientRect()
  element.dataset['settling'] = ''
  element.style.translate = ''
}
