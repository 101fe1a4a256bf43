import { afterAll, beforeAll, expect, test } from 'vitest'
import { createInstance } from '../create-instance.ts'
import { createTestClient } from '../testing/test-client.ts'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'
import { tinyWorld } from '../testing/tiny-world.ts'
import { readInput } from './input.ts'
import { wideLimits } from './rate-rules.ts'

let server: TestInstance
beforeAll(async () => {
  server = await startTestInstance({
    settings: { rateLimits: { ...wideLimits, calls: { calls: 5, windowMs: 60_000 } } },
  })
})
afterAll(() => server.close())

const preflight = (path: string) =>
  fetch(server.url + path, {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://deck.example',
      'Access-Control-Request-Method': 'PUT',
      'Access-Control-Request-Headers': 'authorization,idempotency-key',
    },
  })

test.each(['/api/v1/statuses', '/api/v1/accounts/1', '/oauth/token', '/oauth/revoke'])(
  'pages of any origin may call %s',
  async (path) => {
    const { status, headers } = await preflight(path)

    expect(status).toBe(204)
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(headers.get('Access-Control-Allow-Methods')).toContain('PUT')
    expect(headers.get('Access-Control-Allow-Headers')).toBe('authorization,idempotency-key')
  },
)

test('pages of other origins may not work the sign-in form', async () => {
  expect(
    (await preflight('/oauth/authorize')).headers.get('Access-Control-Allow-Origin'),
  ).toBeNull()
})

test('other origins may read links and limits, of errors too', async () => {
  const fine = await server.guest.get('/api/v1/timelines/public')
  const error = await createTestClient(server.url, 'no-such-token').get('/api/v1/timelines/home')

  for (const { headers } of [fine, error]) {
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(headers.get('Access-Control-Expose-Headers')).toMatch(
      /Link.*X-RateLimit-Remaining.*X-Request-Id/,
    )
    expect(headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/)
  }
  expect(error).toMatchObject({ status: 401, body: { error: 'The access token is invalid' } })
})

test('who calls too often waits until the time that the answer names', async () => {
  const mira = await server.as('mira')
  for (let left = 4; left >= 0; left -= 1) {
    expect((await mira.get('/api/v1/preferences')).headers.get('X-RateLimit-Remaining')).toBe(
      String(left),
    )
  }
  const refused = await mira.get('/api/v1/preferences')

  expect(refused).toMatchObject({
    status: 429,
    body: { error: 'Too many requests. Try again in a minute.' },
  })
  expect(refused.headers.get('Retry-After')).toBe('60')
  expect((await (await server.as('noor')).get('/api/v1/preferences')).status).toBe(200)
  server.time.advance(
    Date.parse(refused.headers.get('X-RateLimit-Reset') ?? '') - server.time.clock(),
  )
  expect((await mira.get('/api/v1/preferences')).status).toBe(200)
})

test('brackets of queries and forms become lists and objects', async () => {
  const body = new URLSearchParams([
    ['home[last_read_id]', '7'],
    ['ids[]', '1'],
    ['ids[]', '2'],
    ['__proto__[x]', '1'],
  ])
  const request = new Request('http://here/?any[]=a&any[]=b&limit=3', { method: 'POST', body })

  expect(await readInput(request)).toEqual({
    any: ['a', 'b'],
    limit: '3',
    home: { last_read_id: '7' },
    ids: ['1', '2'],
  })
})

const formOf = (body: string) =>
  new Request('http://here/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body,
  })

test('a form of nothing but names or brackets is done with at once', async () => {
  // Of the processor, since others may have it meanwhile.
  const since = process.cpuUsage()
  const { i } = await readInput(formOf('i[]=&'.repeat(100_000)))
  for (const [brackets, times] of [
    [300_000, 1],
    [900, 100],
  ] as const) {
    const name = `a${'[b]'.repeat(brackets)}=1&`
    await expect(readInput(formOf(name.repeat(times)))).rejects.toMatchObject({ status: 400 })
  }

  expect(i).toHaveLength(100_000)
  expect(process.cpuUsage(since).user / 1_000).toBeLessThan(3_000)
})

test('a form of nothing but parts is not taken apart', async () => {
  const form = (parts: number) =>
    new Request('http://here/api/v2/media', {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary="x y"' },
      body: `${'--x y\r\nContent-Disposition: form-data; name="a[]"\r\n\r\n1\r\n'.repeat(parts)}--x y--\r\n`,
    })

  expect((await readInput(form(999)))['a']).toHaveLength(999)
  await expect(readInput(form(1_000))).rejects.toMatchObject({ status: 400 })
})

test('where uploads go, words have no more room than elsewhere', async () => {
  for (const type of ['application/json', 'application/x-www-form-urlencoded'])
    await expect(
      readInput(
        new Request('http://here/api/v2/media', {
          method: 'POST',
          headers: { 'Content-Type': type },
          body: ' '.repeat(1_024 * 1_024 + 1),
        }),
        'upload',
      ),
    ).rejects.toMatchObject({ status: 413 })
})

test.each(['/api/v1/timelines/home', '/api/v1/instance', '/api/v1/statuses/0', '/oauth/authorize'])(
  'lets nobody keep an answer of %s',
  async (path) => {
    const mira = await server.as('mira')
    const { headers } = await mira.get(path)

    expect(headers.get('Cache-Control')).toContain('no-store')
  },
)

test.each([
  ['https://deck.example', 'max-age=31536000'],
  ['http://deck.example', null],
  [null, null],
])('asks browsers of an instance at %s to stay with HTTPS: %s', async (origin, value) => {
  const { store } = server.instance.services
  const { fetch: call } = createInstance({
    store,
    makeWorld: () => tinyWorld(new Date(0)),
    schedule: () => () => undefined,
    random: () => 0,
    settings: { origin },
  })
  const { headers } = await call(new Request('http://127.0.0.1/health'))

  expect(headers.get('Strict-Transport-Security')).toBe(value)
})

test('health is told without a token', async () => {
  expect((await server.guest.get('/health')).status).toBe(200)
  expect((await server.guest.get('/api/v1/streaming/health')).body).toBe('OK')
})
