import { expect, test } from 'vitest'
import { nearestLocale } from './index.ts'

test.each([
  ['the very one', 'pt-BR', 'pt-BR'],
  ['the same, written otherwise', 'pt_br', 'pt-BR'],
  ['the same language of elsewhere', 'pt-AO', 'pt'],
  ['the same language, where only another country has it', 'de-AT', 'de-CH'],
  ['the first for a language that nobody speaks here', 'tlh', 'en'],
  ['the first for no language', '', 'en'],
])('%s is spoken to who asks for %s [STA-03]', (_what, wanted, spoken) => {
  expect(nearestLocale(wanted, ['en', 'pt', 'pt-BR', 'de-CH'])).toBe(spoken)
})
