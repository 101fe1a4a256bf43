/** How often rows that wait above are let in, at most. */
const LET_IN_MS = 150

/** The list scrolls by what it took the rows for, hears of it with the next frame and measures in the one behind. */
const FRAMES = 2

/**
 * Lets in what waits above, bit by bit. The list needs some frames for each bit, however long those are: bits
 * that come faster are measured together, and push what is read.
 *
 * @returns stops it
 */
export function letInBits(letIn: () => void): () => void {
  let frame = 0
  const step = (framesLeft: number) => {
    if (framesLeft > 0) frame = requestAnimationFrame(() => step(framesLeft - 1))
    else {
      timer = setTimeout(step, LET_IN_MS, FRAMES)
      letIn()
    }
  }
  let timer = setTimeout(step, LET_IN_MS, FRAMES)
  return () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
}
