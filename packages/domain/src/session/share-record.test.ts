import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readInitialState, recordLocale, recordText, shareRecord } from './index.ts'

const page = {
  meta: { access_token: 'T', me: '1', locale: 'de', max_toot_chars: 900 },
  compose: { default_privacy: 'unlisted', text: 'of the page' },
}

test('without properties the page’s own record counts', { tags: ['STA-01'] }, () => {
  expect(shareRecord(undefined, page)).toBe(page)
  expect(shareRecord('text', page)).toBe(page)
})

test(
  'properties of the element replace what they name, and nothing beside it',
  { tags: ['STA-01'] },
  () => {
    const record = shareRecord({ compose: { text: 'of the element' }, own: 1 }, page)

    expect(record).toEqual({
      ...page,
      compose: { default_privacy: 'unlisted', text: 'of the element' },
      own: 1,
    })
    expect(readInitialState(record)?.composeText).toBe('of the element')
  },
)

test('properties alone are a whole record', { tags: ['STA-01'] }, () => {
  expect(readInitialState(shareRecord(page, null))).toEqual(readInitialState(page))
})

test(
  'the initial state says in which language the page is, signed in or not',
  { tags: ['STA-03'] },
  () => {
    expect(recordLocale(page)).toBe('de')
    expect(recordLocale(shareRecord({ locale: 'ar' }, page))).toBe('ar')
    expect(recordLocale(shareRecord({ locale: 'fa' }, null))).toBe('fa')
    expect(recordLocale(null)).toBe(null)
  },
)

test(
  'the initial state says what the composer starts with, signed in or not',
  { tags: ['STA-04'] },
  () => {
    expect(recordText(page)).toBe('of the page')
    expect(recordText(shareRecord({ text: 'Hello' }, page))).toBe('Hello')
    expect(recordText(shareRecord({ text: 'Hello' }, undefined))).toBe('Hello')
    expect(recordText({})).toBe('')
  },
)

test(
  'whatever stands at the element and in the page, there is a record',
  { tags: ['STA-01'] },
  () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (properties, record) => {
        const whole = shareRecord(properties, record)

        expect(recordLocale(whole) ?? '').toBeTypeOf('string')
        expect(typeof recordText(whole)).toBe('string')
      }),
    )
  },
)
