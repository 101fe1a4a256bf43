import { expect, test } from 'vitest'
import { pollId } from '../entities/ids.ts'
import { keptPoll } from './edited-parts.ts'

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

test('an edit asks the same again, for the time that is left', { tags: ['BY-04'] }, () => {
  expect(keptPoll(poll, NOW)).toEqual({
    options: ['Tea', 'Coffee'],
    expires_in: 3_600,
    multiple: true,
    hide_totals: false,
  })
})

test('counts that nobody sees stay hidden', () => {
  const options = poll.options.map(({ title }) => ({ title, votes_count: null }))

  expect(keptPoll({ ...poll, options }, NOW).hide_totals).toBe(true)
})

test.each([
  ['that has ended', '2026-11-23T11:00:00Z'],
  ['without an end', null],
  ['with an end that nobody can read', 'soon'],
])('one %s is asked for as shortly as instances allow', (_what, expires_at) => {
  expect(keptPoll({ ...poll, expires_at }, NOW).expires_in).toBe(300)
})
