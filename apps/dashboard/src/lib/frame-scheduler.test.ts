import { afterEach, expect, test, vi } from 'vitest'
import { createFrameScheduler } from './frame-scheduler.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Stubs animation frames and key events, which the test triggers. */
function stubFrames() {
  let waiting: { readonly id: number; readonly run: (at: number) => void }[] = []
  let count = 0
  const page = new EventTarget()
  vi.stubGlobal('requestAnimationFrame', (run: (at: number) => void) => {
    count += 1
    waiting.push({ id: count, run })
    return count
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => {
    waiting = waiting.filter((each) => each.id !== id)
  })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  let now = 0
  return {
    press: () => page.dispatchEvent(new Event('keydown')),
    frame: (ms = 16) => {
      now += ms
      const due = waiting
      waiting = []
      for (const { run } of due) run(now)
    },
  }
}

test(
  'falls back to a timer of 1/60 second without requestAnimationFrame',
  { tags: ['MOB-09'] },
  () => {
    vi.useFakeTimers()
    const frames = createFrameScheduler()
    const ran: string[] = []
    frames.nextFrame(() => ran.push('kept'))
    frames.nextFrame(() => ran.push('cancelled'))()

    vi.advanceTimersByTime(15)
    expect(ran).toEqual([])

    vi.advanceTimersByTime(2)
    expect(ran).toEqual(['kept'])
  },
)

test('runs a callback in the next frame, unless it is cancelled', () => {
  const { frame } = stubFrames()
  const frames = createFrameScheduler()
  const ran: string[] = []
  frames.nextFrame(() => ran.push('kept'))
  frames.nextFrame(() => ran.push('cancelled'))()

  frame()

  expect(ran).toEqual(['kept'])
})

test('skips the frame that shows a key press, and runs in the next two', () => {
  const { press, frame } = stubFrames()
  const frames = createFrameScheduler()
  const ran: string[] = []
  frames.nextFrame(() => ran.push('one'))
  frames.nextFrame(() => ran.push('two'))
  const cancel = frames.nextFrame(() => ran.push('cancelled'))
  press()

  frame()
  expect(ran).toEqual([])
  cancel()
  frame()
  expect(ran).toEqual(['one', 'two'])
  frames.nextFrame(() => ran.push('three'))
  frame()

  expect(ran).toEqual(['one', 'two', 'three'])
})

test('runs no callbacks while the user types, until the next key or a pause', () => {
  const { press, frame } = stubFrames()
  const frames = createFrameScheduler()
  const ran: number[] = []
  frames.nextFrame(() => ran.push(0))
  press()
  for (let each = 0; each < 3; each += 1) frame()
  frames.nextFrame(() => ran.push(1))
  for (let each = 0; each < 5; each += 1) frame()
  expect(ran).toEqual([0])

  press()
  frame()
  frame()
  expect(ran).toEqual([0, 1])
  frame()
  frames.nextFrame(() => ran.push(2))
  // Fifteen frames take 240 ms.
  for (let each = 0; each < 13; each += 1) frame()
  expect(ran).toEqual([0, 1])
  frame()

  expect(ran).toEqual([0, 1, 2])
})

test('runs callbacks in the frame after a key press even when frames are slow', () => {
  const { press, frame } = stubFrames()
  const frames = createFrameScheduler()
  const ran: number[] = []
  for (const key of [1, 2, 3]) {
    frames.nextFrame(() => ran.push(key))
    press()
    frame(60)
    frame(60)
  }

  expect(ran).toEqual([1, 2, 3])
  frames.nextFrame(() => ran.push(4))
  frame(60)
  expect(ran).toEqual([1, 2, 3])
})
