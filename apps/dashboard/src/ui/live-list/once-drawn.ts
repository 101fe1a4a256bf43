/** With the first frame a list draws and measures what came, with the next it scrolls by what it learned. */
const FRAMES = 2

/**
 * Runs something once a list is likely to have drawn what came: the time alone does not say so, since frames can be
 * longer on a busy machine, nor frames alone, since the list works on after them. A hidden page draws nothing.
 *
 * @param ms waited before frames are counted
 * @returns cancels it
 */
export function onceDrawn(ms: number, run: () => void): () => void {
  let frame = 0
  const step = (framesLeft: number) => {
    if (framesLeft === 0) run()
    else frame = requestAnimationFrame(() => step(framesLeft - 1))
  }
  const timer = setTimeout(step, ms, FRAMES)
  return () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
}
