import { expect, test } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { status } from '../../testing/factories.ts'
import { testSession } from '../../testing/test-session.ts'
import { openThreadAtom } from '../open-threads/open-thread.ts'
import { hasThreadWarningsAtoms, setThreadWarningsAtom } from './thread-tree.ts'
import { threadAtoms } from './threads.ts'

const ID = statusId('5')

async function openThread(warning: string) {
  const { session, server } = testSession()
  const answer = status({ id: '6', in_reply_to_id: '5', spoiler_text: warning })
  server.on('GET /api/v1/statuses/5', () => Response.json(status({ id: '5' })))
  server.on('GET /api/v1/statuses/5/context', () =>
    Response.json({ ancestors: [], descendants: [answer] }),
  )
  await session.store.set(openThreadAtom, session, ID)
  return session
}

test.each([
  ['is true when a reply has a content warning', 'spoilers', true],
  ['is false without a content warning', '', false],
])('%s', { tags: ['TH-06'] }, async (_what, warning, expected) => {
  const session = await openThread(warning)

  expect(session.store.get(hasThreadWarningsAtoms(session)(ID))).toBe(expected)
})

test(
  'creates a new request each time, which stays when posts arrive',
  { tags: ['TH-06'] },
  async () => {
    const session = await openThread('spoilers')
    const getWarnings = () => session.store.get(threadAtoms(session)(ID)).warnings

    session.store.set(setThreadWarningsAtom, session, ID, true)
    const first = getWarnings()
    await session.store.set(openThreadAtom, session, ID)
    expect(getWarnings()).toBe(first)
    session.store.set(setThreadWarningsAtom, session, ID, true)

    expect(first).toEqual({ isOpen: true })
    expect(getWarnings()).not.toBe(first)
  },
)
