import { expect, test } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { depthFirst } from './depth-first.ts'

const answer = (id: string, parent: string | null, minute: number) => ({
  id: statusId(id),
  in_reply_to_id: parent === null ? null : statusId(parent),
  created_at: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
})

test('answers come depth-first, siblings oldest first [TH-02]', () => {
  const answers = [answer('3', '1', 3), answer('4', '2', 4), answer('2', '1', 2)]

  expect(depthFirst(statusId('1'), answers)).toEqual(['2', '4', '3'])
})

test('an answer to something deleted comes last, with its own answers behind it', () => {
  const answers = [answer('8', '7', 1), answer('9', '8', 2), answer('2', '1', 3)]

  expect(depthFirst(statusId('1'), answers)).toEqual(['2', '8', '9'])
})

test('answers that answer each other in a ring are read once', () => {
  const answers = [answer('2', '3', 1), answer('3', '2', 2)]

  expect(depthFirst(statusId('1'), answers)).toEqual(['2', '3'])
})

test('a chain of ten thousand answers is no trouble', () => {
  const chain = Array.from({ length: 10_000 }, (_, index) =>
    answer(`${index + 2}`, `${index + 1}`, index),
  )

  expect(depthFirst(statusId('1'), chain)).toHaveLength(10_000)
})
