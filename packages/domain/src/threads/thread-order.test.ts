import fc from 'fast-check'
import { expect, test } from 'vitest'
import { statusId } from '../entities/index.ts'
import { sortDepthFirst } from './index.ts'

const createReply = (id: string, parent: string | null, minute: number) => ({
  id: statusId(id),
  in_reply_to_id: parent === null ? null : statusId(parent),
  created_at: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
})

test('sorts replies depth-first with siblings oldest first', { tags: ['TH-02'] }, () => {
  const answers = [createReply('3', '1', 3), createReply('4', '2', 4), createReply('2', '1', 2)]

  expect(sortDepthFirst(statusId('1'), answers)).toEqual(['2', '4', '3'])
})

test(
  'lists the replies to a reply, oldest first, before its next sibling',
  { tags: ['TH-02'] },
  () => {
    const answers = [
      createReply('2', '1', 1),
      createReply('6', '1', 9),
      createReply('4', '2', 4),
      createReply('3', '2', 2),
      createReply('5', '3', 5),
    ]

    expect(sortDepthFirst(statusId('1'), answers)).toEqual(['2', '3', '5', '4', '6'])
  },
)

test(
  'lists a reply to a deleted post last, followed by its own replies',
  { tags: ['TH-02'] },
  () => {
    const answers = [createReply('8', '7', 1), createReply('9', '8', 2), createReply('2', '1', 3)]

    expect(sortDepthFirst(statusId('1'), answers)).toEqual(['2', '8', '9'])
  },
)

test('lists replies that reply to each other in a cycle once', { tags: ['TH-02'] }, () => {
  const answers = [createReply('2', '3', 1), createReply('3', '2', 2)]

  expect(sortDepthFirst(statusId('1'), answers)).toEqual(['2', '3'])
})

test('handles a chain of ten thousand replies', { tags: ['TH-02'] }, () => {
  const chain = Array.from({ length: 10_000 }, (_, index) =>
    createReply(`${index + 2}`, `${index + 1}`, index),
  )

  expect(sortDepthFirst(statusId('1'), chain)).toHaveLength(10_000)
})

test('lists each reply once, and none before its parent', { tags: ['TH-02'] }, () => {
  const parents = fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 30 })
  fc.assert(
    fc.property(parents, fc.boolean(), (answered, isRing) => {
      const answers = answered.map((parent, index) =>
        createReply(
          String(index + 1),
          String(isRing ? parent : Math.min(parent, index)),
          index % 7,
        ),
      )
      const read = sortDepthFirst(statusId('0'), answers)
      expect(read.toSorted()).toEqual(answers.map(({ id }) => id).toSorted())
      const tooEarly = answers.filter(
        ({ id, in_reply_to_id: parent }) =>
          parent !== null && read.indexOf(parent) > read.indexOf(id),
      )
      expect(isRing ? [] : tooEarly).toEqual([])
    }),
  )
})
