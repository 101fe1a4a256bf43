import { expect, test } from 'vitest'
import { filterId, statusId } from '../entities/index.ts'
import { getNextFilterExpiry, toFilterRules } from './index.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const createRules = (...ends: readonly (string | null)[]) =>
  toFilterRules(
    ends.map((expires_at, index) => ({
      id: filterId(String(index)),
      title: 'Tea',
      context: ['home'],
      expires_at,
      filter_action: 'warn',
      keywords: index % 2 === 0 ? [{ id: '1', keyword: 'tea', whole_word: true }] : [],
      statuses: index % 2 === 0 ? [] : [{ id: '1', status_id: statusId('7') }],
    })),
  )

test.each([
  ['no filters', [], null],
  ['a permanent filter', [null], null],
  ['an expired filter', ['2026-11-20T12:00:00Z'], null],
  ['an invalid date', ['soon'], null],
  [
    'a later expiry first',
    ['2026-11-22T00:00:00Z', '2026-11-21T00:00:00Z'],
    '2026-11-21T00:00:00Z',
  ],
  [
    'an earlier expiry first',
    ['2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z'],
    '2026-11-21T00:00:00Z',
  ],
  ['a permanent phrase', [null, '2026-11-22T00:00:00Z'], '2026-11-22T00:00:00Z'],
])('returns the next expiry of %s', { tags: ['FLT-05'] }, (_which, ends, expected) => {
  expect(getNextFilterExpiry(createRules(...ends), NOW)).toBe(
    expected === null ? null : Date.parse(expected),
  )
})
