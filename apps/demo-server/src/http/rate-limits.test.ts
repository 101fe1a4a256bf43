import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import WebSocket from 'ws'
import { createBoundedServer, listen } from '../bounded-server.ts'
import { createPictureFile } from '../testing/sample-files.ts'
import { createTestClient } from '../testing/test-client.ts'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'
import { MAX_TEXT_BYTES } from './body-limits.ts'
import {
  createRateLimit,
  type RateLimits,
  defaultRateLimits,
  testRateLimits,
} from './rate-limits.ts'

const WINDOW = { windowMs: 60_000 }
const few: RateLimits = {
  ...testRateLimits,
  calls: { calls: 20, ...WINDOW },
  address: { calls: 25, ...WINDOW },
  uploads: { calls: 2, ...WINDOW },
  signIns: { calls: 3, ...WINDOW },
  pages: { calls: 4, ...WINDOW },
  pictures: { calls: 4, ...WINDOW },
  messages: { calls: 10, ...WINDOW },
  sockets: 2,
  uploadsAtOnce: { address: 2, all: 3 },
}

let server: TestInstance
beforeAll(async () => {
  server = await startTestInstance({ settings: { rateLimits: few } })
})
afterAll(() => server.close())
beforeEach(() => server.time.advance(WINDOW.windowMs))

const getRemaining = ({ headers }: { headers: Headers }) =>
  Number(headers.get('X-RateLimit-Remaining'))

test('uses Mastodon’s limits by default', () => {
  expect(defaultRateLimits).toMatchObject({
    calls: { calls: 300, windowMs: 300_000 },
    uploads: { calls: 30, windowMs: 1_800_000 },
  })
})

test('counts requests with invalid tokens per address', async () => {
  const statuses: number[] = []
  for (let guess = 0; guess < few.calls.calls + 1; guess += 1)
    statuses.push(
      (await createTestClient(server.url, `guess-${guess}`).get('/api/v1/lists')).status,
    )

  expect(new Set(statuses.slice(0, -1))).toEqual(new Set([401]))
  expect(statuses.at(-1)).toBe(429)
})

test('limits uploads without affecting other requests', async () => {
  const mira = await server.as('mira')
  const upload = async () => {
    const form = new FormData()
    form.set('file', await createPictureFile())
    return mira.post<{ error?: string }>('/api/v2/media', form)
  }
  const [first, second, third] = [await upload(), await upload(), await upload()]

  expect([first.status, second.status, third.status]).toEqual([200, 200, 429])
  expect([getRemaining(first), getRemaining(second), getRemaining(third)]).toEqual([1, 0, 0])
  expect(third.body.error).toBe('Too many requests. Try again in a minute.')
  expect((await mira.get('/api/v1/preferences')).status).toBe(200)
})

test('counts uploads with invalid tokens per address', async () => {
  const upload = (token: string) => createTestClient(server.url, token).post('/api/v2/media')
  const statuses: number[] = []
  for (let guess = 0; guess <= few.uploads.calls; guess += 1)
    statuses.push((await upload(`guess-${guess}`)).status)

  expect(statuses).toEqual([401, 401, 429])
})

test.each([
  ['/media/art/avatar-mira-small.webp', 'Too many requests'],
  ['/oauth/authorize', 'then reload the page'],
  ['/about', 'then reload the page'],
])('counts %s per address', async (path, words) => {
  const answers = []
  for (let call = 0; call <= few.pages.calls; call += 1)
    answers.push(await fetch(server.url + path))
  const last = answers.at(-1)

  expect(answers.map(({ status }) => status === 429)).toEqual([false, false, false, false, true])
  expect(await last?.text()).toContain(words)
  expect(last?.headers.get('Retry-After')).toBe('60')
})

test('limits the connections of an address, and accepts a new one after another closes', async () => {
  const full = createBoundedServer(undefined, 2)
  full.on('request', (_request, response) => response.end('x'))
  const { port } = new URL(await listen(full, 0, '127.0.0.1'))
  const open = () => {
    const socket = connect(Number(port), '127.0.0.1')
    return new Promise<{ socket: Socket; isOpen: boolean }>((resolve, reject) => {
      socket.on('connect', () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'))
      socket.on('data', () => resolve({ socket, isOpen: true }))
      socket.on('close', () => resolve({ socket, isOpen: false }))
      socket.on('error', (error) => ('code' in error ? undefined : reject(error)))
    })
  }
  const [first, second, third] = [await open(), await open(), await open()]

  expect([first.isOpen, second.isOpen, third.isOpen]).toEqual([true, true, false])
  first.socket.destroy()
  await expect.poll(async () => (await open()).isOpen).toBe(true)
  full.closeAllConnections()
  full.close()
})

test('limits sign-in attempts, and shows the limit on the page', async () => {
  for (let attempt = 0; attempt < few.signIns.calls; attempt += 1)
    await server.guest.post('/oauth/token', { client_id: 'guess' })
  const form = await server.guest.post<string>('/oauth/authorize', new URLSearchParams())

  expect(form.status).toBe(429)
  expect(form.body).toContain('Wait a minute, then submit the form again')
  expect((await server.guest.post('/oauth/token', { client_id: 'guess' })).status).toBe(429)
  expect((await server.guest.get('/api/v1/timelines/public')).status).toBe(200)
})

test('forgets the oldest caller above the maximum number of callers', () => {
  const limit = createRateLimit(() => 0, { calls: 2, windowMs: 1_000 })
  for (let caller = 0; caller <= 10_000; caller += 1) limit.consume(String(caller))

  expect(limit.getAllowance('10000').left).toBe(1)
  expect(limit.getAllowance('0').left).toBe(2)
})

test.each([
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
])('refuses a megabyte of text as %s', async (type) => {
  const { token } = await server.as('mira')
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': type }
  const body = 'x'.repeat(MAX_TEXT_BYTES + 1)
  const { status } = await fetch(`${server.url}/api/v1/statuses`, { method: 'POST', headers, body })

  expect(status).toBe(413)
})

test('limits the sockets of an address, and accepts a new one after another closes', async () => {
  const mira = await server.as('mira')
  const first = await server.listen(mira)
  const second = await server.listen(mira)
  await expect(server.listen(mira)).rejects.toThrow('refused with 429')

  first.close()
  await first.closed
  await expect
    .poll(() =>
      server.listen(mira).then(
        (socket) => socket.close(),
        () => 'refused',
      ),
    )
    .toBeUndefined()
  second.close()
  await second.closed
})

test('closes a socket with too many messages', async () => {
  const mira = await server.as('mira')
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/v1/streaming`, [
    mira.token ?? '',
  ])
  const code = await new Promise((resolve) => {
    socket.on('close', resolve)
    socket.on('open', () => {
      for (let sent = 0; sent <= few.messages.calls; sent += 1) socket.send('{}')
    })
  })

  expect(code).toBe(1_008)
})

test('refuses a header that is too large and a request that does not end', async () => {
  const impatient = createBoundedServer({ headersMs: 150, requestMs: 150, checkIntervalMs: 50 })
  impatient.on('request', (request) => request.resume())
  const { port } = new URL(await listen(impatient, 0, '127.0.0.1'))

  expect(await sendRaw(port, `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`)).toMatch(
    / 431 /,
  )
  expect(await sendRaw(port, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')).toMatch(/ 408 /)
  expect(
    await sendRaw(port, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n12345'),
  ).toMatch(/ 408 /)
  await new Promise((resolve) => {
    impatient.close(resolve)
  })
})

/** Resolves when the server closes the connection. */
const sendRaw = (port: string, words: string) =>
  new Promise<string>((resolve, reject) => {
    let answer = ''
    const socket: Socket = connect(Number(port), '127.0.0.1', () => socket.write(words))
    socket.on('data', (data) => (answer += data.toString()))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
