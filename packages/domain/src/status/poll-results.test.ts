import { expect, test } from 'vitest'
import { samplePoll } from '../testing/index.ts'
import { pollEnd, pollStage } from './poll-results.ts'

const END = '2026-11-23T12:00:00.000Z'
const end = Date.parse(END)

test.each([
  ['can be voted on', {}, { now: end - 1 }, 'open'],
  ['is closed from its end on, whatever the server last said', {}, { now: end }, 'closed'],
  ['is closed when the server says so', { expired: true }, { now: end - 9e6 }, 'closed'],
  ['without an end stays open', { expires_at: null }, { now: Number.MAX_SAFE_INTEGER }, 'open'],
  ['with an end nobody can read stays open', { expires_at: 'soon' }, { now: end }, 'open'],
  ['is answered by a vote', { voted: true }, { now: end - 1 }, 'answered'],
  ['is not for its author to answer', {}, { now: end - 1, isOwn: true }, 'answered'],
  ['that ended is closed to those who voted too', { voted: true }, { now: end }, 'closed'],
] as const)('a poll %s', { tags: ['BY-05'] }, (_title, patch, reader, expected) => {
  const poll = samplePoll({ expires_at: END, ...patch })

  expect(pollStage(poll, { isOwn: false, ...reader })).toBe(expected)
})

test('the end is a moment, or never', () => {
  expect(pollEnd({ expires_at: END })).toBe(end)
  expect(pollEnd({ expires_at: null })).toBe(Infinity)
})
