import { expect, test } from 'vitest'
import { mediaId, statusId } from '@colonnade/domain/entities'
import { account, status } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { createTestComposer } from '../../testing/test-composer.ts'
import { startSavingDrafts } from '../drafts/save-drafts.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { serverStatusAtoms } from '../entities/statuses.ts'
import { changeAttachmentAtom } from './change-attachment.ts'
import { endEditAtom } from './clear-composer.ts'
import { editingAtom } from './draft.ts'
import { startEditAtom } from './edit-post.ts'
import { findUnfinishedContentAtom, startReplyAtom } from './reply.ts'
import { uploadsAtom } from './upload-list.ts'

const SOURCE = 'GET /api/v1/statuses/5/source'
const EDIT = 'PUT /api/v1/statuses/5'
const ID = statusId('5')
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
const poll = {
  id: '9',
  expires_at: '2199-01-01T00:00:00.000Z',
  expired: false,
  multiple: false,
  votes_count: 0,
  options: [
    { title: 'Tea', votes_count: 0 },
    { title: 'Coffee', votes_count: 0 },
  ],
}

/** An own reply with a picture, and a draft about something else. */
async function openOwnPost(extra: object = {}) {
  const opened = createTestComposer()
  const { session, server, write } = opened
  const own = {
    ...status({ id: '5', in_reply_to_id: '4', language: 'en', media_attachments: [picture] }),
    account: account({ id: '1', username: 'mira' }),
    ...extra,
  }
  session.store.set(ingestStatusesAtom, session, [own as typeof own])
  write({ text: 'something else', privacy: 'private' })
  server.on(SOURCE, () => Response.json({ id: '5', text: 'A cta', spoiler_text: 'pets' }))
  server.on(EDIT, () =>
    Response.json({ ...own, content: '<p>A cat</p>', edited_at: '2026-11-23T12:00:00.000Z' }),
  )
  const begin = () => session.store.set(startEditAtom, session, ID)
  const sent = async () => {
    const put = server.requests().find(({ method }) => method === 'PUT')
    return (await put?.clone().json()) as unknown
  }
  return { ...opened, begin, sent, editing: () => session.store.get(editingAtom(session)) }
}

test(
  'loads a post into the composer as it was typed and restores the draft after saving',
  { tags: ['BY-04'] },
  async () => {
    const { session, draft, write, submit, begin, sent, editing } = await openOwnPost()

    expect(await begin()).toBe(true)
    expect(draft()).toMatchObject({ text: 'A cta', spoilerText: 'pets', mediaIds: ['3'] })
    expect(editing()?.status.id).toBe('5')
    write({ text: 'A cat' })
    expect(await submit()).toBe(true)

    expect(await sent()).toEqual({
      status: 'A cat',
      spoiler_text: 'pets',
      sensitive: true,
      media_ids: ['3'],
      media_attributes: [],
      language: 'en',
    })
    expect(session.store.get(serverStatusAtoms(session)(ID))?.content).toBe('<p>A cat</p>')
    expect(editing()).toBeNull()
    expect(draft()).toMatchObject({ text: 'something else', privacy: 'private', mediaIds: [] })
    expect(session.store.get(uploadsAtom(session)).attachments).toEqual([])
  },
)

test('resends a poll with the edit to keep it', { tags: ['BY-04'] }, async () => {
  const { begin, submit, sent } = await openOwnPost({ poll, media_attachments: [] })

  await begin()
  await submit()

  expect(await sent()).toMatchObject({ poll: { options: ['Tea', 'Coffee'], multiple: false } })
})

test(
  'saves a changed description of its media with the edit only',
  { tags: ['BY-04'] },
  async () => {
    const { session, server, begin, submit, sent } = await openOwnPost()
    await begin()

    await session.store.set(changeAttachmentAtom, session, mediaId('3'), { description: 'A dog' })
    await submit()

    expect(server.calls()).toEqual([SOURCE, EDIT])
    expect(await sent()).toMatchObject({ media_attributes: [{ id: '3', description: 'A dog' }] })
  },
)

test(
  'keeps the content of the composer when the server rejects the edit',
  { tags: ['BY-04'] },
  async () => {
    const { server, draft, write, submit, begin, editing } = await openOwnPost()
    server.on(EDIT, () => createErrorResponse(422))
    await begin()
    write({ text: 'A cat' })

    expect(await submit()).toBe(false)

    expect(draft().text).toBe('A cat')
    expect(editing()?.status.id).toBe('5')
  },
)

test('keeps the draft when the source of the post cannot be loaded', async () => {
  const { server, draft, begin, editing } = await openOwnPost()
  server.on(SOURCE, () => createErrorResponse(404))

  expect(await begin()).toBe(false)

  expect(draft().text).toBe('something else')
  expect(editing()).toBeNull()
})

test(
  'restores the draft when the edit is cancelled, also after a reload',
  { tags: ['BY-04'] },
  async () => {
    const { session, platform, draft, write, begin } = await openOwnPost()
    const stop = startSavingDrafts(session)
    await flushPromises()
    write({ text: 'something else again' })
    await flushPromises()
    await begin()
    await flushPromises()
    stop()
    await flushPromises()
    const again = createTestComposer({ drafts: platform.drafts })
    const stopAgain = startSavingDrafts(again.session)
    await flushPromises()
    stopAgain()
    expect(again.draft()).toMatchObject({ text: 'something else again', privacy: 'private' })

    session.store.set(endEditAtom, session)

    expect(draft()).toMatchObject({ text: 'something else again', privacy: 'private' })
  },
)

test(
  'asks for confirmation when replying during an edit and does not use the text of the edit',
  { tags: ['ST-17'] },
  async () => {
    const { session, draft, begin, editing } = await openOwnPost()
    await begin()
    expect(session.store.set(findUnfinishedContentAtom, session)).toBe('edit')
    session.store.set(ingestStatusesAtom, session, [status({ id: '6' })])

    session.store.set(startReplyAtom, session, statusId('6'))

    expect(editing()).toBeNull()
    expect(draft()).toMatchObject({ text: '@ada something else', inReplyTo: '6' })
  },
)
