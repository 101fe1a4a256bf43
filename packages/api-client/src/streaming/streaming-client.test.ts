import { expect, onTestFinished, test, vi } from 'vitest'
import { createFakeSchedule, createFakeSockets } from '../testing/fake-socket.ts'
import type { StreamEvent } from './stream-source.ts'
import { createStreamingClient } from './streaming-client.ts'
import type { WakeUp } from './wake-ups.ts'

const status = { id: '5', content: '<p>Hi</p>', account: { id: '1', acct: 'ada' } }

const createFrame = (stream: readonly string[], event: string, payload: unknown) =>
  JSON.stringify({ stream, event, payload })

function setUp(accessToken = 'T', onFault?: (error: unknown) => void) {
  const network = createFakeSockets()
  const time = createFakeSchedule()
  let wake: (wakeUp: WakeUp) => void = () => undefined
  const stopWaking = vi.fn<() => void>()
  const client = createStreamingClient({
    baseUrl: 'wss://a.example',
    accessToken,
    WebSocket: network.WebSocket,
    schedule: time.schedule,
    random: () => 1,
    onWake(call) {
      wake = call
      return stopWaking
    },
    ...(onFault && { onError: onFault }),
  })
  const states: string[] = []
  client.watchState((state) => states.push(state))
  return {
    ...network,
    time,
    client,
    states,
    stopWaking,
    wake: (wakeUp: WakeUp = 'look') => wake(wakeUp),
  }
}

test('connects with the first subscription and uses one socket for all sources', () => {
  const { client, sockets, last, states } = setUp()
  expect(sockets).toHaveLength(0)

  client.subscribe({ stream: 'user' }, () => undefined)
  client.subscribe({ stream: 'hashtag', tag: 'tea' }, () => undefined)
  last().accept()
  client.subscribe({ stream: 'list', list: '3' }, () => undefined)

  expect(sockets).toHaveLength(1)
  expect(last()).toMatchObject({ url: 'wss://a.example/api/v1/streaming', protocols: 'T' })
  expect(last().sent).toEqual([
    { type: 'subscribe', stream: 'user' },
    { type: 'subscribe', stream: 'hashtag', tag: 'tea' },
    { type: 'subscribe', stream: 'list', list: '3' },
  ])
  expect(states).toEqual(['connecting', 'open'])
})

test('sends a token that cannot be a subprotocol in the query', () => {
  const { client, last } = setUp('a/b=')

  client.subscribe({ stream: 'user' }, () => undefined)

  expect(last().url).toBe('wss://a.example/api/v1/streaming?access_token=a%2Fb%3D')
  expect(last().protocols).toBeUndefined()
})

test('delivers events to each listener and subscribes once per source', () => {
  const { client, last } = setUp()
  const received: string[] = []
  const stopOne = client.subscribe({ stream: 'public:local' }, () => received.push('one'))
  const stopTwo = client.subscribe({ stream: 'public:local' }, () => received.push('two'))
  last().accept()

  last().receive(createFrame(['public:local'], 'delete', '5'))
  stopOne()
  stopOne()
  last().receive(createFrame(['public:local'], 'delete', '6'))
  stopTwo()
  last().receive(createFrame(['public:local'], 'delete', '7'))

  expect(received).toEqual(['one', 'two', 'two'])
  expect(last().sent).toEqual([
    { type: 'subscribe', stream: 'public:local' },
    { type: 'unsubscribe', stream: 'public:local' },
  ])
})

test(
  'isolates a throwing listener and reports each of its errors once',
  { tags: ['TL-17'] },
  () => {
    const faults: unknown[] = []
    const { client, last } = setUp('T', (error) => faults.push(error))
    const received: string[] = []
    const breaks = () => {
      throw new Error('broken on purpose')
    }
    client.watchState(breaks)
    client.watchState((state) => received.push(state))
    client.watchSources(breaks)
    client.watchSources(({ type }) => received.push(type))
    client.subscribe({ stream: 'user' }, breaks)
    client.subscribe({ stream: 'user' }, () => received.push('event'))

    last().accept()
    last().receive(createFrame(['user'], 'delete', '5'))
    last().drop()

    expect(received).toEqual(['connecting', 'open', 'opened', 'event', 'closed', 'lost'])
    expect(faults).toHaveLength(6)
  },
)

test('delivers an event only to the listeners of its stream', () => {
  const { client, last } = setUp()
  const tea: StreamEvent[] = []
  const user: StreamEvent[] = []
  client.subscribe({ stream: 'hashtag', tag: 'Tea' }, (event) => tea.push(event))
  client.subscribe({ stream: 'user' }, (event) => user.push(event))
  last().accept()

  last().receive(createFrame(['hashtag', 'tea'], 'update', JSON.stringify(status)))
  last().receive(createFrame(['hashtag', 'ink'], 'delete', '6'))
  last().receive(createFrame(['user'], 'filters_changed', undefined))

  expect(tea).toMatchObject([{ type: 'update', status: { id: '5' } }])
  expect(user).toEqual([{ type: 'filters_changed' }])
})

test('delivers events without a stream name when there is only one source', () => {
  const { client, last } = setUp()
  const received: string[] = []
  const first = client.subscribe({ stream: 'user' }, () => received.push('user'))
  last().accept()
  const unnamed = JSON.stringify({ event: 'delete', payload: '5' })

  last().receive(unnamed)
  client.subscribe({ stream: 'public' }, () => received.push('public'))
  last().receive(unnamed)
  first()
  last().receive(unnamed)

  expect(received).toEqual(['user', 'public'])
})

test.each([
  ['broken JSON', '{"event":'],
  ['an error', '{"error":"Unknown stream type"}'],
  ['a binary frame', new ArrayBuffer(2)],
  ['an unknown event', createFrame(['user'], 'announcement', '{}')],
  ['an invalid payload', createFrame(['user'], 'update', '{"id":')],
  ['an incomplete status', createFrame(['user'], 'update', '{"id":"5"}')],
  ['a delete event without an id', createFrame(['user'], 'delete', '')],
])('ignores %s', (_name, data) => {
  const { client, last, states } = setUp()
  const listener = vi.fn<() => void>()
  client.subscribe({ stream: 'user' }, listener)
  last().accept()

  expect(() => last().receive(data)).not.toThrow()

  expect(listener).not.toHaveBeenCalled()
  expect(states).toEqual(['connecting', 'open'])
})

test('reconnects after a loss and resubscribes to the remaining sources', () => {
  const { client, sockets, last, time, states } = setUp()
  client.subscribe({ stream: 'user' }, () => undefined)
  const stop = client.subscribe({ stream: 'public' }, () => undefined)
  last().accept()

  last().drop()
  stop()
  time.elapse()
  last().accept()

  expect(sockets).toHaveLength(2)
  expect(last().sent).toEqual([{ type: 'subscribe', stream: 'user' }])
  expect(states).toEqual(['connecting', 'open', 'closed', 'connecting', 'open'])
})

test('sends the subscriptions before it reports the open state', () => {
  const { client, last } = setUp()
  const sentThen: number[] = []
  client.watchState((state) => {
    if (state === 'open') sentThen.push(last().sent.length)
  })
  client.subscribe({ stream: 'user' }, () => undefined)

  last().accept()

  expect(sentThen).toEqual([1])
})

test('doubles the delay with each failure, up to 5 minutes for a server that never streamed', () => {
  const { client, last, time } = setUp()
  client.subscribe({ stream: 'user' }, () => undefined)
  const waits: number[] = []

  for (let attempt = 0; attempt < 11; attempt += 1) {
    last().drop()
    waits.push(time.waiting[0]?.ms ?? 0)
    time.elapse()
  }

  expect(waits.slice(0, 5)).toEqual([1000, 2000, 4000, 8000, 16_000])
  expect(waits.at(-1)).toBe(300_000)
})

test('retries within 30 s when the server has streamed before', () => {
  const { client, last, time } = setUp()
  client.subscribe({ stream: 'user' }, () => undefined)
  last().accept()

  for (let attempt = 0; attempt < 9; attempt += 1) {
    last().drop()
    expect(time.waiting).toHaveLength(1)
    expect(time.waiting[0]?.ms).toBeLessThanOrEqual(30_000)
    time.elapse()
  }
})

test('does not reset the delay after a short connection', () => {
  const { client, last, time } = setUp()
  client.subscribe({ stream: 'user' }, () => undefined)
  last().drop()
  time.elapse()

  last().accept()
  last().drop()
  expect(time.waiting.map(({ ms }) => ms)).toEqual([2000])
  time.elapse()

  last().accept()
  time.elapse()
  last().drop()
  expect(time.waiting.map(({ ms }) => ms)).toEqual([1000])
})

test('ends the delay on wake-up and keeps existing connections', () => {
  const { client, sockets, last, time, wake } = setUp()
  wake()
  expect(sockets).toHaveLength(0)

  client.subscribe({ stream: 'user' }, () => undefined)
  wake()
  last().accept()
  wake()
  expect(sockets).toHaveLength(1)

  last().drop()
  wake()
  expect(sockets).toHaveLength(2)
  expect(time.waiting).toEqual([])
})

test('reconnects only with a new subscription when there was none at the loss', () => {
  const { client, sockets, last, time } = setUp()
  client.subscribe({ stream: 'user' }, () => undefined)()
  last().accept()
  expect(last().sent).toEqual([])

  last().drop()
  expect(time.waiting).toEqual([])

  client.subscribe({ stream: 'user' }, () => undefined)
  expect(sockets).toHaveLength(2)
})

test('keeps the delay when a listener is added', () => {
  const { client, sockets, last } = setUp()
  client.subscribe({ stream: 'user' }, () => undefined)
  last().drop()

  client.subscribe({ stream: 'public' }, () => undefined)

  expect(sockets).toHaveLength(1)
})

test('treats a throwing WebSocket constructor as a lost connection', () => {
  const { schedule, waiting } = createFakeSchedule()
  function Forbidden(): never {
    throw new DOMException('insecure', 'SecurityError')
  }
  const client = createStreamingClient({
    baseUrl: 'ws://a.example',
    accessToken: 'T',
    WebSocket: Forbidden as never,
    schedule,
  })

  client.subscribe({ stream: 'user' }, () => undefined)

  expect(client.getState()).toBe('closed')
  expect(waiting).toHaveLength(1)
})

test('removes all handlers, timers and listeners on close', () => {
  const { client, sockets, last, time, states, stopWaking, wake } = setUp()
  const listener = vi.fn<() => void>()
  const stop = client.subscribe({ stream: 'user' }, listener)
  last().accept()

  client.close()
  last().receive(createFrame(['user'], 'delete', '5'))
  last().drop()
  stop()
  wake()
  client.subscribe({ stream: 'user' }, listener)

  expect(last().isClosedByUs).toBe(true)
  expect(last()).toMatchObject({ onopen: null, onmessage: null, onclose: null, onerror: null })
  expect(listener).not.toHaveBeenCalled()
  expect(stopWaking).toHaveBeenCalledOnce()
  expect(time.waiting).toEqual([])
  expect(sockets).toHaveLength(1)
  expect(states).toEqual(['connecting', 'open'])
})

test('closes a connecting socket after it opens, which browsers do not report as an error', () => {
  const { client, last } = setUp()
  client.subscribe({ stream: 'user' }, () => undefined)

  client.close()
  expect(last().isClosedByUs).toBe(false)

  last().accept()
  expect(last().isClosedByUs).toBe(true)
})

test('reconnects with real timers and leaves none after close', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { WebSocket, sockets, last } = createFakeSockets()
  const baseUrl = 'https://a.example'
  const client = createStreamingClient({ baseUrl, accessToken: 'T', WebSocket })
  client.subscribe({ stream: 'user' }, () => undefined)
  last().drop()

  vi.advanceTimersByTime(1000)
  expect(sockets).toHaveLength(2)
  expect(last().url).toBe('wss://a.example/api/v1/streaming')

  last().accept()
  client.close()
  expect(vi.getTimerCount()).toBe(0)
})
