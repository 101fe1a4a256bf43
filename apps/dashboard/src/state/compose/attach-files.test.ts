import { expect, test, vi } from 'vitest'
import { DEFAULT_MEDIA_LIMITS } from '@colonnade/domain/compose'
import { mediaId } from '@colonnade/domain/entities'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { createTestComposer } from '../../testing/test-composer.ts'
import { fetchInstanceAtom } from '../sessions/fetch-instance.ts'
import { alertsAtom } from '../ui/messages.ts'
import { attachFilesAtom, dropFilesAtom } from './attach-files.ts'
import { cancelUploadAtom, changeAttachmentAtom, moveAttachmentAtom } from './change-attachment.ts'
import { toggleSpoilerAtom } from './draft.ts'
import { mediaLimitsAtom } from './media-limits.ts'
import { clearUploadsAtom, rejectedFilesAtom, uploadsAtom } from './upload-list.ts'

const UPLOAD = 'POST /api/v2/media'
const PUT = 'PUT /api/v1/media/7'
const createMedia = (traits: object = {}) => ({
  id: '7',
  type: 'image',
  description: null,
  ...traits,
})
const createFile = (size = 5, type = 'image/png') =>
  new File([new Uint8Array(size)], 'sea.png', { type })

function openComposer(traits: Parameters<typeof createTestComposer>[0] = {}) {
  const opened = createTestComposer(traits)
  const { session, server } = opened
  server.on(UPLOAD, () => Response.json(createMedia()))
  const attach = (...files: readonly File[]) => session.store.set(attachFilesAtom, session, files)
  const uploads = () => session.store.get(uploadsAtom(session))
  const sent = async () => {
    const forms = await Promise.all(
      server
        .requests()
        .filter(({ url }) => url.endsWith('/media'))
        .map((request) => request.clone().formData()),
    )
    return forms.map((form) => (form.get('file') as File).size)
  }
  return { ...opened, attach, uploads, sent }
}

test('downscales a picture before uploading it', { tags: ['UPL-06'] }, async () => {
  const { attach, sent } = openComposer({ downscale: () => Promise.resolve(createFile(2)) })

  await attach(createFile(9))

  expect(await sent()).toEqual([2])
})

test('uploads the original file when it cannot be downscaled', { tags: ['UPL-09'] }, async () => {
  const downscale = vi.fn(() => Promise.reject(new Error('no memory for it')))
  const { attach, sent, uploads } = openComposer({ downscale })

  await attach(createFile(9))

  expect(downscale).toHaveBeenCalledOnce()
  expect(await sent()).toEqual([9])
  expect(uploads().attachments).toHaveLength(1)
})

const limits = { ...DEFAULT_MEDIA_LIMITS, image_size_limit: 5, video_size_limit: 5 }

test(
  'does not upload files that are too large, and checks pictures after downscaling',
  { tags: ['UPL-06', 'UPL-15'] },
  async () => {
    const downscale = (given: File) => Promise.resolve(given.size === 9 ? createFile(2) : given)
    const { session, attach, sent, uploads } = openComposer({
      downscale,
      meta: { media_limits: limits },
    })

    await attach(createFile(9), createFile(8), createFile(6, 'video/mp4'))

    expect(await sent()).toEqual([2])
    expect(uploads().pending).toMatchObject([{ error: { kind: 'too-large' } }])
    expect(session.store.get(rejectedFilesAtom(session))).toMatchObject({
      reason: 'too-large',
      type: 'video/mp4',
      others: 0,
    })
  },
)

test('attaches four of ten thousand files without delay', { tags: ['UPL-02'] }, async () => {
  const { session, server, attach, uploads } = openComposer()
  server.hold(UPLOAD)
  const many = Array.from({ length: 10_000 }, () => createFile())

  void attach(...many)

  expect(uploads().pending).toHaveLength(4)
  expect(session.store.get(rejectedFilesAtom(session))).toMatchObject({
    reason: 'no-room',
    others: 9_995,
  })
  await flushPromises()
  expect(server.calls()).toEqual([UPLOAD])
})

test(
  'attaches six files on a server with a limit of six and reports the rest',
  { tags: ['UPL-01', 'UPL-02'] },
  async () => {
    const { session, server, attach, draft } = openComposer({
      meta: { media_limits: { ...DEFAULT_MEDIA_LIMITS, max_attachments: 6 } },
    })
    let id = 0
    server.on(UPLOAD, () => Response.json(createMedia({ id: String((id += 1)) })))

    await attach(...Array.from({ length: 8 }, () => createFile()))

    expect(draft().mediaIds).toHaveLength(6)
    expect(session.store.get(rejectedFilesAtom(session))).toMatchObject({
      reason: 'no-room',
      others: 1,
    })
  },
)

test(
  "uses the server's file limit when the page has none",
  { tags: ['UPL-01', 'UPL-10'] },
  async () => {
    const { session, server, attach, draft } = openComposer()
    let id = 0
    server.on(UPLOAD, () => Response.json(createMedia({ id: String((id += 1)) })))
    server.on('GET /api/v2/instance', () =>
      Response.json({
        domain: 'colonnade.example',
        version: '4.5.0',
        configuration: {
          statuses: { max_media_attachments: 6 },
          media_attachments: { description_limit: 1500 },
        },
      }),
    )
    await session.store.set(fetchInstanceAtom, session)

    await attach(...Array.from({ length: 8 }, () => createFile()))

    expect(draft().mediaIds).toHaveLength(6)
    expect(session.store.get(mediaLimitsAtom(session)).description_limit).toBe(1500)
  },
)

test(
  'allows audio beside pictures unless the server is known to reject it',
  { tags: ['UPL-03'] },
  async () => {
    const { session, server, attach, sent } = openComposer()
    const sound = createFile(4, 'audio/wav')
    server.hold(UPLOAD)
    void attach(createFile(), sound)
    expect(session.store.get(rejectedFilesAtom(session))).toBeNull()
    session.store.set(clearUploadsAtom, session)
    session.api.capabilities.guess({ mixedSounds: false })

    void attach(createFile(3), sound)

    expect(session.store.get(rejectedFilesAtom(session))).toMatchObject({ reason: 'not-alone' })
    await expect.poll(sent).toEqual([5, 3])
  },
)

test(
  'attaches as many dropped files as the post can take and names the rest',
  { tags: ['CMP-52'] },
  async () => {
    const { session, server, attach, draft } = openComposer()
    let id = 0
    server.on(UPLOAD, () => Response.json(createMedia({ id: String((id += 1)) })))
    await attach(createFile())

    const names = ['1.png', '2.png', '3.png', '4.png', '5.png']
    await session.store.set(
      dropFilesAtom,
      session,
      names.map((name) => new File(['1'], name, { type: 'image/png' })),
    )

    expect(draft().mediaIds).toHaveLength(4)
    expect(session.store.get(rejectedFilesAtom(session))).toMatchObject({
      reason: 'no-room',
      name: '4.png',
      others: 1,
      otherNames: ['5.png'],
    })
  },
)

test('sends attachments with the post in their order', { tags: ['UPL-14'] }, async () => {
  const { session, server, attach, uploads, draft } = openComposer()
  for (const id of ['1', '2', '3']) {
    server.on(UPLOAD, () => Response.json(createMedia({ id })))
    await attach(createFile())
  }
  const { idempotencyKey } = draft()

  session.store.set(moveAttachmentAtom, session, mediaId('3'), 0)

  expect(draft().mediaIds).toEqual(['3', '1', '2'])
  expect(uploads().attachments.map(({ id }) => id)).toEqual(['3', '1', '2'])
  expect(draft().idempotencyKey).not.toBe(idempotencyKey)
})

test(
  'marks a draft with a content warning as sensitive when the first file is attached',
  { tags: ['CMP-18'] },
  async () => {
    const { session, attach, draft } = openComposer()
    session.store.set(toggleSpoilerAtom, session)

    await attach(createFile())

    expect(draft()).toMatchObject({ mediaIds: ['7'], sensitive: true })
  },
)

test(
  'removes a cancelled upload immediately and ignores its response',
  { tags: ['UPL-13'] },
  async () => {
    const { session, server, attach, uploads, draft } = openComposer()
    const held = server.hold(UPLOAD)
    const attached = attach(createFile())
    await flushPromises()

    session.store.set(cancelUploadAtom, session, uploads().pending[0]!.key)
    expect(uploads().pending).toEqual([])
    held.answer(Response.json(createMedia()))
    await attached

    expect(draft().mediaIds).toEqual([])
    expect(session.app.get(alertsAtom)).toEqual([])
  },
)

test(
  'cancels an upload after five minutes of processing and reports it',
  { tags: ['UPL-16'] },
  async () => {
    const { session, server, platform, attach, uploads } = openComposer()
    server.on(UPLOAD, () => Response.json(createMedia(), { status: 202 }))
    server.on('GET /api/v1/media/7', () => Response.json(createMedia(), { status: 206 }))
    const attached = attach(createFile())
    await flushPromises()

    await platform.clock.advance(301_000)
    await attached

    expect(uploads()).toMatchObject({
      attachments: [],
      pending: [{ error: { kind: 'unfinished' } }],
    })
    expect(session.app.get(alertsAtom)).toMatchObject([{ title: 'Oops!' }])
  },
)

test(
  'saves changes of an attachment one after the other and keeps the last one',
  { tags: ['UPL-12'] },
  async () => {
    const { session, server, attach, uploads } = openComposer()
    const change = (description: string) =>
      session.store.set(changeAttachmentAtom, session, mediaId('7'), { description })
    await attach(createFile())
    server.on(PUT, async (request) => Response.json(createMedia((await request.json()) as object)))
    const held = server.hold(PUT)

    const both = [change('The sea'), change('The sea at noon')]
    await flushPromises()
    expect(server.calls()).toEqual([UPLOAD, PUT])
    held.answer(Response.json(createMedia({ description: 'The sea' })))
    await Promise.all(both)

    expect(server.calls()).toEqual([UPLOAD, PUT, PUT])
    expect(uploads()).toMatchObject({
      attachments: [{ description: 'The sea at noon' }],
      changing: [],
    })
  },
)

test(
  'does not send an unchanged description and keeps the old one when the server rejects a change',
  { tags: ['UPL-11'] },
  async () => {
    const { session, server, attach, uploads } = openComposer()
    const change = (description: string) =>
      session.store.set(changeAttachmentAtom, session, mediaId('7'), { description })
    await attach(createFile())
    await change('')
    expect(server.calls()).toEqual([UPLOAD])

    server.on(PUT, () => createErrorResponse(503))
    await change('The sea')

    expect(server.calls()).toEqual([UPLOAD, PUT])
    expect(uploads()).toMatchObject({ attachments: [{ description: null }], changing: [] })
  },
)
