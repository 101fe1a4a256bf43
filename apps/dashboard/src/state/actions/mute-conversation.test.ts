import { expect, test } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { status } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { refuse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { statusAtoms } from '../entities/statuses.ts'
import { setConversationMuteAtom } from './set-flags.ts'

const ID = statusId('5')

function withStatus(muted: boolean) {
  const opened = testSession()
  const { session } = opened
  session.store.set(ingestStatusesAtom, session, [status({ id: '5', muted })])
  return { ...opened, isMuted: () => session.store.get(statusAtoms(session)(ID))?.muted }
}

test.each([
  [true, 'POST /api/v1/statuses/5/mute'],
  [false, 'POST /api/v1/statuses/5/unmute'],
])(
  'a conversation is muted (%s) at once, and as the server agrees',
  { tags: ['ST-16'] },
  async (wanted, route) => {
    const { session, server, isMuted } = withStatus(!wanted)
    const held = server.hold(route)

    const asked = session.store.set(setConversationMuteAtom, session, ID, wanted)
    expect(isMuted()).toBe(wanted)

    await settled()
    held.answer(Response.json(status({ id: '5', muted: wanted })))
    await asked
    expect(isMuted()).toBe(wanted)
    expect(server.calls()).toEqual([route])
  },
)

test('a refused one stays as it was', { tags: ['ST-16'] }, async () => {
  const { session, server, isMuted } = withStatus(false)
  server.on('POST /api/v1/statuses/5/mute', () => refuse(500))

  await session.store.set(setConversationMuteAtom, session, ID, true)

  expect(isMuted()).toBe(false)
})

test(
  'where a server has no such call, that is known from then on',
  { tags: ['BY-01'] },
  async () => {
    const { session, server, isMuted } = withStatus(false)
    server.on('POST /api/v1/statuses/5/mute', () => refuse(404))

    await session.store.set(setConversationMuteAtom, session, ID, true)

    expect(isMuted()).toBe(false)
    expect(session.api.capabilities.of('conversationMutes')).toBe('no')
  },
)
