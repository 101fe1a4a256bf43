import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import WebSocket from 'ws'
import { createBoundedServer, listen } from '../bounded-server.ts'
import { pictureFile } from '../testing/sample-files.ts'
import { createTestClient } from '../testing/test-client.ts'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'
import { LARGEST_WORDS } from './body-limits.ts'
import { createRateLimit, type RateLimits, usualLimits, wideLimits } from './rate-rules.ts'

const WINDOW = { windowMs: 60_000 }
const few: RateLimits = {
  ...wideLimits,
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

const leftOf = ({ headers }: { headers: Headers }) => Number(headers.get('X-RateLimit-Remaining'))

test('what may be done is what Mastodon grants, unless somebody says otherwise', () => {
  expect(usualLimits).toMatchObject({
    calls: { calls: 300, windowMs: 300_000 },
    uploads: { calls: 30, windowMs: 1_800_000 },
  })
})

test('tokens that nobody was given do not get an address more calls', async () => {
  const statuses: number[] = []
  for (let guess = 0; guess < few.calls.calls + 1; guess += 1)
    statuses.push(
      (await createTestClient(server.url, `guess-${guess}`).get('/api/v1/lists')).status,
    )

  expect(new Set(statuses.slice(0, -1))).toEqual(new Set([401]))
  expect(statuses.at(-1)).toBe(429)
})

test('uploads are few, and do not take from other calls', async () => {
  const mira = await server.as('mira')
  const upload = async () => {
    const form = new FormData()
    form.set('file', await pictureFile())
    return mira.post<{ error?: string }>('/api/v2/media', form)
  }
  const [first, second, third] = [await upload(), await upload(), await upload()]

  expect([first.status, second.status, third.status]).toEqual([200, 200, 429])
  expect([leftOf(first), leftOf(second), leftOf(third)]).toEqual([1, 0, 0])
  expect(third.body.error).toBe('Too many requests. Try again in a minute.')
  expect((await mira.get('/api/v1/preferences')).status).toBe(200)
})

test('counts uploads of made-up tokens under their address', async () => {
  const upload = (token: string) => createTestClient(server.url, token).post('/api/v2/media')
  const statuses: number[] = []
  for (let guess = 0; guess <= few.uploads.calls; guess += 1)
    statuses.push((await upload(`guess-${guess}`)).status)

  expect(statuses).toEqual([401, 401, 429])
})

test.each([
  ['/media/art/avatar-mira-small.webp', 'Too many requests'],
  ['/oauth/authorize', 'then load the page again'],
  ['/about', 'then load the page again'],
])('counts %s per address', async (path, words) => {
  const answers = []
  for (let call = 0; call <= few.pages.calls; call += 1)
    answers.push(await fetch(server.url + path))
  const last = answers.at(-1)

  expect(answers.map(({ status }) => status === 429)).toEqual([false, false, false, false, true])
  expect(await last?.text()).toContain(words)
  expect(last?.headers.get('Retry-After')).toBe('60')
})

test('lets one address have so many connections, and gives one back when another closes', async () => {
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

test('attempts to sign in are few, and a person is told so on a page', async () => {
  for (let attempt = 0; attempt < few.signIns.calls; attempt += 1)
    await server.guest.post('/oauth/token', { client_id: 'guess' })
  const form = await server.guest.post<string>('/oauth/authorize', new URLSearchParams())

  expect(form.status).toBe(429)
  expect(form.body).toContain('Wait a minute, then send the form again')
  expect((await server.guest.post('/oauth/token', { client_id: 'guess' })).status).toBe(429)
  expect((await server.guest.get('/api/v1/timelines/public')).status).toBe(200)
})

test('so many callers are remembered and no more', () => {
  const limit = createRateLimit(() => 0, { calls: 2, windowMs: 1_000 })
  for (let caller = 0; caller <= 10_000; caller += 1) limit.spend(String(caller))

  expect(limit.look('10000').left).toBe(1)
  expect(limit.look('0').left).toBe(2)
})

test.each([
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
])('a body of %s is no place for a megabyte of words', async (type) => {
  const { token } = await server.as('mira')
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': type }
  const body = 'x'.repeat(LARGEST_WORDS + 1)
  const { status } = await fetch(`${server.url}/api/v1/statuses`, { method: 'POST', headers, body })

  expect(status).toBe(413)
})

test('one address has so many sockets, and gets one back when another closes', async () => {
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

test('who talks without end on a socket is not heard any longer', async () => {
  const mira = await server.as('mira')
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/v1/streaming`, [
    mira.token ?? '',
  ])
  const code = await new Promise((resolve) => {
    socket.on('close', resolve)
    socket.on('open', () => {
      for (let said = 0; said <= few.messages.calls; said += 1) socket.send('{}')
    })
  })

  expect(code).toBe(1_008)
})

test('a head that is too large, and a call that never ends, are let go', async () => {
  const impatient = createBoundedServer({ head: 150, whole: 150, look: 50 })
  impatient.on('request', (request) => request.resume())
  const { port } = new URL(await listen(impatient, 0, '127.0.0.1'))

  expect(await answerTo(port, `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`)).toMatch(
    / 431 /,
  )
  expect(await answerTo(port, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')).toMatch(/ 408 /)
  expect(
    await answerTo(port, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n12345'),
  ).toMatch(/ 408 /)
  await new Promise((resolve) => {
    impatient.close(resolve)
  })
})

/** Until the other side has had enough. */
const answerTo = (port: string, words: string) =>
  new Promise<string>((resolve, reject) => {
    let answer = ''
    const socket: Socket = connect(Number(port), '127.0.0.1', () => socket.write(words))
    socket.on('data', (data) => (answer += data.toString()))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
