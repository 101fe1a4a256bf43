import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PollEntity, StatusEntity } from '@colonnade/domain/entities'
import type { TestClient } from '../testing/test-client.ts'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'

let server: TestInstance
let mira: TestClient
let noor: TestClient
beforeAll(async () => {
  server = await startTestInstance()
  mira = await server.as('mira')
  noor = await server.as('noor')
})
afterAll(() => server.close())

const TWO = { options: ['Tea', 'Coffee'], expires_in: 300 }
const ask = (poll: object, more: object = {}) =>
  mira.post<StatusEntity>('/api/v1/statuses', { status: 'Which?', poll, ...more })
const vote = (id: string | undefined, choices: readonly unknown[], client = noor) =>
  client.post<PollEntity & { error?: string }>(`/api/v1/polls/${id}/votes`, { choices })

test.each([
  ['one option', { ...TWO, options: ['Tea', ' '] }, 'options must have more than one item'],
  [
    'five',
    { ...TWO, options: ['a', 'b', 'c', 'd', 'e'] },
    "options can't contain more than 4 items",
  ],
  [
    'a long one',
    { ...TWO, options: ['Tea', 'x'.repeat(51)] },
    "options can't be longer than 50 characters each",
  ],
  ['the same twice', { ...TWO, options: ['Tea', 'Tea'] }, 'options contain duplicate items'],
  ['a minute', { ...TWO, expires_in: 60 }, 'expires at is too soon'],
  ['a year', { ...TWO, expires_in: 31_536_000 }, 'expires at is too far into the future'],
])('a poll of %s is refused with 422', async (_what, poll, why) => {
  const { status, body } = await ask(poll)

  expect([status, body]).toEqual([422, { error: `Validation failed: Owned poll ${why}` }])
})

test('a poll does not stand beside media, nor without words', async () => {
  expect((await ask(TWO, { media_ids: ['1'] })).status).toBe(422)
  expect((await ask(TWO, { status: '' })).status).toBe(422)
})

test('several may be chosen where the poll says so, once', async () => {
  const { body } = await ask({ ...TWO, multiple: true })

  expect((await vote(body.poll?.id, [0, '1', 1])).body).toMatchObject({
    votes_count: 2,
    voters_count: 1,
    own_votes: [0, 1],
  })
  expect((await vote(body.poll?.id, [0])).body.error).toBe(
    'Validation failed: You have already voted on this poll',
  )
})

test.each([
  ['two of one', [0, 1], 'You have already voted on this poll'],
  ['what is no option', [7], 'The chosen vote option does not exist'],
  ['nonsense', ['tea'], 'The chosen vote option does not exist'],
])('%s cannot be chosen', async (_what, choices, why) => {
  const { body } = await ask(TWO)
  const answer = await vote(body.poll?.id, choices)

  expect([answer.status, answer.body.error]).toEqual([422, `Validation failed: ${why}`])
})

test('counts that are hidden show when the poll has ended, and then nobody votes', async () => {
  const { body } = await ask({ ...TWO, hide_totals: true })
  const counts = async () =>
    (await mira.get<PollEntity>(`/api/v1/polls/${body.poll?.id}`)).body.options.map(
      ({ votes_count }) => votes_count,
    )
  await vote(body.poll?.id, [1])
  expect(await counts()).toEqual([null, null])

  server.time.advance(301_000)

  expect(await counts()).toEqual([0, 1])
  expect((await vote(body.poll?.id, [0], await server.as('noor'))).body.error).toBe(
    'Validation failed: The poll has already ended',
  )
})

test('a poll shows in its post how one has voted; its author cannot', async () => {
  const { body } = await ask(TWO)
  await vote(body.poll?.id, [1])
  const seen = await noor.get<StatusEntity>(`/api/v1/statuses/${body.id}`)

  expect(seen.body.poll).toMatchObject({ voted: true, own_votes: [1] })
  expect(body.poll).toMatchObject({ voted: true, own_votes: [] })
  expect((await vote(body.poll?.id, [0], mira)).body.error).toBe(
    'Validation failed: You cannot vote in your own polls',
  )
})
