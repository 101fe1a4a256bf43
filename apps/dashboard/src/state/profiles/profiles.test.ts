import { expect, test } from 'vitest'
import { accountId } from '@colonnade/domain/entities'
import { account } from '../../testing/factories.ts'
import { refuse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { accountAtoms } from '../entities/accounts.ts'
import { ingestAccountsAtom } from '../entities/ingest.ts'
import { alertsAtom } from '../ui/messages.ts'
import {
  isRevealedAtoms,
  openProfileAtom,
  profileTroubleAtoms,
  revealProfileAtom,
} from './profiles.ts'

const GET_ADA = 'GET /api/v1/accounts/7'
const ADA = accountId('7')

function visiting() {
  const opened = testSession()
  const { session } = opened
  return {
    ...opened,
    open: () => session.store.set(openProfileAtom, session, ADA),
    trouble: () => session.store.get(profileTroubleAtoms(session)(ADA)),
    meetAda: () => session.store.set(ingestAccountsAtom, session, [account({ id: '7' })]),
  }
}

test.each([404, 410])(
  'an account that answers %i is gone, and no alert tells it',
  { tags: ['ACC-14'] },
  async (status) => {
    const { session, server, open, trouble } = visiting()
    server.on(GET_ADA, () => refuse(status, 'Record not found'))

    await open()

    expect(trouble()).toBe('gone')
    expect(session.app.get(alertsAtom)).toEqual([])
  },
)

test('also one that was known before', async () => {
  const { server, open, trouble, meetAda } = visiting()
  meetAda()
  server.on(GET_ADA, () => refuse(410))

  await open()

  expect(trouble()).toBe('gone')
})

test('a server out of breath is told of where nothing is known, and passes', async () => {
  const { server, open, trouble, meetAda } = visiting()
  server.on(GET_ADA, () => refuse(500, 'Low tide'))
  await open()
  expect(trouble()).toMatchObject({ status: 500, message: 'Low tide' })

  meetAda()
  await open()

  expect(trouble()).toBeNull()
})

test('who comes back is there again', async () => {
  const { session, server, open, trouble } = visiting()
  server.on(GET_ADA, () => refuse(404))
  await open()
  server.on(GET_ADA, () => Response.json(account({ id: '7', display_name: 'Ada' })))

  await open()

  expect(trouble()).toBeNull()
  expect(session.store.get(accountAtoms(session)(ADA))?.display_name).toBe('Ada')
})

test('a hidden profile that was asked for stays so, for itself alone', () => {
  const { session } = visiting()

  session.store.set(revealProfileAtom, session, ADA)

  const isRevealed = (id: string) => session.store.get(isRevealedAtoms(session)(accountId(id)))
  expect([isRevealed('7'), isRevealed('8')]).toEqual([true, false])
})
