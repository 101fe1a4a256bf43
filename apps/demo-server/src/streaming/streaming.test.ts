import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import type { NotificationEntity, StatusEntity } from '@colonnade/domain/entities'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'
import { openSocket, type Heard } from '../testing/test-socket.ts'
import { MOST_STREAMS } from './hub.ts'

let server: TestInstance
beforeAll(async () => {
  server = await startTestInstance()
})
afterAll(() => server.close())

const statusIn = ({ payload }: Heard) => JSON.parse(payload) as StatusEntity
const say = async (acct: string, text: string, draft = {}) =>
  (await server.instance.controls.say({ acct, text, draft }))[0] ?? ''

/** Everything that a person hears on all streams while something happens. */
async function heardBy(acct: string, happening: () => Promise<unknown>): Promise<string[]> {
  const socket = await server.listen(await server.as(acct))
  for (const stream of [
    'user',
    'direct',
    'public',
    'public:media',
    'public:local',
    'public:remote',
  ])
    socket.tell({ type: 'subscribe', stream })
  socket.tell({ type: 'subscribe', stream: 'hashtag', tag: 'Tea' })
  await socket.settle()
  await happening()
  await socket.settle()
  socket.close()
  return socket.heard
    .filter(({ event }) => event !== undefined)
    .map(({ stream, event }) => `${event} ${stream.join(' ')}`)
}

test('many streams come over one socket, each message says by which', async () => {
  const heard = await heardBy('mira', () => say('ada@harbour.example', 'I like #tea'))

  expect(heard.toSorted()).toEqual([
    'update hashtag tea',
    'update public',
    'update public:remote',
    'update user',
  ])
})

test.each([
  ['mira', 'a stranger', 'bo@harbour.example', {}, ['update public', 'update public:remote']],
  ['mira', 'a local friend', 'noor', {}, ['update public', 'update public:local', 'update user']],
  ['mira', 'a friend, unlisted', 'noor', { visibility: 'unlisted' }, ['update user']],
  [
    'mira',
    'a friend, for followers',
    'ada@harbour.example',
    { visibility: 'private' },
    ['update user'],
  ],
  ['noor', 'a stranger, for followers', 'ada@harbour.example', { visibility: 'private' }, []],
  ['mira', 'a stranger, direct to nobody', 'bo@harbour.example', { visibility: 'direct' }, []],
] as const)(
  '%s hears of %s what is meant for them',
  async (listener, _who, author, draft, expected) => {
    expect((await heardBy(listener, () => say(author, 'Listen', draft))).toSorted()).toEqual(
      expected,
    )
  },
)

test('a direct post is heard by whom it mentions and by its author alone', async () => {
  const tell = () => say('noor', '@mira psst', { visibility: 'direct' })

  expect((await heardBy('mira', tell)).toSorted()).toEqual([
    'conversation direct',
    'notification user',
    'update direct',
    'update user',
  ])
  expect((await heardBy('noor', tell)).toSorted()).toEqual([
    'conversation direct',
    'update direct',
    'update user',
  ])
})

test('a list hears its members, and nobody listens to the lists of others', async () => {
  const mira = await server.as('mira')
  const list = (await mira.get<{ id: string }[]>('/api/v1/lists')).body[0]?.id
  const socket = await server.listen(mira, `?stream=list&list=${list}`)
  const foreign = await server.listen(await server.as('noor'), `?stream=list&list=${list}`)
  await socket.settle()
  const id = await say('ada@harbour.example', 'on the list')
  const heard = await socket.next()
  await foreign.settle()

  expect(heard).toMatchObject({ stream: ['list', list], event: 'update' })
  expect(statusIn(heard).id).toBe(id)
  expect(foreign.heard[0]).toMatchObject({
    error: 'Not authorized to stream this list',
    status: 400,
  })
  expect(foreign.heard.filter(({ event }) => event === 'update')).toEqual([])
})

test('what was unsubscribed is not heard any more', async () => {
  const socket = await server.listen(await server.as('mira'), '?stream=user')
  socket.tell({ type: 'unsubscribe', stream: 'user' })
  await socket.settle()
  await say('noor', 'quiet')
  await socket.settle()

  expect(socket.heard.filter(({ event }) => event === 'update')).toEqual([])
})

test('an answer is told with its notification, as its reader may see it', async () => {
  const mira = await server.as('mira')
  const socket = await server.listen(mira, '?stream=user')
  await socket.settle()
  const own = (await mira.post<StatusEntity>('/api/v1/statuses', { status: 'Anybody?' })).body
  await mira.post(`/api/v1/statuses/${own.id}/favourite`)
  await server.instance.controls.favourite('noor', own.id)
  await server.instance.controls.say({
    acct: 'noor',
    text: '@mira yes',
    draft: { inReplyToId: own.id },
  })
  const favourite = await socket.next(({ event }) => event === 'notification')
  const mention = await socket.next(({ event }) => event === 'notification')

  expect(JSON.parse(favourite.payload) as NotificationEntity).toMatchObject({
    type: 'favourite',
    account: { acct: 'noor' },
    status: { id: own.id, favourited: true, favourites_count: 2 },
  })
  expect(JSON.parse(mention.payload) as NotificationEntity).toMatchObject({
    type: 'mention',
    status: { in_reply_to_id: own.id },
  })
})

test('an edit replaces, a deletion removes, boosts included', async () => {
  const id = await say('ada@harbour.example', 'first')
  const boost = await server.instance.controls.boost('noor', id)
  const socket = await server.listen(await server.as('mira'), '?stream=user')
  await socket.settle()
  await server.instance.controls.edit(id, 'second')
  const edit = await socket.next()
  await server.instance.controls.remove(id)
  const gone = [await socket.next()]
  await socket.settle()

  expect(edit.event).toBe('status.update')
  expect(statusIn(edit)).toMatchObject({
    id,
    content: '<p>second</p>',
    edited_at: expect.any(String),
  })
  // The boost was an echo of what stood in home already: it was never shown there.
  expect(gone).toEqual([{ stream: ['user'], event: 'delete', payload: id }])
  expect(socket.heard.some(({ payload }) => payload === boost)).toBe(false)
})

test('a socket needs a good token, wherever it stands', async () => {
  const { token } = await server.as('mira')

  await expect(openSocket(server.url, '?stream=public')).rejects.toThrow('refused with 401')
  await expect(openSocket(server.url, '', ['nonsense'])).rejects.toThrow('refused with 401')
  const byQuery = await openSocket(server.url, `?stream=user&access_token=${token}`)
  const byProtocol = await openSocket(server.url, '', [token ?? ''])
  byQuery.close()
  byProtocol.close()
  await Promise.all([byQuery.closed, byProtocol.closed])
})

test.each(['GET // HTTP/1.1', 'GET /elsewhere HTTP/1.1', 'GET /api/v1/streaming/other HTTP/1.1'])(
  'an upgrade to %j is hung up on',
  async (line) => {
    const { hostname, port } = new URL(server.url)
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${line}\r\nHost: %%\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`),
    )
    socket.on('error', () => undefined)
    const closed = new Promise<string>((resolve) => {
      socket.on('close', () => resolve('closed'))
    })

    await expect(closed).resolves.toBe('closed')
    expect((await server.guest.get('/health')).status).toBe(200)
  },
)

test('dropping all sockets drops them', async () => {
  const socket = await server.listen(await server.as('mira'), '?stream=user')
  await server.guest.post('/__test/drop-sockets')

  await expect(socket.closed).resolves.toBeUndefined()
})

test('a wish that is no wish is answered with an error and harms nothing', async () => {
  const socket = await server.listen(await server.as('mira'))
  socket.tell({ type: 'subscribe' })
  socket.tell({ type: 'subscribe', stream: 'hashtag' })
  socket.tell([])
  await socket.settle()

  expect(socket.heard).toMatchObject([
    { error: 'Unknown stream type' },
    { error: 'Missing tag name parameter' },
    { error: 'Unknown stream type' },
  ])
})

test('a socket carries so many streams and no more, and one that is left makes room', async () => {
  const socket = await server.listen(await server.as('mira'))
  const listen = (tag: string) => socket.tell({ type: 'subscribe', stream: 'hashtag', tag })
  for (let tag = 0; tag < MOST_STREAMS; tag += 1) listen(`tag${tag}`)
  // What is listened to already is no stream more.
  listen('tag0')
  listen('tea')
  socket.tell({ type: 'unsubscribe', stream: 'hashtag', tag: 'tag7' })
  listen('coffee')
  await socket.settle()
  await say('noor', 'Both #tea and #coffee')
  const heard = await socket.next(({ event }) => event === 'update')

  expect(socket.heard.filter((message) => 'error' in message)).toMatchObject([
    { error: 'Too many streams', status: 400 },
    { error: 'Unknown stream type' },
  ])
  expect(heard.stream).toEqual(['hashtag', 'coffee'])
})

test('a tag that no post could carry is no stream', async () => {
  const socket = await server.listen(await server.as('mira'))
  socket.tell({ type: 'subscribe', stream: 'hashtag', tag: 'x'.repeat(501) })
  socket.tell({ type: 'subscribe', stream: 'hashtag:local', tag: 'x'.repeat(500) })
  await socket.settle()

  expect(socket.heard).toMatchObject([
    { error: 'Tag name is too long', status: 400 },
    { error: 'Unknown stream type' },
  ])
})

test('every thirty seconds the other side is asked whether it is there', async () => {
  const { token } = await server.as('mira')
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/v1/streaming`, [
    token ?? '',
  ])
  const pinged = new Promise<string>((resolve) => {
    socket.once('ping', () => resolve('pinged'))
  })
  await new Promise((resolve) => {
    socket.once('open', resolve)
  })
  server.time.advance(30_000)

  await expect(pinged).resolves.toBe('pinged')
  socket.terminate()
})
