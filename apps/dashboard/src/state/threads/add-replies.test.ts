import { expect, test } from 'vitest'
import { statusId, type StatusEntity } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { notification, status } from '../../testing/factories.ts'
import { testSession } from '../../testing/test-session.ts'
import { changeDraftAtom } from '../compose/draft.ts'
import { openThreadAtom } from '../open-threads/open-thread.ts'
import { submitDraftAtom } from '../publish/submit-draft.ts'
import { applyStreamEventsAtom } from '../streaming/apply-stream-events.ts'
import { threadAtoms } from './threads.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const createReply = (id: string, to: string, minute: number): StatusEntity =>
  status({ id, in_reply_to_id: to, created_at: `2026-11-23T08:0${minute}:00.000Z` })

/** Opens the thread of 5, which replies to 2 and has the replies 6 and 8. */
async function openThread() {
  const opened = testSession()
  const { session, server } = opened
  server.on('GET /api/v1/statuses/5', () => Response.json(status({ id: '5', in_reply_to_id: '2' })))
  server.on('GET /api/v1/statuses/5/context', () =>
    Response.json({
      ancestors: [status({ id: '2' })],
      descendants: [createReply('6', '5', 1), createReply('8', '5', 3)],
    }),
  )
  await session.store.set(openThreadAtom, session, statusId('5'))
  const stream = (...arrived: readonly StatusEntity[]) =>
    session.store.set(
      applyStreamEventsAtom,
      session,
      arrived.map((one) => ({ key: HOME, event: { type: 'update', status: one } }) as const),
    )
  const answers = () => session.store.get(threadAtoms(session)(statusId('5'))).descendants
  return { ...opened, stream, answers }
}

test(
  'inserts streamed replies in reading order, nested replies below theirs',
  { tags: ['TH-02'] },
  async () => {
    const { stream, answers } = await openThread()

    stream(createReply('9', '6', 4), createReply('11', '9', 5), createReply('12', '5', 6))

    expect(answers()).toEqual(['6', '9', '11', '8', '12'])
  },
)

test('ignores replies to other posts and replies it has already', async () => {
  const { stream, answers } = await openThread()
  const before = answers()

  stream(createReply('9', '2', 4), createReply('8', '5', 3), status({ id: '10' }))

  expect(answers()).toBe(before)
})

test('inserts a reply that arrives as a mention', async () => {
  const { session, answers } = await openThread()
  const mention = notification({ type: 'mention', status: createReply('9', '8', 4) })

  session.store.set(applyStreamEventsAtom, session, [
    { key: null, event: { type: 'notification', notification: mention } },
  ])

  expect(answers()).toEqual(['6', '8', '9'])
})

test('inserts an own reply as soon as it is published', async () => {
  const { session, server, answers } = await openThread()
  server.on('POST /api/v1/statuses', () => Response.json(createReply('9', '5', 4)))
  session.store.set(changeDraftAtom, session, { text: 'so do I', inReplyTo: statusId('5') })

  await session.store.set(submitDraftAtom, session)

  expect(answers()).toEqual(['6', '8', '9'])
})
