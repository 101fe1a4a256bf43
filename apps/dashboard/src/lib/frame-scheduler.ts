/** How long one frame lasts where the browser has none. */
const FRAME_FALLBACK_MS = 1000 / 60

/** From the frame that shows a key, so long others have frames: before the next key of the fastest hand. */
const BREATH_MS = 36

/** Whoever has pressed no key for so long is not writing any more. */
const WRITING_MS = 250

export interface FrameScheduler {
  /** Runs before the next frame that is free for it. @returns cancels it */
  readonly nextFrame: (run: () => void) => () => void
}

/**
 * The browser's frames; where it names none, 60 in a second (MOB-09). While somebody writes, what else wants a frame
 * gets it right behind the one that showed a key, and then none until the next key or a pause: so nothing is under way
 * when a key comes, and nobody sees their letters late.
 */
export function openFrames(): FrameScheduler {
  let isWatching = false
  let isPressed = false
  /** When the frame began that showed the last key, in ms of the frames' own clock. */
  let keysFrame = Number.NEGATIVE_INFINITY
  /** The same of the one behind it, however late that was; null until it has begun. */
  let behind: number | null = keysFrame

  function watchKeys(): void {
    isWatching = true
    const note = () => {
      isPressed = true
      requestAnimationFrame(noteFrame)
    }
    globalThis.addEventListener('keydown', note, { capture: true })
  }

  function noteFrame(at: number): void {
    if (isPressed) {
      keysFrame = at
      behind = null
      isPressed = false
      requestAnimationFrame(noteFrame)
    } else if (at > keysFrame) behind ??= at
  }

  function isFree(at: number): boolean {
    // Whoever has waited longer is asked before the key's own frame is noted.
    noteFrame(at)
    const since = at - keysFrame
    return at === behind || (since > 0 && since <= BREATH_MS) || since > WRITING_MS
  }

  return {
    nextFrame(run) {
      if (typeof requestAnimationFrame === 'undefined') {
        const timer = setTimeout(run, FRAME_FALLBACK_MS)
        return () => clearTimeout(timer)
      }
      if (!isWatching) watchKeys()
      const wait = () =>
        requestAnimationFrame((at) => (isFree(at) ? run() : void (handle = wait())))
      let handle = wait()
      return () => cancelAnimationFrame(handle)
    },
  }
}

export const browserFrames = openFrames()
