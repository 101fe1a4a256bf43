import { expect, test } from 'vitest'
import { createSentLog } from './sent-log.ts'

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
