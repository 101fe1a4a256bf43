import { expect, test, vi } from 'vitest'
import { browserFrames } from './frame-scheduler.ts'

test('where the browser names no frames, one comes after a sixtieth of a second [MOB-09]', () => {
  vi.useFakeTimers()
  const ran: string[] = []
  browserFrames.nextFrame(() => ran.push('kept'))
  browserFrames.nextFrame(() => ran.push('cancelled'))()

  vi.advanceTimersByTime(15)
  expect(ran).toEqual([])

  vi.advanceTimersByTime(2)
  expect(ran).toEqual(['kept'])
  vi.useRealTimers()
})
