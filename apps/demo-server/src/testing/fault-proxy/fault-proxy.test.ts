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

const request = (path = INSTANCE, init: RequestInit = {}) =>
  fetch(proxy.url + path, {
    ...init,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
  })
const publish = (text: string) =>
  request('/api/v1/statuses', { method: 'POST', body: JSON.stringify({ status: text }) })
const loadHomeTexts = async () => {
  const statuses = (await (await request('/api/v1/timelines/home')).json()) as { content: string }[]
  return statuses.map(({ content }) => content)
}
const listen = () => openSocket(proxy.url, '?stream=user', [token])
const post = (text: string) => server.instance.controls.post({ acct: 'noor', text })
const getTexts = ({ received }: TestSocket) =>
  received.flatMap(({ payload }) => /In \w+/.exec(String(payload))?.[0] ?? [])

test('forwards requests and streams without faults', async () => {
  expect((await request()).status).toBe(200)
  const socket = await listen()
  await socket.settle()
  await post('In peace')
  await expect.poll(() => getTexts(socket)).toEqual(['In peace'])
  expect(proxy.countFired()).toBe(0)
})

test('drops a request before the server gets it, and drops a response after the server acted', async () => {
  proxy.add({ type: 'lose-request', method: 'POST' })
  await expect(publish('never said')).rejects.toThrow('fetch failed')
  proxy.add({ type: 'lose-answer', method: 'POST' })
  await expect(publish('said all the same')).rejects.toThrow('fetch failed')

  expect((await loadHomeTexts())[0]).toContain('said all the same')
  expect((await loadHomeTexts()).join()).not.toContain('never said')
  expect(proxy.countFired()).toBe(2)
})

test('closes the connection in the middle of a response body', async () => {
  proxy.add({ type: 'cut' })
  const answer = await request()
  expect(answer.status).toBe(200)
  await expect(answer.json()).rejects.toThrow('terminated')
})

test('sends a repeated request twice', async () => {
  proxy.add({ type: 'repeat', delivered: 'second', method: 'POST' })
  await publish('said twice')
  expect((await loadHomeTexts()).slice(0, 2)).toEqual([
    expect.stringContaining('said twice'),
    expect.stringContaining('said twice'),
  ])
})

test.each([
  [{ status: 429, body: 'json', retryAfter: 30 }, '30'],
  [{ status: 429, body: 'empty' }, null],
  [{ status: 502, body: 'html' }, null],
] as const)('responds in place of the server with %j', async (refusal, retryAfter) => {
  proxy.add({ type: 'refuse', ...refusal })
  const answer = await request()
  expect(answer.status).toBe(refusal.status)
  expect(answer.headers.get('retry-after')).toBe(retryAfter)
})

test('delays a response, reorders an overtaken one, and keeps a silent request open', async () => {
  const order: string[] = []
  const recordOrder = (name: string) => () => void order.push(name)
  proxy.add({ type: 'delay', ms: 5_000 })
  const late = request().then(recordOrder('late'))
  await expect.poll(proxy.countHeld).toBe(1)
  proxy.add({ type: 'overtake' })
  const overtaken = request().then(recordOrder('overtaken'))
  await expect.poll(proxy.countHeld).toBe(2)
  await request().then(recordOrder('next'))
  await overtaken
  time.advance(5_000)
  await late
  expect(order).toEqual(['next', 'overtaken', 'late'])

  proxy.add({ type: 'silence' })
  const patience = new AbortController()
  const silent = request(INSTANCE, { signal: patience.signal })
  await expect.poll(proxy.countHeld).toBe(1)
  time.advance(3_600_000)
  expect(proxy.countHeld()).toBe(1)
  patience.abort()
  await expect(silent).rejects.toThrow('aborted')
  await expect.poll(proxy.countHeld).toBe(0)
})

test('repeats, reorders and truncates frames', async () => {
  const socket = await listen()
  await socket.settle()
  proxy.add({ type: 'stream-repeat' })
  proxy.add({ type: 'stream-overtake' })
  for (const text of ['In double', 'In haste', 'In front']) await post(text)
  await expect
    .poll(() => getTexts(socket))
    .toEqual(['In double', 'In double', 'In front', 'In haste'])

  proxy.add({ type: 'stream-cut' })
  await post('In half')
  await expect.poll(() => proxy.countConnections()).toBeLessThanOrEqual(1)
  expect(getTexts(socket)).not.toContain('In half')
})

test('keeps a silent stream open without frames, and refuses a handshake', async () => {
  const socket = await listen()
  await socket.settle()
  proxy.add({ type: 'stream-silence' })
  await post('In vain')
  expect(getTexts(socket)).toEqual([])
  proxy.add({ type: 'handshake-refuse', status: 503 })
  await expect(listen()).rejects.toThrow('refused with 503')
  expect(proxy.countFired()).toBe(2)
})

test('lists delayed frames and the undelivered frames of a silent stream', async () => {
  const socket = await listen()
  await socket.settle()
  proxy.add({ type: 'stream-delay', ms: 5_000 })
  await post('In time')
  await expect.poll(() => proxy.getHeldFrames().join()).toContain('In time')
  expect(proxy.isSilent()).toBe(false)
  time.advance(5_000)
  await expect.poll(() => getTexts(socket)).toEqual(['In time'])
  expect(proxy.getHeldFrames()).toEqual([])

  proxy.add({ type: 'stream-silence' })
  await post('In silence')
  await expect.poll(() => proxy.getHeldFrames().join()).toContain('In silence')
  expect(proxy.isSilent()).toBe(true)
  proxy.add({ type: 'handshake-silence' })
  await expect.poll(proxy.isSilent).toBe(false)
})
