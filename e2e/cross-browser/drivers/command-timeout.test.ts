import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withTimeout, withCommandTimeouts } from './command-timeout.ts'
import type { Driver } from './driver.ts'

const never = () => new Promise<never>(() => undefined)
const createWindow = (commands: Partial<Driver>) =>
  withCommandTimeouts(commands as Driver, 'Gecko 1')
const catchMessage = (command: Promise<unknown>) => command.catch(String)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('names the command, its arguments and the engine when a command times out', async () => {
  const message = catchMessage(createWindow({ wheel: never }).wheel({ x: 3, y: 4 }, 500))
  await vi.advanceTimersByTimeAsync(25_000)

  expect(await message).toBe(
    'Error: Gecko 1 did not finish wheel({"x":3,"y":4}, 500) within 25 seconds',
  )
})

test('gives navigation a longer timeout than other commands', async () => {
  const hasFailed = vi.fn()
  createWindow({ goto: never }).goto('http://a.example/').catch(hasFailed)

  await vi.advanceTimersByTimeAsync(59_000)
  expect(hasFailed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(hasFailed).toHaveBeenCalledOnce()
})

test('truncates a long script in the error message', async () => {
  const message = catchMessage(createWindow({ evaluate: never }).evaluate('x'.repeat(1_000)))
  await vi.advanceTimersByTimeAsync(25_000)

  expect(await message).toMatch(/finish evaluate\("x{100,119}…\)/)
})

test('passes on results and errors and leaves no timer behind', async () => {
  expect(await withTimeout(Promise.resolve(7), 10, () => '')).toBe(7)
  expect(await catchMessage(withTimeout(Promise.reject(new Error('gone')), 10, () => ''))).toBe(
    'Error: gone',
  )

  expect(vi.getTimerCount()).toBe(0)
})
