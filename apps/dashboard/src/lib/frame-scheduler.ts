/** The length of a frame when the browser has no animation frames. */
const FRAME_FALLBACK_MS = 1000 / 60

/**
 * Frames are free for this long after the frame that shows a key, which is shorter than the interval of the fastest
 * typist.
 */
const FREE_AFTER_KEY_MS = 36

/** After this long without a key press the user is no longer typing. */
const TYPING_PAUSE_MS = 250

export interface FrameScheduler {
  /** Runs in the next free frame. @returns cancels it */
  readonly nextFrame: (run: () => void) => () => void
}

/**
 * Schedules work in animation frames, or 60 times per second when the browser has none (MOB-09). While the user
 * types, work runs in the frames right after one that showed a key, and then not until the next key or a pause. So no
 * work is running when a key is pressed, and letters appear without delay.
 */
export function createFrameScheduler(): FrameScheduler {
  let isWatching = false
  let isPressed = false
  /** The start of the frame that showed the last key, in ms of the frames' clock. */
  let keyFrameTime = Number.NEGATIVE_INFINITY
  /** The start of the frame after it, however late. Null until it has started. */
  let nextFrameTime: number | null = keyFrameTime

  function watchKeys(): void {
    isWatching = true
    const handleKeyDown = () => {
      isPressed = true
      requestAnimationFrame(recordFrame)
    }
    globalThis.addEventListener('keydown', handleKeyDown, { capture: true })
  }

  function recordFrame(at: number): void {
    if (isPressed) {
      keyFrameTime = at
      nextFrameTime = null
      isPressed = false
      requestAnimationFrame(recordFrame)
    } else if (at > keyFrameTime) nextFrameTime ??= at
  }

  function isFree(at: number): boolean {
    // A callback that has waited longer runs before the key's own frame is recorded.
    recordFrame(at)
    const since = at - keyFrameTime
    return (
      at === nextFrameTime || (since > 0 && since <= FREE_AFTER_KEY_MS) || since > TYPING_PAUSE_MS
    )
  }

  return {
    nextFrame(run) {
      if (typeof requestAnimationFrame === 'undefined') {
        const timer = setTimeout(run, FRAME_FALLBACK_MS)
        return () => clearTimeout(timer)
      }
      if (!isWatching) watchKeys()
      const requestFrame = () =>
        requestAnimationFrame((at) => (isFree(at) ? run() : void (handle = requestFrame())))
      let handle = requestFrame()
      return () => cancelAnimationFrame(handle)
    },
  }
}

export const browserFrames = createFrameScheduler()
