import { SIGHT_ID } from './sight.ts'

/** Whatever keeps a sight from being painted, the program waits no longer. Unit: ms. */
const PATIENCE_MS = 100

/** Begins once the page as it was left is painted, where there is such a sight: it is there to be seen first. */
export function afterSight(begin: () => void): void {
  if (document.getElementById(SIGHT_ID) === null || document.hidden) {
    begin()
    return
  }
  let hasBegun = false
  const run = () => {
    if (hasBegun) return
    hasBegun = true
    begin()
  }
  const look = () => {
    const isComing = document.getElementById(SIGHT_ID)?.hidden === true
    if (isComing) requestAnimationFrame(look)
    // From a frame's work to behind its paint.
    else setTimeout(run)
  }
  setTimeout(run, PATIENCE_MS)
  requestAnimationFrame(look)
}
