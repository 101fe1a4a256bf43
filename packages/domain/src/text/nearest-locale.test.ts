import { expect, test } from 'vitest'
import { nearestLocale } from './index.ts'

test.each([
  ['the very one', ['pt-BR'], 'pt-BR'],
  ['the same, written otherwise', ['pt_br'], 'pt-BR'],
  ['the same language of elsewhere', ['pt-AO'], 'pt'],
  ['the same language, where only another country has it', ['de-AT'], 'de-CH'],
  ['the dearest that is known', ['tlh', 'de-AT', 'pt-BR'], 'de-CH'],
  ['English before others, where it is dearer', ['en-GB', 'pt-BR'], 'en'],
  ['the first for a language that nobody speaks here', ['tlh'], 'en'],
  ['the first for no language', [''], 'en'],
  ['the first for nothing', [], 'en'],
])('%s is spoken to who asks for %j', { tags: ['STA-03', 'BY-19'] }, (_what, wanted, spoken) => {
  expect(nearestLocale(wanted, ['en', 'pt', 'pt-BR', 'de-CH'])).toBe(spoken)
})
