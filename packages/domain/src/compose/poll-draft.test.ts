import { expect, test } from 'vitest'
import {
  askedPoll,
  canSubmit,
  DEFAULT_POLL_LIMITS,
  EMPTY_POLL,
  emptyDraft,
  pollDurations,
  pollTrouble,
  redraftPoll,
  removePollOption,
  setPollOption,
  toPostedStatus,
} from './index.ts'

const HOUR = 3600
const poll = (...options: readonly string[]) => ({ ...EMPTY_POLL, options })

test(
  'behind the last written answer another opens, until the server takes no more',
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

test('an answer is taken out, and two stay to be written', { tags: ['BY-05'] }, () => {
  expect(removePollOption(poll('a', 'b', 'c', 'd'), 1).options).toEqual(['a', 'c', 'd', ''])
  expect(removePollOption(poll('a', 'b', ''), 0).options).toEqual(['b', ''])
  expect(removePollOption(poll('a', ''), 0).options).toEqual(['', ''])
})

test.each([
  ['two answers are enough', ['a', 'b', ''], null],
  ['one is none', ['a', ' '], 'too-few'],
  ['the same twice is no choice', ['a', 'b', ' a'], 'repeated'],
  ['fifty characters are taken', ['x'.repeat(50), 'b'], null],
  ['fifty-one are not', ['x'.repeat(51), 'b'], 'too-long'],
  ['a family counts as one', ['👨‍👩‍👧'.repeat(50), 'b'], null],
] as const)('%s', { tags: ['BY-05'] }, (_title, options, expected) => {
  expect(pollTrouble({ options })).toBe(expected)
})

test('what cannot be answered is not published', { tags: ['BY-05'] }, () => {
  const draft = { ...emptyDraft({ idempotencyKey: 'k' }), text: 'Which?' }

  expect(canSubmit({ ...draft, poll: poll('a', 'b') })).toBe(true)
  expect(canSubmit({ ...draft, poll: poll('a', '') })).toBe(false)
  expect(canSubmit({ ...draft, text: ' ', poll: poll('a', 'b') })).toBe(false)
})

test(
  'the answers are sent trimmed, without those that were left empty',
  { tags: ['BY-05'] },
  () => {
    const draft = { ...emptyDraft({ idempotencyKey: 'k' }), text: 'Which?' }
    const asked = { ...poll(' a ', '', 'b'), expiresIn: HOUR, multiple: true, hideTotals: true }

    expect(toPostedStatus({ ...draft, poll: asked }).poll).toEqual({
      options: ['a', 'b'],
      expires_in: HOUR,
      multiple: true,
      hide_totals: true,
    })
    expect(askedPoll(EMPTY_POLL).expires_in).toBe(24 * HOUR)
    expect('poll' in toPostedStatus(draft)).toBe(false)
  },
)

test(
  'a poll may be open as long as the server allows, the shortest first',
  { tags: ['BY-05'] },
  () => {
    const limits = { ...DEFAULT_POLL_LIMITS, min_expiration: HOUR, max_expiration: 24 * HOUR }

    expect(pollDurations(limits)).toEqual([HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR])
    expect(pollDurations({ ...limits, min_expiration: 7, max_expiration: 9 })).toEqual([7])
    expect(pollDurations(DEFAULT_POLL_LIMITS).at(-1)).toBe(30 * 24 * HOUR)
  },
)

test('a poll that is written anew is as it was, and as long', { tags: ['ST-15', 'BY-05'] }, () => {
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
