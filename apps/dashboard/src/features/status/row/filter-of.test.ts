import { expect, test } from 'vitest'
import { filterId, type FilterAction } from '@colonnade/domain/entities'
import { filterOf } from './filter-of.ts'

const result = (title: string, filter_action: FilterAction) => ({
  filter: { id: filterId(title), title, context: ['home'], expires_at: null, filter_action },
})

test.each([
  ['nothing is asked for where nothing matched', [], { action: null, title: null }],
  [
    'a warning names its filter',
    [result('Spoilers', 'warn')],
    { action: 'warn', title: 'Spoilers' },
  ],
  ['a blur hides media only', [result('Spiders', 'blur')], { action: 'blur', title: 'Spiders' }],
  [
    'a warning weighs more than a blur',
    [result('Spiders', 'blur'), result('Spoilers', 'warn')],
    { action: 'warn', title: 'Spoilers' },
  ],
])('%s [FLT-13]', (_title, filtered, expected) => {
  expect(filterOf({ filtered })).toEqual(expected)
})

test('a server that does not filter asks for nothing [FLT-13]', () => {
  expect(filterOf({})).toEqual({ action: null, title: null })
})
