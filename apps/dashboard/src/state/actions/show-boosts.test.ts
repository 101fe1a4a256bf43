import { expect, test } from 'vitest'
import { relationship } from '../../testing/factories.ts'
import { refuse } from '../../testing/scripted-server.ts'
import { sessionWithAda } from '../../testing/session-with-ada.ts'
import { setShowBoostsAtom } from './follow-account.ts'

const FOLLOW = 'POST /api/v1/accounts/7/follow'

test.each([false, true])(
  'boosts are shown (%s) by following with the flag',
  { tags: ['ACC-09'] },
  async (wanted) => {
    const { session, server, ada, shown } = sessionWithAda({
      following: true,
      showing_reblogs: !wanted,
    })
    server.on(FOLLOW, () =>
      Response.json(relationship({ following: true, showing_reblogs: wanted })),
    )

    const asked = session.store.set(setShowBoostsAtom, session, ada, wanted)
    expect(shown()?.showing_reblogs).toBe(wanted)
    await asked

    expect(shown()).toMatchObject({ following: true, showing_reblogs: wanted })
    expect(server.calls()).toEqual([FOLLOW])
    expect(await server.requests().at(-1)?.clone().json()).toEqual({ reblogs: wanted })
  },
)

test('a refused change shows what is so', { tags: ['ACC-09'] }, async () => {
  const { session, server, ada, shown } = sessionWithAda({ following: true })
  server.on(FOLLOW, () => refuse(422))

  await session.store.set(setShowBoostsAtom, session, ada, false)

  expect(shown()?.showing_reblogs).toBe(true)
})
