import { afterAll, beforeAll, beforeEach, afterEach, expect, test } from 'vitest'
import { createFakeTime, type FakeTime } from '../fake-time.ts'
import { startTestInstance, type TestInstance } from '../test-instance.ts'
import { openSocket, type TestSocket } from '../test-socket.ts'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'

const INSTANCE = '/api/v2/instance'
let server: TestInstance
let proxy: FaultProxy
let time: FakeTime
let token: string

beforeAll(async () => {
  server = await startTestInstance()
  token = (await server.as('mira')).token ?? ''
})
beforeEach(async () => {
  time = createFakeTime(0)
  proxy = await startFaultProxy({ target: server.url, schedule: time.schedule })
})
afterEach(() => proxy.close())
afterAll(() => server.close())

const ask = (path = INSTANCE, init: RequestInit = {}) =>
  fetch(proxy.url + path, {
    ...init,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
  })
const publish = (text: string) =>
  ask('/api/v1/statuses', { method: 'POST', body: JSON.stringify({ status: text }) })
const homeTexts = async () => {
  const told = (await (await ask('/api/v1/timelines/home')).json()) as { content: string }[]
  return told.map(({ content }) => content)
}
const listen = () => openSocket(proxy.url, '?stream=user', [token])
const say = (text: string) => server.instance.controls.say({ acct: 'noor', text })
const texts = ({ heard }: TestSocket) =>
  heard.flatMap(({ payload }) => /In \w+/.exec(String(payload))?.[0] ?? [])

test('without faults it is not there', async () => {
  expect((await ask()).status).toBe(200)
  const socket = await listen()
  await socket.settle()
  await say('In peace')
  await expect.poll(() => texts(socket)).toEqual(['In peace'])
  expect(proxy.fired()).toBe(0)
})

test('a lost request was never heard of, a lost answer was; neither comes back', async () => {
  proxy.add({ type: 'lose-request', method: 'POST' })
  await expect(publish('never said')).rejects.toThrow('fetch failed')
  proxy.add({ type: 'lose-answer', method: 'POST' })
  await expect(publish('said all the same')).rejects.toThrow('fetch failed')

  expect((await homeTexts())[0]).toContain('said all the same')
  expect((await homeTexts()).join()).not.toContain('never said')
  expect(proxy.fired()).toBe(2)
})

test('a body that is cut ends in the middle', async () => {
  proxy.add({ type: 'cut' })
  const answer = await ask()
  expect(answer.status).toBe(200)
  await expect(answer.json()).rejects.toThrow('terminated')
})

test('a repeated call is done twice', async () => {
  proxy.add({ type: 'repeat', delivered: 'second', method: 'POST' })
  await publish('said twice')
  expect((await homeTexts()).slice(0, 2)).toEqual([
    expect.stringContaining('said twice'),
    expect.stringContaining('said twice'),
  ])
})

test.each([
  [{ status: 429, body: 'json', retryAfter: 30 }, '30'],
  [{ status: 429, body: 'empty' }, null],
  [{ status: 502, body: 'html' }, null],
] as const)('something before the server answers %j', async (refusal, retryAfter) => {
  proxy.add({ type: 'refuse', ...refusal })
  const answer = await ask()
  expect(answer.status).toBe(refusal.status)
  expect(answer.headers.get('retry-after')).toBe(retryAfter)
})

test('a late answer comes with its time, one to be overtaken behind the next, and silence lasts', async () => {
  const order: string[] = []
  const note = (name: string) => () => void order.push(name)
  proxy.add({ type: 'delay', ms: 5_000 })
  const late = ask().then(note('late'))
  await expect.poll(proxy.held).toBe(1)
  proxy.add({ type: 'overtake' })
  const overtaken = ask().then(note('overtaken'))
  await expect.poll(proxy.held).toBe(2)
  await ask().then(note('next'))
  await overtaken
  time.advance(5_000)
  await late
  expect(order).toEqual(['next', 'overtaken', 'late'])

  proxy.add({ type: 'silence' })
  const patience = new AbortController()
  const silent = ask(INSTANCE, { signal: patience.signal })
  await expect.poll(proxy.held).toBe(1)
  time.advance(3_600_000)
  expect(proxy.held()).toBe(1)
  patience.abort()
  await expect(silent).rejects.toThrow('aborted')
  await expect.poll(proxy.held).toBe(0)
})

test('frames come twice, late, in another order, or not whole', async () => {
  const socket = await listen()
  await socket.settle()
  proxy.add({ type: 'stream-repeat' })
  proxy.add({ type: 'stream-overtake' })
  for (const text of ['In double', 'In haste', 'In front']) await say(text)
  await expect.poll(() => texts(socket)).toEqual(['In double', 'In double', 'In front', 'In haste'])

  proxy.add({ type: 'stream-cut' })
  await say('In half')
  await expect.poll(() => proxy.connections()).toBeLessThanOrEqual(1)
  expect(texts(socket)).not.toContain('In half')
})

test('a silent stream stays open and tells nothing; a refused handshake opens none', async () => {
  const socket = await listen()
  await socket.settle()
  proxy.add({ type: 'stream-silence' })
  await say('In vain')
  expect(texts(socket)).toEqual([])
  proxy.add({ type: 'handshake-refuse', status: 503 })
  await expect(listen()).rejects.toThrow('refused with 503')
  expect(proxy.fired()).toBe(2)
})

test('names the frames that it holds back, and those that a silent stream never delivers', async () => {
  const socket = await listen()
  await socket.settle()
  proxy.add({ type: 'stream-delay', ms: 5_000 })
  await say('In time')
  await expect.poll(() => proxy.heldFrames().join()).toContain('In time')
  expect(proxy.isSilent()).toBe(false)
  time.advance(5_000)
  await expect.poll(() => texts(socket)).toEqual(['In time'])
  expect(proxy.heldFrames()).toEqual([])

  proxy.add({ type: 'stream-silence' })
  await say('In silence')
  await expect.poll(() => proxy.heldFrames().join()).toContain('In silence')
  expect(proxy.isSilent()).toBe(true)
  proxy.add({ type: 'handshake-silence' })
  await expect.poll(proxy.isSilent).toBe(false)
})
