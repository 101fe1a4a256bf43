import { expect, test } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { status } from '../../testing/factories.ts'
import { testSession } from '../../testing/test-session.ts'
import { ingestStatusesAtom } from './ingest.ts'
import { statusAtoms } from './statuses.ts'

const FEW = 30
const MANY = 6_000
const ROUNDS = 9
/** Far from the 200 that it would be if each told all, and from what a busy machine does to two medians. */
const MOST_TIMES = 12

/** A session with so many posts on the screen. @returns takes in some others, and says how long that took */
function showing(count: number) {
  const { session } = testSession()
  const shown = Array.from({ length: count }, (_, index) => status({ id: `shown${index}` }))
  session.store.set(ingestStatusesAtom, session, shown)
  let told = 0
  for (const { id } of shown)
    session.store.sub(statusAtoms(session)(statusId(id)), () => (told += 1))
  let round = 0
  const takeIn = () => {
    round += 1
    const others = Array.from({ length: 20 }, (_, index) => status({ id: `${round} ${index}` }))
    const since = performance.now()
    for (const other of others) session.store.set(ingestStatusesAtom, session, [other])
    return performance.now() - since
  }
  return { takeIn, told: () => told }
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0

test('what a post costs does not hang on how many are on the screen, and no other row hears of it', () => {
  const [few, many] = [showing(FEW), showing(MANY)]
  const times = Array.from({ length: ROUNDS }, () => ({ few: few.takeIn(), many: many.takeIn() }))

  const ratio = median(times.map((time) => time.many)) / median(times.map((time) => time.few))

  expect(ratio).toBeLessThan(MOST_TIMES)
  expect([few.told(), many.told()]).toEqual([0, 0])
})
