import { expect, onTestFinished, test, vi } from 'vitest'
import { letInBits } from './once-drawn.ts'

/** Frames that are drawn when they are told to, beside a clock that goes as it is told to. */
function heldFrames() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let asked = new Map<number, FrameRequestCallback>()
  let last = 0
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((run) => {
    last += 1
    asked.set(last, run)
    return last
  })
  vi.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation((id) => void asked.delete(id))
  return {
    draw() {
      const due = asked
      asked = new Map()
      for (const run of due.values()) run(0)
    },
  }
}

test(
  'however slow frames are, a bit is let in only once the list has had two for the one before',
  { tags: ['BY-38', 'TL-24'] },
  () => {
    const frames = heldFrames()
    const letIn = vi.fn<() => void>()
    onTestFinished(letInBits(letIn))

    vi.advanceTimersByTime(1_000)
    frames.draw()
    vi.advanceTimersByTime(1_000)
    expect(letIn).not.toHaveBeenCalled()
    frames.draw()
    expect(letIn).toHaveBeenCalledTimes(1)

    vi.advanceTimersByTime(1_000)
    expect(letIn).toHaveBeenCalledTimes(1)
    frames.draw()
    frames.draw()
    expect(letIn).toHaveBeenCalledTimes(2)
  },
)

test('a list that is gone lets nothing in', () => {
  const frames = heldFrames()
  const letIn = vi.fn<() => void>()
  const stop = letInBits(letIn)
  vi.advanceTimersByTime(1_000)

  stop()
  frames.draw()
  frames.draw()
  vi.advanceTimersByTime(1_000)

  expect(letIn).not.toHaveBeenCalled()
})
