import { expect, test } from 'vitest'
import { filterId, type FilterV2Entity } from '@colonnade/domain/entities'
import { toFilterDraft, type FilterDraft } from '@colonnade/domain/filters'
import { createTestClient } from '../testing/create-test-client.ts'
import { updateFilter } from './change-filter.ts'

const createKeyword = (id: string | null, word: string) => ({
  id,
  keyword: word,
  whole_word: false,
})
const before: FilterV2Entity = {
  id: filterId('1'),
  title: 'Games',
  context: ['home'],
  expires_at: null,
  filter_action: 'warn',
  keywords: [createKeyword('5', 'chess'), createKeyword('6', 'goal')],
  statuses: [],
}
const draft: FilterDraft = {
  ...toFilterDraft(before),
  title: 'Ball games',
  context: ['home', 'thread'],
  action: 'blur',
  expiry: 'never',
  keywords: [createKeyword('6', 'goals'), createKeyword(null, 'football')],
}

test(
  'deletes keywords that the draft lacks and sends new ones without an id',
  { tags: ['BY-10'] },
  async () => {
    const { api, getCalls, bodies } = createTestClient({
      'PUT /api/v2/filters/1': () => Response.json({ id: '1', title: 'Ball games' }),
    })

    await updateFilter(api, { before, draft })

    expect(getCalls()).toEqual(['PUT /api/v2/filters/1'])
    expect(await bodies()).toEqual([
      {
        title: 'Ball games',
        context: ['home', 'thread'],
        filter_action: 'blur',
        expires_in: '',
        keywords_attributes: [
          { id: '6', keyword: 'goals', whole_word: false },
          { keyword: 'football', whole_word: false },
          { id: '5', _destroy: true },
        ],
      },
    ])
  },
)

test('keeps the expiry when the draft does not change it', async () => {
  const { api, bodies } = createTestClient({
    'PUT /api/v2/filters/1': () => Response.json({ id: '1' }),
  })

  await updateFilter(api, { before, draft: { ...draft, expiry: 'keep' } })

  expect((await bodies())[0]).not.toHaveProperty('expires_in')
})

test('updates, creates or deletes each keyword separately on an old server', async () => {
  const answer = async (request: Request) =>
    Response.json({ ...((await request.json()) as object), id: '6' })
  const { api, getCalls } = createTestClient({
    'PUT /api/v1/filters/6': answer,
    'POST /api/v1/filters': answer,
    'DELETE /api/v1/filters/5': () => Response.json({}),
  })
  api.capabilities.record('filtersV2', false)

  const filters = await updateFilter(api, { before, draft })

  expect(getCalls()).toEqual([
    'PUT /api/v1/filters/6',
    'POST /api/v1/filters',
    'DELETE /api/v1/filters/5',
  ])
  expect(filters.map(({ title }) => title)).toEqual(['goals', 'football'])
})
