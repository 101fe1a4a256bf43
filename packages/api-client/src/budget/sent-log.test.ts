import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSentLog } from './family-counts.ts'

test('a call counts for as long as the window is', () => {
  const log = createSentLog(1000)
  log.add(0)
  log.add(400)

  expect([log.count(999), log.count(1000), log.count(1400)]).toEqual([2, 1, 0])
})

test('there is room again when enough have left', () => {
  const log = createSentLog(1000)
  for (const at of [0, 100, 200]) log.add(at)

  expect([log.roomAt(4, 300), log.roomAt(3, 300), log.roomAt(2, 300)]).toEqual([300, 1000, 1100])
})

test('who asks for room first never sends more than the limit in any window, wherever it begins', () => {
  const pauses = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 20, maxLength: 200 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), pauses, (most, gaps) => {
      const log = createSentLog(1000)
      const sent: number[] = []
      let now = 0
      for (const gap of gaps) {
        now += gap
        if (log.roomAt(most, now) > now) continue
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
