import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Driver } from './driver.ts'
import { inTime, limited } from './limited.ts'

const never = () => new Promise<never>(() => undefined)
const window = (commands: Partial<Driver>) => limited(commands as Driver, 'Gecko 1')
const trouble = (command: Promise<unknown>) => command.catch(String)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a command that stands still fails, and says which it was, of what, and in which engine', async () => {
  const told = trouble(window({ wheel: never }).wheel({ x: 3, y: 4 }, 500))
  await vi.advanceTimersByTimeAsync(25_000)

  expect(await told).toBe('Error: Gecko 1 stood still in wheel({"x":3,"y":4}, 500) for 25 seconds')
})

test('a page has longer to load than a command to be done', async () => {
  const hasFailed = vi.fn()
  window({ goto: never }).goto('http://a.example/').catch(hasFailed)

  await vi.advanceTimersByTimeAsync(59_000)
  expect(hasFailed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(hasFailed).toHaveBeenCalledOnce()
})

test('of a long script the beginning is told', async () => {
  const told = trouble(window({ evaluate: never }).evaluate('x'.repeat(1_000)))
  await vi.advanceTimersByTimeAsync(25_000)

  expect(await told).toMatch(/still in evaluate\("x{100,119}…\)/)
})

test('an answer and a refusal come through as they are, and no timer stays', async () => {
  expect(await inTime(Promise.resolve(7), 10, () => '')).toBe(7)
  expect(await trouble(inTime(Promise.reject(new Error('gone')), 10, () => ''))).toBe('Error: gone')

  expect(vi.getTimerCount()).toBe(0)
})
