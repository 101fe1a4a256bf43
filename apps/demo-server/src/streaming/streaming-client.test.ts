import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createApiClient, readCapabilities } from '@colonnade/api-client'
import { getInstanceV1, getInstanceV2 } from '@colonnade/api-client/endpoints'
import { createStreamingClient, type StreamEvent } from '@colonnade/api-client/streaming'
import type { EmulationName } from '../emulation/index.ts'
import { createFakeTime } from '../testing/fake-time.ts'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'

let server: TestInstance
beforeAll(async () => {
  server = await startTestInstance()
})
afterEach(() => {
  server.instance.controls.emulate(null)
  server.instance.controls.clearFaults()
})
afterAll(() => server.close())

const USER = { stream: 'user' } as const
const TEA = { stream: 'hashtag', tag: 'tea' } as const
const LOCAL = { stream: 'public:local' } as const

/** Creates mira's streaming client with a fake clock. */
async function createListeningClient(traits: { readonly dialect?: EmulationName } = {}) {
  const { token } = await server.as('mira')
  const api = createApiClient({ baseUrl: server.url, accessToken: token })
  if (traits.dialect !== undefined) {
    server.instance.controls.emulate(traits.dialect)
    const instance = await api
      .request(getInstanceV2, {}, { hasFallback: true })
      .catch(() => api.request(getInstanceV1, {}))
    api.capabilities.guess(await readCapabilities(instance))
  }
  const time = createFakeTime(0)
  const { WebSocket, queries: urls } = server.createBrowserSockets()
  const client = createStreamingClient({
    baseUrl: server.url,
    accessToken: token ?? '',
    capabilities: api.capabilities,
    WebSocket,
    schedule: (run, ms) => time.schedule(ms, run),
    random: () => 1,
  })
  onTestFinished(() => client.close())
  const received: string[] = []
  const news: string[] = []
  const record = (name: string) => (event: StreamEvent) => {
    if (event.type === 'update') received.push(`${name} ${event.status.content}`)
  }
  client.subscribe(USER, record('user'))
  client.subscribe(TEA, record('tea'))
  client.subscribe(LOCAL, record('local'))
  client.watchSources(({ type, sources }) => news.push(`${type} ${sources.length}`))
  /** Advances the time second by second until a condition is true, because each connection attempt needs real time. */
  const advanceUntil = (isSo: () => boolean) =>
    expect
      .poll(
        () => {
          if (!isSo()) time.advance(1_000)
          return isSo()
        },
        { timeout: 10_000 },
      )
      .toBe(true)
  const isLive = () => [USER, TEA, LOCAL].every((source) => client.isLive(source))
  return { client, api, received, news, urls, isLive, advanceUntil, time }
}

const post = async (text: string) => {
  await server.instance.controls.post({ acct: 'noor', text })
}

/** Posts until all streams receive it, because a subscription takes a moment to become active. */
async function waitForAllStreams(received: readonly string[], text: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const found = received.filter((line) => line.includes(text))
        const by = new Set(found.map((line) => line.split(' ')[0]))
        if (by.size < 3) await post(`${text} #tea`)
        return [...by]
      },
      { timeout: 10_000 },
    )
    .toEqual(expect.arrayContaining(['user', 'tea', 'local']))
}

test('uses one socket for all streams if the server supports it', async () => {
  const { received, urls, isLive, api } = await createListeningClient()
  await expect.poll(isLive).toBe(true)

  await waitForAllStreams(received, 'All on one')

  expect(urls).toEqual([''])
  expect(api.capabilities.getSupport('multiplexing')).toBe('yes')
})

test('detects a server with one stream per socket and opens three sockets', async () => {
  server.instance.controls.useSingleStreams(true)
  const { received, urls, isLive, advanceUntil, api, news } = await createListeningClient()

  await advanceUntil(() => urls.length === 5 && isLive())
  await waitForAllStreams(received, 'Each on its own')

  expect(urls.slice(0, 2)).toEqual(['', ''])
  expect(new Set(urls.slice(2))).toEqual(
    new Set(['?stream=user', '?stream=hashtag&tag=tea', '?stream=public:local']),
  )
  expect(api.capabilities.getSupport('multiplexing')).toBe('no')
  expect(news.at(-1)).toMatch(/^missed/)
})

test(
  'detects Mastodon of 2019 by its version and opens one socket per stream',
  { tags: ['BY-01'] },
  async () => {
    const { received, urls, isLive } = await createListeningClient({ dialect: 'mastodon-2019' })

    await expect.poll(isLive).toBe(true)
    await waitForAllStreams(received, 'As in 2019')

    expect(urls).toHaveLength(3)
    expect(urls.every((query) => query.includes('stream='))).toBe(true)
  },
)

test.each(['snac', 'hollo'] as const)(
  'opens no stream on %s',
  { tags: ['BY-01'] },
  async (dialect) => {
    const { client, urls } = await createListeningClient({ dialect })

    expect(client.getState()).toBe('none')
    expect(urls).toEqual([])
  },
)

test('reconnects after a loss and reports possibly missed events for all streams', async () => {
  const { received, news, isLive, advanceUntil } = await createListeningClient()
  await expect.poll(isLive).toBe(true)

  server.instance.controls.dropSockets()
  await expect.poll(() => news).toEqual(['opened 3', 'lost 3'])
  await advanceUntil(isLive)

  expect(news).toEqual(['opened 3', 'lost 3', 'missed 3'])
  await waitForAllStreams(received, 'Back again')
})

test.each([401, 404] as const)(
  'keeps retrying when the server refuses sockets with %i',
  async (status) => {
    server.instance.controls.refuseSockets(status)
    const { client, received, urls, isLive, advanceUntil, api } = await createListeningClient()
    await advanceUntil(() => urls.length >= 4)
    expect([client.isLive(USER), api.capabilities.getSupport('streaming')]).toEqual([
      false,
      'unknown',
    ])

    server.instance.controls.refuseSockets(null)
    await advanceUntil(isLive)

    await waitForAllStreams(received, `Let in after ${status}`)
  },
)
