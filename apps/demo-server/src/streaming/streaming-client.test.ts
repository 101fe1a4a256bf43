import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createApiClient, readCapabilities } from '@colonnade/api-client'
import { getInstanceV1, getInstanceV2 } from '@colonnade/api-client/endpoints'
import { createStreamingClient, type StreamEvent } from '@colonnade/api-client/streaming'
import type { DialectName } from '../dialects/index.ts'
import { createFakeTime } from '../testing/fake-time.ts'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'

let server: TestInstance
beforeAll(async () => {
  server = await startTestInstance()
})
afterEach(() => {
  server.instance.controls.speak(null)
  server.instance.controls.clearFaults()
})
afterAll(() => server.close())

const USER = { stream: 'user' } as const
const TEA = { stream: 'hashtag', tag: 'tea' } as const
const LOCAL = { stream: 'public:local' } as const

/** mira's streaming client, its pauses in the test's hand. */
async function listening(traits: { readonly dialect?: DialectName } = {}) {
  const { token } = await server.as('mira')
  const api = createApiClient({ baseUrl: server.url, accessToken: token })
  if (traits.dialect !== undefined) {
    server.instance.controls.speak(traits.dialect)
    const instance = await api
      .call(getInstanceV2, {}, { hasTwin: true })
      .catch(() => api.call(getInstanceV1, {}))
    api.capabilities.guess(readCapabilities(instance))
  }
  const time = createFakeTime(0)
  const { WebSocket, queries: urls } = server.browserSockets()
  const client = createStreamingClient({
    baseUrl: server.url,
    accessToken: token ?? '',
    capabilities: api.capabilities,
    WebSocket,
    schedule: (run, ms) => time.schedule(ms, run),
    random: () => 1,
  })
  onTestFinished(() => client.close())
  const heard: string[] = []
  const news: string[] = []
  const hear = (name: string) => (event: StreamEvent) => {
    if (event.type === 'update') heard.push(`${name} ${event.status.content}`)
  }
  client.subscribe(USER, hear('user'))
  client.subscribe(TEA, hear('tea'))
  client.subscribe(LOCAL, hear('local'))
  client.watchSources(({ type, sources }) => news.push(`${type} ${sources.length}`))
  /** Lets a second pass again and again until it is so: sockets need real time for each attempt. */
  const passUntil = (isSo: () => boolean) =>
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
  return { client, api, heard, news, urls, isLive, passUntil, time }
}

const say = async (text: string) => {
  await server.instance.controls.say({ acct: 'noor', text })
}

/** A subscription is obeyed a moment after it was sent. */
async function hearsAll(heard: readonly string[], text: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const found = heard.filter((line) => line.includes(text))
        const by = new Set(found.map((line) => line.split(' ')[0]))
        if (by.size < 3) await say(`${text} #tea`)
        return [...by]
      },
      { timeout: 10_000 },
    )
    .toEqual(expect.arrayContaining(['user', 'tea', 'local']))
}

test('one socket carries all streams where the server can', async () => {
  const { heard, urls, isLive, api } = await listening()
  await expect.poll(isLive).toBe(true)

  await hearsAll(heard, 'All on one')

  expect(urls).toEqual([''])
  expect(api.capabilities.of('multiplexing')).toBe('yes')
})

test('a server that knows one stream to a socket is found out, and heard on three', async () => {
  server.instance.controls.useSingleStreams(true)
  const { heard, urls, isLive, passUntil, api, news } = await listening()

  await passUntil(() => urls.length === 5 && isLive())
  await hearsAll(heard, 'Each on its own')

  expect(urls.slice(0, 2)).toEqual(['', ''])
  expect(new Set(urls.slice(2))).toEqual(
    new Set(['?stream=user', '?stream=hashtag&tag=tea', '?stream=public:local']),
  )
  expect(api.capabilities.of('multiplexing')).toBe('no')
  expect(news.at(-1)).toMatch(/^missed/)
})

test(
  'Mastodon of 2019 says by its version how it wants to be listened to',
  { tags: ['BY-01'] },
  async () => {
    const { heard, urls, isLive } = await listening({ dialect: 'mastodon-2019' })

    await expect.poll(isLive).toBe(true)
    await hearsAll(heard, 'As in 2019')

    expect(urls).toHaveLength(3)
    expect(urls.every((query) => query.includes('stream='))).toBe(true)
  },
)

test.each(['snac', 'hollo'] as const)(
  'of %s no stream is ever asked for',
  { tags: ['BY-01'] },
  async (dialect) => {
    const { client, urls } = await listening({ dialect })

    expect(client.state()).toBe('none')
    expect(urls).toEqual([])
  },
)

test('what was lost comes back by itself, and all of it may have missed something', async () => {
  const { heard, news, isLive, passUntil } = await listening()
  await expect.poll(isLive).toBe(true)

  server.instance.controls.dropSockets()
  await expect.poll(() => news).toEqual(['opened 3', 'lost 3'])
  await passUntil(isLive)

  expect(news).toEqual(['opened 3', 'lost 3', 'missed 3'])
  await hearsAll(heard, 'Back again')
})

test.each([401, 404] as const)(
  'a server that refuses sockets with %i is tried on, and heard once it lets them in',
  async (status) => {
    server.instance.controls.refuseSockets(status)
    const { client, heard, urls, isLive, passUntil, api } = await listening()
    await passUntil(() => urls.length >= 4)
    expect([client.isLive(USER), api.capabilities.of('streaming')]).toEqual([false, 'unknown'])

    server.instance.controls.refuseSockets(null)
    await passUntil(isLive)

    await hearsAll(heard, `Let in after ${status}`)
  },
)
