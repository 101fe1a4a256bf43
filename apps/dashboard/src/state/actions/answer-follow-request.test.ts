import { expect, test } from 'vitest'
import { relationship } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { refuse } from '../../testing/scripted-server.ts'
import { sessionWithAda } from '../../testing/session-with-ada.ts'
import { answerFollowRequestAtom } from './answer-follow-request.ts'

const routeOf = (isLetIn: boolean) =>
  `POST /api/v1/follow_requests/7/${isLetIn ? 'authorize' : 'reject'}`

test.each([
  ['a relationship', true, relationship({ followed_by: true })],
  ['a relationship', false, relationship()],
  ['nothing, as in 2019', true, {}],
  ['nothing, as in 2019', false, {}],
])(
  'a server that answers %s to a request: let in %s',
  { tags: ['API-26'] },
  async (_answer, isLetIn, answer) => {
    const { session, server, ada, shown } = sessionWithAda({
      requested_by: true,
      note: 'a neighbour',
    })
    const held = server.hold(routeOf(isLetIn))

    const asked = session.store.set(answerFollowRequestAtom, session, ada, isLetIn)
    expect(shown()).toMatchObject({ requested_by: false, followed_by: isLetIn })

    await settled()
    held.answer(Response.json(answer))
    await asked
    expect(shown()).toMatchObject({ requested_by: false, followed_by: isLetIn })
    expect(server.calls()).toEqual([routeOf(isLetIn)])
  },
)

test('where the answer is refused, they still wait', async () => {
  const { session, server, ada, shown } = sessionWithAda({ requested_by: true })
  server.on(routeOf(true), () => refuse(404))

  await session.store.set(answerFollowRequestAtom, session, ada, true)

  expect(shown()).toMatchObject({ requested_by: true, followed_by: false })
})
