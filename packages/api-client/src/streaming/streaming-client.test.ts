import { expect, onTestFinished, test, vi } from 'vitest'
import { createFakeSchedule, createFakeSockets } from '../testing/fake-socket.ts'
import type { StreamEvent } from './stream-source.ts'
import { createStreamingClient } from './streaming-client.ts'
import type { WakeUp } from './wake-ups.ts'

const status = { id: '5', content: '<p>Hi</p>', account: { id: '1', acct: 'ada' } }

const frame = (stream: readonly string[], event: string, payload: unknown) =>
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
    ...(onFault && { onFault }),
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

test('nothing connects before somebody listens; then one socket serves every source', () => {
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

test('a token that cannot be a subprotocol goes in the query', () => {
  const { client, last } = setUp('a/b=')

  client.subscribe({ stream: 'user' }, () => undefined)

  expect(last().url).toBe('wss://a.example/api/v1/streaming?access_token=a%2Fb%3D')
  expect(last().protocols).toBeUndefined()
})

test('each listener of a source hears it, and the server is told of the first and the last only', () => {
  const { client, last } = setUp()
  const heard: string[] = []
  const stopOne = client.subscribe({ stream: 'public:local' }, () => heard.push('one'))
  const stopTwo = client.subscribe({ stream: 'public:local' }, () => heard.push('two'))
  last().accept()

  last().receive(frame(['public:local'], 'delete', '5'))
  stopOne()
  stopOne()
  last().receive(frame(['public:local'], 'delete', '6'))
  stopTwo()
  last().receive(frame(['public:local'], 'delete', '7'))

  expect(heard).toEqual(['one', 'two', 'two'])
  expect(last().sent).toEqual([
    { type: 'subscribe', stream: 'public:local' },
    { type: 'unsubscribe', stream: 'public:local' },
  ])
})

test(
  'a listener that breaks keeps the others from nothing, and each of its errors is told once',
  { tags: ['TL-17'] },
  () => {
    const faults: unknown[] = []
    const { client, last } = setUp('T', (error) => faults.push(error))
    const heard: string[] = []
    const breaks = () => {
      throw new Error('broken on purpose')
    }
    client.watchState(breaks)
    client.watchState((state) => heard.push(state))
    client.watchSources(breaks)
    client.watchSources(({ type }) => heard.push(type))
    client.subscribe({ stream: 'user' }, breaks)
    client.subscribe({ stream: 'user' }, () => heard.push('event'))

    last().accept()
    last().receive(frame(['user'], 'delete', '5'))
    last().drop()

    expect(heard).toEqual(['connecting', 'open', 'opened', 'event', 'closed', 'lost'])
    expect(faults).toHaveLength(6)
  },
)

test('an event reaches only those who listen to its stream', () => {
  const { client, last } = setUp()
  const tea: StreamEvent[] = []
  const user: StreamEvent[] = []
  client.subscribe({ stream: 'hashtag', tag: 'Tea' }, (event) => tea.push(event))
  client.subscribe({ stream: 'user' }, (event) => user.push(event))
  last().accept()

  last().receive(frame(['hashtag', 'tea'], 'update', JSON.stringify(status)))
  last().receive(frame(['hashtag', 'ink'], 'delete', '6'))
  last().receive(frame(['user'], 'filters_changed', undefined))

  expect(tea).toMatchObject([{ type: 'update', status: { id: '5' } }])
  expect(user).toEqual([{ type: 'filters_changed' }])
})

test('a server that does not name the stream serves the only one there is', () => {
  const { client, last } = setUp()
  const heard: string[] = []
  const first = client.subscribe({ stream: 'user' }, () => heard.push('user'))
  last().accept()
  const unnamed = JSON.stringify({ event: 'delete', payload: '5' })

  last().receive(unnamed)
  client.subscribe({ stream: 'public' }, () => heard.push('public'))
  last().receive(unnamed)
  first()
  last().receive(unnamed)

  expect(heard).toEqual(['user', 'public'])
})

test.each([
  ['broken JSON', '{"event":'],
  ['an error', '{"error":"Unknown stream type"}'],
  ['a binary frame', new ArrayBuffer(2)],
  ['an unknown event', frame(['user'], 'announcement', '{}')],
  ['a broken payload', frame(['user'], 'update', '{"id":')],
  ['a status of no use', frame(['user'], 'update', '{"id":"5"}')],
  ['a delete of nothing', frame(['user'], 'delete', '')],
])('%s is passed over without a word', (_name, data) => {
  const { client, last, states } = setUp()
  const heard = vi.fn<() => void>()
  client.subscribe({ stream: 'user' }, heard)
  last().accept()

  expect(() => last().receive(data)).not.toThrow()

  expect(heard).not.toHaveBeenCalled()
  expect(states).toEqual(['connecting', 'open'])
})

test('after a loss it comes back and asks anew for all that is still wanted', () => {
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

test('whoever hears that it is open can rely on the subscriptions being asked for', () => {
  const { client, last } = setUp()
  const sentThen: number[] = []
  client.watchState((state) => {
    if (state === 'open') sentThen.push(last().sent.length)
  })
  client.subscribe({ stream: 'user' }, () => undefined)

  last().accept()

  expect(sentThen).toEqual([1])
})

test('each failure doubles the wait; a server that never answered waits longest', () => {
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

test('a server that has streamed before is asked at least every 30 s', () => {
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

test('a connection that breaks at once does not make the next attempt come sooner', () => {
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

test('waking up ends the pause at once, and disturbs no connection', () => {
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

test('a connection that nobody wants any more is not brought back until somebody does', () => {
  const { client, sockets, last, time } = setUp()
  client.subscribe({ stream: 'user' }, () => undefined)()
  last().accept()
  expect(last().sent).toEqual([])

  last().drop()
  expect(time.waiting).toEqual([])

  client.subscribe({ stream: 'user' }, () => undefined)
  expect(sockets).toHaveLength(2)
})

test('a new listener during the pause does not cut it short', () => {
  const { client, sockets, last } = setUp()
  client.subscribe({ stream: 'user' }, () => undefined)
  last().drop()

  client.subscribe({ stream: 'public' }, () => undefined)

  expect(sockets).toHaveLength(1)
})

test('a socket that may not even be made counts as a lost one', () => {
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

  expect(client.state()).toBe('closed')
  expect(waiting).toHaveLength(1)
})

test('close leaves nothing behind', () => {
  const { client, sockets, last, time, states, stopWaking, wake } = setUp()
  const heard = vi.fn<() => void>()
  const stop = client.subscribe({ stream: 'user' }, heard)
  last().accept()

  client.close()
  last().receive(frame(['user'], 'delete', '5'))
  last().drop()
  stop()
  wake()
  client.subscribe({ stream: 'user' }, heard)

  expect(last().isClosedByUs).toBe(true)
  expect(last()).toMatchObject({ onopen: null, onmessage: null, onclose: null, onerror: null })
  expect(heard).not.toHaveBeenCalled()
  expect(stopWaking).toHaveBeenCalledOnce()
  expect(time.waiting).toEqual([])
  expect(sockets).toHaveLength(1)
  expect(states).toEqual(['connecting', 'open'])
})

test('a socket still on its way is closed when it arrives, which browsers do not complain of', () => {
  const { client, last } = setUp()
  client.subscribe({ stream: 'user' }, () => undefined)

  client.close()
  expect(last().isClosedByUs).toBe(false)

  last().accept()
  expect(last().isClosedByUs).toBe(true)
})

test('with the real clock the pauses end by themselves and leave no timer', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { WebSocket, sockets, last } = createFakeSockets()
  const client = createStreamingClient({
    baseUrl: 'https://a.example',
    accessToken: 'T',
    WebSocket,
  })
  client.subscribe({ stream: 'user' }, () => undefined)
  last().drop()

  vi.advanceTimersByTime(1000)
  expect(sockets).toHaveLength(2)
  expect(last().url).toBe('wss://a.example/api/v1/streaming')

  last().accept()
  client.close()
  expect(vi.getTimerCount()).toBe(0)
})
