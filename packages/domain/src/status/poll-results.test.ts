import { expect, test } from 'vitest'
import { samplePoll } from '../testing/index.ts'
import { getPollEnd, getPollStage } from './poll-results.ts'

const END = '2026-11-23T12:00:00.000Z'
const end = Date.parse(END)

test.each([
  ['returns open before the end', {}, { now: end - 1 }, 'open'],
  [
    'returns closed from the end on, even if the server does not report it as expired',
    {},
    { now: end },
    'closed',
  ],
  [
    'returns closed when the server reports the poll as expired',
    { expired: true },
    { now: end - 9e6 },
    'closed',
  ],
  ['returns open without an end', { expires_at: null }, { now: Number.MAX_SAFE_INTEGER }, 'open'],
  ['returns open with an invalid end', { expires_at: 'soon' }, { now: end }, 'open'],
  ['returns answered after a vote', { voted: true }, { now: end - 1 }, 'answered'],
  ['returns answered for the author', {}, { now: end - 1, isOwn: true }, 'answered'],
  ['returns closed after the end, even after a vote', { voted: true }, { now: end }, 'closed'],
] as const)('%s', { tags: ['BY-05'] }, (_title, patch, reader, expected) => {
  const poll = samplePoll({ expires_at: END, ...patch })

  expect(getPollStage(poll, { isOwn: false, ...reader })).toBe(expected)
})

test('returns the end as time, or Infinity', () => {
  expect(getPollEnd({ expires_at: END })).toBe(end)
  expect(getPollEnd({ expires_at: null })).toBe(Infinity)
})
