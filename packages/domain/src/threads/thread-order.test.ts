import fc from 'fast-check'
import { expect, test } from 'vitest'
import { statusId } from '../entities/index.ts'
import { depthFirst } from './index.ts'

const answer = (id: string, parent: string | null, minute: number) => ({
  id: statusId(id),
  in_reply_to_id: parent === null ? null : statusId(parent),
  created_at: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
})

test('answers come depth-first, siblings oldest first', { tags: ['TH-02'] }, () => {
  const answers = [answer('3', '1', 3), answer('4', '2', 4), answer('2', '1', 2)]

  expect(depthFirst(statusId('1'), answers)).toEqual(['2', '4', '3'])
})

test(
  'the answers of an answer come oldest first, before its next sibling',
  { tags: ['TH-02'] },
  () => {
    const answers = [
      answer('2', '1', 1),
      answer('6', '1', 9),
      answer('4', '2', 4),
      answer('3', '2', 2),
      answer('5', '3', 5),
    ]

    expect(depthFirst(statusId('1'), answers)).toEqual(['2', '3', '5', '4', '6'])
  },
)

test(
  'an answer to something deleted comes last, with its own answers behind it',
  { tags: ['TH-02'] },
  () => {
    const answers = [answer('8', '7', 1), answer('9', '8', 2), answer('2', '1', 3)]

    expect(depthFirst(statusId('1'), answers)).toEqual(['2', '8', '9'])
  },
)

test('answers that answer each other in a ring are read once', { tags: ['TH-02'] }, () => {
  const answers = [answer('2', '3', 1), answer('3', '2', 2)]

  expect(depthFirst(statusId('1'), answers)).toEqual(['2', '3'])
})

test('a chain of ten thousand answers is no trouble', { tags: ['TH-02'] }, () => {
  const chain = Array.from({ length: 10_000 }, (_, index) =>
    answer(`${index + 2}`, `${index + 1}`, index),
  )

  expect(depthFirst(statusId('1'), chain)).toHaveLength(10_000)
})

test(
  'whatever answers what, each is read once, and none before what it answers',
  { tags: ['TH-02'] },
  () => {
    const parents = fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 30 })
    fc.assert(
      fc.property(parents, fc.boolean(), (answered, isRing) => {
        const answers = answered.map((parent, index) =>
          answer(String(index + 1), String(isRing ? parent : Math.min(parent, index)), index % 7),
        )
        const read = depthFirst(statusId('0'), answers)
        expect(read.toSorted()).toEqual(answers.map(({ id }) => id).toSorted())
        const tooEarly = answers.filter(
          ({ id, in_reply_to_id: parent }) =>
            parent !== null && read.indexOf(parent) > read.indexOf(id),
        )
        expect(isRing ? [] : tooEarly).toEqual([])
      }),
    )
  },
)
