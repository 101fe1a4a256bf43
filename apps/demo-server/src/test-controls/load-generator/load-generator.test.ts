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

  const { ids, received } = await mira.during(() => generateLoad([['user'], ['hashtag', 'tea']], 2))

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

  const { ids, received } = await mira.during(() => generateLoad([['user']], 60))
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

  const { received } = await mira.during(() => generateLoad([['user']], 20))

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
