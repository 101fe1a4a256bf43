import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'

let server: TestInstance
beforeAll(async () => {
  server = await startTestInstance()
})
afterEach(() => server.guest.post('/__test/clear-faults'))
afterAll(() => server.close())

const control = (act: string, body: object = {}) => server.guest.post(`/__test/${act}`, body)
const PATH = '/api/v1/custom_emojis'
const getStatusCode = async (path = PATH) => (await server.guest.get(path)).status

test('fails requests to a path as often as planned, and no other requests', async () => {
  await control('fail', { path: PATH, status: 502, error: 'Gone fishing', count: 2 })

  expect(await getStatusCode('/api/v1/instance')).toBe(200)
  expect(await server.guest.get(PATH)).toMatchObject({
    status: 502,
    body: { error: 'Gone fishing' },
  })
  expect([await getStatusCode(), await getStatusCode()]).toEqual([502, 200])
})

test('refuses too many requests with the time of the next allowed one', async () => {
  await control('fail', { path: PATH, status: 429, reset_ms: 90_000 })
  const { status, headers, body } = await server.guest.get(PATH)

  expect([status, body]).toEqual([429, { error: 'Too many requests' }])
  expect(headers.get('X-RateLimit-Limit')).toBe('300')
  expect(headers.get('X-RateLimit-Remaining')).toBe('0')
  expect(Date.parse(headers.get('X-RateLimit-Reset') ?? '')).toBe(server.time.clock() + 90_000)
  expect(headers.get('Retry-After')).toBe('90')
  expect(await getStatusCode()).toBe(200)
})

test('adds custom emoji', async () => {
  const shortcodes = async () => {
    const { body } = await server.guest.get(PATH)
    return (body as { shortcode: string }[]).map(({ shortcode }) => shortcode)
  }
  const before = await shortcodes()

  await control('create-emojis', { name: 'coin', count: 3 })

  expect((await shortcodes()).toSorted()).toEqual([...before, 'coin1', 'coin2', 'coin3'].toSorted())
})

test('delivers saved settings to the page of the account', async () => {
  const settings = { onboarded: true, columns: [{ id: 'HOME', uuid: 'a', params: {} }] }

  await control('settings', { data: settings, acct: 'noor' })
  await control('settings', { data: { skinTone: 2 } })

  const { store } = server.instance.services
  const saved = await store.db.selectFrom('web_settings').selectAll().execute()
  const of = async (acct: string) => {
    const id = await server.accountId(acct)
    return saved.find(({ account_id }) => account_id === id)?.data
  }
  expect([await of('noor'), await of('mira')]).toEqual([settings, { skinTone: 2 }])
})

test('delays a response for the planned time without delaying others', async () => {
  const before = server.time.countPending()
  await control('delay', { path: PATH, ms: 5_000 })
  let hasCome = false
  const slow = server.guest.get(PATH).then(({ status }) => {
    hasCome = true
    return status
  })
  await expect.poll(() => server.time.countPending()).toBe(before + 1)

  expect(await getStatusCode()).toBe(200)
  server.time.advance(4_999)
  expect(await getStatusCode()).toBe(200)
  expect(hasCome).toBe(false)
  server.time.advance(1)
  expect(await slow).toBe(200)
})

test('closes the connection in the middle of one request body, and not of the next', async () => {
  const mira = await server.as('mira')
  const post = (status: string) => mira.post('/api/v1/statuses', { status })
  const PAST = 2_000
  await control('cut', { path: '/api/v1/statuses', method: 'POST', percent: 60 })

  await expect(post('x'.repeat(PAST))).rejects.toThrow('fetch failed')

  expect((await post('At last')).status).toBe(200)
})

test('delays pictures until the faults are cleared', async () => {
  const before = server.time.countPending()
  await control('delay', { path: '/media/', ms: 60_000 })
  const slow = server.guest.get('/media/art/emoji-tide-small.webp')
  await expect.poll(() => server.time.countPending()).toBe(before + 1)
  await control('clear-faults')

  expect((await slow).status).toBe(200)
  expect(server.time.countPending()).toBe(before)
})

test.each([401, 404])(
  'refuses handshakes with %i until they are accepted again',
  async (status) => {
    const mira = await server.as('mira')
    await control('refuse-sockets', { status })

    await expect(server.listen(mira)).rejects.toThrow(`refused with ${status}`)
    await expect(server.listen(mira)).rejects.toThrow(`refused with ${status}`)
    await control('refuse-sockets', { status: 0 })
    const socket = await server.listen(mira)
    await socket.settle()
    socket.close()
  },
)

test('ignores subscription messages when each socket has a single stream, named by its address', async () => {
  const mira = await server.as('mira')
  await control('single-streams')
  const [nameless, own] = [await server.listen(mira), await server.listen(mira, '?stream=user')]
  own.send({ type: 'subscribe', stream: 'public' })
  await nameless.closed
  await control('post', { acct: 'bo@harbour.example', text: 'Seen in public only' })
  await control('post', { acct: 'noor', text: 'Seen at home' })
  const received = await own.next()
  own.close()

  expect(received).toMatchObject({
    event: 'update',
    payload: expect.stringContaining('Seen at home'),
  })
  expect(received).not.toHaveProperty('stream')
})

test.each([
  ['an unknown control', 'dance', {}, 404],
  ['an unsupported handshake status', 'refuse-sockets', { status: 500 }, 422],
  ['a post without an account', 'post', {}, 422],
  ['generating load without a stream', 'generate-load', {}, 422],
])('refuses %s', async (_what, act, body, status) => {
  expect((await control(act, body)).status).toBe(status)
})

test('does not route any control without the flag', async () => {
  const closed = await startTestInstance({ testControls: false })
  const acts = ['fail', 'delay', 'cut', 'refuse-sockets', 'single-streams', 'drop-sockets']
  acts.push('generate-load', 'settings', 'reset')
  const answers = await Promise.all(acts.map((act) => closed.guest.post(`/__test/${act}`, {})))
  await closed.close()

  expect(answers.map(({ status }) => status)).toEqual(acts.map(() => 404))
})
