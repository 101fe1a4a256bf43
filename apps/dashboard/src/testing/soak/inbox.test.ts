import { expect, test } from 'vitest'
import { createInbox } from './inbox.ts'
import { seededNumbers } from './seeded-numbers.ts'

function toldOf(arrivals: readonly [from: number, what: string][]): readonly string[] {
  const inbox = createInbox(seededNumbers(3))
  const told: string[] = []
  for (const [from, what] of arrivals) inbox.put(from, () => void told.push(what))
  while (!inbox.isEmpty()) inbox.tellOne()
  return told
}

test('what is told first does not depend on what came first, and each way keeps its order', () => {
  const told = toldOf([
    [1, 'answer'],
    [2, 'first frame'],
    [3, 'other answer'],
    [2, 'second frame'],
  ])
  expect(told.toSorted()).toEqual(['answer', 'first frame', 'other answer', 'second frame'])
  expect(told.indexOf('first frame')).toBeLessThan(told.indexOf('second frame'))
  expect(
    toldOf([
      [3, 'other answer'],
      [2, 'first frame'],
      [2, 'second frame'],
      [1, 'answer'],
    ]),
  ).toEqual(told)
})
