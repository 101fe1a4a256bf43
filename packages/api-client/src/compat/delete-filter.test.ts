import { expect, test } from 'vitest'
import { filterId, type FilterV2Entity } from '@colonnade/domain/entities'
import { createTestClient } from '../testing/create-test-client.ts'
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
  ['a v2 filter by its id', true, ['DELETE /api/v2/filters/1']],
  [
    'each v1 filter of its keywords on an old server',
    false,
    ['DELETE /api/v1/filters/5', 'DELETE /api/v1/filters/6'],
  ],
])('deletes the right filters: %s', { tags: ['BY-10'] }, async (_name, isNew, wanted) => {
  const gone = () => Response.json({})
  const { api, getCalls } = createTestClient(
    Object.fromEntries(wanted.map((route) => [route, gone])),
  )
  api.capabilities.record('filtersV2', isNew)

  await deleteFilter(api, filter)

  expect(getCalls()).toEqual(wanted)
})
