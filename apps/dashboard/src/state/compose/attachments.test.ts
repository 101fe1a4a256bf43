import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAccountStatuses } from '@colonnade/api-client/endpoints'
import { startTestInstance, type TestInstance } from '@colonnade/demo-server/testing'
import { pictureFile, soundFile } from '@colonnade/demo-server/testing/files'
import { instanceSession } from '../../testing/instance-session.ts'
import { submitDraftAtom } from '../publish/submit.ts'
import { alertsAtom } from '../ui/messages.ts'
import { attachFilesAtom } from './attach-files.ts'
import { changeAttachmentAtom, removeAttachmentAtom } from './change-attachment.ts'
import { canSubmitAtom, changeDraftAtom, draftAtom, resetDraftAtom } from './draft.ts'
import { fileNamesAtom, hasRoomAtom, isUploadingAtom, uploadsAtom } from './upload-list.ts'

let server: TestInstance
beforeAll(async () => {
  server = await startTestInstance()
})
afterAll(() => server.close())

/** mira's composer on a real server. */
async function onServer() {
  const { session, platform } = await instanceSession(server, 'mira')
  const { store } = session
  return {
    session,
    platform,
    attach: (...files: readonly File[]) => store.set(attachFilesAtom, session, files),
    uploads: () => store.get(uploadsAtom(session)),
    draft: () => store.get(draftAtom(session)),
    isUploading: () => store.get(isUploadingAtom(session)),
    canSubmit: () => store.get(canSubmitAtom(session)),
  }
}

test(
  'what is attached is uploaded, described and goes with the post',
  { tags: ['UPL-04', 'UPL-11', 'UPL-12'] },
  async () => {
    const { session, attach, uploads, draft, canSubmit } = await onServer()
    const { store } = session
    await attach(await pictureFile(), await pictureFile(30, 30))
    const [first, second] = uploads().attachments
    const { id } = first!

    expect(draft().mediaIds).toEqual([id, second?.id])
    expect(store.get(fileNamesAtom(session)).get(id)).toBe('sea.png')
    expect(canSubmit()).toBe(true)

    const described = store.set(changeAttachmentAtom, session, id, { description: 'The sea' })
    expect(canSubmit()).toBe(false)
    await described
    await store.set(changeAttachmentAtom, session, id, { focus: { x: 0.5, y: -1 } })
    expect(uploads().attachments[0]).toMatchObject({
      description: 'The sea',
      meta: { focus: { x: 0.5, y: -1 } },
    })

    expect(await store.set(submitDraftAtom, session)).toMatchObject({ wasHere: true })
    const { items } = await session.api.page(getAccountStatuses, { id: session.me })
    expect(items[0]?.media_attachments).toMatchObject([
      { id, description: 'The sea' },
      { id: second?.id },
    ])
    expect(uploads().attachments).toEqual([])
    expect(draft().mediaIds).toEqual([])
  },
)

test(
  'nothing can be published before the server is done with a file',
  { tags: ['UPL-16'] },
  async () => {
    const { session, platform, attach, isUploading, canSubmit, uploads } = await onServer()
    session.store.set(changeDraftAtom, session, { text: 'Listen' })
    server.instance.controls.setMedia('hold')
    const attached = attach(soundFile(1))
    await expect.poll(() => uploads().pending[0]?.isProcessing).toBe(true)
    expect([isUploading(), canSubmit()]).toEqual([true, false])
    await platform.clock.advance(10_000)
    expect(isUploading()).toBe(true)

    server.instance.controls.setMedia('run')
    server.time.advance(5_000)
    await expect
      .poll(async () => {
        await platform.clock.advance(5_000)
        return isUploading()
      })
      .toBe(false)

    await attached
    expect(canSubmit()).toBe(true)
    expect(uploads().attachments[0]).toMatchObject({ type: 'audio' })
  },
)

test('four are attached, a fifth is ignored', { tags: ['UPL-02'] }, async () => {
  const { session, attach, uploads, isUploading } = await onServer()
  const picture = await pictureFile()
  const attached = attach(...Array.from({ length: 5 }, () => picture))

  expect(uploads().pending).toHaveLength(4)
  expect(session.store.get(hasRoomAtom(session))).toBe(false)
  await attach(picture)
  await attached
  expect([uploads().attachments.length, isUploading()]).toEqual([4, false])
})

test(
  'what the server does not take stays with the server’s reason, and the next one goes on',
  { tags: ['UPL-04'] },
  async () => {
    const { session, attach, uploads } = await onServer()

    await attach(new File(['<!doctype html>'], 'page.html'), await pictureFile())

    expect(session.app.get(alertsAtom)).toMatchObject([
      { title: '422', message: expect.stringContaining('content type is invalid') },
    ])
    expect(uploads()).toMatchObject({
      attachments: [{ type: 'image' }],
      pending: [
        {
          trouble: { kind: 'refused', reason: expect.stringContaining('content type is invalid') },
        },
      ],
    })
  },
)

test(
  'what is taken away leaves the draft, and no call is made for it',
  { tags: ['UPL-13'] },
  async () => {
    const { session, attach, uploads, draft } = await onServer()
    await attach(await pictureFile())
    const { idempotencyKey } = draft()

    session.store.set(removeAttachmentAtom, session, uploads().attachments[0]!.id)

    expect(uploads().attachments).toEqual([])
    expect(draft().mediaIds).toEqual([])
    expect(draft().idempotencyKey).not.toBe(idempotencyKey)
  },
)

test(
  'a cleared draft stops what is on its way, and nothing comes back of it',
  { tags: ['CMP-32'] },
  async () => {
    const { session, attach, uploads, draft } = await onServer()
    const attached = attach(await pictureFile())

    session.store.set(resetDraftAtom, session)
    await attached

    expect(uploads()).toEqual({ attachments: [], pending: [], changing: [] })
    expect(draft().mediaIds).toEqual([])
    expect(session.app.get(alertsAtom)).toEqual([])
  },
)
