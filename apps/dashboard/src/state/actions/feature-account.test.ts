import { expect, test } from 'vitest'
import { relationship } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { refuse } from '../../testing/scripted-server.ts'
import { sessionWithAda } from '../../testing/session-with-ada.ts'
import { alertsAtom } from '../ui/messages.ts'
import { setFeatureAtom } from './follow-account.ts'

test.each([
  [true, 'POST /api/v1/accounts/7/pin'],
  [false, 'POST /api/v1/accounts/7/unpin'],
] as const)(
  'to feature (%s) shows at once, and stays when the server agrees',
  async (wanted, route) => {
    const { session, server, ada, shown } = sessionWithAda({ following: true, endorsed: !wanted })
    const held = server.hold(route)

    const asked = session.store.set(setFeatureAtom, session, ada, wanted)
    expect(shown()?.endorsed).toBe(wanted)

    await settled()
    held.answer(Response.json(relationship({ following: true, endorsed: wanted })))
    await asked
    expect(shown()).toMatchObject({ following: true, endorsed: wanted })
    expect(server.calls()).toEqual([route])
  },
)

test('who may not be featured is not, and the reason is told', { tags: ['ERR-03'] }, async () => {
  const { session, server, ada, shown } = sessionWithAda()
  server.on('POST /api/v1/accounts/7/pin', () => refuse(422, 'You must be following'))

  await session.store.set(setFeatureAtom, session, ada, true)

  expect(shown()?.endorsed).toBe(false)
  expect(session.app.get(alertsAtom)).toMatchObject([
    { title: '422', message: 'You must be following' },
  ])
})
