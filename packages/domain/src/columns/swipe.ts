/** How strongly movement past the first or last tab is damped. */
const RESISTANCE = 0.6
/** Movement in pixels before the direction of a touch is known. */
const UNCERTAINTY_PX = 3
/** Speed, in pixels per frame of 1/60 s, above which a short swipe also changes the tab. */
const FLICK_SPEED = 5
/** The part of the width that a slow swipe must pass. */
const HYSTERESIS = 0.6
/** Duration of the animation that settles a tab; 0 with reduced motion. @see MOB-06 */
export const SWIPE_SECONDS = 0.35

/**
 * Returns the direction of a touch since it started: undecided within 3 px, then sideways only when it moved more
 * horizontally than vertically. @see MOB-03
 */
export function getSwipeDirection(dx: number, dy: number): 'undecided' | 'sideways' | 'vertical' {
  if (Math.max(Math.abs(dx), Math.abs(dy)) <= UNCERTAINTY_PX) return 'undecided'
  return Math.abs(dx) > Math.abs(dy) ? 'sideways' : 'vertical'
}

/**
 * Whether a drag moves the tabs: a sideways drag, when swiping is enabled.
 *
 * @param isSwipingOn the setting `swipe_to_change_columns`
 * @returns null until the direction is known
 * @see MOB-03, MOB-10
 */
export function isSwipe(dx: number, dy: number, isSwipingOn: boolean): boolean | null {
  const direction = getSwipeDirection(dx, dy)
  return direction === 'undecided' ? null : isSwipingOn && direction === 'sideways'
}

/**
 * Returns the position of the tabs during a drag. Past either end they move less and less.
 *
 * @param index of the visible tab, with fractions; below 0 or above `last` is past an end
 * @see MOB-02
 */
export function applySwipeResistance(index: number, last: number): number {
  const inside = Math.min(last, Math.max(0, index))
  const past = index - inside
  return inside + Math.sign(past) * (1 - Math.exp(-Math.abs(past) * RESISTANCE))
}

/**
 * Returns the tab that a drag ends at.
 *
 * @param start the tab it started at
 * @param moved the distance, in widths; positive towards the next tab
 * @param speed at release, in pixels per frame, in the same direction
 * @see MOB-04, MOB-05
 */
export function getSwipeTarget(start: number, moved: number, speed: number, last: number): number {
  const isFlick = Math.abs(speed) > FLICK_SPEED
  const step = isFlick ? Math.sign(speed) : Math.abs(moved) > HYSTERESIS ? Math.sign(moved) : 0
  return Math.min(last, Math.max(0, start + step))
}
