import { expect, test } from 'vitest'
import { filterId, statusId } from '../entities/index.ts'
import { nextExpiry, rulesOfV2 } from './index.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const ending = (...ends: readonly (string | null)[]) =>
  rulesOfV2(
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
  ['none', [], null],
  ['one for ever', [null], null],
  ['one that has ended', ['2026-11-20T12:00:00Z'], null],
  ['an end that nobody can read', ['soon'], null],
  ['a later one first', ['2026-11-22T00:00:00Z', '2026-11-21T00:00:00Z'], '2026-11-21T00:00:00Z'],
  [
    'an earlier one first',
    ['2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z'],
    '2026-11-21T00:00:00Z',
  ],
  ['a phrase for ever', [null, '2026-11-22T00:00:00Z'], '2026-11-22T00:00:00Z'],
])('of %s the next end is known', { tags: ['FLT-05'] }, (_which, ends, expected) => {
  expect(nextExpiry(ending(...ends), NOW)).toBe(expected === null ? null : Date.parse(expected))
})
