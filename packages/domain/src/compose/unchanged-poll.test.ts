import { expect, test } from 'vitest'
import { pollId } from '../entities/ids.ts'
import { getUnchangedPoll } from './edit-params.ts'

const NOW = Date.parse('2026-11-23T12:00:00Z')
const poll = {
  id: pollId('1'),
  expires_at: '2026-11-23T13:00:00Z',
  expired: false,
  multiple: true,
  votes_count: 4,
  voters_count: 3,
  options: [
    { title: 'Tea', votes_count: 3 },
    { title: 'Coffee', votes_count: 1 },
  ],
  emojis: [],
  voted: false,
  own_votes: [],
}

test('sends the same poll with the remaining time', { tags: ['BY-04'] }, () => {
  expect(getUnchangedPoll(poll, NOW)).toEqual({
    options: ['Tea', 'Coffee'],
    expires_in: 3_600,
    multiple: true,
    hide_totals: false,
  })
})

test('keeps hidden counts hidden', () => {
  const options = poll.options.map(({ title }) => ({ title, votes_count: null }))

  expect(getUnchangedPoll({ ...poll, options }, NOW).hide_totals).toBe(true)
})

test.each([
  ['that has ended', '2026-11-23T11:00:00Z'],
  ['without an end', null],
  ['with an invalid end', 'soon'],
])('sends the shortest allowed time for a poll %s', (_what, expires_at) => {
  expect(getUnchangedPoll({ ...poll, expires_at }, NOW).expires_in).toBe(300)
})
