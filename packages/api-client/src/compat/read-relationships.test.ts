import { expect, test } from 'vitest'
import type { ApiClient } from '../client.ts'
import { createTestClient } from '../testing/create-test-client.ts'
import { readRelationships } from './read-relationships.ts'

const RELATIONSHIPS = 'GET /api/v1/accounts/relationships'
const createIds = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}`)

/** Creates a client whose server returns the relationships that the test chooses from the requested ids. */
const createRelationshipsClient = (known: (ids: readonly string[]) => readonly string[]) =>
  createTestClient({
    [RELATIONSHIPS]: ({ url }) =>
      Response.json(known(new URL(url).searchParams.getAll('id[]')).map((id) => ({ id }))),
  })

async function readAll(api: ApiClient, wanted: readonly string[]): Promise<readonly string[]> {
  const received: string[] = []
  for await (const part of readRelationships(api, wanted))
    received.push(...part.map(({ id }) => id))
  return received
}

test('requests 40 ids at once and each id once', { tags: ['API-22'] }, async () => {
  const { api, queries } = createRelationshipsClient((ids) => ids)

  const received = await readAll(api, [...createIds(41), '1'])

  expect(received).toEqual(createIds(41))
  expect(queries()).toEqual([
    `?${createIds(40)
      .map((id) => `id[]=${id}`)
      .join('&')}`,
    '?id[]=41',
  ])
})

test('sends no request without ids', async () => {
  const { api, getCalls } = createRelationshipsClient((wanted) => wanted)

  expect(await readAll(api, [])).toEqual([])
  expect(getCalls()).toEqual([])
})

test('leaves out unknown ids and requests them once', async () => {
  const { api, getCalls } = createRelationshipsClient((wanted) =>
    wanted.filter((id) => id === '2' || id === '3'),
  )

  expect(await readAll(api, createIds(4))).toEqual(['2', '3'])
  expect(await readAll(api, ['8', '9'])).toEqual([])
  expect(getCalls()).toHaveLength(2)
})

test(
  'requests ids one by one when the server returns only the first',
  { tags: ['BY-01'] },
  async () => {
    const { api, queries } = createRelationshipsClient((ids) => ids.slice(0, 1))

    expect(await readAll(api, createIds(4))).toEqual(createIds(4))
    expect(queries()).toEqual([
      '?id[]=1&id[]=2&id[]=3&id[]=4',
      '?id[]=2&id[]=3&id[]=4',
      '?id[]=3',
      '?id[]=4',
    ])
    expect(await readAll(api, createIds(2))).toEqual(createIds(2))
    expect(queries().slice(4)).toEqual(['?id[]=1', '?id[]=2'])
  },
)

test('records no missing capability when only the first id is known', async () => {
  const { api, queries } = createRelationshipsClient((ids) => ids.filter((id) => id === '1'))

  expect(await readAll(api, createIds(3))).toEqual(['1'])
  expect(queries()).toEqual(['?id[]=1&id[]=2&id[]=3', '?id[]=2&id[]=3'])
  expect(api.capabilities.getSupport('manyRelationships')).toBe('unknown')
})

test('keeps the earlier parts when a later request fails', async () => {
  let calls = 0
  const { api } = createRelationshipsClient((ids) => {
    calls += 1
    if (calls === 2) throw new Error('the line is cut')
    return ids
  })
  const received: string[] = []

  const reading = (async () => {
    for await (const part of readRelationships(api, createIds(50)))
      received.push(...part.map(({ id }) => id))
  })()

  await expect(reading).rejects.toMatchObject({ name: 'ApiError' })
  expect(received).toEqual(createIds(40))
})
