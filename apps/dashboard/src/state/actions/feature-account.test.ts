import { expect, test } from 'vitest'
import { relationship } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { createSessionWithAda } from '../../testing/session-with-ada.ts'
import { alertsAtom } from '../ui/messages.ts'
import { setFeatureAtom } from './follow-account.ts'

test.each([
  [true, 'POST /api/v1/accounts/7/pin'],
  [false, 'POST /api/v1/accounts/7/unpin'],
] as const)(
  'shows the change (%s) at once and keeps it after the request succeeds',
  async (wanted, route) => {
    const { session, server, ada, getRelationship } = createSessionWithAda({
      following: true,
      endorsed: !wanted,
    })
    const held = server.hold(route)

    const request = session.store.set(setFeatureAtom, session, ada, wanted)
    expect(getRelationship()?.endorsed).toBe(wanted)

    await flushPromises()
    held.answer(Response.json(relationship({ following: true, endorsed: wanted })))
    await request
    expect(getRelationship()).toMatchObject({ following: true, endorsed: wanted })
    expect(server.calls()).toEqual([route])
  },
)

test('shows the reason when an account cannot be featured', { tags: ['ERR-03'] }, async () => {
  const { session, server, ada, getRelationship } = createSessionWithAda()
  server.on('POST /api/v1/accounts/7/pin', () => createErrorResponse(422, 'You must be following'))

  await session.store.set(setFeatureAtom, session, ada, true)

  expect(getRelationship()?.endorsed).toBe(false)
  expect(session.app.get(alertsAtom)).toMatchObject([
    { title: '422', message: 'You must be following' },
  ])
})
