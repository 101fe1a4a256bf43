import { expect, test } from 'vitest'
import { accountId, type RelationshipEntity } from '@colonnade/domain/entities'
import { relationship } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { refuse } from '../../testing/scripted-server.ts'
import { sessionWithAda } from '../../testing/session-with-ada.ts'
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
  'what %s answers takes the place of the relationship',
  { tags: ['ENT-04'] },
  async (name, act) => {
    const { session, server, shown } = sessionWithAda()
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

    expect(shown()).toEqual(answer)
  },
)

test('wishes of two kinds stand beside each other, and go one by one', async () => {
  const { session, server, shown } = sessionWithAda()
  const followed = server.hold('POST /api/v1/accounts/7/follow')
  const muted = server.hold('POST /api/v1/accounts/7/mute')

  const asked = [ACTS['follow']?.(session), ACTS['mute']?.(session)]
  expect(shown()).toMatchObject({ following: true, muting: true })

  await settled()
  muted.answer(refuse(500))
  await asked[1]
  expect(shown()).toMatchObject({ following: true, muting: false })

  followed.answer(Response.json(relationship({ following: true })))
  await asked[0]
  expect(shown()).toMatchObject({ following: true, muting: false })
})

test('where it is not known how one stands, nothing is shown until the server says it', async () => {
  const { session, server, shown } = sessionWithAda()
  session.store.set(serverRelationshipAtoms(session)(ADA), undefined)
  const held = server.hold('POST /api/v1/accounts/7/block')

  const asked = ACTS['block']?.(session)
  expect(shown()).toBeUndefined()

  await settled()
  held.answer(Response.json(relationship({ blocking: true })))
  await asked
  expect(shown()?.blocking).toBe(true)
})
