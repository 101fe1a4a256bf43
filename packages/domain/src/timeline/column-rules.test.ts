import { expect, test } from 'vitest'
import { accountId, statusId, toStatusRecord, type StatusEntity } from '../entities/index.ts'
import { sampleAccount, sampleStatus } from '../testing/samples.ts'
import { compileColumnRegex, isHiddenByColumn, SHOW_ALL } from './index.ts'

const me = accountId('99')
const record = (patch: Partial<StatusEntity> = {}) => toStatusRecord(sampleStatus(patch))
const regex = (text: string) => ({ ...SHOW_ALL, regex: compileColumnRegex(text) })
const hiding = (kind: 'reblog' | 'reply' | 'direct') => ({
  ...SHOW_ALL,
  shows: { ...SHOW_ALL.shows, [kind]: false },
})

const shouting = record({ content: '<p>FOO bar</p>' })

test('a column hides what its expression matches, whatever the case [TL-25]', () => {
  expect(isHiddenByColumn(shouting, null, regex('foo'), me)).toBe(true)
  expect(isHiddenByColumn(record(), null, regex('foo'), me)).toBe(false)
  expect(isHiddenByColumn(shouting, null, regex(' bar '), me)).toBe(true)
})

test('an expression that is none hides nothing [TL-25]', () => {
  expect(compileColumnRegex('(')).toBeNull()
  expect(compileColumnRegex('  ')).toBeNull()
  expect(isHiddenByColumn(shouting, null, regex('('), me)).toBe(false)
})

test.each([
  ['\\p{Script=Greek}', 'αβγ'],
  ['\\#cats', '#cats'],
  ['\\#cats', '#CATS'],
])('%s is understood, be it of the new syntax or the old [TL-25]', (text, content) => {
  expect(isHiddenByColumn(record({ content }), null, regex(text), me)).toBe(true)
  expect(isHiddenByColumn(record(), null, regex(text), me)).toBe(false)
})

test('a boost is judged by its original [TL-25]', () => {
  expect(isHiddenByColumn(record({ content: '' }), shouting, regex('foo'), me)).toBe(true)
  expect(isHiddenByColumn(shouting, record(), regex('foo'), me)).toBe(false)
})

test('own statuses stay, boosted by others too [TL-25]', () => {
  const own = record({ account: sampleAccount({ id: me }), content: 'foo' })

  expect(isHiddenByColumn(own, null, regex('foo'), me)).toBe(false)
  expect(isHiddenByColumn(record(), own, regex('foo'), me)).toBe(false)
})

test('a column without boosts hides boosts only [TL-26]', () => {
  expect(isHiddenByColumn(record(), record(), hiding('reblog'), me)).toBe(true)
  expect(isHiddenByColumn(record(), null, hiding('reblog'), me)).toBe(false)
})

test('a column without replies still shows replies to the reader [TL-26]', () => {
  const reply = (to: typeof me) =>
    record({ in_reply_to_id: statusId('1'), in_reply_to_account_id: to })

  expect(isHiddenByColumn(reply(accountId('5')), null, hiding('reply'), me)).toBe(true)
  expect(isHiddenByColumn(reply(me), null, hiding('reply'), me)).toBe(false)
  expect(isHiddenByColumn(record(), null, hiding('reply'), me)).toBe(false)
})

test('a column without direct messages hides them [TL-26]', () => {
  const direct = record({ visibility: 'direct' })

  expect(isHiddenByColumn(direct, null, hiding('direct'), me)).toBe(true)
  expect(isHiddenByColumn(direct, null, SHOW_ALL, me)).toBe(false)
  expect(isHiddenByColumn(record(), null, hiding('direct'), me)).toBe(false)
})

test('a new column shows all: boosts, replies, direct messages, any text [TL-26]', () => {
  expect(SHOW_ALL).toEqual({ regex: null, shows: { reblog: true, reply: true, direct: true } })
})
