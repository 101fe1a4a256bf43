import { expect, test } from 'vitest'
import { createFakeSchedule, createFakeSockets } from '../testing/fake-socket.ts'
import { createLateStreaming } from './late-streaming.ts'
import type { StreamEvent, StreamSource } from './stream-source.ts'
import { createStreamingClient } from './streaming-client.ts'

const status = { id: '5', content: '<p>Hi</p>', account: { id: '1', acct: 'ada' } }
const USER: StreamSource = { stream: 'user' }

function setUp() {
  const network = createFakeSockets()
  const streaming = createLateStreaming()
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

test('who listens and watches before there is a client is told by it all the same', () => {
  const { streaming, sockets, last, open } = setUp()
  const heard: StreamEvent[] = []
  const states: string[] = []
  const news: string[] = []
  streaming.watchState((state) => states.push(state))
  streaming.watchSources(({ type }) => news.push(type))
  streaming.subscribe(USER, (event) => heard.push(event))
  expect(sockets).toHaveLength(0)
  expect(streaming.state()).toBe('connecting')
  expect(streaming.isLive(USER)).toBe(false)

  open()
  last().accept()
  last().receive(JSON.stringify({ stream: ['user'], event: 'update', payload: status }))

  expect(heard.map(({ type }) => type)).toEqual(['update'])
  expect(states).toEqual(['connecting', 'open'])
  expect(news).toEqual(['opened'])
  expect(streaming.isLive(USER)).toBe(true)
  expect(streaming.usage()).toEqual({ sockets: 1, streams: 1 })
})

test('who has stopped listening before is not asked for', () => {
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

test('after the end nothing opens, and a second client is none', () => {
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
