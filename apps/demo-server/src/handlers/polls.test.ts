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
const createPoll = (poll: object, more: object = {}) =>
  mira.post<StatusEntity>('/api/v1/statuses', { status: 'Which?', poll, ...more })
const vote = (id: string | undefined, choices: readonly unknown[], client = noor) =>
  client.post<PollEntity & { error?: string }>(`/api/v1/polls/${id}/votes`, { choices })

test.each([
  ['one option', { ...TWO, options: ['Tea', ' '] }, 'options must have more than one item'],
  [
    'five options',
    { ...TWO, options: ['a', 'b', 'c', 'd', 'e'] },
    "options can't contain more than 4 items",
  ],
  [
    'a long option',
    { ...TWO, options: ['Tea', 'x'.repeat(51)] },
    "options can't be longer than 50 characters each",
  ],
  ['duplicate options', { ...TWO, options: ['Tea', 'Tea'] }, 'options contain duplicate items'],
  ['a duration of a minute', { ...TWO, expires_in: 60 }, 'expires at is too soon'],
  [
    'a duration of a year',
    { ...TWO, expires_in: 31_536_000 },
    'expires at is too far into the future',
  ],
])('refuses a poll with 422: %s', async (_what, poll, why) => {
  const { status, body } = await createPoll(poll)

  expect([status, body]).toEqual([422, { error: `Validation failed: Owned poll ${why}` }])
})

test('refuses a poll with media or without text', async () => {
  expect((await createPoll(TWO, { media_ids: ['1'] })).status).toBe(422)
  expect((await createPoll(TWO, { status: '' })).status).toBe(422)
})

test('accepts several choices of a multiple-choice poll, once', async () => {
  const { body } = await createPoll({ ...TWO, multiple: true })

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
  ['two choices of a single-choice poll', [0, 1], 'You have already voted on this poll'],
  ['an unknown option', [7], 'The chosen vote option does not exist'],
  ['text', ['tea'], 'The chosen vote option does not exist'],
])('refuses a vote: %s', async (_what, choices, why) => {
  const { body } = await createPoll(TWO)
  const answer = await vote(body.poll?.id, choices)

  expect([answer.status, answer.body.error]).toEqual([422, `Validation failed: ${why}`])
})

test('reveals hidden counts when the poll ends, and refuses further votes', async () => {
  const { body } = await createPoll({ ...TWO, hide_totals: true })
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

test('returns the own vote in the post, and refuses a vote of its author', async () => {
  const { body } = await createPoll(TWO)
  await vote(body.poll?.id, [1])
  const seen = await noor.get<StatusEntity>(`/api/v1/statuses/${body.id}`)

  expect(seen.body.poll).toMatchObject({ voted: true, own_votes: [1] })
  expect(body.poll).toMatchObject({ voted: true, own_votes: [] })
  expect((await vote(body.poll?.id, [0], mira)).body.error).toBe(
    'Validation failed: You cannot vote in your own polls',
  )
})
