import { expect, test } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { status } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { statusAtoms } from '../entities/statuses.ts'
import { setConversationMuteAtom } from './set-status-flags.ts'

const ID = statusId('5')

function openWithStatus(muted: boolean) {
  const opened = testSession()
  const { session } = opened
  session.store.set(ingestStatusesAtom, session, [status({ id: '5', muted })])
  return { ...opened, isMuted: () => session.store.get(statusAtoms(session)(ID))?.muted }
}

test.each([
  [true, 'POST /api/v1/statuses/5/mute'],
  [false, 'POST /api/v1/statuses/5/unmute'],
])(
  'shows a muted conversation (%s) at once and applies the response',
  { tags: ['ST-16'] },
  async (wanted, route) => {
    const { session, server, isMuted } = openWithStatus(!wanted)
    const held = server.hold(route)

    const request = session.store.set(setConversationMuteAtom, session, ID, wanted)
    expect(isMuted()).toBe(wanted)

    await flushPromises()
    held.answer(Response.json(status({ id: '5', muted: wanted })))
    await request
    expect(isMuted()).toBe(wanted)
    expect(server.calls()).toEqual([route])
  },
)

test('rolls back when the request fails', { tags: ['ST-16'] }, async () => {
  const { session, server, isMuted } = openWithStatus(false)
  server.on('POST /api/v1/statuses/5/mute', () => createErrorResponse(500))

  await session.store.set(setConversationMuteAtom, session, ID, true)

  expect(isMuted()).toBe(false)
})

test(
  'marks muted conversations as unsupported when the server has no such endpoint',
  { tags: ['BY-01'] },
  async () => {
    const { session, server, isMuted } = openWithStatus(false)
    server.on('POST /api/v1/statuses/5/mute', () => createErrorResponse(404))

    await session.store.set(setConversationMuteAtom, session, ID, true)

    expect(isMuted()).toBe(false)
    expect(session.api.capabilities.getSupport('conversationMutes')).toBe('no')
  },
)
