import { expect, test } from 'vitest'
import { createInbox } from './inbox.ts'
import { createSeededRandom } from './seeded-numbers.ts'

function deliverAll(messages: readonly [from: number, what: string][]): readonly string[] {
  const inbox = createInbox(createSeededRandom(3))
  const delivered: string[] = []
  for (const [from, what] of messages) inbox.put(from, () => void delivered.push(what))
  while (!inbox.isEmpty()) inbox.deliverOne()
  return delivered
}

test('delivers in an order that does not depend on the order of arrival, and keeps the order of each source', () => {
  const delivered = deliverAll([
    [1, 'response'],
    [2, 'first frame'],
    [3, 'other response'],
    [2, 'second frame'],
  ])
  expect(delivered.toSorted()).toEqual([
    'first frame',
    'other response',
    'response',
    'second frame',
  ])
  expect(delivered.indexOf('first frame')).toBeLessThan(delivered.indexOf('second frame'))
  expect(
    deliverAll([
      [3, 'other response'],
      [2, 'first frame'],
      [2, 'second frame'],
      [1, 'response'],
    ]),
  ).toEqual(delivered)
})
