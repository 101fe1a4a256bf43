import { expect, test, vi } from 'vitest'
import { plainDraft } from '../posting/draft.ts'
import { startTestInstance } from '../testing/test-instance.ts'
import type { Life } from '../world/life.ts'
import { createClockwork } from './clockwork.ts'

async function livingInstance(decisions: Partial<Life>) {
  const server = await startTestInstance()
  const { services } = server.instance
  const life: Life = {
    nextPost: () => null,
    answerTo: () => [],
    reactionTo: () => [],
    nextFollow: () => null,
    ...decisions,
  }
  const onError = vi.fn<(error: unknown) => void>()
  const beginLife = vi.fn<() => Life>(() => life)
  const clockwork = createClockwork({
    services,
    beginLife,
    schedule: server.time.schedule,
    random: () => 0,
    onError,
  })
  return { server, store: services.store, clockwork, beginLife, onError }
}

const post = {
  author: 'bo@harbour.example',
  boostOf: null,
  quoteOf: null,
  inReplyTo: null,
  ...plainDraft('Life goes on'),
  language: 'en',
}

test('somebody posts every few seconds, while somebody listens', async () => {
  const { server, store, clockwork } = await livingInstance({ nextPost: () => post })
  const socket = await server.listen(await server.as('mira'), '?stream=public')
  await socket.settle()
  clockwork.start()
  server.time.advance(3_000)
  const first = await socket.next(({ event }) => event === 'update')
  server.time.advance(3_000)
  await socket.next(({ event }) => event === 'update')
  clockwork.stop()
  server.time.advance(60_000)
  const { rows } = await store.db
    .selectFrom('statuses')
    .select('id')
    .where('text', '=', 'Life goes on')
    .execute()
    .then((found) => ({ rows: found }))

  expect(first.payload).toContain('Life goes on')
  expect(rows).toHaveLength(2)
  await server.close()
})

test('life begins with the first start, and only once', async () => {
  const { server, clockwork, beginLife } = await livingInstance({})
  const before = beginLife.mock.calls.length
  clockwork.start()
  clockwork.stop()
  clockwork.start()
  clockwork.stop()

  expect(before).toBe(0)
  expect(beginLife).toHaveBeenCalledOnce()
  await server.close()
})

test('with nobody listening one post in ten is written', async () => {
  const nextPost = vi.fn<() => null>(() => null)
  const { server, clockwork } = await livingInstance({ nextPost })
  clockwork.start()
  server.time.advance(60_000)
  clockwork.stop()

  expect(nextPost).toHaveBeenCalledTimes(2)
  await server.close()
})

test('what a person publishes is answered and liked after a while', async () => {
  const { server, store, clockwork, onError } = await livingInstance({
    answerTo: ({ author }) => [
      { author: 'noor', text: `@${author} lovely`, language: 'en', visibility: 'public', delay: 4 },
    ],
    reactionTo: () => [
      { acct: 'bo@harbour.example', kind: 'favourite', delay: 2 },
      { acct: 'ada@harbour.example', kind: 'boost', delay: 3 },
    ],
  })
  const mira = await server.as('mira')
  const socket = await server.listen(mira, '?stream=user')
  clockwork.start()
  const { body } = await mira.post<{ id: string }>('/api/v1/statuses', { status: 'Look' })
  const author = await store.db
    .selectFrom('accounts')
    .selectAll()
    .where('username', '=', 'mira')
    .executeTakeFirstOrThrow()
  const status = await store.db
    .selectFrom('statuses')
    .selectAll()
    .where('id', '=', body.id)
    .executeTakeFirstOrThrow()
  clockwork.react(author, status)
  const types: string[] = []
  for (const seconds of [2, 1, 1]) {
    server.time.advance(seconds * 1_000)
    const { payload } = await socket.next(({ event }) => event === 'notification')
    types.push((JSON.parse(payload) as { type: string }).type)
  }

  expect(types).toEqual(['favourite', 'reblog', 'mention'])
  expect((await mira.get(`/api/v1/statuses/${body.id}`)).body).toMatchObject({
    favourites_count: 1,
    reblogs_count: 1,
    replies_count: 1,
  })
  expect(onError).not.toHaveBeenCalled()
  await server.close()
})

test.each([
  ['for this server alone', { status: 'Among us \u{1F441}\uFE0F' }],
  ['for its followers', { status: 'Among friends', visibility: 'private' }],
])(
  'lets only those who may see a post answer and favourite it: one %s',
  { tags: ['CMP-42'] },
  async (_kind, body) => {
    const people = ['bo@harbour.example', 'kit@meadow.example', 'noor']
    const { server, store, clockwork, onError } = await livingInstance({
      answerTo: () =>
        people.map((author) => ({
          author,
          text: '@mira lovely',
          language: 'en',
          visibility: 'public',
          delay: 1,
        })),
      reactionTo: () => people.map((acct) => ({ acct, kind: 'favourite', delay: 1 })),
    })
    const mira = await server.as('mira')
    clockwork.start()
    const { body: published } = await mira.post<{ id: string }>('/api/v1/statuses', body)
    const { id } = published
    const status = await store.db
      .selectFrom('statuses')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const author = await store.db
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', status.account_id)
      .executeTakeFirstOrThrow()
    clockwork.react(author, status)
    server.time.advance(1_000)

    await vi.waitFor(async () => {
      expect((await mira.get(`/api/v1/statuses/${id}`)).body).toMatchObject({
        favourites_count: 1,
        replies_count: 1,
      })
    }, 10_000)
    clockwork.stop()
    const reactions = await mira.get<{ acct: string }[]>(`/api/v1/statuses/${id}/favourited_by`)
    expect(reactions.body.map(({ acct }) => acct)).toEqual(['noor'])
    expect(onError).not.toHaveBeenCalled()
    await server.close()
  },
)

test('nobody answers what was deleted meanwhile, and nothing waits after a stop', async () => {
  const { server, store, clockwork, onError } = await livingInstance({
    answerTo: () => [
      { author: 'noor', text: 'late', language: 'en', visibility: 'public', delay: 4 },
    ],
  })
  const mira = await server.as('mira')
  const before = server.time.waiting()
  clockwork.start()
  const { body } = await mira.post<{ id: string }>('/api/v1/statuses', { status: 'Look' })
  const author = await store.db
    .selectFrom('accounts')
    .selectAll()
    .where('username', '=', 'mira')
    .executeTakeFirstOrThrow()
  const status = await store.db
    .selectFrom('statuses')
    .selectAll()
    .where('id', '=', body.id)
    .executeTakeFirstOrThrow()
  clockwork.react(author, status)
  await mira.send('DELETE', `/api/v1/statuses/${body.id}`)
  server.time.advance(4_000)
  clockwork.stop()

  expect(server.time.waiting()).toBe(before)
  expect(
    await store.db.selectFrom('statuses').select('id').where('text', '=', 'late').execute(),
  ).toEqual([])
  expect(onError).not.toHaveBeenCalled()
  await server.close()
})

test('a locked account answers who asks to follow it, as long as life goes on', async () => {
  const { server, clockwork, onError } = await livingInstance({})
  const mira = await server.as('mira')
  const kit = await server.accountId('kit@meadow.example')
  const socket = await server.listen(mira, '?stream=user')
  await socket.settle()
  await mira.post(`/api/v1/accounts/${kit}/follow`)
  clockwork.start()
  server.time.advance(30_000)

  await vi.waitFor(async () => {
    const { body } = await mira.get(`/api/v1/accounts/relationships?id[]=${kit}`)
    expect(body).toMatchObject([{ following: true, requested: false }])
  }, 10_000)
  clockwork.stop()
  expect(onError).not.toHaveBeenCalled()
  await server.close()
})
