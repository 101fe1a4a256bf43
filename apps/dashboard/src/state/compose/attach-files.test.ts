import { expect, test, vi } from 'vitest'
import { DEFAULT_MEDIA_LIMITS } from '@colonnade/domain/compose'
import { mediaId } from '@colonnade/domain/entities'
import { settled } from '../../testing/fake-clock.ts'
import { refuse } from '../../testing/scripted-server.ts'
import { composer } from '../../testing/test-composer.ts'
import { readServerAtom } from '../sessions/read-server.ts'
import { alertsAtom } from '../ui/messages.ts'
import { attachFilesAtom, dropFilesAtom } from './attach-files.ts'
import { cancelUploadAtom, changeAttachmentAtom, moveAttachmentAtom } from './change-attachment.ts'
import { toggleSpoilerAtom } from './draft.ts'
import { mediaLimitsAtom } from './media-limits.ts'
import { clearUploadsAtom, turnedAwayAtom, uploadsAtom } from './upload-list.ts'

const UPLOAD = 'POST /api/v2/media'
const PUT = 'PUT /api/v1/media/7'
const media = (traits: object = {}) => ({ id: '7', type: 'image', description: null, ...traits })
const file = (size = 5, type = 'image/png') => new File([new Uint8Array(size)], 'sea.png', { type })

function attaching(traits: Parameters<typeof composer>[0] = {}) {
  const opened = composer(traits)
  const { session, server } = opened
  server.on(UPLOAD, () => Response.json(media()))
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

test('a picture is made smaller before it is sent', { tags: ['UPL-06'] }, async () => {
  const { attach, sent } = attaching({ downscale: () => Promise.resolve(file(2)) })

  await attach(file(9))

  expect(await sent()).toEqual([2])
})

test('where it cannot be made smaller the file itself is sent', { tags: ['UPL-09'] }, async () => {
  const downscale = vi.fn(() => Promise.reject(new Error('no memory for it')))
  const { attach, sent, uploads } = attaching({ downscale })

  await attach(file(9))

  expect(downscale).toHaveBeenCalledOnce()
  expect(await sent()).toEqual([9])
  expect(uploads().attachments).toHaveLength(1)
})

const limits = { ...DEFAULT_MEDIA_LIMITS, image_size_limit: 5, video_size_limit: 5 }

test(
  'what is known to be too large is not sent; of pictures that is known once they are smaller',
  { tags: ['UPL-06', 'UPL-15'] },
  async () => {
    const downscale = (given: File) => Promise.resolve(given.size === 9 ? file(2) : given)
    const { session, attach, sent, uploads } = attaching({
      downscale,
      meta: { media_limits: limits },
    })

    await attach(file(9), file(8), file(6, 'video/mp4'))

    expect(await sent()).toEqual([2])
    expect(uploads().pending).toMatchObject([{ trouble: { kind: 'too-large' } }])
    expect(session.store.get(turnedAwayAtom(session))).toMatchObject({
      reason: 'too-large',
      type: 'video/mp4',
      others: 0,
    })
  },
)

test(
  'ten thousand files at once take four places, and no longer than a moment',
  { tags: ['UPL-02'] },
  async () => {
    const { session, server, attach, uploads } = attaching()
    server.hold(UPLOAD)
    const many = Array.from({ length: 10_000 }, () => file())

    void attach(...many)

    expect(uploads().pending).toHaveLength(4)
    expect(session.store.get(turnedAwayAtom(session))).toMatchObject({
      reason: 'no-room',
      others: 9_995,
    })
    await settled()
    expect(server.calls()).toEqual([UPLOAD])
  },
)

test(
  'a server that takes six files gets six, and what is over is said',
  { tags: ['UPL-01', 'UPL-02'] },
  async () => {
    const { session, server, attach, draft } = attaching({
      meta: { media_limits: { ...DEFAULT_MEDIA_LIMITS, max_attachments: 6 } },
    })
    let id = 0
    server.on(UPLOAD, () => Response.json(media({ id: String((id += 1)) })))

    await attach(...Array.from({ length: 8 }, () => file()))

    expect(draft().mediaIds).toHaveLength(6)
    expect(session.store.get(turnedAwayAtom(session))).toMatchObject({
      reason: 'no-room',
      others: 1,
    })
  },
)

test(
  'takes as many files as the server states, also where the page says nothing of them',
  { tags: ['UPL-01', 'UPL-10'] },
  async () => {
    const { session, server, attach, draft } = attaching()
    let id = 0
    server.on(UPLOAD, () => Response.json(media({ id: String((id += 1)) })))
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
    await session.store.set(readServerAtom, session)

    await attach(...Array.from({ length: 8 }, () => file()))

    expect(draft().mediaIds).toHaveLength(6)
    expect(session.store.get(mediaLimitsAtom(session)).description_limit).toBe(1500)
  },
)

test(
  'a sound goes beside pictures unless the server is known not to mix them',
  { tags: ['UPL-03'] },
  async () => {
    const { session, server, attach, sent } = attaching()
    const sound = file(4, 'audio/wav')
    server.hold(UPLOAD)
    void attach(file(), sound)
    expect(session.store.get(turnedAwayAtom(session))).toBeNull()
    session.store.set(clearUploadsAtom, session)
    session.api.capabilities.guess({ mixedSounds: false })

    void attach(file(3), sound)

    expect(session.store.get(turnedAwayAtom(session))).toMatchObject({ reason: 'not-alone' })
    await expect.poll(sent).toEqual([5, 3])
  },
)

test(
  'attaches as many dropped files as there is room for, and names the rest',
  { tags: ['CMP-52'] },
  async () => {
    const { session, server, attach, draft } = attaching()
    let id = 0
    server.on(UPLOAD, () => Response.json(media({ id: String((id += 1)) })))
    await attach(file())

    const names = ['1.png', '2.png', '3.png', '4.png', '5.png']
    await session.store.set(
      dropFilesAtom,
      session,
      names.map((name) => new File(['1'], name, { type: 'image/png' })),
    )

    expect(draft().mediaIds).toHaveLength(4)
    expect(session.store.get(turnedAwayAtom(session))).toMatchObject({
      reason: 'no-room',
      name: '4.png',
      others: 1,
      otherNames: ['5.png'],
    })
  },
)

test(
  'attachments go with the post in the order that they were put in',
  { tags: ['UPL-14'] },
  async () => {
    const { session, server, attach, uploads, draft } = attaching()
    for (const id of ['1', '2', '3']) {
      server.on(UPLOAD, () => Response.json(media({ id })))
      await attach(file())
    }
    const { idempotencyKey } = draft()

    session.store.set(moveAttachmentAtom, session, mediaId('3'), 0)

    expect(draft().mediaIds).toEqual(['3', '1', '2'])
    expect(uploads().attachments.map(({ id }) => id)).toEqual(['3', '1', '2'])
    expect(draft().idempotencyKey).not.toBe(idempotencyKey)
  },
)

test(
  'the first media of a draft with a warning make it sensitive',
  { tags: ['CMP-18'] },
  async () => {
    const { session, attach, draft } = attaching()
    session.store.set(toggleSpoilerAtom, session)

    await attach(file())

    expect(draft()).toMatchObject({ mediaIds: ['7'], sensitive: true })
  },
)

test(
  'a file that is given up is gone at once, and its answer changes nothing',
  { tags: ['UPL-13'] },
  async () => {
    const { session, server, attach, uploads, draft } = attaching()
    const held = server.hold(UPLOAD)
    const attached = attach(file())
    await settled()

    session.store.set(cancelUploadAtom, session, uploads().pending[0]!.key)
    expect(uploads().pending).toEqual([])
    held.answer(Response.json(media()))
    await attached

    expect(draft().mediaIds).toEqual([])
    expect(session.app.get(alertsAtom)).toEqual([])
  },
)

test(
  'a server that never ends is given up after five minutes, and that is said',
  { tags: ['UPL-16'] },
  async () => {
    const { session, server, platform, attach, uploads } = attaching()
    server.on(UPLOAD, () => Response.json(media(), { status: 202 }))
    server.on('GET /api/v1/media/7', () => Response.json(media(), { status: 206 }))
    const attached = attach(file())
    await settled()

    await platform.clock.advance(301_000)
    await attached

    expect(uploads()).toMatchObject({
      attachments: [],
      pending: [{ trouble: { kind: 'unfinished' } }],
    })
    expect(session.app.get(alertsAtom)).toMatchObject([{ title: 'Oops!' }])
  },
)

test(
  'changes of one attachment are saved one after the other: the last one stands',
  { tags: ['UPL-12'] },
  async () => {
    const { session, server, attach, uploads } = attaching()
    const change = (description: string) =>
      session.store.set(changeAttachmentAtom, session, mediaId('7'), { description })
    await attach(file())
    server.on(PUT, async (request) => Response.json(media((await request.json()) as object)))
    const held = server.hold(PUT)

    const both = [change('The sea'), change('The sea at noon')]
    await settled()
    expect(server.calls()).toEqual([UPLOAD, PUT])
    held.answer(Response.json(media({ description: 'The sea' })))
    await Promise.all(both)

    expect(server.calls()).toEqual([UPLOAD, PUT, PUT])
    expect(uploads()).toMatchObject({
      attachments: [{ description: 'The sea at noon' }],
      changing: [],
    })
  },
)

test(
  'an unchanged description is not sent; a refused one leaves it as it was',
  { tags: ['UPL-11'] },
  async () => {
    const { session, server, attach, uploads } = attaching()
    const change = (description: string) =>
      session.store.set(changeAttachmentAtom, session, mediaId('7'), { description })
    await attach(file())
    await change('')
    expect(server.calls()).toEqual([UPLOAD])

    server.on(PUT, () => refuse(503))
    await change('The sea')

    expect(server.calls()).toEqual([UPLOAD, PUT])
    expect(uploads()).toMatchObject({ attachments: [{ description: null }], changing: [] })
  },
)
