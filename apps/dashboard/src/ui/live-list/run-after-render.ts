/** A list renders and measures new rows in the first frame, and scrolls by the result in the next one. */
const FRAMES = 2

/**
 * Runs a function when a list has probably rendered new rows. A timeout is not enough, since frames can be longer on
 * a busy machine. Frames are not enough either, since the list works on after them. A hidden page renders no frames.
 *
 * @param ms waited before frames are counted
 * @returns cancels it
 */
export function runAfterRender(ms: number, run: () => void): () => void {
  let frame = 0
  const countFrame = (framesLeft: number) => {
    if (framesLeft === 0) run()
    else frame = requestAnimationFrame(() => countFrame(framesLeft - 1))
  }
  const timer = setTimeout(countFrame, ms, FRAMES)
  return () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
}

/** Minimum interval between insertions of queued rows. */
const INSERT_INTERVAL_MS = 150

/**
 * Inserts queued rows in batches, each after the previous one was rendered. Faster batches would be measured together
 * and move the row being read.
 *
 * @returns a cleanup function
 */
export function insertInBatches(insert: () => void): () => void {
  const scheduleNext = () =>
    runAfterRender(INSERT_INTERVAL_MS, () => {
      stop = scheduleNext()
      insert()
    })
  let stop = scheduleNext()
  return () => stop()
}
