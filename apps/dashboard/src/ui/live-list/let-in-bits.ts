import { onceDrawn } from './once-drawn.ts'

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
