import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createStaticServer } from './static-server.mjs'

let folder
let server
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'colonnade-site-'))
  write('.headers/headers.json', '{"X-Frame-Options":"DENY"}')
  write('index.html', 'page')
  write('assets/a.js', 'script')
  server = createStaticServer(folder, (headers) => ({ ...headers, 'X-Added': '1' }))
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
})
afterEach(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

function write(name, text) {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), text)
}

/** Requests a path as it is written, without decompressing the response. */
async function get(path, encoding = '') {
  const { port } = server.address()
  const headers = { 'accept-encoding': encoding }
  const sent = request({ host: '127.0.0.1', port, path, headers, agent: false }).end()
  const [response] = await once(sent, 'response')
  const text = Buffer.concat(await response.toArray()).toString()
  return { headers: response.headers, text }
}

test('sends files with their type, the headers of the build and added ones', async () => {
  const { headers, text } = await get('/assets/a.js')

  expect(text).toBe('script')
  expect(headers).toMatchObject({
    'content-type': 'text/javascript',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-frame-options': 'DENY',
    'x-added': '1',
  })
})

test.each(['/', '/timelines/home', '/assets', '/assets/missing.js', '/../../etc/hostname'])(
  'sends index.html for %s, which is no file of the build',
  async (path) => {
    const { headers, text } = await get(path)

    expect(text).toBe('page')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
  },
)

test.each([
  ['gzip, deflate, br', 'br', 'smallest'],
  ['gzip', 'gzip', 'smaller'],
  ['identity', undefined, 'script'],
])('sends to a client that accepts %s the copy in %s', async (accepted, encoding, expected) => {
  write('assets/a.js.br', 'smallest')
  write('assets/a.js.gz', 'smaller')

  const { headers, text } = await get('/assets/a.js', accepted)

  expect(text).toBe(expected)
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers['vary']).toBe(encoding && 'accept-encoding')
  expect(headers['content-type']).toBe('text/javascript')
})

test('sends no copy that is older than its file', async () => {
  write('assets/a.js.br', 'old')
  utimesSync(join(folder, 'assets/a.js.br'), 1, 1)

  expect((await get('/assets/a.js', 'br')).text).toBe('script')
})
