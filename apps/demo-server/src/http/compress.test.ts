import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'
import { negotiateEncoding, compressResponse } from './compress.ts'

const SCRIPT = 'export const answer = 42\n'.repeat(200)

let dist: string
let server: TestInstance
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'colonnade-compress-'))
  await writeFile(join(dist, 'index.html'), `<!doctype html><head></head>${SCRIPT}`)
  await writeFile(join(dist, 'main.js'), SCRIPT)
  server = await startTestInstance({ dist })
})
afterAll(async () => {
  await server.close()
  await rm(dist, { recursive: true })
})

/** Returns the raw response. `fetch` would decompress it. */
function request(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status?: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      get(server.url + path, { headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            ...(response.statusCode !== undefined && { status: response.statusCode }),
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        )
      }).on('error', reject)
    },
  )
}

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
])(
  'responds to Accept-Encoding %s with a timeline, a page and a script as %s',
  async (accepted, encoding, undo) => {
    const headers = { 'Accept-Encoding': accepted }
    for (const path of ['/api/v1/timelines/public', '/', '/main.js']) {
      const plain = await request(path)
      const small = await request(path, headers)

      expect(small.headers).toMatchObject({
        'content-encoding': encoding,
        'content-type': plain.headers['content-type'],
        'content-length': String(small.body.length),
        vary: expect.stringContaining('Accept-Encoding'),
      })
      expect(small.body.length).toBeLessThan(plain.body.length / 2)
      expect(undo(small.body).toString()).toBe(plain.body.toString())
    }
  },
)

test('sends plain text with a Vary header when the client accepts no encoding', async () => {
  const plain = await request('/main.js')

  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.headers['vary']).toBe('Accept-Encoding')
  expect(plain.body.toString()).toBe(SCRIPT)
})

test('responds 304 to a client that has the compressed file', async () => {
  const headers = { 'Accept-Encoding': 'br' }
  const first = await request('/main.js', headers)
  const again = await request('/main.js', {
    ...headers,
    'If-None-Match': String(first.headers['etag']),
  })

  expect(first.headers['etag']).toMatch(/^W\/"/)
  expect(again.status).toBe(304)
  expect(again.body).toHaveLength(0)
})

test('sends a range of a file and a small response uncompressed', async () => {
  const part = await request('/main.js', { 'Accept-Encoding': 'br', Range: 'bytes=0-5' })
  const small = await request('/health', { 'Accept-Encoding': 'br' })

  expect([part.status, part.body.toString()]).toEqual([206, 'export'])
  expect(part.headers['content-encoding']).toBeUndefined()
  expect(small.headers['content-encoding']).toBeUndefined()
  expect(JSON.parse(small.body.toString())).toEqual({ status: 'OK' })
})

test.each(['text/event-stream', 'image/webp', 'video/webm', 'font/woff2'])(
  'does not compress %s',
  async (type) => {
    const request = new Request('https://here.example/', { headers: { 'Accept-Encoding': 'br' } })
    const response = new Response('x'.repeat(5_000), { headers: { 'Content-Type': type } })

    expect(await compressResponse(request, response)).toBe(response)
    expect(response.bodyUsed).toBe(false)
    expect(response.headers.has('Vary')).toBe(false)
  },
)

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['BR; q=1', 'br'],
  ['br;q=0.0', null],
  ['deflate', null],
  ['', null],
  [null, null],
])('negotiates Accept-Encoding %j as %j', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding)
})
