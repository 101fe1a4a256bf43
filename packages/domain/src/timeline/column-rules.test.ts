import { expect, test } from 'vitest'
import { accountId, statusId, toStatusRecord, type StatusEntity } from '../entities/index.ts'
import { sampleAttachment } from '../testing/sample-uploads.ts'
import { sampleAccount, sampleStatus } from '../testing/samples.ts'
import { type ColumnRules, hidingRule, SHOW_ALL } from './index.ts'

const me = accountId('99')
const record = (patch: Partial<StatusEntity> = {}) => toStatusRecord(sampleStatus(patch))
const regex = (text: string): ColumnRules => ({
  ...SHOW_ALL,
  isUnwanted: ({ search_index }) => search_index.toLowerCase().includes(text),
})
const hiding = (kind: 'reblog' | 'reply' | 'direct') => ({
  ...SHOW_ALL,
  shows: { ...SHOW_ALL.shows, [kind]: false },
})

const shouting = record({ content: '<p>FOO bar</p>' })

test('a column hides what its expression matches', { tags: ['TL-25'] }, () => {
  expect(hidingRule(shouting, null, regex('foo'), me)).toBe('pattern')
  expect(hidingRule(record(), null, regex('foo'), me)).toBeNull()
  expect(hidingRule(shouting, null, SHOW_ALL, me)).toBeNull()
})

test('a boost is judged by its original', { tags: ['TL-25'] }, () => {
  expect(hidingRule(record({ content: '' }), shouting, regex('foo'), me)).toBe('pattern')
  expect(hidingRule(shouting, record(), regex('foo'), me)).toBeNull()
})

test('own statuses stay, boosted by others too', { tags: ['TL-25'] }, () => {
  const own = record({ account: sampleAccount({ id: me }), content: 'foo' })

  expect(hidingRule(own, null, regex('foo'), me)).toBeNull()
  expect(hidingRule(record(), own, regex('foo'), me)).toBeNull()
})

test('a column without boosts hides boosts only', { tags: ['TL-26'] }, () => {
  expect(hidingRule(record(), record(), hiding('reblog'), me)).toBe('boost')
  expect(hidingRule(record(), null, hiding('reblog'), me)).toBeNull()
})

test('a column without replies still shows replies to the reader', { tags: ['TL-26'] }, () => {
  const reply = (to: typeof me) =>
    record({ in_reply_to_id: statusId('1'), in_reply_to_account_id: to })

  expect(hidingRule(reply(accountId('5')), null, hiding('reply'), me)).toBe('reply')
  expect(hidingRule(reply(me), null, hiding('reply'), me)).toBeNull()
  expect(hidingRule(record(), null, hiding('reply'), me)).toBeNull()
})

test('a column without direct messages hides them', { tags: ['TL-26'] }, () => {
  const direct = record({ visibility: 'direct' })

  expect(hidingRule(direct, null, hiding('direct'), me)).toBe('direct')
  expect(hidingRule(direct, null, SHOW_ALL, me)).toBeNull()
  expect(hidingRule(record(), null, hiding('direct'), me)).toBeNull()
})

const picture = record({ media_attachments: [sampleAttachment('1')] })

test(
  'a column with media only hides what has none, a boost by its original',
  { tags: ['BY-36'] },
  () => {
    const rules = { ...SHOW_ALL, onlyMedia: true }

    expect(hidingRule(record(), null, rules, me)).toBe('media')
    expect(hidingRule(picture, null, rules, me)).toBeNull()
    expect(hidingRule(record(), picture, rules, me)).toBeNull()
    expect(hidingRule(picture, record(), rules, me)).toBe('media')
  },
)

test('of several rules the first says why', { tags: ['BY-36'] }, () => {
  const strict: ColumnRules = {
    isUnwanted: () => true,
    shows: { reblog: false, reply: false, direct: false },
    onlyMedia: true,
  }
  const reply = { in_reply_to_id: statusId('1'), in_reply_to_account_id: accountId('5') }
  const secret = { visibility: 'direct' } as const

  expect(hidingRule(record({ ...reply, ...secret }), record(), strict, me)).toBe('boost')
  expect(hidingRule(record({ ...reply, ...secret }), null, strict, me)).toBe('reply')
  expect(hidingRule(record(secret), null, strict, me)).toBe('direct')
  expect(hidingRule(record(), null, strict, me)).toBe('media')
  expect(hidingRule(picture, null, strict, me)).toBe('pattern')
})

test(
  'a new column shows all: boosts, replies, direct messages, any text',
  { tags: ['TL-26'] },
  () => {
    expect(SHOW_ALL).toEqual({
      isUnwanted: null,
      shows: { reblog: true, reply: true, direct: true },
      onlyMedia: false,
    })
  },
)
