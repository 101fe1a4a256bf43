import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAccountStatuses } from '@colonnade/api-client/endpoints'
import { startTestInstance, type TestInstance } from '@colonnade/demo-server/testing'
import { createPictureFile, createSoundFile } from '@colonnade/demo-server/testing/files'
import { createInstanceSession } from '../../testing/instance-session.ts'
import { submitDraftAtom } from '../publish/submit-draft.ts'
import { alertsAtom } from '../ui/messages.ts'
import { attachFilesAtom } from './attach-files.ts'
import { changeAttachmentAtom, removeAttachmentAtom } from './change-attachment.ts'
import { canSubmitAtom, changeDraftAtom, draftAtom, resetDraftAtom } from './draft.ts'
import { fileNamesAtom, canAddFileAtom, isUploadingAtom, uploadsAtom } from './upload-list.ts'

let server: TestInstance
beforeAll(async () => {
  server = await startTestInstance()
})
afterAll(() => server.close())

/** Opens mira's composer on a real server. */
async function openOnServer() {
  const { session, platform } = await createInstanceSession(server, 'mira')
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
  'uploads and describes an attachment and sends it with the post',
  { tags: ['UPL-04', 'UPL-11', 'UPL-12'] },
  async () => {
    const { session, attach, uploads, draft, canSubmit } = await openOnServer()
    const { store } = session
    await attach(await createPictureFile(), await createPictureFile(30, 30))
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

    expect(await store.set(submitDraftAtom, session)).toMatchObject({ wasInComposer: true })
    const { items } = await session.api.requestPage(getAccountStatuses, { id: session.me })
    expect(items[0]?.media_attachments).toMatchObject([
      { id, description: 'The sea' },
      { id: second?.id },
    ])
    expect(uploads().attachments).toEqual([])
    expect(draft().mediaIds).toEqual([])
  },
)

test(
  'disables publishing until the server has processed a file',
  { tags: ['UPL-16'] },
  async () => {
    const { session, platform, attach, isUploading, canSubmit, uploads } = await openOnServer()
    session.store.set(changeDraftAtom, session, { text: 'Listen' })
    server.instance.controls.setMediaProcessing('hold')
    const attached = attach(createSoundFile(1))
    await expect.poll(() => uploads().pending[0]?.isProcessing).toBe(true)
    expect([isUploading(), canSubmit()]).toEqual([true, false])
    await platform.clock.advance(10_000)
    expect(isUploading()).toBe(true)

    server.instance.controls.setMediaProcessing('run')
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

test('attaches four files and ignores a fifth', { tags: ['UPL-02'] }, async () => {
  const { session, attach, uploads, isUploading } = await openOnServer()
  const picture = await createPictureFile()
  const attached = attach(...Array.from({ length: 5 }, () => picture))

  expect(uploads().pending).toHaveLength(4)
  expect(session.store.get(canAddFileAtom(session))).toBe(false)
  await attach(picture)
  await attached
  expect([uploads().attachments.length, isUploading()]).toEqual([4, false])
})

test(
  'keeps a rejected file with the server’s reason and uploads the next one',
  { tags: ['UPL-04'] },
  async () => {
    const { session, attach, uploads } = await openOnServer()

    await attach(new File(['<!doctype html>'], 'page.html'), await createPictureFile())

    expect(session.app.get(alertsAtom)).toMatchObject([
      { title: '422', message: expect.stringContaining('content type is invalid') },
    ])
    expect(uploads()).toMatchObject({
      attachments: [{ type: 'image' }],
      pending: [
        {
          error: { kind: 'refused', reason: expect.stringContaining('content type is invalid') },
        },
      ],
    })
  },
)

test('removes an attachment from the draft without a request', { tags: ['UPL-13'] }, async () => {
  const { session, attach, uploads, draft } = await openOnServer()
  await attach(await createPictureFile())
  const { idempotencyKey } = draft()

  session.store.set(removeAttachmentAtom, session, uploads().attachments[0]!.id)

  expect(uploads().attachments).toEqual([])
  expect(draft().mediaIds).toEqual([])
  expect(draft().idempotencyKey).not.toBe(idempotencyKey)
})

test(
  'cancels running uploads when the draft is cleared and ignores their responses',
  { tags: ['CMP-32'] },
  async () => {
    const { session, attach, uploads, draft } = await openOnServer()
    const attached = attach(await createPictureFile())

    session.store.set(resetDraftAtom, session)
    await attached

    expect(uploads()).toEqual({ attachments: [], pending: [], changing: [] })
    expect(draft().mediaIds).toEqual([])
    expect(session.app.get(alertsAtom)).toEqual([])
  },
)
