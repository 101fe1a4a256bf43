import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** Where each workspace's strip stood when it was left, in CSS pixels, as long as the page lives. */
const places = new Map<string, number>()

/** A strip stands again where it stood when its workspace was left. @param workspace id of the one that is shown */
export function useStripScroll(strip: RefObject<HTMLElement | null>, workspace: string): void {
  // In one step with the change: what scrolls because other columns came is none of the one that was left.
  useLayoutEffect(() => {
    const watched = strip.current
    const note = () => places.set(workspace, watched?.scrollLeft ?? 0)
    watched?.scrollTo({ left: places.get(workspace) ?? 0, behavior: 'instant' })
    watched?.addEventListener('scroll', note, { passive: true })
    return () => watched?.removeEventListener('scroll', note)
  }, [strip, workspace])
}

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
