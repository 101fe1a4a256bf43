import { expect, test } from 'vitest'
import { accountId } from '@colonnade/domain/entities'
import { account } from '../../testing/factories.ts'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { accountAtoms } from '../entities/accounts.ts'
import { ingestAccountsAtom } from '../entities/ingest.ts'
import { alertsAtom } from '../ui/messages.ts'
import {
  isRevealedAtoms,
  openProfileAtom,
  profileErrorAtoms,
  revealProfileAtom,
} from './open-profile.ts'

const GET_ADA = 'GET /api/v1/accounts/7'
const ADA = accountId('7')

function openProfile() {
  const opened = testSession()
  const { session } = opened
  return {
    ...opened,
    open: () => session.store.set(openProfileAtom, session, ADA),
    getError: () => session.store.get(profileErrorAtoms(session)(ADA)),
    meetAda: () => session.store.set(ingestAccountsAtom, session, [account({ id: '7' })]),
  }
}

test.each([404, 410])(
  'marks an account as not found for %i, without an alert',
  { tags: ['ACC-14'] },
  async (status) => {
    const { session, server, open, getError } = openProfile()
    server.on(GET_ADA, () => createErrorResponse(status, 'Record not found'))

    await open()

    expect(getError()).toBe('gone')
    expect(session.app.get(alertsAtom)).toEqual([])
  },
)

test('also marks an account that was known before', async () => {
  const { server, open, getError, meetAda } = openProfile()
  meetAda()
  server.on(GET_ADA, () => createErrorResponse(410))

  await open()

  expect(getError()).toBe('gone')
})

test('stores a server error only when the account is unknown, and clears it later', async () => {
  const { server, open, getError, meetAda } = openProfile()
  server.on(GET_ADA, () => createErrorResponse(500, 'Low tide'))
  await open()
  expect(getError()).toMatchObject({ status: 500, message: 'Low tide' })

  meetAda()
  await open()

  expect(getError()).toBeNull()
})

test('shows an account again that is found later', async () => {
  const { session, server, open, getError } = openProfile()
  server.on(GET_ADA, () => createErrorResponse(404))
  await open()
  server.on(GET_ADA, () => Response.json(account({ id: '7', display_name: 'Ada' })))

  await open()

  expect(getError()).toBeNull()
  expect(session.store.get(accountAtoms(session)(ADA))?.display_name).toBe('Ada')
})

test('keeps a limited profile revealed, for that profile only', () => {
  const { session } = openProfile()

  session.store.set(revealProfileAtom, session, ADA)

  const isRevealed = (id: string) => session.store.get(isRevealedAtoms(session)(accountId(id)))
  expect([isRevealed('7'), isRevealed('8')]).toEqual([true, false])
})
