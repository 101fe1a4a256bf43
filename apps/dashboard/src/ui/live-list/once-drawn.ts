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

/** How often rows that wait above are let in, at most. */
const LET_IN_MS = 150

/**
 * Lets in what waits above, bit by bit, each once the one before is drawn: bits that come faster are measured
 * together, and push what is read.
 *
 * @returns stops it
 */
export function letInBits(letIn: () => void): () => void {
  const next = () =>
    onceDrawn(LET_IN_MS, () => {
      stop = next()
      letIn()
    })
  let stop = next()
  return () => stop()
}
