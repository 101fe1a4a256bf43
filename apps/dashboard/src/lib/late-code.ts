import { logError } from './logger.ts'

/** A part of the program that did not come is asked for again after this time, unless the network is back sooner. Unit: ms. */
const AGAIN_MS = 30_000

/**
 * Fetches a part of the program without which nothing goes on. Where it does not come that is logged, and it is
 * fetched again: at once, since one answer may be lost, then as `whenArrived` does.
 */
export function untilArrived<Part>(load: () => Promise<Part>, failure: string): Promise<Part> {
  return load().catch(
    () => new Promise<Part>((resolve) => void whenArrived(load, resolve, failure)),
  )
}

/**
 * Fetches a part of the program that nobody waits for. Where it does not come that is logged, and it is fetched
 * again: when the browser is back online, and from time to time.
 *
 * @param failure said in the log
 * @returns gives it up
 */
export function whenArrived<Part>(
  load: () => Promise<Part>,
  use: (part: Part) => void,
  failure: string,
): () => void {
  let isOver = false
  let stopWaiting: () => void = () => {}

  function attempt(): void {
    stopWaiting()
    load().then(
      (part) => {
        if (!isOver) use(part)
      },
      (error: unknown) => {
        logError(failure, error)
        if (!isOver) stopWaiting = onceBack(attempt)
      },
    )
  }

  attempt()
  return () => {
    isOver = true
    stopWaiting()
  }
}

function onceBack(run: () => void): () => void {
  const timer = setTimeout(run, AGAIN_MS)
  globalThis.addEventListener?.('online', run)
  return () => {
    clearTimeout(timer)
    globalThis.removeEventListener?.('online', run)
  }
}
