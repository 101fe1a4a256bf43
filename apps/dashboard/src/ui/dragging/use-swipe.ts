import { useLayoutEffect, useRef, type PointerEvent } from 'react'
import { isSwipe, resist, swipeTarget } from '../../lib/swipe-rules.ts'
import { type Drag, useDrag } from './use-drag.ts'

interface SwipeOptions {
  /** What names the page in view: as soon as it is another one, that comes in from where the finger let go. */
  readonly shown: string | number
  /** Which page that is, 0 first, and which is the last. */
  readonly index: number
  readonly last: number
  /** Whether pages are pulled at all (MOB-10). */
  readonly isOn?: boolean
  /** Whether a press takes hold of the page. */
  readonly isTaken?: (event: PointerEvent<HTMLElement>) => boolean
  /** The finger pulls. @param side 1 where the page that follows comes into view, -1 where the one before does */
  readonly onPull?: (side: 1 | -1) => void
  /** The page in view comes back to its place. */
  readonly onStay?: () => void
  /** Another page is to come into view. */
  readonly onTurn: (page: number) => void
}

/**
 * Lets a finger pull a page aside to the one before or after it (MOB-02 to MOB-06). Where motion is unwanted the next one
 * is there at once: the style sheet decides.
 *
 * @returns `pane` for the element that is pulled; `pointer` for one around it, which stands still; `breakOff` lets the page
 *   go back to its place, and says whether it was away; `entryRef` is from where the next page comes, in px, positive from the
 *   right: to be set for one that no finger pulls
 */
export function useSwipe(options: SwipeOptions) {
  const { shown, index, last, isOn = true, isTaken, onPull, onStay, onTurn } = options
  const pane = useRef<HTMLDivElement>(null)
  const entryRef = useRef<number | null>(null)

  useLayoutEffect(() => {
    if (entryRef.current !== null) settle(pane.current, entryRef.current)
    entryRef.current = null
  }, [shown])

  const widthOf = () => pane.current?.clientWidth ?? 1
  // The next page lies at the end of the line: the finger brings it by going to the start.
  const movedBy = (distance: number) => -distance / widthOf()
  /** From where it stands to the place of another page, in px to the right. */
  const wayFrom = ({ distance, side }: Drag, to: number) =>
    (to - resist(index + movedBy(distance), last)) * widthOf() * side

  const { pointer, breakOff } = useDrag({
    axis: 'x',
    isTaken,
    isDrag: (dx, dy) => isSwipe(dx, dy, isOn),
    onMove(drag) {
      onPull?.(drag.distance > 0 ? -1 : 1)
      place(pane.current, wayFrom(drag, index))
    },
    onEnd(drag, isBrokenOff) {
      const { distance, speed } = drag
      const target = isBrokenOff ? index : swipeTarget(index, movedBy(distance), -speed, last)
      if (target === index) {
        settle(pane.current, wayFrom(drag, target))
        onStay?.()
      } else {
        entryRef.current = wayFrom(drag, target)
        onTurn(target)
      }
    },
  })

  return { pane, pointer, breakOff, entryRef }
}

/** Puts a page aside, at once. @param offset in px, positive to the right */
function place(element: HTMLElement | null, offset: number): void {
  if (element === null) return
  delete element.dataset['settling']
  element.style.translate = `${offset}px 0`
}

/** Lets it come from there to its place; `[data-settling]` says how in its own style sheet. */
function settle(element: HTMLElement | null, offset: number): void {
  place(element, offset)
  if (element === null) return
  // Read, so that the way begins there.
  element.getBoundingClientRect()
  element.dataset['settling'] = ''
  element.style.translate = ''
}
