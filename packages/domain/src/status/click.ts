/** A press that moves this far, both directions added, selects text instead. Unit: CSS pixels. */
export const CLICK_TOLERANCE_PX = 5

/** Whether a press that moved this far still opens what it stands on. @see ST-34, MOB-08 */
export function isClick(dx: number, dy: number): boolean {
  return Math.abs(dx) + Math.abs(dy) < CLICK_TOLERANCE_PX
}
