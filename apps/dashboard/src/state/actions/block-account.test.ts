import { expect, test } from 'vitest'
import { relationship } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { ALL_IDS, IDS_WITHOUT_ADA, createSessionWithAda } from '../../testing/session-with-ada.ts'
import { alertsAtom } from '../ui/messages.ts'
import { setBlockAtom } from './relationship-action.ts'

const BLOCK = 'POST /api/v1/accounts/7/block'
const UNBLOCK = 'POST /api/v1/accounts/7/unblock'

test('shows a block at once and ends following in both directions', async () => {
  const { session, server, ada, getRelationship } = createSessionWithAda({
    following: true,
    followed_by: true,
  })
  const held = server.hold(BLOCK)

  const request = session.store.set(setBlockAtom, session, ada, true)
  expect(getRelationship()).toMatchObject({ blocking: true, following: false, followed_by: false })

  await flushPromises()
  held.answer(Response.json(relationship({ blocking: true })))
  await request
  expect(getRelationship()).toMatchObject({ blocking: true, following: false, followed_by: false })
})

test(
  'removes a blocked account from timelines, threads and notifications after the request succeeds',
  { tags: ['TL-14', 'TL-15', 'TH-09', 'NTF-16'] },
  async () => {
    const { session, server, ada, getIds, countFollowers } = createSessionWithAda({
      following: true,
    })
    const held = server.hold(BLOCK)

    const request = session.store.set(setBlockAtom, session, ada, true)
    await flushPromises()
    expect(getIds()).toEqual(ALL_IDS)

    held.answer(Response.json(relationship({ blocking: true })))
    await request
    expect(getIds()).toEqual(IDS_WITHOUT_ADA)
    expect(countFollowers()).toBe(4)
  },
)

test('rolls back and shows one error when the block fails', { tags: ['ERR-03'] }, async () => {
  const { session, server, ada, getIds, getRelationship } = createSessionWithAda({
    following: true,
  })
  server.on(BLOCK, () => createErrorResponse(403, 'This action is not allowed'))

  await session.store.set(setBlockAtom, session, ada, true)

  expect(getRelationship()).toMatchObject({ blocking: false, following: true })
  expect(getIds()).toEqual(ALL_IDS)
  expect(session.app.get(alertsAtom)).toMatchObject([
    { title: '403', message: 'This action is not allowed' },
  ])
})

test('removes no content on unblock and applies the relationship from the response', async () => {
  const { session, server, ada, getIds, getRelationship } = createSessionWithAda({ blocking: true })
  const answer = relationship({ blocking: false, note: 'a neighbour' })
  server.on(UNBLOCK, () => Response.json(answer))

  await session.store.set(setBlockAtom, session, ada, false)

  expect(getRelationship()).toEqual(answer)
  expect(getIds()).toEqual(ALL_IDS)
})
