import { afterAll, beforeAll, expect, test } from 'vitest'
import { createInstance } from '../create-instance.ts'
import { createSmallSeedData } from '../testing/small-seed-data.ts'
import { createTestClient } from '../testing/test-client.ts'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'
import { readInput } from './input.ts'
import { testRateLimits } from './rate-limits.ts'

let server: TestInstance
beforeAll(async () => {
  server = await startTestInstance({
    settings: { rateLimits: { ...testRateLimits, calls: { calls: 5, windowMs: 60_000 } } },
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
  'allows cross-origin requests to %s',
  async (path) => {
    const { status, headers } = await preflight(path)

    expect(status).toBe(204)
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(headers.get('Access-Control-Allow-Methods')).toContain('PUT')
    expect(headers.get('Access-Control-Allow-Headers')).toBe('authorization,idempotency-key')
  },
)

test('refuses cross-origin requests to the sign-in form', async () => {
  expect(
    (await preflight('/oauth/authorize')).headers.get('Access-Control-Allow-Origin'),
  ).toBeNull()
})

test('exposes paging links and rate-limit headers to other origins, also for errors', async () => {
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

test('refuses too many requests until the reset time in the response', async () => {
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

test('parses brackets in queries and forms into lists and objects', async () => {
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

const createFormRequest = (body: string) =>
  new Request('http://here/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body,
  })

test('parses a form of only names or brackets in linear time', async () => {
  // CPU time, since other processes run at the same time.
  const since = process.cpuUsage()
  const { i } = await readInput(createFormRequest('i[]=&'.repeat(100_000)))
  for (const [brackets, times] of [
    [300_000, 1],
    [900, 100],
  ] as const) {
    const name = `a${'[b]'.repeat(brackets)}=1&`
    await expect(readInput(createFormRequest(name.repeat(times)))).rejects.toMatchObject({
      status: 400,
    })
  }

  expect(i).toHaveLength(100_000)
  expect(process.cpuUsage(since).user / 1_000).toBeLessThan(3_000)
})

test('refuses a form with too many parts', async () => {
  const form = (parts: number) =>
    new Request('http://here/api/v2/media', {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary="x y"' },
      body: `${'--x y\r\nContent-Disposition: form-data; name="a[]"\r\n\r\n1\r\n'.repeat(parts)}--x y--\r\n`,
    })

  expect((await readInput(form(999)))['a']).toHaveLength(999)
  await expect(readInput(form(1_000))).rejects.toMatchObject({ status: 400 })
})

test('limits text bodies of upload routes to the usual size', async () => {
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
  'forbids caching of %s',
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
])('responds at origin %s with the Strict-Transport-Security header %s', async (origin, value) => {
  const { store } = server.instance.services
  const { fetch: call } = createInstance({
    store,
    createSeedData: () => createSmallSeedData(new Date(0)),
    schedule: () => () => undefined,
    random: () => 0,
    settings: { origin },
  })
  const { headers } = await call(new Request('http://127.0.0.1/health'))

  expect(headers.get('Strict-Transport-Security')).toBe(value)
})

test('reports its health without a token', async () => {
  expect((await server.guest.get('/health')).status).toBe(200)
  expect((await server.guest.get('/api/v1/streaming/health')).body).toBe('OK')
})
