import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import type { NotificationEntity, StatusEntity } from '@colonnade/domain/entities'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'
import { openSocket, type ReceivedMessage } from '../testing/test-socket.ts'
import { MAX_STREAMS } from './hub.ts'

let server: TestInstance
beforeAll(async () => {
  server = await startTestInstance()
})
afterAll(() => server.close())

const parseStatus = ({ payload }: ReceivedMessage) => JSON.parse(payload) as StatusEntity
const post = async (acct: string, text: string, draft = {}) =>
  (await server.instance.controls.post({ acct, text, draft }))[0] ?? ''

/** Records all events of an account's streams during an action. */
async function recordEvents(acct: string, happening: () => Promise<unknown>): Promise<string[]> {
  const socket = await server.listen(await server.as(acct))
  for (const stream of [
    'user',
    'direct',
    'public',
    'public:media',
    'public:local',
    'public:remote',
  ])
    socket.send({ type: 'subscribe', stream })
  socket.send({ type: 'subscribe', stream: 'hashtag', tag: 'Tea' })
  await socket.settle()
  await happening()
  await socket.settle()
  socket.close()
  return socket.received
    .filter(({ event }) => event !== undefined)
    .map(({ stream, event }) => `${event} ${stream.join(' ')}`)
}

test('sends many streams over one socket and names the stream of each message', async () => {
  const received = await recordEvents('mira', () => post('ada@harbour.example', 'I like #tea'))

  expect(received.toSorted()).toEqual([
    'update hashtag tea',
    'update public',
    'update public:remote',
    'update user',
  ])
})

test.each([
  [
    'mira',
    'an account that is not followed',
    'bo@harbour.example',
    {},
    ['update public', 'update public:remote'],
  ],
  [
    'mira',
    'a followed local account',
    'noor',
    {},
    ['update public', 'update public:local', 'update user'],
  ],
  ['mira', 'a followed account, unlisted', 'noor', { visibility: 'unlisted' }, ['update user']],
  [
    'mira',
    'a followed account, followers-only',
    'ada@harbour.example',
    { visibility: 'private' },
    ['update user'],
  ],
  [
    'noor',
    'an account that is not followed, followers-only',
    'ada@harbour.example',
    { visibility: 'private' },
    [],
  ],
  [
    'mira',
    'an account that is not followed, direct without mentions',
    'bo@harbour.example',
    { visibility: 'direct' },
    [],
  ],
] as const)(
  'sends %s a post of %s only to the streams of its audience',
  async (listener, _who, author, draft, expected) => {
    expect((await recordEvents(listener, () => post(author, 'Listen', draft))).toSorted()).toEqual(
      expected,
    )
  },
)

test('sends a direct post only to its author and the mentioned accounts', async () => {
  const postDirect = () => post('noor', '@mira psst', { visibility: 'direct' })

  expect((await recordEvents('mira', postDirect)).toSorted()).toEqual([
    'conversation direct',
    'notification user',
    'update direct',
    'update user',
  ])
  expect((await recordEvents('noor', postDirect)).toSorted()).toEqual([
    'conversation direct',
    'update direct',
    'update user',
  ])
})

test('sends the posts of list members only to the owner of the list', async () => {
  const mira = await server.as('mira')
  const list = (await mira.get<{ id: string }[]>('/api/v1/lists')).body[0]?.id
  const socket = await server.listen(mira, `?stream=list&list=${list}`)
  const foreign = await server.listen(await server.as('noor'), `?stream=list&list=${list}`)
  await socket.settle()
  const id = await post('ada@harbour.example', 'on the list')
  const received = await socket.next()
  await foreign.settle()

  expect(received).toMatchObject({ stream: ['list', list], event: 'update' })
  expect(parseStatus(received).id).toBe(id)
  expect(foreign.received[0]).toMatchObject({
    error: 'Not authorized to stream this list',
    status: 400,
  })
  expect(foreign.received.filter(({ event }) => event === 'update')).toEqual([])
})

test('sends no events after unsubscribing', async () => {
  const socket = await server.listen(await server.as('mira'), '?stream=user')
  socket.send({ type: 'unsubscribe', stream: 'user' })
  await socket.settle()
  await post('noor', 'quiet')
  await socket.settle()

  expect(socket.received.filter(({ event }) => event === 'update')).toEqual([])
})

test('sends notifications with the status as its recipient sees it', async () => {
  const mira = await server.as('mira')
  const socket = await server.listen(mira, '?stream=user')
  await socket.settle()
  const own = (await mira.post<StatusEntity>('/api/v1/statuses', { status: 'Anybody?' })).body
  await mira.post(`/api/v1/statuses/${own.id}/favourite`)
  await server.instance.controls.favourite('noor', own.id)
  await server.instance.controls.post({
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

test('sends edits and deletions, including those of boosts', async () => {
  const id = await post('ada@harbour.example', 'first')
  const boost = await server.instance.controls.boost('noor', id)
  const socket = await server.listen(await server.as('mira'), '?stream=user')
  await socket.settle()
  await server.instance.controls.edit(id, 'second')
  const edit = await socket.next()
  await server.instance.controls.remove(id)
  const gone = [await socket.next()]
  await socket.settle()

  expect(edit.event).toBe('status.update')
  expect(parseStatus(edit)).toMatchObject({
    id,
    content: '<p>second</p>',
    edited_at: expect.any(String),
  })
  // The boost is not sent, because home already contains the boosted post.
  expect(gone).toEqual([{ stream: ['user'], event: 'delete', payload: id }])
  expect(socket.received.some(({ payload }) => payload === boost)).toBe(false)
})

test('accepts the token in the URL and in the protocol, and requires a valid one', async () => {
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
  'closes the connection after an upgrade to %j',
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

test('closes all sockets on request of the test controls', async () => {
  const socket = await server.listen(await server.as('mira'), '?stream=user')
  await server.guest.post('/__test/drop-sockets')

  await expect(socket.closed).resolves.toBeUndefined()
})

test('returns errors for invalid requests', async () => {
  const socket = await server.listen(await server.as('mira'))
  socket.send({ type: 'subscribe' })
  socket.send({ type: 'subscribe', stream: 'hashtag' })
  socket.send([])
  await socket.settle()

  expect(socket.received).toMatchObject([
    { error: 'Unknown stream type' },
    { error: 'Missing tag name parameter' },
    { error: 'Unknown stream type' },
  ])
})

test('limits the streams of a socket and frees the slots of unsubscribed ones', async () => {
  const socket = await server.listen(await server.as('mira'))
  const listen = (tag: string) => socket.send({ type: 'subscribe', stream: 'hashtag', tag })
  for (let tag = 0; tag < MAX_STREAMS; tag += 1) listen(`tag${tag}`)
  // A repeated subscription does not count.
  listen('tag0')
  listen('tea')
  socket.send({ type: 'unsubscribe', stream: 'hashtag', tag: 'tag7' })
  listen('coffee')
  await socket.settle()
  await post('noor', 'Both #tea and #coffee')
  const received = await socket.next(({ event }) => event === 'update')

  expect(socket.received.filter((message) => 'error' in message)).toMatchObject([
    { error: 'Too many streams', status: 400 },
    { error: 'Unknown stream type' },
  ])
  expect(received.stream).toEqual(['hashtag', 'coffee'])
})

test('refuses a tag that is longer than any post', async () => {
  const socket = await server.listen(await server.as('mira'))
  socket.send({ type: 'subscribe', stream: 'hashtag', tag: 'x'.repeat(501) })
  socket.send({ type: 'subscribe', stream: 'hashtag:local', tag: 'x'.repeat(500) })
  await socket.settle()

  expect(socket.received).toMatchObject([
    { error: 'Tag name is too long', status: 400 },
    { error: 'Unknown stream type' },
  ])
})

test('pings the client every 30 seconds', async () => {
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
