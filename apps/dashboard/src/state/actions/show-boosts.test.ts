import { expect, test } from 'vitest'
import { relationship } from '../../testing/factories.ts'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { createSessionWithAda } from '../../testing/session-with-ada.ts'
import { setShowBoostsAtom } from './follow-account.ts'

const FOLLOW = 'POST /api/v1/accounts/7/follow'

test.each([false, true])(
  'shows or hides boosts (%s) by following again with the flag',
  { tags: ['ACC-09'] },
  async (wanted) => {
    const { session, server, ada, getRelationship } = createSessionWithAda({
      following: true,
      showing_reblogs: !wanted,
    })
    server.on(FOLLOW, () =>
      Response.json(relationship({ following: true, showing_reblogs: wanted })),
    )

    const request = session.store.set(setShowBoostsAtom, session, ada, wanted)
    expect(getRelationship()?.showing_reblogs).toBe(wanted)
    await request

    expect(getRelationship()).toMatchObject({ following: true, showing_reblogs: wanted })
    expect(server.calls()).toEqual([FOLLOW])
    expect(await server.requests().at(-1)?.clone().json()).toEqual({ reblogs: wanted })
  },
)

test('rolls back when the request fails', { tags: ['ACC-09'] }, async () => {
  const { session, server, ada, getRelationship } = createSessionWithAda({ following: true })
  server.on(FOLLOW, () => createErrorResponse(422))

  await session.store.set(setShowBoostsAtom, session, ada, false)

  expect(getRelationship()?.showing_reblogs).toBe(true)
})
