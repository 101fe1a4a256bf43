/** How strongly movement past the first or last tab is held back. */
const RESISTANCE = 0.6
/** Pixels before it is known which way a finger goes. */
const UNCERTAINTY_PX = 3
/** Speed, in pixels per frame of 1/60 s, above which a short swipe changes the tab too. */
const FLICK_SPEED = 5
/** The part of the width that a slow swipe must pass. */
const HYSTERESIS = 0.6
/** How long a tab takes to settle; 0 with reduced motion. @see MOB-06 */
export const SWIPE_SECONDS = 0.35

/**
 * Which way a finger goes since it came down: undecided within 3 px, then sideways only when it moved
 * more sideways than up or down. @see MOB-03
 */
export function swipeDirection(dx: number, dy: number): 'undecided' | 'sideways' | 'vertical' {
  if (Math.max(Math.abs(dx), Math.abs(dy)) <= UNCERTAINTY_PX) return 'undecided'
  return Math.abs(dx) > Math.abs(dy) ? 'sideways' : 'vertical'
}

/**
 * Whether a drag moves the tabs: one that goes sideways, where the reader changes columns by swiping.
 *
 * @param isSwipingOn the setting `swipe_to_change_columns`
 * @returns null until that is known
 * @see MOB-03, MOB-10
 */
export function isSwipe(dx: number, dy: number, isSwipingOn: boolean): boolean | null {
  const direction = swipeDirection(dx, dy)
  return direction === 'undecided' ? null : isSwipingOn && direction === 'sideways'
}

/**
 * Where the tabs stand while they are dragged: beyond either end they follow less and less.
 *
 * @param index of the tab in view, with fractions; below 0 or above `last` is past an end
 * @see MOB-02
 */
export function resist(index: number, last: number): number {
  const inside = Math.min(last, Math.max(0, index))
  const past = index - inside
  return inside + Math.sign(past) * (1 - Math.exp(-Math.abs(past) * RESISTANCE))
}

/**
 * The tab that a drag ends at.
 *
 * @param start the tab it began at
 * @param moved how far it went, in widths; positive towards the next tab
 * @param speed at release, in pixels per frame, in the same direction
 * @see MOB-04, MOB-05
 */
export function swipeTarget(start: number, moved: number, speed: number, last: number): number {
  const isFlick = Math.abs(speed) > FLICK_SPEED
  const step = isFlick ? Math.sign(speed) : Math.abs(moved) > HYSTERESIS ? Math.sign(moved) : 0
  return Math.min(last, Math.max(0, start + step))
}
