import { useLayoutEffect, type RefObject } from 'react'

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
