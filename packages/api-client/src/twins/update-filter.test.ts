import { expect, test } from 'vitest'
import { filterId, type FilterV2Entity } from '@colonnade/domain/entities'
import { draftOfV2, type FilterDraft } from '@colonnade/domain/filters'
import { clientOf } from '../testing/client-of.ts'
import { updateFilter } from './change-filter.ts'

const keyword = (id: string | null, word: string) => ({ id, keyword: word, whole_word: false })
const before: FilterV2Entity = {
  id: filterId('1'),
  title: 'Games',
  context: ['home'],
  expires_at: null,
  filter_action: 'warn',
  keywords: [keyword('5', 'chess'), keyword('6', 'goal')],
  statuses: [],
}
const draft: FilterDraft = {
  ...draftOfV2(before),
  title: 'Ball games',
  context: ['home', 'thread'],
  action: 'blur',
  expiry: 'never',
  keywords: [keyword('6', 'goals'), keyword(null, 'football')],
}

test(
  'keywords that a draft lacks are taken away, new ones come without an id',
  { tags: ['BY-10'] },
  async () => {
    const { api, asked, bodies } = clientOf({
      'PUT /api/v2/filters/1': () => Response.json({ id: '1', title: 'Ball games' }),
    })

    await updateFilter(api, { before, draft })

    expect(asked()).toEqual(['PUT /api/v2/filters/1'])
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

test('a draft that does not speak of the end leaves it', async () => {
  const { api, bodies } = clientOf({ 'PUT /api/v2/filters/1': () => Response.json({ id: '1' }) })

  await updateFilter(api, { before, draft: { ...draft, expiry: 'keep' } })

  expect((await bodies())[0]).not.toHaveProperty('expires_in')
})

test('on an old server every keyword is changed, made or deleted by itself', async () => {
  const answer = async (request: Request) =>
    Response.json({ ...((await request.json()) as object), id: '6' })
  const { api, asked } = clientOf({
    'PUT /api/v1/filters/6': answer,
    'POST /api/v1/filters': answer,
    'DELETE /api/v1/filters/5': () => Response.json({}),
  })
  api.capabilities.note('filtersV2', false)

  const filters = await updateFilter(api, { before, draft })

  expect(asked()).toEqual([
    'PUT /api/v1/filters/6',
    'POST /api/v1/filters',
    'DELETE /api/v1/filters/5',
  ])
  expect(filters.map(({ title }) => title)).toEqual(['goals', 'football'])
})
