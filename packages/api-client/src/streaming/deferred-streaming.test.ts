import { expect, test } from 'vitest'
import { createFakeSchedule, createFakeSockets } from '../testing/fake-socket.ts'
import { createDeferredStreaming } from './deferred-streaming.ts'
import type { StreamEvent, StreamSource } from './stream-source.ts'
import { createStreamingClient } from './streaming-client.ts'

const status = { id: '5', content: '<p>Hi</p>', account: { id: '1', acct: 'ada' } }
const USER: StreamSource = { stream: 'user' }

function setUp() {
  const network = createFakeSockets()
  const streaming = createDeferredStreaming()
  const open = () =>
    streaming.open(() =>
      createStreamingClient({
        baseUrl: 'wss://a.example',
        accessToken: 'T',
        WebSocket: network.WebSocket,
        schedule: createFakeSchedule().schedule,
        random: () => 1,
        onWake: () => () => undefined,
      }),
    )
  return { ...network, streaming, open }
}

test('forwards listeners and watchers that were added before the client exists', () => {
  const { streaming, sockets, last, open } = setUp()
  const received: StreamEvent[] = []
  const states: string[] = []
  const news: string[] = []
  streaming.watchState((state) => states.push(state))
  streaming.watchSources(({ type }) => news.push(type))
  streaming.subscribe(USER, (event) => received.push(event))
  expect(sockets).toHaveLength(0)
  expect(streaming.getState()).toBe('connecting')
  expect(streaming.isLive(USER)).toBe(false)

  open()
  last().accept()
  last().receive(JSON.stringify({ stream: ['user'], event: 'update', payload: status }))

  expect(received.map(({ type }) => type)).toEqual(['update'])
  expect(states).toEqual(['connecting', 'open'])
  expect(news).toEqual(['opened'])
  expect(streaming.isLive(USER)).toBe(true)
  expect(streaming.getUsage()).toEqual({ sockets: 1, streams: 1 })
})

test('does not subscribe for listeners that were removed before the client exists', () => {
  const { streaming, sockets, last, open } = setUp()
  streaming.subscribe({ stream: 'public' }, () => undefined)()
  const stop = streaming.subscribe(USER, () => undefined)

  open()
  last().accept()
  expect(last().sent).toEqual([{ type: 'subscribe', stream: 'user' }])
  stop()

  expect(sockets).toHaveLength(1)
  expect(last().sent.at(-1)).toEqual({ type: 'unsubscribe', stream: 'user' })
})

test('ignores a first client after close and a second client', () => {
  const { streaming, sockets, open } = setUp()
  streaming.subscribe(USER, () => undefined)
  open()
  open()
  expect(sockets).toHaveLength(1)

  const ended = setUp()
  ended.streaming.subscribe(USER, () => undefined)
  ended.streaming.close()
  ended.open()
  expect(ended.sockets).toHaveLength(0)
})
