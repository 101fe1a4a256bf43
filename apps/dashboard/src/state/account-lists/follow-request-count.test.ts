import { expect, test } from 'vitest'
import { accountId } from '@colonnade/domain/entities'
import { account } from '../../testing/factories.ts'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { acceptFollowRequestAtom } from '../actions/accept-follow-request.ts'
import { ingestAccountsAtom } from '../entities/ingest.ts'
import { followRequestCountAtom } from './account-lists.ts'
import { openPeopleListAtom } from './load-account-list.ts'
import { startLoadingFollowRequests } from './load-follow-requests.ts'

const LIST = 'GET /api/v1/follow_requests'

function createOwnAccount(locked: boolean) {
  const opened = testSession()
  const { session, server } = opened
  session.store.set(ingestAccountsAtom, session, [account({ id: '1', locked })])
  server.on(LIST, () => createPageResponse([account({ id: '7' }), account({ id: '8' })]))
  return { ...opened, waiting: () => session.store.get(followRequestCountAtom(session)) }
}

test('sends no request when the account is not locked', { tags: ['SES-16'] }, () => {
  const { session, server, waiting } = createOwnAccount(false)

  startLoadingFollowRequests(session)

  expect(waiting()).toBeNull()
  expect(server.calls()).toEqual([])
})

test(
  'counts the follow requests of a locked account, one less after each response',
  { tags: ['SES-16'] },
  async () => {
    const { session, server, waiting } = createOwnAccount(true)
    expect(waiting()).toBe(0)
    await session.store.set(openPeopleListAtom, session, 'FOLLOW_REQUESTS')
    expect(waiting()).toBe(2)
    server.on('POST /api/v1/follow_requests/7/reject', () => Response.json({}))

    await session.store.set(acceptFollowRequestAtom, session, accountId('7'), false)

    expect(waiting()).toBe(1)
  },
)

test('returns null when the server has no follow requests', () => {
  const { session, waiting } = createOwnAccount(true)

  session.api.capabilities.record('followRequests', false)

  expect(waiting()).toBeNull()
})
