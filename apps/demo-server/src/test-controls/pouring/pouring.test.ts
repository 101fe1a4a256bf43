import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StatusEntity } from '@colonnade/domain/entities'
import { startTestInstance, type TestInstance } from '../../testing/test-instance.ts'
import type { Heard } from '../../testing/test-socket.ts'

let server: TestInstance
beforeAll(async () => {
  server = await startTestInstance()
})
afterAll(() => server.close())

const statusIn = ({ payload }: Heard) => JSON.parse(payload) as StatusEntity

async function listenTo(acct: string, ...streams: readonly object[]) {
  const socket = await server.listen(await server.as(acct))
  for (const stream of streams) socket.tell({ type: 'subscribe', ...stream })
  await socket.settle()
  return {
    /** What was poured meanwhile. */
    async during(happening: () => Promise<readonly string[]>) {
      const ids = await happening()
      await socket.settle()
      socket.close()
      return { ids, heard: socket.heard.filter(({ event }) => event === 'update') }
    },
  }
}

const pour = (...args: Parameters<TestInstance['instance']['controls']['pour']>) =>
  server.instance.controls.pour(...args)

test('posts are poured into each stream that is named, and into no other', async () => {
  const mira = await listenTo(
    'mira',
    { stream: 'user' },
    { stream: 'hashtag', tag: 'Tea' },
    { stream: 'public' },
  )

  const { ids, heard } = await mira.during(() => pour([['user'], ['hashtag', 'tea']], 2))

  expect(heard.map(({ stream }) => stream)).toEqual([
    ['user'],
    ['hashtag', 'tea'],
    ['user'],
    ['hashtag', 'tea'],
  ])
  expect(heard.map((one) => statusIn(one).id)).toEqual(ids)
})

test('who does not listen to a stream hears nothing of what is poured into it', async () => {
  const mira = await listenTo('mira', { stream: 'user' }, { stream: 'hashtag', tag: 'tea' })

  const { ids, heard } = await mira.during(() =>
    pour([['public:local'], ['hashtag', 'coffee'], ['user']]),
  )

  expect(heard.map((one) => statusIn(one).id)).toEqual(ids.slice(2))
})

test('what is poured is of every kind, and no two posts are one', async () => {
  const mira = await listenTo('mira', { stream: 'user' })

  const { ids, heard } = await mira.during(() => pour([['user']], 60))
  const statuses = heard.map(statusIn)
  const shown = statuses.map((status) => status.reblog ?? status)

  expect(new Set(shown.map(({ id }) => id)).size).toBe(60)
  expect(statuses.map(({ id }) => id)).toEqual([...ids].toSorted())
  expect(statuses.some(({ reblog }) => reblog !== null)).toBe(true)
  expect(shown.some(({ media_attachments: media }) => media.length > 0)).toBe(true)
  expect(shown.some(({ in_reply_to_id: answered }) => answered !== null)).toBe(true)
  expect(shown.some(({ emojis }) => emojis.length > 0)).toBe(true)
  expect(new Set(statuses.map(({ account }) => account.acct)).size).toBeGreaterThan(1)
})

test('a poured post is dated now, begins with its id and has an address of its own', async () => {
  const mira = await listenTo('mira', { stream: 'user' })

  const { heard } = await mira.during(() => pour([['user']], 20))

  for (const status of heard.map(statusIn)) {
    const shown = status.reblog ?? status
    expect(Date.parse(status.created_at)).toBe(server.time.clock())
    expect(shown.content).toMatch(new RegExp(`^<p>${status.id} `))
    expect(shown.url).toContain(shown.id)
    expect(JSON.stringify(status)).not.toMatch(/@(?:id|original|at)@/)
  }
})

test('nothing that was poured is kept', async () => {
  const mira = await listenTo('mira', { stream: 'user' })
  const { ids } = await mira.during(() => pour([['user']]))

  const { status } = await (await server.as('mira')).get(`/api/v1/statuses/${ids[0]}`)

  expect(status).toBe(404)
})

test('streams are poured into over HTTP too, as a listener names them', async () => {
  const mira = await listenTo('mira', { stream: 'hashtag', tag: 'Tea' })

  const { heard } = await mira.during(async () => {
    const answer = await server.guest.post<{ ids: string[] }>('/__test/pour', {
      stream: 'hashtag',
      tag: 'Tea',
      count: 3,
    })
    return answer.body.ids
  })

  expect(heard).toHaveLength(3)
})
