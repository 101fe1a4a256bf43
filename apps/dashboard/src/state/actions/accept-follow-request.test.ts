import { expect, test } from 'vitest'
import { relationship } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { createSessionWithAda } from '../../testing/session-with-ada.ts'
import { acceptFollowRequestAtom } from './accept-follow-request.ts'

const getRoute = (isLetIn: boolean) =>
  `POST /api/v1/follow_requests/7/${isLetIn ? 'authorize' : 'reject'}`

test.each([
  ['a relationship', true, relationship({ followed_by: true })],
  ['a relationship', false, relationship()],
  ['no relationship, as in 2019', true, {}],
  ['no relationship, as in 2019', false, {}],
])(
  'responds to a follow request on a server that returns %s: accepted %s',
  { tags: ['API-26'] },
  async (_answer, isLetIn, answer) => {
    const { session, server, ada, getRelationship } = createSessionWithAda({
      requested_by: true,
      note: 'a neighbour',
    })
    const held = server.hold(getRoute(isLetIn))

    const request = session.store.set(acceptFollowRequestAtom, session, ada, isLetIn)
    expect(getRelationship()).toMatchObject({ requested_by: false, followed_by: isLetIn })

    await flushPromises()
    held.answer(Response.json(answer))
    await request
    expect(getRelationship()).toMatchObject({ requested_by: false, followed_by: isLetIn })
    expect(server.calls()).toEqual([getRoute(isLetIn)])
  },
)

test('keeps the follow request when the response is refused', async () => {
  const { session, server, ada, getRelationship } = createSessionWithAda({ requested_by: true })
  server.on(getRoute(true), () => createErrorResponse(404))

  await session.store.set(acceptFollowRequestAtom, session, ada, true)

  expect(getRelationship()).toMatchObject({ requested_by: true, followed_by: false })
})
