import { expect, test } from 'vitest'
import { accountId, statusId, toStatusRecord, type StatusEntity } from '../entities/index.ts'
import { sampleAttachment } from '../testing/sample-uploads.ts'
import { sampleAccount, sampleStatus } from '../testing/samples.ts'
import { type ColumnRules, findHidingRule, SHOW_ALL } from './index.ts'

const me = accountId('99')
const record = (patch: Partial<StatusEntity> = {}) => toStatusRecord(sampleStatus(patch))
const createRegexRules = (text: string): ColumnRules => ({
  ...SHOW_ALL,
  isUnwanted: ({ search_index }) => search_index.toLowerCase().includes(text),
})
const createRules = (kind: 'reblog' | 'reply' | 'direct') => ({
  ...SHOW_ALL,
  shows: { ...SHOW_ALL.shows, [kind]: false },
})

const shouting = record({ content: '<p>FOO bar</p>' })

test('hides statuses that match the pattern', { tags: ['TL-25'] }, () => {
  expect(findHidingRule(shouting, null, createRegexRules('foo'), me)).toBe('pattern')
  expect(findHidingRule(record(), null, createRegexRules('foo'), me)).toBeNull()
  expect(findHidingRule(shouting, null, SHOW_ALL, me)).toBeNull()
})

test('matches the original of a boost', { tags: ['TL-25'] }, () => {
  expect(findHidingRule(record({ content: '' }), shouting, createRegexRules('foo'), me)).toBe(
    'pattern',
  )
  expect(findHidingRule(shouting, record(), createRegexRules('foo'), me)).toBeNull()
})

test('shows own statuses, also when others boost them', { tags: ['TL-25'] }, () => {
  const own = record({ account: sampleAccount({ id: me }), content: 'foo' })

  expect(findHidingRule(own, null, createRegexRules('foo'), me)).toBeNull()
  expect(findHidingRule(record(), own, createRegexRules('foo'), me)).toBeNull()
})

test('hides only boosts when boosts are off', { tags: ['TL-26'] }, () => {
  expect(findHidingRule(record(), record(), createRules('reblog'), me)).toBe('boost')
  expect(findHidingRule(record(), null, createRules('reblog'), me)).toBeNull()
})

test('shows replies to the own account when replies are off', { tags: ['TL-26'] }, () => {
  const reply = (to: typeof me) =>
    record({ in_reply_to_id: statusId('1'), in_reply_to_account_id: to })

  expect(findHidingRule(reply(accountId('5')), null, createRules('reply'), me)).toBe('reply')
  expect(findHidingRule(reply(me), null, createRules('reply'), me)).toBeNull()
  expect(findHidingRule(record(), null, createRules('reply'), me)).toBeNull()
})

test('hides direct messages when they are off', { tags: ['TL-26'] }, () => {
  const direct = record({ visibility: 'direct' })

  expect(findHidingRule(direct, null, createRules('direct'), me)).toBe('direct')
  expect(findHidingRule(direct, null, SHOW_ALL, me)).toBeNull()
  expect(findHidingRule(record(), null, createRules('direct'), me)).toBeNull()
})

const picture = record({ media_attachments: [sampleAttachment('1')] })

test(
  'hides statuses without media when only media is shown, and checks the original of a boost',
  { tags: ['BY-36'] },
  () => {
    const rules = { ...SHOW_ALL, onlyMedia: true }

    expect(findHidingRule(record(), null, rules, me)).toBe('media')
    expect(findHidingRule(picture, null, rules, me)).toBeNull()
    expect(findHidingRule(record(), picture, rules, me)).toBeNull()
    expect(findHidingRule(picture, record(), rules, me)).toBe('media')
  },
)

test('returns the first of several matching rules', { tags: ['BY-36'] }, () => {
  const strict: ColumnRules = {
    isUnwanted: () => true,
    shows: { reblog: false, reply: false, direct: false },
    onlyMedia: true,
  }
  const reply = { in_reply_to_id: statusId('1'), in_reply_to_account_id: accountId('5') }
  const secret = { visibility: 'direct' } as const

  expect(findHidingRule(record({ ...reply, ...secret }), record(), strict, me)).toBe('boost')
  expect(findHidingRule(record({ ...reply, ...secret }), null, strict, me)).toBe('reply')
  expect(findHidingRule(record(secret), null, strict, me)).toBe('direct')
  expect(findHidingRule(record(), null, strict, me)).toBe('media')
  expect(findHidingRule(picture, null, strict, me)).toBe('pattern')
})

test('shows boosts, replies, direct messages and any text by default', { tags: ['TL-26'] }, () => {
  expect(SHOW_ALL).toEqual({
    isUnwanted: null,
    shows: { reblog: true, reply: true, direct: true },
    onlyMedia: false,
  })
})
