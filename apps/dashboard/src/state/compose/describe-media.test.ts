import { expect, test } from 'vitest'
import { status } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { createTestComposer } from '../../testing/test-composer.ts'
import { attachFilesAtom } from './attach-files.ts'
import {
  firstUndescribedAtom,
  hasUnsavedDescriptionAtom,
  saveDescriptionAtom,
  typeDescriptionAtom,
} from './describe-media.ts'
import { attachmentCardsAtom } from './upload-list.ts'

const UPLOAD = 'POST /api/v2/media'
const PUT = 'PUT /api/v1/media/7'
const POST = 'POST /api/v1/statuses'
const media = { id: '7', type: 'image', description: null }
const file = new File(['1'], 'sea.png', { type: 'image/png' })

function openWithMedia() {
  const opened = createTestComposer()
  const { session, server } = opened
  const { store } = session
  server.on(UPLOAD, () => Response.json(media))
  server.on(PUT, async (request) => {
    const { description } = (await request.json()) as { description: string }
    return Response.json({ ...media, description: description.trim() })
  })
  server.on(POST, () => Response.json(status({ id: '10' })))
  const cards = () => store.get(attachmentCardsAtom(session))
  return {
    ...opened,
    cards,
    attach: () => store.set(attachFilesAtom, session, [file]),
    type: (text: string) => store.set(typeDescriptionAtom, session, cards()[0]!.key, text),
    save: () => store.set(saveDescriptionAtom, session, cards()[0]!.key),
    hasTyped: () => store.set(hasUnsavedDescriptionAtom, session),
  }
}

test(
  'shows a typed description immediately and sends it to the server on save',
  { tags: ['UPL-11', 'UPL-12'] },
  async () => {
    const { session, server, attach, type, save, cards, hasTyped } = openWithMedia()
    await attach()

    type('The sea ')
    expect(cards()[0]).toMatchObject({ description: 'The sea ' })
    expect(session.store.set(firstUndescribedAtom, session)).toBeNull()
    expect([hasTyped(), server.calls()]).toEqual([true, [UPLOAD]])
    await save()

    expect(cards()[0]).toMatchObject({ description: 'The sea', media: { description: 'The sea' } })
    expect(hasTyped()).toBe(false)
  },
)

test(
  'saves a description that is typed during the upload after the upload',
  { tags: ['UPL-11'] },
  async () => {
    const { server, attach, type, cards } = openWithMedia()
    const held = server.hold(UPLOAD)
    const attached = attach()
    await flushPromises()
    const { key } = cards()[0]!

    type('The sea')
    held.answer(Response.json(media))
    await attached
    await flushPromises()

    expect(server.calls()).toEqual([UPLOAD, PUT])
    expect(cards()).toMatchObject([{ key, media: { description: 'The sea' } }])
  },
)

test(
  'publishes after the typed descriptions are saved',
  { tags: ['UPL-11', 'BY-32'] },
  async () => {
    const { server, attach, type, submit } = openWithMedia()
    await attach()
    type('The sea')

    expect(await submit()).toBe(true)

    expect(server.calls()).toEqual([UPLOAD, PUT, POST])
  },
)

test(
  'does not publish and keeps the typed text when a description cannot be saved',
  { tags: ['UPL-11', 'BY-32'] },
  async () => {
    const { server, attach, type, submit, cards } = openWithMedia()
    await attach()
    type('The sea')
    server.on(PUT, () => createErrorResponse(503))

    expect(await submit()).toBe(false)

    expect(server.calls()).toEqual([UPLOAD, PUT])
    expect(cards()[0]).toMatchObject({ description: 'The sea' })
  },
)

test(
  'waits for a description that is being saved and saves it once',
  { tags: ['UPL-11'] },
  async () => {
    const { server, attach, type, save, submit } = openWithMedia()
    await attach()
    type('The sea')
    const held = server.hold(PUT)
    const saved = save()
    await flushPromises()

    const sent = submit()
    held.answer(Response.json({ ...media, description: 'The sea' }))

    expect(await Promise.all([saved, sent])).toEqual([true, true])
    expect(server.calls()).toEqual([UPLOAD, PUT, POST])
  },
)
