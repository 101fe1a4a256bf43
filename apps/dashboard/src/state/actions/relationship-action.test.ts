import { expect, test } from 'vitest'
import { accountId, type RelationshipEntity } from '@colonnade/domain/entities'
import { relationship } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { createSessionWithAda } from '../../testing/session-with-ada.ts'
import { serverRelationshipAtoms } from '../entities/accounts.ts'
import type { Session } from '../session.ts'
import { setFeatureAtom, setFollowAtom } from './follow-account.ts'
import { setMuteAtom } from './mute-account.ts'
import { setBlockAtom } from './relationship-action.ts'

const ADA = accountId('7')
type Act = (session: Session) => Promise<void>

const ACTS: Readonly<Record<string, Act>> = {
  follow: (session) => session.store.set(setFollowAtom, session, ADA, true),
  unfollow: (session) => session.store.set(setFollowAtom, session, ADA, false),
  block: (session) => session.store.set(setBlockAtom, session, ADA, true),
  unblock: (session) => session.store.set(setBlockAtom, session, ADA, false),
  mute: (session) => session.store.set(setMuteAtom, session, ADA, { notifications: true }),
  unmute: (session) => session.store.set(setMuteAtom, session, ADA, null),
  pin: (session) => session.store.set(setFeatureAtom, session, ADA, true),
  unpin: (session) => session.store.set(setFeatureAtom, session, ADA, false),
}

test.each(Object.entries(ACTS))(
  'replaces the relationship with the response of %s',
  { tags: ['ENT-04'] },
  async (name, act) => {
    const { session, server, getRelationship } = createSessionWithAda()
    const answer: RelationshipEntity = relationship({
      following: true,
      requested: true,
      blocking: true,
      muting: true,
      muting_notifications: true,
      domain_blocking: true,
      endorsed: true,
    })
    server.on(`POST /api/v1/accounts/7/${name}`, () => Response.json(answer))

    await act(session)

    expect(getRelationship()).toEqual(answer)
  },
)

test('keeps pending changes of two kinds and removes each separately', async () => {
  const { session, server, getRelationship } = createSessionWithAda()
  const followed = server.hold('POST /api/v1/accounts/7/follow')
  const muted = server.hold('POST /api/v1/accounts/7/mute')

  const requests = [ACTS['follow']?.(session), ACTS['mute']?.(session)]
  expect(getRelationship()).toMatchObject({ following: true, muting: true })

  await flushPromises()
  muted.answer(createErrorResponse(500))
  await requests[1]
  expect(getRelationship()).toMatchObject({ following: true, muting: false })

  followed.answer(Response.json(relationship({ following: true })))
  await requests[0]
  expect(getRelationship()).toMatchObject({ following: true, muting: false })
})

test('shows no relationship before the response when it was unknown', async () => {
  const { session, server, getRelationship } = createSessionWithAda()
  session.store.set(serverRelationshipAtoms(session)(ADA), undefined)
  const held = server.hold('POST /api/v1/accounts/7/block')

  const requests = ACTS['block']?.(session)
  expect(getRelationship()).toBeUndefined()

  await flushPromises()
  held.answer(Response.json(relationship({ blocking: true })))
  await requests
  expect(getRelationship()?.blocking).toBe(true)
})
