import { expect, test } from 'vitest'
import { getTimeFormatOptions } from './time-format-options.ts'

test.each([
  ['in the variant of the user’s country', 'en', ['de-AT', 'en-GB'], 'en-GB', 'h23'],
  ['with the digits of the language', 'ar-u-nu-latn', ['ar-EG', 'en-US'], 'ar-EG-u-nu-latn', 'h12'],
  ['in the interface language when the user has no variant of it', 'fr', ['en-US'], 'fr', 'h12'],
])('formats times %s', (_name, language, languages, locale, hourCycle) => {
  expect(getTimeFormatOptions(language, languages)).toEqual({ locale, hourCycle })
})

test.each([[['C']], [['en-US@posix', 'de-DE']], [['']], [[]]])(
  'falls back to the interface language for the browser languages %j',
  (languages) => {
    const { locale, hourCycle } = getTimeFormatOptions('en', languages)

    expect(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short', hourCycle })).not.toThrow()
    expect(locale).toBe('en')
  },
)
