import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startTestInstance, type TestInstance } from '@colonnade/demo-server/testing'
import { pictureFile, soundFile } from '@colonnade/demo-server/testing/files'
import { instanceSession } from '../../testing/instance-session.ts'
import { alertsAtom } from '../ui/messages.ts'
import { attachFilesAtom } from './attach-files.ts'
import { cancelUploadAtom } from './change-attachment.ts'
import { mountComposerAtom } from './composer-focus.ts'
import { typeDescriptionAtom } from './describe.ts'
import { canSubmitAtom, changeDraftAtom, draftAtom } from './draft.ts'
import { retryUploadAtom } from './send-file.ts'
import { isAnyMissingAtom, isUploadingAtom, uploadsAtom } from './upload-list.ts'

let server: TestInstance
beforeAll(async () => {
  server = await startTestInstance()
})
afterEach(() => server.instance.controls.clearFaults())
afterAll(() => server.close())

const UPLOAD = { path: '/api/v2/media', method: 'POST' }

/** mira's composer on a real server, its network in the test's hand. */
async function onServer(fetchBy?: (request: Request) => Promise<Response>) {
  const { session, platform } = await instanceSession(server, 'mira', fetchBy)
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
    isAnyMissing: () => store.get(isAnyMissingAtom(session)),
    canSubmit: () => store.get(canSubmitAtom(session)),
  }
}

test.each([
  [413, 'too-large'],
  [422, 'refused'],
  [500, 'failed'],
] as const)(
  'a file answered by %i stays with its reason, and is sent again without choosing it anew',
  { tags: ['UPL-04', 'BY-32'] },
  async (status, kind) => {
    const { session, attach, retry, uploads, draft, isUploading, isAnyMissing, canSubmit } =
      await onServer()
    session.store.set(changeDraftAtom, session, { text: 'The sea' })
    server.instance.controls.fail({ ...UPLOAD, status, error: 'no such luck' })
    await attach(await pictureFile())
    const { key } = uploads().pending[0]!

    expect(uploads().pending).toMatchObject([{ trouble: { kind, reason: 'no such luck' } }])
    expect([isUploading(), isAnyMissing(), canSubmit()]).toEqual([false, true, true])
    // Its card says it: an alert would only say it twice.
    expect(session.app.get(alertsAtom)).toEqual([])
    await retry(key)

    expect(uploads()).toMatchObject({ attachments: [{ type: 'image' }], pending: [] })
    expect(draft().mediaIds).toHaveLength(1)
    expect(isAnyMissing()).toBe(false)
  },
)

test(
  'a connection that breaks on the way is said as such, and the next file goes on',
  { tags: ['UPL-04', 'BY-32'] },
  async () => {
    let left = 1
    const { attach, retry, uploads } = await onServer((request) => {
      const isCut = request.method === 'POST' && left > 0
      if (isCut) left -= 1
      return isCut ? Promise.reject(new TypeError('terminated')) : fetch(request)
    })
    await attach(await pictureFile(), await pictureFile(30, 30))
    const [cut] = uploads().pending

    expect(cut?.trouble).toEqual({ kind: 'cut', reason: null })
    expect(uploads().attachments).toHaveLength(1)
    await retry(cut!.key)

    expect(uploads()).toMatchObject({ attachments: [{}, {}], pending: [] })
  },
)

test(
  'what the server never gets done with is given up after five minutes, and can be sent again',
  { tags: ['UPL-16', 'BY-32'] },
  async () => {
    const { platform, attach, retry, uploads } = await onServer()
    server.instance.controls.setMedia('hold')
    const attached = attach(soundFile(1))
    await expect.poll(() => uploads().pending[0]?.isProcessing).toBe(true)
    await expect
      .poll(async () => {
        await platform.clock.advance(60_000)
        return uploads().pending[0]?.trouble?.kind
      })
      .toBe('unfinished')
    await attached

    server.instance.controls.setMedia('run')
    const again = retry(uploads().pending[0]!.key)
    expect(uploads().pending[0]?.trouble).toBeNull()
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
  'a film that the server cannot process keeps its card, with the server’s words',
  { tags: ['UPL-16'] },
  async () => {
    const { platform, attach, uploads } = await onServer()
    server.instance.controls.setMedia('fail')

    void attach(soundFile(1))

    await expect
      .poll(async () => {
        server.time.advance(2_000)
        await platform.clock.advance(2_000)
        return uploads().pending[0]?.trouble?.kind
      })
      .toBe('refused')
  },
)

test(
  'what did not arrive can be given up, and what was typed of it goes with it',
  { tags: ['UPL-13'] },
  async () => {
    const { session, attach, uploads, isAnyMissing } = await onServer()
    server.instance.controls.fail({ ...UPLOAD, status: 500 })
    await attach(await pictureFile())
    const { key } = uploads().pending[0]!
    session.store.set(typeDescriptionAtom, session, key, 'The sea')

    session.store.set(cancelUploadAtom, session, key)

    expect(uploads().pending).toEqual([])
    expect(isAnyMissing()).toBe(false)
  },
)
