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
const statusOf = async (path = PATH) => (await server.guest.get(path)).status

test('a call of a path fails as often as planned, other calls do not', async () => {
  await control('fail', { path: PATH, status: 502, error: 'Gone fishing', count: 2 })

  expect(await statusOf('/api/v1/instance')).toBe(200)
  expect(await server.guest.get(PATH)).toMatchObject({
    status: 502,
    body: { error: 'Gone fishing' },
  })
  expect([await statusOf(), await statusOf()]).toEqual([502, 200])
})

test('too many calls are refused with the time from which they may come again', async () => {
  await control('fail', { path: PATH, status: 429, reset_ms: 90_000 })
  const { status, headers, body } = await server.guest.get(PATH)

  expect([status, body]).toEqual([429, { error: 'Too many requests' }])
  expect(headers.get('X-RateLimit-Limit')).toBe('300')
  expect(headers.get('X-RateLimit-Remaining')).toBe('0')
  expect(Date.parse(headers.get('X-RateLimit-Reset') ?? '')).toBe(server.time.clock() + 90_000)
  expect(headers.get('Retry-After')).toBe('90')
  expect(await statusOf()).toBe(200)
})

test('an instance gets more emoji of its own', async () => {
  const shortcodes = async () => {
    const { body } = await server.guest.get(PATH)
    return (body as { shortcode: string }[]).map(({ shortcode }) => shortcode)
  }
  const before = await shortcodes()

  await control('coin-emojis', { name: 'coin', count: 3 })

  expect((await shortcodes()).toSorted()).toEqual([...before, 'coin1', 'coin2', 'coin3'].toSorted())
})

test('a page finds what was saved for somebody', async () => {
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

test('a delayed answer comes when its time has passed, and others do not wait for it', async () => {
  const before = server.time.waiting()
  await control('delay', { path: PATH, ms: 5_000 })
  let hasCome = false
  const slow = server.guest.get(PATH).then(({ status }) => {
    hasCome = true
    return status
  })
  await expect.poll(() => server.time.waiting()).toBe(before + 1)

  expect(await statusOf()).toBe(200)
  server.time.advance(4_999)
  expect(await statusOf()).toBe(200)
  expect(hasCome).toBe(false)
  server.time.advance(1)
  expect(await slow).toBe(200)
})

test('a connection breaks while a body is on its way, and the next one does not', async () => {
  const mira = await server.as('mira')
  const post = (status: string) => mira.post('/api/v1/statuses', { status })
  const PAST = 2_000
  await control('cut', { path: '/api/v1/statuses', method: 'POST', percent: 60 })

  await expect(post('x'.repeat(PAST))).rejects.toThrow('fetch failed')

  expect((await post('At last')).status).toBe(200)
})

test('pictures can be answered slowly, and are let go when faults are cleared', async () => {
  const before = server.time.waiting()
  await control('delay', { path: '/media/', ms: 60_000 })
  const slow = server.guest.get('/media/art/emoji-tide-small.webp')
  await expect.poll(() => server.time.waiting()).toBe(before + 1)
  await control('clear-faults')

  expect((await slow).status).toBe(200)
  expect(server.time.waiting()).toBe(before)
})

test.each([401, 404])(
  'handshakes are refused with %i until they are let in again',
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

test('where there is one stream to a socket its address names it and nothing else does', async () => {
  const mira = await server.as('mira')
  await control('single-streams')
  const [nameless, own] = [await server.listen(mira), await server.listen(mira, '?stream=user')]
  own.tell({ type: 'subscribe', stream: 'public' })
  await nameless.closed
  await control('say', { acct: 'bo@harbour.example', text: 'Seen in public only' })
  await control('say', { acct: 'noor', text: 'Seen at home' })
  const heard = await own.next()
  own.close()

  expect(heard).toMatchObject({ event: 'update', payload: expect.stringContaining('Seen at home') })
  expect(heard).not.toHaveProperty('stream')
})

test.each([
  ['a control that is none', 'dance', {}, 404],
  ['a handshake with another status', 'refuse-sockets', { status: 500 }, 422],
  ['a saying of nobody', 'say', {}, 422],
  ['a pouring into nothing', 'pour', {}, 422],
])('%s is refused', async (_what, act, body, status) => {
  expect((await control(act, body)).status).toBe(status)
})

test('without the flag nobody reaches any of them', async () => {
  const closed = await startTestInstance({ testControls: false })
  const acts = ['fail', 'delay', 'cut', 'refuse-sockets', 'single-streams', 'drop-sockets']
  acts.push('pour', 'settings', 'reset')
  const answers = await Promise.all(acts.map((act) => closed.guest.post(`/__test/${act}`, {})))
  await closed.close()

  expect(answers.map(({ status }) => status)).toEqual(acts.map(() => 404))
})
