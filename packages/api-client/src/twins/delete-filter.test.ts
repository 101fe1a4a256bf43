import { expect, test } from 'vitest'
import { filterId, type FilterV2Entity } from '@colonnade/domain/entities'
import { clientOf } from '../testing/client-of.ts'
import { deleteFilter } from './change-filter.ts'

const filter: FilterV2Entity = {
  id: filterId('1'),
  title: 'Games',
  context: ['home'],
  expires_at: null,
  filter_action: 'warn',
  keywords: [
    { id: '5', keyword: 'chess', whole_word: false },
    { id: '6', keyword: 'goal', whole_word: false },
  ],
  statuses: [],
}

test.each([
  ['a filter goes by its own id', true, ['DELETE /api/v2/filters/1']],
  [
    'on an old server each of its keywords goes',
    false,
    ['DELETE /api/v1/filters/5', 'DELETE /api/v1/filters/6'],
  ],
])('%s', { tags: ['BY-10'] }, async (_name, isNew, wanted) => {
  const gone = () => Response.json({})
  const { api, asked } = clientOf(Object.fromEntries(wanted.map((route) => [route, gone])))
  api.capabilities.note('filtersV2', isNew)

  await deleteFilter(api, filter)

  expect(asked()).toEqual(wanted)
})
