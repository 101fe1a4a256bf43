import { expect, test } from 'vitest'
import { timeManner } from './reader-locale.ts'

test.each([
  ['as their country writes the language of the words', 'en', ['de-AT', 'en-GB'], 'en-GB', 'h23'],
  ['with the digits of the language', 'ar-u-nu-latn', ['ar-EG', 'en-US'], 'ar-EG-u-nu-latn', 'h12'],
  ['in the language of the words where they read no other', 'fr', ['en-US'], 'fr', 'h12'],
])('times are written %s', (_name, language, languages, locale, hourCycle) => {
  expect(timeManner(language, languages)).toEqual({ locale, hourCycle })
})

test.each([[['C']], [['en-US@posix', 'de-DE']], [['']], [[]]])(
  'a browser that names the language %j is written for all the same',
  (languages) => {
    const { locale, hourCycle } = timeManner('en', languages)

    expect(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short', hourCycle })).not.toThrow()
    expect(locale).toBe('en')
  },
)
