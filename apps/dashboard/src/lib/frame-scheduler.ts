import { FRAME_FALLBACK_MS } from '@colonnade/domain/controls'

/** Asks for the next painted frame; replaceable in a test. */
export interface FrameScheduler {
  /** @returns cancels it */
  readonly nextFrame: (run: () => void) => () => void
}

/** The browser's frames; where it names none, 60 in a second (MOB-09). */
export const browserFrames: FrameScheduler = {
  nextFrame(run) {
    if (typeof requestAnimationFrame === 'undefined') {
      const timer = setTimeout(run, FRAME_FALLBACK_MS)
      return () => clearTimeout(timer)
    }
    const handle = requestAnimationFrame(run)
    return () => cancelAnimationFrame(handle)
  },
}
