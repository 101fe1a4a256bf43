import { expect, test } from 'vitest'
import { type FilterDraft, NEW_FILTER } from '@colonnade/domain/filters'
import { createTestClient } from '../testing/create-test-client.ts'
import { createFilter } from './change-filter.ts'

const draft: FilterDraft = {
  ...NEW_FILTER,
  title: 'Ball games',
  context: ['home', 'public'],
  action: 'hide',
  expiry: 3_600,
  keywords: [
    { id: null, keyword: 'football', whole_word: true },
    { id: null, keyword: 'goal', whole_word: false },
  ],
}

test('creates a filter with all its keywords in one request', { tags: ['BY-10'] }, async () => {
  const { api, bodies } = createTestClient({
    'POST /api/v2/filters': () => Response.json({ id: '1', title: 'Ball games' }),
  })

  const made = await createFilter(api, draft)

  expect(made).toMatchObject([{ id: '1', title: 'Ball games' }])
  expect(await bodies()).toEqual([
    {
      title: 'Ball games',
      context: ['home', 'public'],
      filter_action: 'hide',
      expires_in: 3_600,
      keywords_attributes: [
        { keyword: 'football', whole_word: true },
        { keyword: 'goal', whole_word: false },
      ],
    },
  ])
})

test('creates a v1 filter per keyword on an old server', async () => {
  let count = 0
  const { api, bodies, getCalls } = createTestClient({
    'POST /api/v1/filters': async (request) => {
      const body = (await request.json()) as object
      count += 1
      return Response.json({ ...body, id: String(count) })
    },
  })

  const made = await createFilter(api, { ...draft, expiry: 'never' })

  expect(getCalls()).toEqual([
    'POST /api/v2/filters',
    'POST /api/v1/filters',
    'POST /api/v1/filters',
  ])
  expect((await bodies())[1]).toEqual({
    phrase: 'football',
    whole_word: true,
    context: ['home', 'public'],
    irreversible: true,
    expires_in: '',
  })
  expect(made.map(({ title, filter_action }) => `${title} ${filter_action}`)).toEqual([
    'football hide',
    'goal hide',
  ])
})

test('reports unsupported when the server refuses without a reason', async () => {
  const empty = () => new Response('', { status: 422 })
  const { api } = createTestClient({ 'POST /api/v2/filters': empty, 'POST /api/v1/filters': empty })

  await expect(createFilter(api, draft)).rejects.toMatchObject({ kind: 'unsupported' })
})
