import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPictureFile } from '../testing/sample-files.ts'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'
import { testRateLimits } from './rate-limits.ts'

const MEGABYTE = 1_024 * 1_024
const BOUNDARY = 'abuse'
const HEAD = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`

let server: TestInstance
beforeAll(async () => {
  const rateLimits = { ...testRateLimits, uploadsAtOnce: { address: 2, all: 3 } }
  server = await startTestInstance({ settings: { rateLimits } })
})
afterAll(() => server.close())

interface UploadResult {
  readonly response: string
  /** How many bytes of the body were sent. */
  readonly sent: number
}

interface Upload {
  readonly path?: string
  readonly headers?: readonly string[]
  readonly bytes: number
}

/** Starts an upload, and sends until the server closes the connection. */
function sendUpload({
  path = '/api/v2/media',
  headers = [],
  bytes,
}: Upload): Promise<UploadResult> {
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
    // A connection can be reset when its body was not read completely.
    socket.on('error', () => undefined)
    socket.on('close', () => resolve({ response: answer, sent: socket.bytesWritten }))
  })
}

const getBearerHeaders = (token: string | null) => [`Authorization: Bearer ${token}`]

test.each([
  ['without a token', () => []],
  ['with a made-up token', () => getBearerHeaders('guess')],
  [
    'with a token of another scope',
    async () => getBearerHeaders((await server.as('mira', 'read')).token),
  ],
])('responds to an upload %s before the body is sent', async (_who, createHeaders) => {
  const { response, sent } = await sendUpload({
    headers: await createHeaders(),
    bytes: 60 * MEGABYTE,
  })

  expect(response).toMatch(/^HTTP\/1\.1 40[13] /)
  expect(response.toLowerCase()).toContain('connection: close')
  expect(sent).toBeLessThan(20 * MEGABYTE)
})

test('responds to a page form with files before the files are sent, when signed out', async () => {
  const { response, sent } = await sendUpload({ path: '/settings/profile', bytes: 30 * MEGABYTE })

  expect(response).toMatch(/^HTTP\/1\.1 401 /)
  expect(sent).toBeLessThan(20 * MEGABYTE)
})

test('ignores an access token in a body with files', async () => {
  const form = new FormData()
  form.set('access_token', (await server.as('mira')).token ?? '')
  form.set('file', await createPictureFile())

  expect((await server.guest.post('/api/v2/media', form)).status).toBe(401)
})

test('accepts an access token in a text body, as older clients send it', async () => {
  const { token } = await server.as('mira')
  const words = { access_token: token ?? '', status: 'from an older client' }

  expect((await server.guest.post('/api/v1/statuses', new URLSearchParams(words))).status).toBe(200)
})

test('limits concurrent uploads of an address, and accepts the next when one ends', async () => {
  const mira = await server.as('mira')
  const { port, host } = new URL(server.url)
  const begin = () => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(
      [
        'POST /api/v2/media HTTP/1.1',
        `Host: ${host}`,
        ...getBearerHeaders(mira.token),
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
  form.set('file', await createPictureFile())
  await expect.poll(async () => (await mira.post('/api/v2/media', form)).status).toBe(200)
})
