import { expect, onTestFinished, test, vi } from 'vitest'
import { insertInBatches } from './run-after-render.ts'

/** Mocks animation frames and timers, so that the test runs them. */
function mockFrames() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let callbacks = new Map<number, FrameRequestCallback>()
  let last = 0
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((run) => {
    last += 1
    callbacks.set(last, run)
    return last
  })
  vi.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation((id) => void callbacks.delete(id))
  return {
    draw() {
      const due = callbacks
      callbacks = new Map()
      for (const run of due.values()) run(0)
    },
  }
}

test(
  'inserts a batch only two frames after the previous one, even with slow frames',
  { tags: ['BY-38', 'TL-24'] },
  () => {
    const frames = mockFrames()
    const letIn = vi.fn<() => void>()
    onTestFinished(insertInBatches(letIn))

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

test('inserts no batch after cleanup', () => {
  const frames = mockFrames()
  const letIn = vi.fn<() => void>()
  const stop = insertInBatches(letIn)
  vi.advanceTimersByTime(1_000)

  stop()
  frames.draw()
  frames.draw()
  vi.advanceTimersByTime(1_000)

  expect(letIn).not.toHaveBeenCalled()
})
