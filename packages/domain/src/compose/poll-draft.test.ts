import { expect, test } from 'vitest'
import {
  toPollParams,
  canSubmit,
  DEFAULT_POLL_LIMITS,
  EMPTY_POLL,
  createEmptyDraft,
  getPollDurations,
  findPollError,
  redraftPoll,
  removePollOption,
  setPollOption,
  toPostedStatus,
} from './index.ts'

const HOUR = 3600
const poll = (...options: readonly string[]) => ({ ...EMPTY_POLL, options })

test(
  'adds an empty option after the last one is filled, up to the limit of the server',
  { tags: ['BY-05'] },
  () => {
    expect(setPollOption(EMPTY_POLL, 0, 'Tea').options).toEqual(['Tea', ''])
    expect(setPollOption(poll('Tea', ''), 1, 'Milk').options).toEqual(['Tea', 'Milk', ''])
    const full = setPollOption(poll('a', 'b', 'c', ''), 3, 'd')
    expect(full.options).toEqual(['a', 'b', 'c', 'd'])
    const wide = { ...DEFAULT_POLL_LIMITS, max_options: 5 }
    expect(setPollOption(full, 3, 'e', wide).options).toEqual(['a', 'b', 'c', 'e', ''])
  },
)

test('removes an option and keeps at least two', { tags: ['BY-05'] }, () => {
  expect(removePollOption(poll('a', 'b', 'c', 'd'), 1).options).toEqual(['a', 'c', 'd', ''])
  expect(removePollOption(poll('a', 'b', ''), 0).options).toEqual(['b', ''])
  expect(removePollOption(poll('a', ''), 0).options).toEqual(['', ''])
})

test.each([
  ['accepts two options', ['a', 'b', ''], null],
  ['rejects a single option', ['a', ' '], 'too-few'],
  ['rejects repeated options', ['a', 'b', ' a'], 'repeated'],
  ['accepts fifty characters', ['x'.repeat(50), 'b'], null],
  ['rejects fifty-one characters', ['x'.repeat(51), 'b'], 'too-long'],
  ['counts a family emoji as one character', ['👨‍👩‍👧'.repeat(50), 'b'], null],
] as const)('%s', { tags: ['BY-05'] }, (_title, options, expected) => {
  expect(findPollError({ options })).toBe(expected)
})

test('does not publish an invalid poll', { tags: ['BY-05'] }, () => {
  const draft = { ...createEmptyDraft({ idempotencyKey: 'k' }), text: 'Which?' }

  expect(canSubmit({ ...draft, poll: poll('a', 'b') })).toBe(true)
  expect(canSubmit({ ...draft, poll: poll('a', '') })).toBe(false)
  expect(canSubmit({ ...draft, text: ' ', poll: poll('a', 'b') })).toBe(false)
})

test('sends trimmed options without the empty ones', { tags: ['BY-05'] }, () => {
  const draft = { ...createEmptyDraft({ idempotencyKey: 'k' }), text: 'Which?' }
  const wanted = { ...poll(' a ', '', 'b'), expiresIn: HOUR, multiple: true, hideTotals: true }

  expect(toPostedStatus({ ...draft, poll: wanted }).poll).toEqual({
    options: ['a', 'b'],
    expires_in: HOUR,
    multiple: true,
    hide_totals: true,
  })
  expect(toPollParams(EMPTY_POLL).expires_in).toBe(24 * HOUR)
  expect('poll' in toPostedStatus(draft)).toBe(false)
})

test(
  'returns the durations that the server allows, the shortest first',
  { tags: ['BY-05'] },
  () => {
    const limits = { ...DEFAULT_POLL_LIMITS, min_expiration: HOUR, max_expiration: 24 * HOUR }

    expect(getPollDurations(limits)).toEqual([HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR])
    expect(getPollDurations({ ...limits, min_expiration: 7, max_expiration: 9 })).toEqual([7])
    expect(getPollDurations(DEFAULT_POLL_LIMITS).at(-1)).toBe(30 * 24 * HOUR)
  },
)

test('restores a poll and its duration for a redraft', { tags: ['ST-15', 'BY-05'] }, () => {
  const published = {
    options: [
      { title: 'Tea', votes_count: null },
      { title: 'Milk', votes_count: null },
    ],
    multiple: true,
    expires_at: '2026-01-04T00:00:10.000Z',
  }

  expect(redraftPoll(published, Date.parse('2026-01-01T00:00:00.000Z'))).toEqual({
    options: ['Tea', 'Milk'],
    expiresIn: 72 * HOUR,
    multiple: true,
    hideTotals: true,
  })
  expect(redraftPoll({ ...published, expires_at: null }, 0).expiresIn).toBe(24 * HOUR)
})
