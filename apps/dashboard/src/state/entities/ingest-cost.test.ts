import { expect, test } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { status } from '../../testing/factories.ts'
import { testSession } from '../../testing/test-session.ts'
import { ingestStatusesAtom } from './ingest.ts'
import { statusAtoms } from './statuses.ts'

const FEW = 30
const MANY = 6_000
const ROUNDS = 9
/** Far from the 200 it would be if every row were notified, and from the noise of two medians on a busy machine. */
const MAX_RATIO = 12

/**
 * Opens a session with this many posts on the screen. @returns ingests further posts and returns how long that took
 */
function openWithRows(count: number) {
  const { session } = testSession()
  const shown = Array.from({ length: count }, (_, index) => status({ id: `shown${index}` }))
  session.store.set(ingestStatusesAtom, session, shown)
  let updates = 0
  for (const { id } of shown)
    session.store.sub(statusAtoms(session)(statusId(id)), () => (updates += 1))
  let round = 0
  const takeIn = () => {
    round += 1
    const others = Array.from({ length: 20 }, (_, index) => status({ id: `${round} ${index}` }))
    const since = performance.now()
    for (const other of others) session.store.set(ingestStatusesAtom, session, [other])
    return performance.now() - since
  }
  return { takeIn, getUpdates: () => updates }
}

const computeMedian = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0

test('ingests a post at a cost independent of the rows on screen, and notifies no other row', () => {
  const [few, many] = [openWithRows(FEW), openWithRows(MANY)]
  const times = Array.from({ length: ROUNDS }, () => ({ few: few.takeIn(), many: many.takeIn() }))

  const ratio =
    computeMedian(times.map((time) => time.many)) / computeMedian(times.map((time) => time.few))

  expect(ratio).toBeLessThan(MAX_RATIO)
  expect([few.getUpdates(), many.getUpdates()]).toEqual([0, 0])
})
