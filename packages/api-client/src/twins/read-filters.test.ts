import { expect, test, vi } from 'vitest'
import sentV1 from '../fixtures/gotosocial-filters-v1.json'
import sentV2 from '../fixtures/gotosocial-filters-v2.json'
import { movesLoadingBar, raisesAlert } from '../http/observer.ts'
import { clientOf } from '../testing/client-of.ts'
import { readFilters } from './read-filters.ts'

const V1 = 'GET /api/v1/filters'
const V2 = 'GET /api/v2/filters'

test(
  'asks /api/v2/filters first, and /api/v1/filters not at all where it answers',
  { tags: ['API-55'] },
  async () => {
    const { api, asked } = clientOf({ [V2]: () => Response.json(sentV2) })

    const filters = await readFilters(api)

    expect(filters.map(({ title }) => title)).toEqual(['spoilers', 'formspoilers', 'Ball games'])
    expect(asked()).toEqual([V2])
  },
)

test(
  'where there are only old filters each becomes one of a single keyword',
  { tags: ['ENT-20', 'API-55'] },
  async () => {
    const strict = { ...sentV1[1], irreversible: true }
    const { api, asked } = clientOf({ [V1]: () => Response.json([sentV1[0], strict]) })

    const filters = await readFilters(api)

    expect(asked()).toEqual([V2, V1])
    expect(filters).toMatchObject([
      {
        id: sentV1[0]?.id,
        title: 'spoilers',
        context: ['home', 'public'],
        filter_action: 'warn',
        expires_at: '2026-11-21T09:00:27.414Z',
        keywords: [{ id: sentV1[0]?.id, keyword: 'spoilers', whole_word: true }],
      },
      { title: 'formspoilers', filter_action: 'hide', expires_at: null },
    ])
  },
)

test('a server without filters has none, and that is known from then on', async () => {
  const { api, asked } = clientOf({})

  expect(await readFilters(api)).toEqual([])
  expect(await readFilters(api)).toEqual([])
  expect(asked()).toEqual([V2, V1])
  expect([api.capabilities.has('filtersV2'), api.capabilities.has('filtersV1')]).toEqual([
    false,
    false,
  ])
})

test(
  'a failure is nobody’s alert and moves no loading bar',
  { tags: ['ERR-06', 'FLT-12'] },
  async () => {
    const told = vi.fn<(what: string) => void>()
    const { api } = clientOf(
      { [V2]: () => Response.json({ error: 'Down' }, { status: 503 }) },
      {
        observer: {
          onStart: (endpoint, options) => movesLoadingBar(endpoint, options) && told('bar'),
          onError: (endpoint, error, options) =>
            raisesAlert(endpoint, error, options) && told('alert'),
        },
      },
    )

    await expect(readFilters(api)).rejects.toMatchObject({ kind: 'response', status: 503 })
    expect(told).not.toHaveBeenCalled()
  },
)
