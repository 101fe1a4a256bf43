import { describe, expect, test, vi } from 'vitest'
import { createCapabilityRecord } from '../capabilities/capability-record.ts'
import type { Capability } from '../capabilities/capability.ts'
import { createFakeSchedule, createFakeSockets } from '../testing/fake-socket.ts'
import { createStreamingClient } from './streaming-client.ts'
import type { WakeUp } from './wake-ups.ts'

const BARE = 'wss://a.example/api/v1/streaming'
const USER = { stream: 'user' } as const
const TEA = { stream: 'hashtag', tag: 'tea' } as const
const PUBLIC = { stream: 'public' } as const

const createDeletion = (id: string) => JSON.stringify({ event: 'delete', payload: id })

function setUp(known: Partial<Record<Capability, boolean>> = {}, ownUrl = 'https://a.example') {
  const network = createFakeSockets()
  const time = createFakeSchedule()
  const capabilities = createCapabilityRecord()
  capabilities.guess(known)
  let wake: (wakeUp: WakeUp) => void = () => undefined
  const client = createStreamingClient({
    baseUrl: 'wss://a.example',
    ownUrl,
    accessToken: 'T',
    capabilities,
    WebSocket: network.WebSocket,
    schedule: time.schedule,
    random: () => 1,
    onWake(call) {
      wake = call
      return () => undefined
    },
  })
  const news: string[] = []
  client.watchSources(({ type, sources }) =>
    news.push(`${type} ${sources.map(({ stream }) => stream).join(' ')}`),
  )
  const received: string[] = []
  const listen = (source: Parameters<typeof client.subscribe>[0]) =>
    client.subscribe(source, () => received.push(source.stream))
  const urls = () => network.sockets.map(({ url }) => url.replace(BARE, ''))
  const socketOf = (query: string) => network.sockets.findLast(({ url }) => url.endsWith(query))
  const open = () => network.sockets.filter(({ onclose }) => onclose !== null)
  return {
    ...network,
    time,
    capabilities,
    client,
    news,
    received,
    listen,
    urls,
    socketOf,
    open,
    slept: () => wake('slept'),
  }
}

/** Closes the socket at once, as a server without multiplexing does. */
function closeAtOnce({ last, time }: ReturnType<typeof setUp>): void {
  last().accept()
  last().drop()
  time.elapse()
}

test('opens one socket per stream after a frame on the first, when the server closes multiplexed ones', () => {
  const server = setUp()
  const { listen, urls, last, client, received, capabilities } = server
  listen(USER)
  listen(TEA)
  closeAtOnce(server)
  closeAtOnce(server)
  expect(urls()).toEqual(['', '', '?stream=user'])

  last().accept()
  expect([client.isLive(USER), client.isLive(TEA)]).toEqual([true, false])
  last().receive(createDeletion('5'))
  last().accept()

  expect(urls().slice(3)).toEqual(['?stream=hashtag&tag=tea'])
  expect([client.isLive(USER), client.isLive(TEA)]).toEqual([true, true])
  last().receive(createDeletion('6'))
  expect(received).toEqual(['user', 'hashtag'])
  expect([capabilities.getSupport('streaming'), capabilities.getSupport('multiplexing')]).toEqual([
    'yes',
    'no',
  ])
})

test('confirms a mode by a stable connection as well', () => {
  const server = setUp()
  server.listen(USER)
  server.listen(TEA)
  closeAtOnce(server)
  closeAtOnce(server)
  server.last().accept()

  server.time.elapse()

  expect(server.urls().at(-1)).toBe('?stream=hashtag&tag=tea')
})

test('opens and closes one socket per stream at once when the server is known to lack multiplexing', () => {
  const { listen, urls, open, socketOf, client } = setUp({
    multiplexing: false,
    socketTokens: false,
  })
  listen(USER)
  const stop = listen(TEA)
  const again = listen(TEA)
  expect(urls()).toEqual(['?stream=user&access_token=T', '?stream=hashtag&tag=tea&access_token=T'])
  for (const socket of open()) socket.accept()
  expect(client.getState()).toBe('open')

  stop()
  expect(open()).toHaveLength(2)
  again()

  expect(open()).toHaveLength(1)
  expect(socketOf('tag=tea&access_token=T')?.isClosedByUs).toBe(true)
})

test('reconnects only the lost one of several sockets and reports missed events', () => {
  const { listen, open, time, news, client, sockets, last } = setUp({
    multiplexing: false,
    socketTokens: true,
  })
  listen(USER)
  listen(PUBLIC)
  for (const socket of open()) socket.accept()
  const opened = ['opened user', 'opened public']
  expect(news).toEqual(opened)

  last().drop()
  expect(news).toEqual([...opened, 'lost public'])
  expect(client.getState()).toBe('closed')
  const pause = time.waiting.find(({ ms }) => ms === 1000)
  pause?.run()
  last().accept()

  expect(sockets).toHaveLength(3)
  expect(news).toEqual([...opened, 'lost public', 'missed public'])
  expect(client.getState()).toBe('open')
})

test('tries each mode twice with increasing delays and never puts the token into the query', () => {
  const { listen, urls, last, time, client, news } = setUp()
  listen(USER)
  const waits: number[] = []
  for (let attempt = 0; attempt < 8; attempt += 1) {
    last().drop()
    waits.push(time.waiting[0]?.ms ?? 0)
    time.elapse()
  }

  const round = ['', '', '?stream=user', '?stream=user']
  expect(urls()).toEqual([...round, ...round, ''])
  expect(waits).toEqual(waits.toSorted((a, b) => a - b))
  expect([client.getState(), news]).toEqual(['connecting', []])
})

test('keeps a confirmed mode', () => {
  const { listen, urls, last, time, capabilities } = setUp()
  listen(USER)
  last().accept()
  last().receive(JSON.stringify({ stream: ['user'], event: 'delete', payload: '5' }))
  capabilities.guess({ socketTokens: false })

  for (let attempt = 0; attempt < 5; attempt += 1) {
    last().drop()
    time.elapse()
  }

  expect(new Set(urls())).toEqual(new Set(['']))
})

test('opens no socket to a server without streaming until the capability changes', () => {
  const { listen, sockets, client, capabilities } = setUp({ streaming: false })
  listen(USER)
  expect(sockets).toHaveLength(0)
  expect([client.getState(), client.isLive(USER)]).toEqual(['none', false])

  capabilities.guess({ streaming: true })

  expect(sockets).toHaveLength(1)
  expect(client.getState()).toBe('connecting')
})

test('stops trying modes when the capabilities become known', () => {
  const { listen, open, urls, capabilities, client } = setUp()
  listen(USER)
  listen(TEA)

  capabilities.guess({ multiplexing: false, socketTokens: true })
  expect(urls()).toEqual(['', '?stream=user', '?stream=hashtag&tag=tea'])
  capabilities.guess({ streaming: false })

  expect(open()).toHaveLength(0)
  expect(client.getState()).toBe('none')
})

test('reports opened for a first connection, but missed after several attempts', () => {
  const first = setUp()
  first.listen(USER)
  first.last().accept()
  expect(first.news).toEqual(['opened user'])

  const second = setUp()
  second.listen(USER)
  second.last().drop()
  second.time.elapse()
  second.last().accept()
  expect(second.news).toEqual(['missed user'])
})

test('reports missed once, and only for sources that are still subscribed to', () => {
  const { listen, last, time, news } = setUp()
  listen(USER)
  const stop = listen(TEA)
  last().accept()
  last().drop()
  stop()
  time.elapse()
  last().drop()
  time.elapse()
  last().accept()
  listen(PUBLIC)

  expect(news).toEqual(['opened user hashtag', 'lost user hashtag', 'missed user'])
})

test('replaces an open socket after sleep and reports missed events', () => {
  const { listen, sockets, last, slept, news, received } = setUp()
  listen(USER)
  last().accept()
  const before = last()

  slept()
  expect(before.isClosedByUs).toBe(true)
  last().accept()
  before.receive(createDeletion('5'))

  expect(sockets).toHaveLength(2)
  expect(news).toEqual(['opened user', 'lost user', 'missed user'])
  expect(received).toEqual([])
})

test('opens no socket after sleep without subscriptions', () => {
  const { sockets, slept } = setUp()

  slept()

  expect(sockets).toHaveLength(0)
})

test('calls no watcher after close', () => {
  const { client, listen, last, news } = setUp()
  const listener = vi.fn<() => void>()
  client.watchState(listener)
  listen(USER)
  last().accept()
  listener.mockClear()

  client.close()
  last().drop()

  expect(listener).not.toHaveBeenCalled()
  expect(news).toEqual(['opened user'])
})

describe('a server whose sockets never open', () => {
  function refuse({ last, time }: ReturnType<typeof setUp>, times: number): void {
    for (let tries = 0; tries < times; tries += 1) {
      last().drop()
      time.elapse()
    }
  }

  test('has the state none after several attempts, while attempts continue', () => {
    const server = setUp()
    server.listen(USER)

    refuse(server, 8)
    expect(server.client.getState()).toBe('connecting')
    refuse(server, 1)
    expect(server.client.getState()).toBe('none')

    server.last().accept()
    expect(server.client.getState()).toBe('open')
    expect(server.client.isLive(USER)).toBe(true)
  })

  test('reports the state none once', () => {
    const server = setUp()
    const states: string[] = []
    server.client.watchState((state) => states.push(state))
    server.listen(USER)

    refuse(server, 10)

    expect(states.slice(states.indexOf('none'))).toEqual(['none'])
  })

  test('keeps connecting when the server has streamed before', () => {
    const server = setUp()
    server.listen(USER)
    server.last().accept()
    server.last().receive(createDeletion('5'))

    refuse(server, 10)

    expect(server.client.getState()).toBe('connecting')
  })

  test('tries the own address when the announced one fails', () => {
    const server = setUp({}, 'https://own.example')
    server.listen(USER)

    refuse(server, 1)

    const hosts = server.sockets.map(({ url }) => new URL(url).host)
    expect(hosts).toEqual(['a.example', 'own.example'])
    server.last().accept()
    server.last().receive(createDeletion('5'))
    server.last().drop()
    server.time.elapse()
    expect(new URL(server.last().url).host).toBe('own.example')
  })

  test('tries both addresses when each stream needs a socket', () => {
    const server = setUp({ multiplexing: false }, 'https://own.example')
    server.listen(USER)
    server.listen(TEA)

    refuse(server, 1)
    server.last().accept()
    server.last().receive(createDeletion('5'))

    expect(new Set(server.open().map(({ url }) => new URL(url).host))).toEqual(
      new Set(['own.example']),
    )
    expect(server.open()).toHaveLength(2)
  })
})
