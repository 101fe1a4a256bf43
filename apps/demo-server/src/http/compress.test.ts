import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { request as sendRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CACHE_FOREVER } from '@colonnade/domain/headers'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'
import { compressResponse, getAcceptedEncodings } from './compress.ts'

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
function request(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status?: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      sendRequest(server.url + path, { headers, method }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            ...(response.statusCode !== undefined && { status: response.statusCode }),
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        )
      })
        .on('error', reject)
        .end()
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

describe('a file with compressed copies', () => {
  const PATH = '/assets/copied.js'
  /** Not compressed from the script, so that a test can tell them from what is compressed when it is requested. */
  const COPIES = { br: brotliCompressSync('// br'), gzip: gzipSync('// gzip') }
  const setTime = (name: string, seconds: number) => utimes(join(dist, name), seconds, seconds)

  beforeAll(async () => {
    await mkdir(join(dist, 'assets'))
    await writeFile(join(dist, PATH), SCRIPT)
    await writeFile(join(dist, `${PATH}.br`), COPIES.br)
    await writeFile(join(dist, `${PATH}.gz`), COPIES.gzip)
    await setTime(PATH, 1_000)
  })

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.1, gzip', 'gzip'],
  ] as const)('is sent as its copy to a client that accepts %s', async (accepted, encoding) => {
    const { status, headers, body } = await request(PATH, { 'Accept-Encoding': accepted })

    expect(status).toBe(200)
    expect(body).toEqual(COPIES[encoding])
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(body.length),
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': CACHE_FOREVER,
      vary: 'Accept-Encoding',
      etag: expect.stringMatching(/^W\/"/),
    })
    expect(headers['accept-ranges']).toBeUndefined()
  })

  test('responds to HEAD with the headers of the copy', async () => {
    const whole = await request(PATH, { 'Accept-Encoding': 'br' })
    const head = await request(PATH, { 'Accept-Encoding': 'br' }, 'HEAD')

    expect(head.body).toHaveLength(0)
    expect({ ...head.headers, date: '', 'x-request-id': '' }).toEqual({
      ...whole.headers,
      date: '',
      'x-request-id': '',
    })
  })

  test('responds 304 to a client that has the copy', async () => {
    const first = await request(PATH, { 'Accept-Encoding': 'br' })
    const again = await request(PATH, {
      'Accept-Encoding': 'br',
      'If-None-Match': String(first.headers['etag']),
    })

    expect([again.status, again.body.length]).toEqual([304, 0])
    expect(again.headers['vary']).toBe('Accept-Encoding')
  })

  test('is sent itself for a range and to a client that accepts no encoding', async () => {
    const part = await request(PATH, { 'Accept-Encoding': 'br', Range: 'bytes=0-5' })
    const plain = await request(PATH)

    expect([part.status, part.body.toString()]).toEqual([206, 'export'])
    expect(part.headers['content-encoding']).toBeUndefined()
    expect(plain.body.toString()).toBe(SCRIPT)
    expect(plain.headers['vary']).toBe('Accept-Encoding')
  })

  test('is compressed when its copy is older than the file', async () => {
    await setTime(`${PATH}.br`, 999)

    const { headers, body } = await request(PATH, { 'Accept-Encoding': 'br' })

    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(body).toString()).toBe(SCRIPT)
  })
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
  ['gzip, deflate, br', ['br', 'gzip']],
  ['gzip;q=0.8', ['gzip']],
  ['gzip;q=0.8, br;q=0.2', ['gzip', 'br']],
  ['br;q=0, gzip', ['gzip']],
  ['BR; q=1', ['br']],
  ['br;q=0.0', []],
  ['*', ['br', 'gzip']],
  ['*;q=0.5, br;q=0', ['gzip']],
  ['br;q=none', []],
  ['deflate', []],
  ['', []],
  [null, []],
])('reads Accept-Encoding %j as %j', (header, encodings) => {
  expect(getAcceptedEncodings(header)).toEqual(encodings)
})
