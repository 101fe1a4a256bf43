import { expect, test } from 'vitest'
import { fakeClock } from '../../testing/fake-clock.ts'
import { createTaskQueue, TASK_INTERVAL_MS } from './task-queue.ts'

function createQueue(stretch: (ms: number) => number = (ms) => ms) {
  const clock = fakeClock()
  const ran: string[] = []
  return {
    clock,
    ran,
    ...createTaskQueue<string>({ clock, scaleDelay: stretch, run: (key) => ran.push(key) }),
  }
}

test(
  'runs each task once, one after the other, regardless of how often it was added',
  { tags: ['BY-33'] },
  async () => {
    const { clock, ran, add } = createQueue()
    add(['a', 'b'])
    add(['b', 'c'])
    expect(ran).toEqual([])

    await clock.advance(TASK_INTERVAL_MS)
    expect(ran).toEqual(['a'])
    await clock.advance(5 * TASK_INTERVAL_MS)

    expect(ran).toEqual(['a', 'b', 'c'])
    expect(clock.countTimers()).toBe(0)
  },
)

test('increases the interval when few requests are left', { tags: ['BY-33'] }, async () => {
  const { clock, ran, add } = createQueue((ms) => 10 * ms)
  add(['a'])

  await clock.advance(9 * TASK_INTERVAL_MS)
  expect(ran).toEqual([])
  await clock.advance(TASK_INTERVAL_MS)

  expect(ran).toEqual(['a'])
})

test('runs an urgent task immediately and only once', { tags: ['BY-33'] }, async () => {
  const { clock, ran, add, runNow } = createQueue()
  add(['a', 'b', 'c'])

  runNow((key) => key === 'c')
  expect(ran).toEqual(['c'])
  await clock.advance(10 * TASK_INTERVAL_MS)

  expect(ran).toEqual(['c', 'a', 'b'])
})

test('adds a delayed task when its time is reached, and drops all tasks when stopped', async () => {
  const { clock, ran, add, addDelayed, stop } = createQueue()
  addDelayed('a', 30_000)
  await clock.advance(30_000 + TASK_INTERVAL_MS)
  expect(ran).toEqual(['a'])

  addDelayed('b', 30_000)
  add(['c'])
  stop()
  await clock.advance(60_000)

  expect(ran).toEqual(['a'])
  expect(clock.countTimers()).toBe(0)
})
