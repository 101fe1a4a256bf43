import { expect, test } from 'vitest'
import { statusId } from '../entities/ids.ts'
import { QUOTE_STATES } from '../entities/quote-state.ts'
import { isHiddenByUser, getQuotePlaceholder } from './quote-placeholder.ts'

const near = { blocking: false, domain_blocking: false, muting: false }
const accepted = { state: 'accepted', status: statusId('4') } as const

test.each([
  ['of an author without a block or mute', near, null],
  ['of an author with an unknown relationship', undefined, null],
  ['of a blocked author', { ...near, blocking: true, muting: true }, 'blocked_account'],
  ['from a blocked server', { ...near, domain_blocking: true }, 'blocked_domain'],
  ['of a muted author', { ...near, muting: true }, 'muted_account'],
])(
  'returns the placeholder or null for a quoted post %s',
  { tags: ['BY-06'] },
  (_title, relationship, expected) => {
    expect(getQuotePlaceholder(accepted, { isMissing: false, relationship })).toBe(expected)
  },
)

test.each([
  ['has no id', { state: 'accepted', status: null }, false],
  ['could not be loaded', accepted, true],
] as const)(
  'returns "missing" for a quoted post that %s',
  { tags: ['BY-06'] },
  (_title, quote, isMissing) => {
    expect(getQuotePlaceholder(quote, { isMissing, relationship: undefined })).toBe('missing')
  },
)

test(
  'returns the state as placeholder for every state except accepted',
  { tags: ['BY-06'] },
  () => {
    const lines = QUOTE_STATES.map((state) =>
      getQuotePlaceholder({ state, status: null }, { isMissing: true, relationship: near }),
    )

    expect(lines).toEqual(QUOTE_STATES.map((state) => (state === 'accepted' ? 'missing' : state)))
  },
)

test('allows revealing only posts that the user has hidden', { tags: ['BY-06'] }, () => {
  const all = [...QUOTE_STATES, 'missing'] as const

  expect(all.filter((line) => line !== 'accepted' && isHiddenByUser(line))).toEqual([
    'blocked_account',
    'blocked_domain',
    'muted_account',
  ])
})
