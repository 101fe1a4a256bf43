import { expect, test, vi } from 'vitest'
import { createApiClient } from './client.ts'
import { getCustomEmojis } from './endpoints/index.ts'
import { createLazyApiClient } from './lazy-client.ts'

const createFetch = () =>
  vi.fn<(request: Request) => Promise<Response>>(async () => Response.json([]))

test('loads its code once, with the first request', async () => {
  const fetch = createFetch()
  const load = vi.fn(async () => createApiClient({ baseUrl: 'https://host.example', fetch }))
  const client = createLazyApiClient('https://host.example/about', load)
  const before = load.mock.calls.length

  await Promise.all([client.request(getCustomEmojis, {}), client.request(getCustomEmojis, {})])

  expect(before).toBe(0)
  expect(load).toHaveBeenCalledOnce()
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(client.baseUrl).toBe('https://host.example')
})

test('rejects with a network error when loading fails, and loads again with the next request', async () => {
  const fetch = createFetch()
  let isThere = false
  const client = createLazyApiClient('https://host.example', async () => {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module')
    return createApiClient({ baseUrl: 'https://host.example', fetch })
  })

  await expect(client.request(getCustomEmojis, {})).rejects.toMatchObject({ kind: 'network' })
  isThere = true

  await expect(client.request(getCustomEmojis, {})).resolves.toEqual([])
})

test('shares its capabilities with the loaded client', async () => {
  const client = createLazyApiClient('https://host.example', async (capabilities) =>
    createApiClient({ baseUrl: 'https://host.example', fetch: createFetch(), capabilities }),
  )
  client.capabilities.guess({ polls: false })
  const isThere = client.capabilities.has('polls')

  await client.request(getCustomEmojis, {})
  client.capabilities.record('polls', true)

  expect(isThere).toBe(false)
  expect(client.capabilities.has('polls')).toBe(true)
})
