import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** The strip's scroll position in each workspace, in CSS pixels. It is kept until the page is closed. */
const scrollLefts = new Map<string, number>()

/** Scrolls the strip to the position that it had in a workspace; to its start the first time. */
export function restoreStripScroll(strip: HTMLElement | null, workspace: string): void {
  strip?.scrollTo({ left: scrollLefts.get(workspace) ?? 0, behavior: 'instant' })
}

/** Restores the strip's scroll position when a workspace is shown again. @param workspace id of the shown one */
export function useRestoreStripScroll(
  strip: RefObject<HTMLElement | null>,
  workspace: string,
): void {
  // A layout effect, so that a scroll event caused by the new columns is not recorded for the previous workspace.
  useLayoutEffect(() => {
    const watched = strip.current
    const saveScroll = () => scrollLefts.set(workspace, watched?.scrollLeft ?? 0)
    restoreStripScroll(watched, workspace)
    watched?.addEventListener('scroll', saveScroll, { passive: true })
    return () => watched?.removeEventListener('scroll', saveScroll)
  }, [strip, workspace])
}

/** Scroll containers inside a column: its list, the composer's text. */
const SCROLLERS = '[data-virtuoso-scroller], textarea'

/**
 * Restores scroll positions inside the columns when their order changes, or when they collapse or expand. The browser
 * detaches a moved element for a moment, which resets its scroll position.
 *
 * @param order changes whenever columns move or become visible
 */
export function useKeepColumnScroll(strip: RefObject<HTMLElement | null>, order: string): void {
  const tops = useRef(new WeakMap<Element, number>())

  useEffect(() => {
    const watched = strip.current
    const known = tops.current
    const saveScroll = ({ target }: Event) => {
      if (target instanceof Element) known.set(target, target.scrollTop)
    }
    watched?.addEventListener('scroll', saveScroll, { capture: true, passive: true })
    return () => watched?.removeEventListener('scroll', saveScroll, { capture: true })
  }, [strip])

  useLayoutEffect(() => {
    for (const scroller of strip.current?.querySelectorAll(SCROLLERS) ?? []) {
      const top = tops.current.get(scroller) ?? 0
      if (top > 0 && scroller.scrollTop === 0) scroller.scrollTo({ top, behavior: 'instant' })
    }
  }, [strip, order])
}
