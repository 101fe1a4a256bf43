import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** What scrolls inside a column: its list, the composer's text. */
const SCROLLERS = '[data-virtuoso-scroller], textarea'

/**
 * Keeps what scrolls inside the columns where it is when they change their order, or fold and unfold. The
 * browser takes an element that changes its place out of the page for a moment, and what scrolls in it is
 * back at its top.
 *
 * @param order changes whenever columns do their places, or come into sight
 */
export function useKeptScroll(strip: RefObject<HTMLElement | null>, order: string): void {
  const tops = useRef(new WeakMap<Element, number>())

  useEffect(() => {
    const watched = strip.current
    const known = tops.current
    const note = ({ target }: Event) => {
      if (target instanceof Element) known.set(target, target.scrollTop)
    }
    watched?.addEventListener('scroll', note, { capture: true, passive: true })
    return () => watched?.removeEventListener('scroll', note, { capture: true })
  }, [strip])

  useLayoutEffect(() => {
    for (const scroller of strip.current?.querySelectorAll(SCROLLERS) ?? []) {
      const top = tops.current.get(scroller) ?? 0
      if (top > 0 && scroller.scrollTop === 0) scroller.scrollTo({ top, behavior: 'instant' })
    }
  }, [strip, order])
}
