import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StatusEntity } from '@colonnade/domain/entities'
import { startTestInstance, type TestInstance } from '../../testing/test-instance.ts'
import type { ReceivedMessage } from '../../testing/test-socket.ts'

let server: TestInstance
beforeAll(async () => {
  server = await startTestInstance()
})
afterAll(() => server.close())

const getStatus = ({ payload }: ReceivedMessage) => JSON.parse(payload) as StatusEntity

async function listenTo(acct: string, ...streams: readonly object[]) {
  const socket = await server.listen(await server.as(acct))
  for (const stream of streams) socket.send({ type: 'subscribe', ...stream })
  await socket.settle()
  return {
    /** Returns the messages received during the call. */
    async during(happening: () => Promise<readonly string[]>) {
      const ids = await happening()
      await socket.settle()
      socket.close()
      return { ids, received: socket.received.filter(({ event }) => event === 'update') }
    },
  }
}

const generateLoad = (...args: Parameters<TestInstance['instance']['controls']['generateLoad']>) =>
  server.instance.controls.generateLoad(...args)

test('sends posts to each named stream and to no other', async () => {
  const mira = await listenTo(
    'mira',
    { stream: 'user' },
    { stream: 'hashtag', tag: 'Tea' },
    { stream: 'public' },
  )

  const { ids, received } = await mira.during(() =>
    generateLoad([['user'], ['hashtag', 'tea']], { count: 2 }),
  )

  expect(received.map(({ stream }) => stream)).toEqual([
    ['user'],
    ['hashtag', 'tea'],
    ['user'],
    ['hashtag', 'tea'],
  ])
  expect(received.map((one) => getStatus(one).id)).toEqual(ids)
})

test('does not send to a connection that does not listen to the stream', async () => {
  const mira = await listenTo('mira', { stream: 'user' }, { stream: 'hashtag', tag: 'tea' })

  const { ids, received } = await mira.during(() =>
    generateLoad([['public:local'], ['hashtag', 'coffee'], ['user']]),
  )

  expect(received.map((one) => getStatus(one).id)).toEqual(ids.slice(2))
})

test('generates posts of every kind, all different', async () => {
  const mira = await listenTo('mira', { stream: 'user' })

  const { ids, received } = await mira.during(() => generateLoad([['user']], { count: 60 }))
  const statuses = received.map(getStatus)
  const shown = statuses.map((status) => status.reblog ?? status)

  expect(new Set(shown.map(({ id }) => id)).size).toBe(60)
  expect(statuses.map(({ id }) => id)).toEqual([...ids].toSorted())
  expect(statuses.some(({ reblog }) => reblog !== null)).toBe(true)
  expect(shown.some(({ media_attachments: media }) => media.length > 0)).toBe(true)
  expect(shown.some(({ in_reply_to_id: answered }) => answered !== null)).toBe(true)
  expect(shown.some(({ emojis }) => emojis.length > 0)).toBe(true)
  expect(new Set(statuses.map(({ account }) => account.acct)).size).toBeGreaterThan(1)
})

test('dates posts now, starts them with their id and gives each its own address', async () => {
  const mira = await listenTo('mira', { stream: 'user' })

  const { received } = await mira.during(() => generateLoad([['user']], { count: 20 }))

  for (const status of received.map(getStatus)) {
    const shown = status.reblog ?? status
    expect(Date.parse(status.created_at)).toBe(server.time.clock())
    expect(shown.content).toMatch(new RegExp(`^<p>${status.id} `))
    expect(shown.url).toContain(shown.id)
    expect(JSON.stringify(status)).not.toMatch(/@(?:id|original|at)@/)
  }
})

test('does not store generated posts', async () => {
  const mira = await listenTo('mira', { stream: 'user' })
  const { ids } = await mira.during(() => generateLoad([['user']]))

  const { status } = await (await server.as('mira')).get(`/api/v1/statuses/${ids[0]}`)

  expect(status).toBe(404)
})

test('generates posts over HTTP, with streams named as in a subscription', async () => {
  const mira = await listenTo('mira', { stream: 'hashtag', tag: 'Tea' })

  const { received } = await mira.during(async () => {
    const answer = await server.guest.post<{ ids: string[] }>('/__test/generate-load', {
      stream: 'hashtag',
      tag: 'Tea',
      count: 3,
    })
    return answer.body.ids
  })

  expect(received).toHaveLength(3)
})

test('delivers posts with the tag of a hashtag stream, and media to a stream of media', async () => {
  const mira = await listenTo('mira', { stream: 'hashtag', tag: 'tea' }, { stream: 'public:media' })

  const { received } = await mira.during(() =>
    generateLoad([['hashtag', 'tea'], ['public:media']], { count: 20 }),
  )
  const ofTag = received.filter(({ stream }) => stream[0] === 'hashtag').map(getStatus)
  const ofMedia = received.filter(({ stream }) => stream[0] === 'public:media').map(getStatus)

  expect(ofTag).toHaveLength(20)
  for (const { tags } of ofTag) expect(tags.map(({ name }) => name)).toContain('tea')
  expect(ofMedia).toHaveLength(20)
  for (const status of ofMedia)
    expect((status.reblog ?? status).media_attachments).not.toHaveLength(0)
})

test('varies authors, avatars, pictures and texts', async () => {
  const mira = await listenTo('mira', { stream: 'user' })

  const { ids, received } = await mira.during(() =>
    generateLoad([['user']], { count: 200, people: 2000 }),
  )
  const statuses = received.map(getStatus)
  const shown = statuses.map((status) => status.reblog ?? status)
  const pictures = shown.flatMap(({ media_attachments: media }) => media.map(({ url }) => url))

  expect(statuses.map(({ id }) => id)).toEqual(ids)
  expect(new Set(shown.map(({ account }) => account.id)).size).toBeGreaterThan(180)
  expect(new Set(shown.map(({ account }) => account.avatar)).size).toBeGreaterThan(180)
  expect(new Set(pictures).size).toBe(pictures.length)
  expect(new Set(shown.map(({ language }) => language)).size).toBeGreaterThan(3)
  expect(Math.max(...shown.map(({ content }) => content.length))).toBeGreaterThan(1_000)
  for (const [index, status] of statuses.entries())
    expect((status.reblog ?? status).content).toContain(ids[index])
})
