import { expect, test, vi } from 'vitest'
import { createDraft } from '../posting/draft.ts'
import type { ActivityPlanner } from '../seed/activity-planner.ts'
import { startTestInstance } from '../testing/test-instance.ts'
import { createSimulator } from './simulator.ts'

async function startSimulatedInstance(plan: Partial<ActivityPlanner>) {
  const server = await startTestInstance()
  const { services } = server.instance
  const planner: ActivityPlanner = {
    planPost: () => null,
    planReplies: () => [],
    planReactions: () => [],
    planFollow: () => null,
    ...plan,
  }
  const onError = vi.fn<(error: unknown) => void>()
  const createPlanner = vi.fn<() => ActivityPlanner>(() => planner)
  const simulator = createSimulator({
    services,
    createPlanner,
    schedule: server.time.schedule,
    random: () => 0,
    onError,
  })
  return { server, store: services.store, clockwork: simulator, beginLife: createPlanner, onError }
}

const post = {
  author: 'bo@harbour.example',
  boostOf: null,
  quoteOf: null,
  inReplyTo: null,
  ...createDraft('Life goes on'),
  language: 'en',
}

test('posts every few seconds while a client is connected', async () => {
  const {
    server,
    store,
    clockwork: simulator,
  } = await startSimulatedInstance({ planPost: () => post })
  const socket = await server.listen(await server.as('mira'), '?stream=public')
  await socket.settle()
  simulator.start()
  server.time.advance(3_000)
  const first = await socket.next(({ event }) => event === 'update')
  server.time.advance(3_000)
  await socket.next(({ event }) => event === 'update')
  simulator.stop()
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

test('creates the planner once, on the first start', async () => {
  const {
    server,
    clockwork: simulator,
    beginLife: createPlanner,
  } = await startSimulatedInstance({})
  const before = createPlanner.mock.calls.length
  simulator.start()
  simulator.stop()
  simulator.start()
  simulator.stop()

  expect(before).toBe(0)
  expect(createPlanner).toHaveBeenCalledOnce()
  await server.close()
})

test('posts one post in ten when no client is connected', async () => {
  const nextPost = vi.fn<() => null>(() => null)
  const { server, clockwork: simulator } = await startSimulatedInstance({ planPost: nextPost })
  simulator.start()
  server.time.advance(60_000)
  simulator.stop()

  expect(nextPost).toHaveBeenCalledTimes(2)
  await server.close()
})

test("replies to and favourites a user's post after a delay", async () => {
  const {
    server,
    store,
    clockwork: simulator,
    onError,
  } = await startSimulatedInstance({
    planReplies: ({ author }) => [
      { author: 'noor', text: `@${author} lovely`, language: 'en', visibility: 'public', delay: 4 },
    ],
    planReactions: () => [
      { acct: 'bo@harbour.example', kind: 'favourite', delay: 2 },
      { acct: 'ada@harbour.example', kind: 'boost', delay: 3 },
    ],
  })
  const mira = await server.as('mira')
  const socket = await server.listen(mira, '?stream=user')
  simulator.start()
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
  simulator.handlePost(author, status)
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
  ['that is local-only', { status: 'Among us \u{1F441}\uFE0F' }],
  ['for followers only', { status: 'Among friends', visibility: 'private' }],
])(
  'restricts replies and favourites to accounts that can see a post %s',
  { tags: ['CMP-42'] },
  async (_kind, body) => {
    const people = ['bo@harbour.example', 'kit@meadow.example', 'noor']
    const {
      server,
      store,
      clockwork: simulator,
      onError,
    } = await startSimulatedInstance({
      planReplies: () =>
        people.map((author) => ({
          author,
          text: '@mira lovely',
          language: 'en',
          visibility: 'public',
          delay: 1,
        })),
      planReactions: () => people.map((acct) => ({ acct, kind: 'favourite', delay: 1 })),
    })
    const mira = await server.as('mira')
    simulator.start()
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
    simulator.handlePost(author, status)
    server.time.advance(1_000)

    await vi.waitFor(async () => {
      expect((await mira.get(`/api/v1/statuses/${id}`)).body).toMatchObject({
        favourites_count: 1,
        replies_count: 1,
      })
    }, 10_000)
    simulator.stop()
    const reactions = await mira.get<{ acct: string }[]>(`/api/v1/statuses/${id}/favourited_by`)
    expect(reactions.body.map(({ acct }) => acct)).toEqual(['noor'])
    expect(onError).not.toHaveBeenCalled()
    await server.close()
  },
)

test('does not reply to a deleted post and keeps no timers after stop', async () => {
  const {
    server,
    store,
    clockwork: simulator,
    onError,
  } = await startSimulatedInstance({
    planReplies: () => [
      { author: 'noor', text: 'late', language: 'en', visibility: 'public', delay: 4 },
    ],
  })
  const mira = await server.as('mira')
  const before = server.time.countPending()
  simulator.start()
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
  simulator.handlePost(author, status)
  await mira.send('DELETE', `/api/v1/statuses/${body.id}`)
  server.time.advance(4_000)
  simulator.stop()

  expect(server.time.countPending()).toBe(before)
  expect(
    await store.db.selectFrom('statuses').select('id').where('text', '=', 'late').execute(),
  ).toEqual([])
  expect(onError).not.toHaveBeenCalled()
  await server.close()
})

test('accepts a follow request to a locked account while running', async () => {
  const { server, clockwork: simulator, onError } = await startSimulatedInstance({})
  const mira = await server.as('mira')
  const kit = await server.accountId('kit@meadow.example')
  const socket = await server.listen(mira, '?stream=user')
  await socket.settle()
  await mira.post(`/api/v1/accounts/${kit}/follow`)
  simulator.start()
  server.time.advance(30_000)

  await vi.waitFor(async () => {
    const { body } = await mira.get(`/api/v1/accounts/relationships?id[]=${kit}`)
    expect(body).toMatchObject([{ following: true, requested: false }])
  }, 10_000)
  simulator.stop()
  expect(onError).not.toHaveBeenCalled()
  await server.close()
})
