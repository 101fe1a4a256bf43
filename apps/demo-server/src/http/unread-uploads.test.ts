import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictureFile } from '../testing/sample-files.ts'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'
import { wideLimits } from './rate-rules.ts'

const MEGABYTE = 1_024 * 1_024
const BOUNDARY = 'abuse'
const HEAD = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`

let server: TestInstance
beforeAll(async () => {
  const rateLimits = { ...wideLimits, uploadsAtOnce: { address: 2, all: 3 } }
  server = await startTestInstance({ settings: { rateLimits } })
})
afterAll(() => server.close())

interface Answered {
  readonly answer: string
  /** How much of the body went on its way. */
  readonly sent: number
}

interface Upload {
  readonly path?: string
  readonly headers?: readonly string[]
  readonly bytes: number
}

/** Begins an upload, and goes on sending until the other side has had enough. */
function sendUpload({ path = '/api/v2/media', headers = [], bytes }: Upload): Promise<Answered> {
  const { port, host } = new URL(server.url)
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${host}`,
    `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
    `Content-Length: ${bytes}`,
    ...headers,
  ]
  return new Promise((resolve) => {
    let answer = ''
    let left = bytes - HEAD.length
    const socket = connect(Number(port), '127.0.0.1')
    const send = () => {
      while (left > 0) {
        const piece = Buffer.alloc(Math.min(left, 64 * 1_024))
        left -= piece.length
        if (!socket.write(piece)) return
      }
    }
    socket.on('connect', () => {
      socket.write(`${head.join('\r\n')}\r\n\r\n${HEAD}`)
      send()
    })
    socket.on('drain', send)
    socket.on('data', (data) => (answer += data.toString()))
    // One that was not read to its end may be reset.
    socket.on('error', () => undefined)
    socket.on('close', () => resolve({ answer, sent: socket.bytesWritten }))
  })
}

const bearer = (token: string | null) => [`Authorization: Bearer ${token}`]

test.each([
  ['without a token', () => []],
  ['with a made-up token', () => bearer('guess')],
  ['with a token of another scope', async () => bearer((await server.as('mira', 'read')).token)],
])('answers an upload %s before its body has come', async (_who, headersOf) => {
  const { answer, sent } = await sendUpload({ headers: await headersOf(), bytes: 60 * MEGABYTE })

  expect(answer).toMatch(/^HTTP\/1\.1 40[13] /)
  expect(answer.toLowerCase()).toContain('connection: close')
  expect(sent).toBeLessThan(20 * MEGABYTE)
})

test('answers a form of a page before the files in it have come, when nobody is signed in', async () => {
  const { answer, sent } = await sendUpload({ path: '/settings/profile', bytes: 30 * MEGABYTE })

  expect(answer).toMatch(/^HTTP\/1\.1 401 /)
  expect(sent).toBeLessThan(20 * MEGABYTE)
})

test('takes no token out of a body that brings files', async () => {
  const form = new FormData()
  form.set('access_token', (await server.as('mira')).token ?? '')
  form.set('file', await pictureFile())

  expect((await server.guest.post('/api/v2/media', form)).status).toBe(401)
})

test('still takes the token of an older client out of a body of words', async () => {
  const { token } = await server.as('mira')
  const words = { access_token: token ?? '', status: 'from an older client' }

  expect((await server.guest.post('/api/v1/statuses', new URLSearchParams(words))).status).toBe(200)
})

test('takes in so many uploads of an address at once, and the next when one is over', async () => {
  const mira = await server.as('mira')
  const { port, host } = new URL(server.url)
  const begin = () => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(
      [
        'POST /api/v2/media HTTP/1.1',
        `Host: ${host}`,
        ...bearer(mira.token),
        `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
        `Content-Length: ${MEGABYTE}`,
        '',
        HEAD,
      ].join('\r\n'),
    )
    const answered = new Promise<string>((resolve) => {
      socket.on('data', (data) => resolve(data.toString()))
    })
    return { socket, answered }
  }
  const begun = [begin(), begin(), begin()]
  const first = await Promise.race(begun.map(({ answered }) => answered))
  for (const { socket } of begun) socket.destroy()

  expect(first).toMatch(/^HTTP\/1\.1 429 /)
  expect(first).toMatch(/^Retry-After: 5\r$/im)
  const form = new FormData()
  form.set('file', await pictureFile())
  await expect.poll(async () => (await mira.post('/api/v2/media', form)).status).toBe(200)
})
