import { expect, test } from 'vitest'
import { type PollEntity, statusId } from '@colonnade/domain/entities'
import { samplePoll } from '@colonnade/domain/testing'
import { status } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { pendingIntentAtoms } from '../entities/intents.ts'
import { statusAtoms } from '../entities/statuses.ts'
import { alertsAtom } from '../ui/messages.ts'
import { schedulePollResultAtom, refreshPollAtom, votePollAtom } from './vote-poll.ts'

const ID = statusId('5')
const VOTE = 'POST /api/v1/polls/1/votes'
const ASK = 'GET /api/v1/polls/1'

function openWithPoll(patch: Partial<PollEntity> = {}) {
  const test = testSession()
  const { store } = test.session
  const poll = samplePoll(patch)
  store.set(ingestStatusesAtom, test.session, [status({ id: '5', poll })])
  const shown = () => store.get(statusAtoms(test.session)(ID))?.poll
  const vote = (...choices: number[]) => store.set(votePollAtom, test.session, ID, choices)
  return { ...test, shown, vote, store }
}

test('shows a vote at once and applies the server’s counts', { tags: ['BY-05'] }, async () => {
  const { server, shown, vote, session, store } = openWithPoll()
  const held = server.hold(VOTE)

  const request = vote(1)
  expect(shown()).toMatchObject({ voted: true, own_votes: [1], votes_count: 1 })

  await flushPromises()
  held.answer(Response.json(samplePoll({ voted: true, own_votes: [1], votes_count: 12 })))
  await request
  expect(shown()).toMatchObject({ voted: true, own_votes: [1], votes_count: 12 })
  expect(store.get(pendingIntentAtoms(session)(ID))).toEqual([])
  expect(await server.requests()[0]?.json()).toEqual({ choices: [1] })
})

test('marks the own vote when the server’s response does not', async () => {
  const { server, shown, vote } = openWithPoll({ multiple: true })
  server.on(VOTE, () => Response.json(samplePoll({ multiple: true, votes_count: 2 })))

  await vote(0, 1)

  expect(shown()).toMatchObject({ voted: true, own_votes: [0, 1], votes_count: 2 })
})

test(
  'rolls back a vote that was too late, shows the error and the result',
  { tags: ['BY-05'] },
  async () => {
    const { server, session, shown, vote } = openWithPoll()
    server.on(VOTE, () => createErrorResponse(422, 'The poll has already ended'))
    server.on(ASK, () => Response.json(samplePoll({ expired: true, votes_count: 7 })))

    await vote(1)

    expect(shown()).toMatchObject({ voted: false, expired: true, votes_count: 7 })
    expect(session.app.get(alertsAtom)).toMatchObject([{ message: 'The poll has already ended' }])
  },
)

test('refetches the poll when there was no response, and allows another vote if the server has none', async () => {
  const { server, session, shown, vote } = openWithPoll()
  server.on(VOTE, () => Promise.reject(new TypeError('offline')))

  await vote(1)

  expect(shown()).toMatchObject({ voted: false, votes_count: 0 })
  expect(server.calls()).toEqual([VOTE, 'GET /api/v1/polls/1'])
  expect(session.app.get(alertsAtom)).toHaveLength(1)
})

test('sends no request without a choice', async () => {
  const { server, vote } = openWithPoll()

  await vote()

  expect(server.calls()).toEqual([])
})

test(
  'keeps the own vote and updates the counts when a streamed poll lacks the own vote',
  { tags: ['BY-05'] },
  () => {
    const { session, shown, store } = openWithPoll({ voted: true, own_votes: [0], votes_count: 1 })
    const poll = samplePoll({ votes_count: 4 })

    store.set(ingestStatusesAtom, session, [status({ id: '5', poll })], 'stream')

    expect(shown()).toMatchObject({ voted: true, own_votes: [0], votes_count: 4 })
  },
)

test(
  'refetches a poll on request and shows an error when that fails',
  { tags: ['BY-05'] },
  async () => {
    const { server, session, shown, store } = openWithPoll()
    server.on(ASK, () => Response.json(samplePoll({ votes_count: 9 })))
    await store.set(refreshPollAtom, session, ID)
    expect(shown()).toMatchObject({ votes_count: 9 })

    server.on(ASK, () => createErrorResponse(500))
    await store.set(refreshPollAtom, session, ID)

    expect(shown()).toMatchObject({ votes_count: 9 })
    expect(session.app.get(alertsAtom)).toHaveLength(1)
  },
)

test(
  'fetches the result once, shortly after the end, and hides a failure',
  { tags: ['BY-05'] },
  async () => {
    const { server, session, platform, shown, store } = openWithPoll()
    server.on(ASK, () => Response.json(samplePoll({ expired: true, votes_count: 9 })))

    store.set(schedulePollResultAtom, session, ID)
    store.set(schedulePollResultAtom, session, ID)
    expect(server.calls()).toEqual([])
    await platform.clock.advance(2_000)

    await expect.poll(() => shown()).toMatchObject({ expired: true, votes_count: 9 })
    expect(server.calls()).toEqual([ASK])
  },
)

test('does not fetch the result of a poll that has ended already', async () => {
  const { server, session, platform, store } = openWithPoll({ expired: true })

  store.set(schedulePollResultAtom, session, ID)
  await platform.clock.advance(60_000)

  expect(server.calls()).toEqual([])
})
