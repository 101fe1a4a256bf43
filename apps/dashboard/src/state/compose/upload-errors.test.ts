import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startTestInstance, type TestInstance } from '@colonnade/demo-server/testing'
import { createPictureFile, createSoundFile } from '@colonnade/demo-server/testing/files'
import { createInstanceSession } from '../../testing/instance-session.ts'
import { alertsAtom } from '../ui/messages.ts'
import { attachFilesAtom } from './attach-files.ts'
import { cancelUploadAtom } from './change-attachment.ts'
import { mountComposerAtom } from './composer-focus.ts'
import { typeDescriptionAtom } from './describe-media.ts'
import { canSubmitAtom, changeDraftAtom, draftAtom } from './draft.ts'
import { retryUploadAtom } from './upload-file.ts'
import { hasFailedUploadAtom, isUploadingAtom, uploadsAtom } from './upload-list.ts'

let server: TestInstance
beforeAll(async () => {
  server = await startTestInstance()
})
afterEach(() => server.instance.controls.clearFaults())
afterAll(() => server.close())

const UPLOAD = { path: '/api/v2/media', method: 'POST' }

/** Opens mira's composer on a real server with a network that the test controls. */
async function openOnServer(fetchBy?: (request: Request) => Promise<Response>) {
  const { session, platform } = await createInstanceSession(server, 'mira', fetchBy)
  const { store } = session
  session.app.set(mountComposerAtom)
  return {
    session,
    platform,
    attach: (...files: readonly File[]) => store.set(attachFilesAtom, session, files),
    retry: (key: string) => store.set(retryUploadAtom, session, key),
    uploads: () => store.get(uploadsAtom(session)),
    draft: () => store.get(draftAtom(session)),
    isUploading: () => store.get(isUploadingAtom(session)),
    isAnyMissing: () => store.get(hasFailedUploadAtom(session)),
    canSubmit: () => store.get(canSubmitAtom(session)),
  }
}

test.each([
  [413, 'too-large'],
  [422, 'refused'],
  [500, 'failed'],
] as const)(
  'keeps a file with its error after a %i response and retries it without choosing it again',
  { tags: ['UPL-04', 'BY-32'] },
  async (status, kind) => {
    const { session, attach, retry, uploads, draft, isUploading, isAnyMissing, canSubmit } =
      await openOnServer()
    session.store.set(changeDraftAtom, session, { text: 'The sea' })
    server.instance.controls.fail({ ...UPLOAD, status, error: 'no such luck' })
    await attach(await createPictureFile())
    const { key } = uploads().pending[0]!

    expect(uploads().pending).toMatchObject([{ error: { kind, reason: 'no such luck' } }])
    expect([isUploading(), isAnyMissing(), canSubmit()]).toEqual([false, true, true])
    // The card shows the error, so an alert would repeat it.
    expect(session.app.get(alertsAtom)).toEqual([])
    await retry(key)

    expect(uploads()).toMatchObject({ attachments: [{ type: 'image' }], pending: [] })
    expect(draft().mediaIds).toHaveLength(1)
    expect(isAnyMissing()).toBe(false)
  },
)

test(
  'reports a lost connection and uploads the next file',
  { tags: ['UPL-04', 'BY-32'] },
  async () => {
    let left = 1
    const { attach, retry, uploads } = await openOnServer((request) => {
      const isCut = request.method === 'POST' && left > 0
      if (isCut) left -= 1
      return isCut ? Promise.reject(new TypeError('terminated')) : fetch(request)
    })
    await attach(await createPictureFile(), await createPictureFile(30, 30))
    const [cut] = uploads().pending

    expect(cut?.error).toEqual({ kind: 'cut', reason: null })
    expect(uploads().attachments).toHaveLength(1)
    await retry(cut!.key)

    expect(uploads()).toMatchObject({ attachments: [{}, {}], pending: [] })
  },
)

test(
  'cancels an upload that the server does not finish within five minutes and allows a retry',
  { tags: ['UPL-16', 'BY-32'] },
  async () => {
    const { platform, attach, retry, uploads } = await openOnServer()
    server.instance.controls.setMediaProcessing('hold')
    const attached = attach(createSoundFile(1))
    await expect.poll(() => uploads().pending[0]?.isProcessing).toBe(true)
    await expect
      .poll(async () => {
        await platform.clock.advance(60_000)
        return uploads().pending[0]?.error?.kind
      })
      .toBe('unfinished')
    await attached

    server.instance.controls.setMediaProcessing('run')
    const again = retry(uploads().pending[0]!.key)
    expect(uploads().pending[0]?.error).toBeNull()
    await expect
      .poll(async () => {
        server.time.advance(2_000)
        await platform.clock.advance(2_000)
        return uploads().attachments.length
      })
      .toBe(1)
    await again
  },
)

test(
  'keeps the card of a video that the server cannot process, with the server’s message',
  { tags: ['UPL-16'] },
  async () => {
    const { platform, attach, uploads } = await openOnServer()
    server.instance.controls.setMediaProcessing('fail')

    void attach(createSoundFile(1))

    await expect
      .poll(async () => {
        server.time.advance(2_000)
        await platform.clock.advance(2_000)
        return uploads().pending[0]?.error?.kind
      })
      .toBe('refused')
  },
)

test(
  'removes a failed upload together with its typed description',
  { tags: ['UPL-13'] },
  async () => {
    const { session, attach, uploads, isAnyMissing } = await openOnServer()
    server.instance.controls.fail({ ...UPLOAD, status: 500 })
    await attach(await createPictureFile())
    const { key } = uploads().pending[0]!
    session.store.set(typeDescriptionAtom, session, key, 'The sea')

    session.store.set(cancelUploadAtom, session, key)

    expect(uploads().pending).toEqual([])
    expect(isAnyMissing()).toBe(false)
  },
)
