import { expect, test } from 'vitest'
import { accountId } from '@colonnade/domain/entities'
import { account } from '../../testing/factories.ts'
import { page } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { answerFollowRequestAtom } from '../actions/answer-follow-request.ts'
import { ingestAccountsAtom } from '../entities/ingest.ts'
import { openPeopleListAtom } from './load-people.ts'
import { waitingRequestsAtom } from './people-lists.ts'
import { startWaitingRequests } from './start-waiting-requests.ts'

const LIST = 'GET /api/v1/follow_requests'

function own(locked: boolean) {
  const opened = testSession()
  const { session, server } = opened
  session.store.set(ingestAccountsAtom, session, [account({ id: '1', locked })])
  server.on(LIST, () => page([account({ id: '7' }), account({ id: '8' })]))
  return { ...opened, waiting: () => session.store.get(waitingRequestsAtom(session)) }
}

test('whose account is open is asked by nobody, and asks nothing', { tags: ['SES-16'] }, () => {
  const { session, server, waiting } = own(false)

  startWaitingRequests(session)

  expect(waiting()).toBeNull()
  expect(server.calls()).toEqual([])
})

test(
  'whose account is locked is told how many wait, one less with each answer',
  { tags: ['SES-16'] },
  async () => {
    const { session, server, waiting } = own(true)
    expect(waiting()).toBe(0)
    await session.store.set(openPeopleListAtom, session, 'FOLLOW_REQUESTS')
    expect(waiting()).toBe(2)
    server.on('POST /api/v1/follow_requests/7/reject', () => Response.json({}))

    await session.store.set(answerFollowRequestAtom, session, accountId('7'), false)

    expect(waiting()).toBe(1)
  },
)

test('where a server knows no requests, there are none to tell of', () => {
  const { session, waiting } = own(true)

  session.api.capabilities.note('followRequests', false)

  expect(waiting()).toBeNull()
})
