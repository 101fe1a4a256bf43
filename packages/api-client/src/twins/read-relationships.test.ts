import { expect, test } from 'vitest'
import type { ApiClient } from '../client.ts'
import { clientOf } from '../testing/client-of.ts'
import { readRelationships } from './read-relationships.ts'

const RELATIONSHIPS = 'GET /api/v1/accounts/relationships'
const ids = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}`)

/** A server that says of the ids that it is asked for what a test wants. */
const telling = (known: (asked: readonly string[]) => readonly string[]) =>
  clientOf({
    [RELATIONSHIPS]: ({ url }) =>
      Response.json(known(new URL(url).searchParams.getAll('id[]')).map((id) => ({ id }))),
  })

async function readAll(api: ApiClient, wanted: readonly string[]): Promise<readonly string[]> {
  const told: string[] = []
  for await (const part of readRelationships(api, wanted)) told.push(...part.map(({ id }) => id))
  return told
}

test('forty go in one call, each once', { tags: ['API-22'] }, async () => {
  const { api, queries } = telling((asked) => asked)

  const told = await readAll(api, [...ids(41), '1'])

  expect(told).toEqual(ids(41))
  expect(queries()).toEqual([
    `?${ids(40)
      .map((id) => `id[]=${id}`)
      .join('&')}`,
    '?id[]=41',
  ])
})

test('nobody is asked about nobody', async () => {
  const { api, asked } = telling((wanted) => wanted)

  expect(await readAll(api, [])).toEqual([])
  expect(asked()).toEqual([])
})

test('whom the server does not know is left out, and asked for once', async () => {
  const { api, asked } = telling((wanted) => wanted.filter((id) => id === '2' || id === '3'))

  expect(await readAll(api, ids(4))).toEqual(['2', '3'])
  expect(await readAll(api, ['8', '9'])).toEqual([])
  expect(asked()).toHaveLength(2)
})

test(
  'where the first alone is told, the others are asked for one at a time',
  { tags: ['BY-01'] },
  async () => {
    const { api, queries } = telling((asked) => asked.slice(0, 1))

    expect(await readAll(api, ids(4))).toEqual(ids(4))
    expect(queries()).toEqual([
      '?id[]=1&id[]=2&id[]=3&id[]=4',
      '?id[]=2&id[]=3&id[]=4',
      '?id[]=3',
      '?id[]=4',
    ])
    expect(await readAll(api, ids(2))).toEqual(ids(2))
    expect(queries().slice(4)).toEqual(['?id[]=1', '?id[]=2'])
  },
)

test('that only the first is known says nothing of the server', async () => {
  const { api, queries } = telling((asked) => asked.filter((id) => id === '1'))

  expect(await readAll(api, ids(3))).toEqual(['1'])
  expect(queries()).toEqual(['?id[]=1&id[]=2&id[]=3', '?id[]=2&id[]=3'])
  expect(api.capabilities.of('manyRelationships')).toBe('unknown')
})

test('a failure ends it, and what was told before stands', async () => {
  let calls = 0
  const { api } = telling((asked) => {
    calls += 1
    if (calls === 2) throw new Error('the line is cut')
    return asked
  })
  const told: string[] = []

  const reading = (async () => {
    for await (const part of readRelationships(api, ids(50))) told.push(...part.map(({ id }) => id))
  })()

  await expect(reading).rejects.toMatchObject({ name: 'ApiError' })
  expect(told).toEqual(ids(40))
})
