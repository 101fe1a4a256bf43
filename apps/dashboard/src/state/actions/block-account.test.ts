import { expect, test } from 'vitest'
import { relationship } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { refuse } from '../../testing/scripted-server.ts'
import { ALL_SEEN, SEEN_WITHOUT_ADA, sessionWithAda } from '../../testing/session-with-ada.ts'
import { alertsAtom } from '../ui/messages.ts'
import { setBlockAtom } from './relationship-action.ts'

const BLOCK = 'POST /api/v1/accounts/7/block'
const UNBLOCK = 'POST /api/v1/accounts/7/unblock'

test('a block shows at once, and ends following both ways', async () => {
  const { session, server, ada, shown } = sessionWithAda({ following: true, followed_by: true })
  const held = server.hold(BLOCK)

  const asked = session.store.set(setBlockAtom, session, ada, true)
  expect(shown()).toMatchObject({ blocking: true, following: false, followed_by: false })

  await settled()
  held.answer(Response.json(relationship({ blocking: true })))
  await asked
  expect(shown()).toMatchObject({ blocking: true, following: false, followed_by: false })
})

test(
  'who is blocked leaves timelines, threads and notifications once the server agreed',
  { tags: ['TL-14', 'TL-15', 'TH-09', 'NTF-16'] },
  async () => {
    const { session, server, ada, seen, followers } = sessionWithAda({ following: true })
    const held = server.hold(BLOCK)

    const asked = session.store.set(setBlockAtom, session, ada, true)
    await settled()
    expect(seen()).toEqual(ALL_SEEN)

    held.answer(Response.json(relationship({ blocking: true })))
    await asked
    expect(seen()).toEqual(SEEN_WITHOUT_ADA)
    expect(followers()).toBe(4)
  },
)

test('a refused block leaves everything as it was, and is told', { tags: ['ERR-03'] }, async () => {
  const { session, server, ada, seen, shown } = sessionWithAda({ following: true })
  server.on(BLOCK, () => refuse(403, 'This action is not allowed'))

  await session.store.set(setBlockAtom, session, ada, true)

  expect(shown()).toMatchObject({ blocking: false, following: true })
  expect(seen()).toEqual(ALL_SEEN)
  expect(session.app.get(alertsAtom)).toMatchObject([
    { title: '403', message: 'This action is not allowed' },
  ])
})

test('an unblock takes nothing away, and the relationship is what answers', async () => {
  const { session, server, ada, seen, shown } = sessionWithAda({ blocking: true })
  const answer = relationship({ blocking: false, note: 'a neighbour' })
  server.on(UNBLOCK, () => Response.json(answer))

  await session.store.set(setBlockAtom, session, ada, false)

  expect(shown()).toEqual(answer)
  expect(seen()).toEqual(ALL_SEEN)
})
