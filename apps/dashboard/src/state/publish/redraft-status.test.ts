import { expect, test } from 'vitest'
import { mediaId, statusId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { account, status } from '../../testing/factories.ts'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { createTestComposer } from '../../testing/test-composer.ts'
import { uploadsAtom } from '../compose/upload-list.ts'
import { applyStreamEventsAtom } from '../streaming/apply-stream-events.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { redraftStatusAtom } from './redraft-status.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const picture = {
  id: mediaId('3'),
  type: 'image',
  url: 'https://colonnade.example/3.png',
  preview_url: null,
  remote_url: null,
  description: 'A cat',
  blurhash: null,
  meta: null,
} as const

/** Opens a session with an own reply with a warning and an image, which is about to be deleted. */
function openReply() {
  const opened = createTestComposer()
  const { session, server } = opened
  const own = status({
    id: '5',
    account: account({ id: '1', username: 'mira' }),
    in_reply_to_id: '4',
    content: '<p><a href="https://x.example/@ada">@ada</a> so good</p>',
    mentions: [{ ...account({ id: '7' }), acct: 'ada@x.example', url: 'https://x.example/@ada' }],
    spoiler_text: 'food',
    sensitive: true,
    visibility: 'unlisted',
    language: 'nl',
    media_attachments: [picture],
  })
  const event = { type: 'update', status: own } as const
  session.store.set(applyStreamEventsAtom, session, [{ key: HOME, event }])
  server.on('GET /api/v1/statuses/4', () => Response.json(status({ id: '4' })))
  return { ...opened, redraft: () => session.store.set(redraftStatusAtom, session, statusId('5')) }
}

const BACK = {
  text: '@ada@x.example so good',
  inReplyTo: '4',
  privacy: 'unlisted',
  language: 'nl',
  spoiler: true,
  spoilerText: 'food',
  sensitive: true,
  mediaIds: ['3'],
}

test.each([
  ['its source', { text: '@ada@x.example so good', media_attachments: [picture] }],
  ['no source, as before 2.9', {}],
])(
  'restores a deleted reply in the composer when the server returns %s',
  { tags: ['ST-15'] },
  async (_what, left) => {
    const { session, server, draft, redraft, submit, body } = openReply()
    server.on('DELETE /api/v1/statuses/5', () => Response.json(left))
    server.on('POST /api/v1/statuses', () => Response.json(status({ id: '10' })))

    expect(await redraft()).toBe(true)

    expect(draft()).toMatchObject(BACK)
    expect(session.store.get(uploadsAtom(session)).attachments).toMatchObject([{ id: '3' }])
    expect(session.store.get(timelineAtoms(session)(HOME)).items).toEqual([])
    await submit()
    expect(await body()).toMatchObject({ language: 'nl' })
  },
)

test.each([
  ['deleted', () => createErrorResponse(404), true],
  ['still there', () => Response.json(status({ id: '5' })), false],
])(
  'restores the text after a lost response only when the post is deleted: the post is %s',
  { tags: ['ST-15', 'BY-32'] },
  async (_what, read, isBack) => {
    const { server, draft, write, redraft } = openReply()
    write({ text: 'something else' })
    server.on('DELETE /api/v1/statuses/5', () => createErrorResponse(504))
    server.on('GET /api/v1/statuses/5', read)

    expect(await redraft()).toBe(isBack)

    expect(draft()).toMatchObject(isBack ? BACK : { text: 'something else' })
  },
)

test(
  'keeps the composer’s content while the server has not deleted the post',
  { tags: ['ST-15'] },
  async () => {
    const { session, server, draft, write, redraft } = openReply()
    write({ text: 'something else' })
    server.on('DELETE /api/v1/statuses/5', () => createErrorResponse(500))

    expect(await redraft()).toBe(false)

    expect(draft().text).toBe('something else')
    expect(session.store.get(timelineAtoms(session)(HOME)).items).toEqual(['5'])
  },
)
