import { expect, test } from 'vitest'
import { findNearestLocale } from './index.ts'

test.each([
  ['the same tag', ['pt-BR'], 'pt-BR'],
  ['the same tag in another notation', ['pt_br'], 'pt-BR'],
  ['the same language of another region', ['pt-AO'], 'pt'],
  ['the same language with only another region offered', ['de-AT'], 'de-CH'],
  ['the most preferred one that is offered', ['tlh', 'de-AT', 'pt-BR'], 'de-CH'],
  ['English before others if it is preferred', ['en-GB', 'pt-BR'], 'en'],
  ['the first for a language that is not offered', ['tlh'], 'en'],
  ['the first for an empty tag', [''], 'en'],
  ['the first without a preference', [], 'en'],
])('chooses %s for %j', { tags: ['STA-03', 'BY-19'] }, (_what, wanted, spoken) => {
  expect(findNearestLocale(wanted, ['en', 'pt', 'pt-BR', 'de-CH'])).toBe(spoken)
})
