import { expect, test, vi } from 'vitest'
import sentV1 from '../fixtures/gotosocial-filters-v1.json'
import sentV2 from '../fixtures/gotosocial-filters-v2.json'
import { shouldShowLoadingBar, shouldShowAlert } from '../http/request-observer.ts'
import { createTestClient } from '../testing/create-test-client.ts'
import { readFilters } from './read-filters.ts'

const V1 = 'GET /api/v1/filters'
const V2 = 'GET /api/v2/filters'

test(
  'requests /api/v2/filters, and /api/v1/filters only when that is missing',
  { tags: ['API-55'] },
  async () => {
    const { api, getCalls } = createTestClient({ [V2]: () => Response.json(sentV2) })

    const filters = await readFilters(api)

    expect(filters.map(({ title }) => title)).toEqual(['spoilers', 'formspoilers', 'Ball games'])
    expect(getCalls()).toEqual([V2])
  },
)

test(
  'converts each v1 filter to one with a single keyword',
  { tags: ['ENT-20', 'API-55'] },
  async () => {
    const strict = { ...sentV1[1], irreversible: true }
    const { api, getCalls } = createTestClient({ [V1]: () => Response.json([sentV1[0], strict]) })

    const filters = await readFilters(api)

    expect(getCalls()).toEqual([V2, V1])
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

test('returns an empty list and records it when the server has no filters', async () => {
  const { api, getCalls } = createTestClient({})

  expect(await readFilters(api)).toEqual([])
  expect(await readFilters(api)).toEqual([])
  expect(getCalls()).toEqual([V2, V1])
  expect([api.capabilities.has('filtersV2'), api.capabilities.has('filtersV1')]).toEqual([
    false,
    false,
  ])
})

test(
  'raises no alert and shows no loading bar on failure',
  { tags: ['ERR-06', 'FLT-12'] },
  async () => {
    const show = vi.fn<(what: string) => void>()
    const { api } = createTestClient(
      { [V2]: () => Response.json({ error: 'Down' }, { status: 503 }) },
      {
        observer: {
          onStart: (endpoint, options) => shouldShowLoadingBar(endpoint, options) && show('bar'),
          onError: (endpoint, error, options) =>
            shouldShowAlert(endpoint, error, options) && show('alert'),
        },
      },
    )

    await expect(readFilters(api)).rejects.toMatchObject({ kind: 'response', status: 503 })
    expect(show).not.toHaveBeenCalled()
  },
)
