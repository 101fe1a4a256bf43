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

const deletion = (id: string) => JSON.stringify({ event: 'delete', payload: id })

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
  const heard: string[] = []
  const listen = (source: Parameters<typeof client.subscribe>[0]) =>
    client.subscribe(source, () => heard.push(source.stream))
  const urls = () => network.sockets.map(({ url }) => url.replace(BARE, ''))
  const socketOf = (query: string) => network.sockets.findLast(({ url }) => url.endsWith(query))
  const open = () => network.sockets.filter(({ onclose }) => onclose !== null)
  return {
    ...network,
    time,
    capabilities,
    client,
    news,
    heard,
    listen,
    urls,
    socketOf,
    open,
    slept: () => wake('slept'),
  }
}

/** As a server does that knows one stream to a socket. */
function closeAtOnce({ last, time }: ReturnType<typeof setUp>): void {
  last().accept()
  last().drop()
  time.elapse()
}

test('a server that closes what names no stream gets a socket for each, once one of them has told something', () => {
  const server = setUp()
  const { listen, urls, last, client, heard, capabilities } = server
  listen(USER)
  listen(TEA)
  closeAtOnce(server)
  closeAtOnce(server)
  expect(urls()).toEqual(['', '', '?stream=user'])

  last().accept()
  expect([client.isLive(USER), client.isLive(TEA)]).toEqual([true, false])
  last().receive(deletion('5'))
  last().accept()

  expect(urls().slice(3)).toEqual(['?stream=hashtag&tag=tea'])
  expect([client.isLive(USER), client.isLive(TEA)]).toEqual([true, true])
  last().receive(deletion('6'))
  expect(heard).toEqual(['user', 'hashtag'])
  expect([capabilities.of('streaming'), capabilities.of('multiplexing')]).toEqual(['yes', 'no'])
})

test('a socket that lasts shows as much as one that tells', () => {
  const server = setUp()
  server.listen(USER)
  server.listen(TEA)
  closeAtOnce(server)
  closeAtOnce(server)
  server.last().accept()

  server.time.elapse()

  expect(server.urls().at(-1)).toBe('?stream=hashtag&tag=tea')
})

test('known beforehand, each stream has its socket at once, opened and closed with its column', () => {
  const { listen, urls, open, socketOf, client } = setUp({
    multiplexing: false,
    socketTokens: false,
  })
  listen(USER)
  const stop = listen(TEA)
  const again = listen(TEA)
  expect(urls()).toEqual(['?stream=user&access_token=T', '?stream=hashtag&tag=tea&access_token=T'])
  for (const socket of open()) socket.accept()
  expect(client.state()).toBe('open')

  stop()
  expect(open()).toHaveLength(2)
  again()

  expect(open()).toHaveLength(1)
  expect(socketOf('tag=tea&access_token=T')?.isClosedByUs).toBe(true)
})

test('one of several sockets that is lost is the only one that comes back, and what it missed is told', () => {
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
  expect(client.state()).toBe('closed')
  const pause = time.waiting.find(({ ms }) => ms === 1000)
  pause?.run()
  last().accept()

  expect(sockets).toHaveLength(3)
  expect(news).toEqual([...opened, 'lost public', 'missed public'])
  expect(client.state()).toBe('open')
})

test('each way is tried twice, in turn and ever more slowly, and no failure puts the token into the query', () => {
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
  expect([client.state(), news]).toEqual(['connecting', []])
})

test('what once worked is kept to', () => {
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

test('a server that is known not to stream is never asked, until it is known to', () => {
  const { listen, sockets, client, capabilities } = setUp({ streaming: false })
  listen(USER)
  expect(sockets).toHaveLength(0)
  expect([client.state(), client.isLive(USER)]).toEqual(['none', false])

  capabilities.guess({ streaming: true })

  expect(sockets).toHaveLength(1)
  expect(client.state()).toBe('connecting')
})

test('what turns out while it is being tried ends the trial', () => {
  const { listen, open, urls, capabilities, client } = setUp()
  listen(USER)
  listen(TEA)

  capabilities.guess({ multiplexing: false, socketTokens: true })
  expect(urls()).toEqual(['', '?stream=user', '?stream=hashtag&tag=tea'])
  capabilities.guess({ streaming: false })

  expect(open()).toHaveLength(0)
  expect(client.state()).toBe('none')
})

test('a first connection tells that it opened; one that took several attempts may have missed something', () => {
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

test('of what was lost only what is still wanted is told of, once', () => {
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

test('after sleep a socket that seems open is replaced, and what happened meanwhile was missed', () => {
  const { listen, sockets, last, slept, news, heard } = setUp()
  listen(USER)
  last().accept()
  const before = last()

  slept()
  expect(before.isClosedByUs).toBe(true)
  last().accept()
  before.receive(deletion('5'))

  expect(sockets).toHaveLength(2)
  expect(news).toEqual(['opened user', 'lost user', 'missed user'])
  expect(heard).toEqual([])
})

test('sleep without anything to listen to opens nothing', () => {
  const { sockets, slept } = setUp()

  slept()

  expect(sockets).toHaveLength(0)
})

test('after the end nobody is told of anything', () => {
  const { client, listen, last, news } = setUp()
  const told = vi.fn<() => void>()
  client.watchState(told)
  listen(USER)
  last().accept()
  told.mockClear()

  client.close()
  last().drop()

  expect(told).not.toHaveBeenCalled()
  expect(news).toEqual(['opened user'])
})

describe('a server whose sockets never open', () => {
  function refuse({ last, time }: ReturnType<typeof setUp>, times: number): void {
    for (let tries = 0; tries < times; tries += 1) {
      last().drop()
      time.elapse()
    }
  }

  test('counts as one that does not stream after some tries, and is tried on', () => {
    const server = setUp()
    server.listen(USER)

    refuse(server, 8)
    expect(server.client.state()).toBe('connecting')
    refuse(server, 1)
    expect(server.client.state()).toBe('none')

    server.last().accept()
    expect(server.client.state()).toBe('open')
    expect(server.client.isLive(USER)).toBe(true)
  })

  test('tells once that it does not stream', () => {
    const server = setUp()
    const states: string[] = []
    server.client.watchState((state) => states.push(state))
    server.listen(USER)

    refuse(server, 10)

    expect(states.slice(states.indexOf('none'))).toEqual(['none'])
  })

  test('waits for one that has streamed before', () => {
    const server = setUp()
    server.listen(USER)
    server.last().accept()
    server.last().receive(deletion('5'))

    refuse(server, 10)

    expect(server.client.state()).toBe('connecting')
  })

  test('is tried at its own address where the announced one does not answer', () => {
    const server = setUp({}, 'https://own.example')
    server.listen(USER)

    refuse(server, 1)

    const hosts = server.sockets.map(({ url }) => new URL(url).host)
    expect(hosts).toEqual(['a.example', 'own.example'])
    server.last().accept()
    server.last().receive(deletion('5'))
    server.last().drop()
    server.time.elapse()
    expect(new URL(server.last().url).host).toBe('own.example')
  })

  test('is tried at both addresses where each stream needs a socket', () => {
    const server = setUp({ multiplexing: false }, 'https://own.example')
    server.listen(USER)
    server.listen(TEA)

    refuse(server, 1)
    server.last().accept()
    server.last().receive(deletion('5'))

    expect(new Set(server.open().map(({ url }) => new URL(url).host))).toEqual(
      new Set(['own.example']),
    )
    expect(server.open()).toHaveLength(2)
  })
})
