import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readInitialState, getRecordLocale, getRecordText, createShareRecord } from './index.ts'

const page = {
  meta: { access_token: 'T', me: '1', locale: 'de', max_toot_chars: 900 },
  compose: { default_privacy: 'unlisted', text: 'of the page' },
}

test('uses the record of the page without properties', { tags: ['STA-01'] }, () => {
  expect(createShareRecord(undefined, page)).toBe(page)
  expect(createShareRecord('text', page)).toBe(page)
})

test(
  "overrides only the values of the record that the element's properties name",
  { tags: ['STA-01'] },
  () => {
    const record = createShareRecord({ compose: { text: 'of the element' }, own: 1 }, page)

    expect(record).toEqual({
      ...page,
      compose: { default_privacy: 'unlisted', text: 'of the element' },
      own: 1,
    })
    expect(readInitialState(record)?.composeText).toBe('of the element')
  },
)

test('accepts properties as the whole record', { tags: ['STA-01'] }, () => {
  expect(readInitialState(createShareRecord(page, null))).toEqual(readInitialState(page))
})

test('returns the language of the page, signed in or not', { tags: ['STA-03'] }, () => {
  expect(getRecordLocale(page)).toBe('de')
  expect(getRecordLocale(createShareRecord({ locale: 'ar' }, page))).toBe('ar')
  expect(getRecordLocale(createShareRecord({ locale: 'fa' }, null))).toBe('fa')
  expect(getRecordLocale(null)).toBe(null)
})

test('returns the initial text of the composer, signed in or not', { tags: ['STA-04'] }, () => {
  expect(getRecordText(page)).toBe('of the page')
  expect(getRecordText(createShareRecord({ text: 'Hello' }, page))).toBe('Hello')
  expect(getRecordText(createShareRecord({ text: 'Hello' }, undefined))).toBe('Hello')
  expect(getRecordText({})).toBe('')
})

test('returns a record for any properties and any page', { tags: ['STA-01'] }, () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (properties, record) => {
      const whole = createShareRecord(properties, record)

      expect(getRecordLocale(whole) ?? '').toBeTypeOf('string')
      expect(typeof getRecordText(whole)).toBe('string')
    }),
  )
})
