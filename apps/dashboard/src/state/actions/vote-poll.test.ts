import { expect, test } from 'vitest'
import { type PollEntity, statusId } from '@colonnade/domain/entities'
import { samplePoll } from '@colonnade/domain/testing'
import { status } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { refuse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { pendingIntentAtoms } from '../entities/intents.ts'
import { statusAtoms } from '../entities/statuses.ts'
import { alertsAtom } from '../ui/messages.ts'
import { hearPollEndAtom, refreshPollAtom, votePollAtom } from './polls.ts'

const ID = statusId('5')
const VOTE = 'POST /api/v1/polls/1/votes'
const ASK = 'GET /api/v1/polls/1'

function withPoll(patch: Partial<PollEntity> = {}) {
  const test = testSession()
  const { store } = test.session
  const poll = samplePoll(patch)
  store.set(ingestStatusesAtom, test.session, [status({ id: '5', poll })])
  const shown = () => store.get(statusAtoms(test.session)(ID))?.poll
  const vote = (...choices: number[]) => store.set(votePollAtom, test.session, ID, choices)
  return { ...test, shown, vote, store }
}

test(
  'a vote shows at once, and the server’s counts take its place',
  { tags: ['BY-05'] },
  async () => {
    const { server, shown, vote, session, store } = withPoll()
    const held = server.hold(VOTE)

    const asked = vote(1)
    expect(shown()).toMatchObject({ voted: true, own_votes: [1], votes_count: 1 })

    await settled()
    held.answer(Response.json(samplePoll({ voted: true, own_votes: [1], votes_count: 12 })))
    await asked
    expect(shown()).toMatchObject({ voted: true, own_votes: [1], votes_count: 12 })
    expect(store.get(pendingIntentAtoms(session)(ID))).toEqual([])
    expect(await server.requests()[0]?.json()).toEqual({ choices: [1] })
  },
)

test('a server that does not say whose vote it was is helped out', async () => {
  const { server, shown, vote } = withPoll({ multiple: true })
  server.on(VOTE, () => Response.json(samplePoll({ multiple: true, votes_count: 2 })))

  await vote(0, 1)

  expect(shown()).toMatchObject({ voted: true, own_votes: [0, 1], votes_count: 2 })
})

test(
  'a vote that came too late is taken back, told, and the outcome shown',
  { tags: ['BY-05'] },
  async () => {
    const { server, session, shown, vote } = withPoll()
    server.on(VOTE, () => refuse(422, 'The poll has already ended'))
    server.on(ASK, () => Response.json(samplePoll({ expired: true, votes_count: 7 })))

    await vote(1)

    expect(shown()).toMatchObject({ voted: false, expired: true, votes_count: 7 })
    expect(session.app.get(alertsAtom)).toMatchObject([{ message: 'The poll has already ended' }])
  },
)

test('without an answer the poll is asked whether it has the vote, and else can be voted on again', async () => {
  const { server, session, shown, vote } = withPoll()
  server.on(VOTE, () => Promise.reject(new TypeError('offline')))

  await vote(1)

  expect(shown()).toMatchObject({ voted: false, votes_count: 0 })
  expect(server.calls()).toEqual([VOTE, 'GET /api/v1/polls/1'])
  expect(session.app.get(alertsAtom)).toHaveLength(1)
})

test('choosing nothing asks for nothing', async () => {
  const { server, vote } = withPoll()

  await vote()

  expect(server.calls()).toEqual([])
})

test(
  'an event that was rendered for nobody leaves the vote and brings the counts',
  { tags: ['BY-05'] },
  () => {
    const { session, shown, store } = withPoll({ voted: true, own_votes: [0], votes_count: 1 })
    const poll = samplePoll({ votes_count: 4 })

    store.set(ingestStatusesAtom, session, [status({ id: '5', poll })], 'stream')

    expect(shown()).toMatchObject({ voted: true, own_votes: [0], votes_count: 4 })
  },
)

test(
  'a poll can be asked for anew by hand, and a refusal is told',
  { tags: ['BY-05'] },
  async () => {
    const { server, session, shown, store } = withPoll()
    server.on(ASK, () => Response.json(samplePoll({ votes_count: 9 })))
    await store.set(refreshPollAtom, session, ID)
    expect(shown()).toMatchObject({ votes_count: 9 })

    server.on(ASK, () => refuse(500))
    await store.set(refreshPollAtom, session, ID)

    expect(shown()).toMatchObject({ votes_count: 9 })
    expect(session.app.get(alertsAtom)).toHaveLength(1)
  },
)

test(
  'the outcome is asked for once, a little after the end, and a failure says nothing',
  { tags: ['BY-05'] },
  async () => {
    const { server, session, platform, shown, store } = withPoll()
    server.on(ASK, () => Response.json(samplePoll({ expired: true, votes_count: 9 })))

    store.set(hearPollEndAtom, session, ID)
    store.set(hearPollEndAtom, session, ID)
    expect(server.calls()).toEqual([])
    await platform.clock.advance(2_000)

    await expect.poll(() => shown()).toMatchObject({ expired: true, votes_count: 9 })
    expect(server.calls()).toEqual([ASK])
  },
)

test('what is over already is not asked for', async () => {
  const { server, session, platform, store } = withPoll({ expired: true })

  store.set(hearPollEndAtom, session, ID)
  await platform.clock.advance(60_000)

  expect(server.calls()).toEqual([])
})
