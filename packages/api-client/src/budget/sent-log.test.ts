import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSentLog } from './bucket-counts.ts'

test('counts a request for the length of the window', () => {
  const log = createSentLog(1000)
  log.add(0)
  log.add(400)

  expect([log.count(999), log.count(1000), log.count(1400)]).toEqual([2, 1, 0])
})

test('returns when enough requests leave the window', () => {
  const log = createSentLog(1000)
  for (const at of [0, 100, 200]) log.add(at)

  expect([
    log.getNextAllowedAt(4, 300),
    log.getNextAllowedAt(3, 300),
    log.getNextAllowedAt(2, 300),
  ]).toEqual([300, 1000, 1100])
})

test('never exceeds the limit in any window, wherever it begins', () => {
  const pauses = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 20, maxLength: 200 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), pauses, (most, gaps) => {
      const log = createSentLog(1000)
      const sent: number[] = []
      let now = 0
      for (const gap of gaps) {
        now += gap
        if (log.getNextAllowedAt(most, now) > now) continue
        log.add(now)
        sent.push(now)
      }

      for (const start of sent) {
        const inWindow = sent.filter((at) => at >= start && at < start + 1000)
        expect(inWindow.length).toBeLessThanOrEqual(most)
      }
    }),
  )
})
