import { expect, test } from 'vitest'
import { statusId } from '../entities/ids.ts'
import { QUOTE_STATES } from '../entities/quote-state.ts'
import { isOwnChoice, quoteLine } from './quote-line.ts'

const near = { blocking: false, domain_blocking: false, muting: false }
const accepted = { state: 'accepted', status: statusId('4') } as const

test.each([
  ['of an author nobody is at odds with is shown', near, null],
  ['of an author nobody knows is shown', undefined, null],
  ['of a blocked author is a line', { ...near, blocking: true, muting: true }, 'blocked_account'],
  ['from a blocked server is a line', { ...near, domain_blocking: true }, 'blocked_domain'],
  ['of a muted author is a line', { ...near, muting: true }, 'muted_account'],
])('a quoted post %s', { tags: ['BY-06'] }, (_title, relationship, expected) => {
  expect(quoteLine(accepted, { isMissing: false, relationship })).toBe(expected)
})

test.each([
  ['nobody names', { state: 'accepted', status: null }, false],
  ['nobody has', accepted, true],
] as const)('a quoted post that %s is missing', { tags: ['BY-06'] }, (_title, quote, isMissing) => {
  expect(quoteLine(quote, { isMissing, relationship: undefined })).toBe('missing')
})

test('every state but an accepted one is a line of its own', { tags: ['BY-06'] }, () => {
  const lines = QUOTE_STATES.map((state) =>
    quoteLine({ state, status: null }, { isMissing: true, relationship: near }),
  )

  expect(lines).toEqual(QUOTE_STATES.map((state) => (state === 'accepted' ? 'missing' : state)))
})

test('only what the reader hid themselves can be shown anyway', { tags: ['BY-06'] }, () => {
  const all = [...QUOTE_STATES, 'missing'] as const

  expect(all.filter((line) => line !== 'accepted' && isOwnChoice(line))).toEqual([
    'blocked_account',
    'blocked_domain',
    'muted_account',
  ])
})
