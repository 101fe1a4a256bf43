/** Asks for the next painted frame; replaceable in a test. */
export interface FrameScheduler {
  /** @returns cancels it */
  readonly nextFrame: (run: () => void) => () => void
}

export const browserFrames: FrameScheduler = {
  nextFrame(run) {
    const handle = requestAnimationFrame(run)
    return () => cancelAnimationFrame(handle)
  },
}
