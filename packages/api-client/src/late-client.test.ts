import { expect, test, vi } from 'vitest'
import { createApiClient } from './client.ts'
import { getCustomEmojis } from './endpoints/index.ts'
import { createLateApiClient } from './late-client.ts'

const answering = () =>
  vi.fn<(request: Request) => Promise<Response>>(async () => Response.json([]))

test('the code of a late client is fetched by its first call, once', async () => {
  const fetch = answering()
  const load = vi.fn(async () => createApiClient({ baseUrl: 'https://host.example', fetch }))
  const client = createLateApiClient('https://host.example/about', load)
  const before = load.mock.calls.length

  await Promise.all([client.call(getCustomEmojis, {}), client.call(getCustomEmojis, {})])

  expect(before).toBe(0)
  expect(load).toHaveBeenCalledOnce()
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(client.baseUrl).toBe('https://host.example')
})

test('code that does not arrive is a network failure, and the next call asks again', async () => {
  const fetch = answering()
  let isThere = false
  const client = createLateApiClient('https://host.example', async () => {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module')
    return createApiClient({ baseUrl: 'https://host.example', fetch })
  })

  await expect(client.call(getCustomEmojis, {})).rejects.toMatchObject({ kind: 'network' })
  isThere = true

  await expect(client.call(getCustomEmojis, {})).resolves.toEqual([])
})

test('what a late client knows of its server is what its code knows', async () => {
  const client = createLateApiClient('https://host.example', async (capabilities) =>
    createApiClient({ baseUrl: 'https://host.example', fetch: answering(), capabilities }),
  )
  client.capabilities.guess({ polls: false })
  const isThere = client.capabilities.has('polls')

  await client.call(getCustomEmojis, {})
  client.capabilities.note('polls', true)

  expect(isThere).toBe(false)
  expect(client.capabilities.has('polls')).toBe(true)
})
