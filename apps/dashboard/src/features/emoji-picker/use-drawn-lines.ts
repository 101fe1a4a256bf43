import { useLayoutEffect, useState, type RefObject } from 'react'

/** A line of emoji. Unit: px. */
export const LINE_PX = 38

/** How many times larger than usual the text is; never smaller. */
export const textScale = (): number =>
  Math.max(1, parseFloat(getComputedStyle(document.documentElement).fontSize) / 16)

/** Lines that are drawn above and below those in view: a turn of the wheel meets no empty ones. */
const MARGIN = 6
/** Lines in a view that is not measured yet: a picker is no taller. */
const USUAL = 8

/**
 * The lines of a long grid that are worth drawing: those in view with some around them, and one more, however far away.
 * The grid scrolls in its parent.
 *
 * @param current the line that has to be there: it has the focus, or Tab leads to it
 */
export function useDrawnLines(
  grid: RefObject<HTMLElement | null>,
  count: number,
  current: number,
): readonly number[] {
  const [view, setView] = useState({ first: 0, last: USUAL })

  useLayoutEffect(() => {
    const panel = grid.current?.parentElement
    if (panel === null || panel === undefined) return undefined
    const line = LINE_PX * textScale()
    const measure = () => {
      const first = Math.floor(panel.scrollTop / line)
      const last = Math.ceil((panel.scrollTop + panel.clientHeight) / line)
      setView((before) =>
        before.first === first && before.last === last ? before : { first, last },
      )
    }
    // Another tab begins at its top.
    panel.scrollTo(0, 0)
    measure()
    panel.addEventListener('scroll', measure, { passive: true })
    return () => {
      panel.removeEventListener('scroll', measure)
    }
  }, [grid])

  const from = Math.max(0, view.first - MARGIN)
  const to = Math.min(count, view.last + MARGIN)
  const drawn = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
  if (current < from) return [current, ...drawn]
  return current < to || current >= count ? drawn : [...drawn, current]
}
