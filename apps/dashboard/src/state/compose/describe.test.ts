import { expect, test } from 'vitest'
import { status } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { refuse } from '../../testing/scripted-server.ts'
import { composer } from '../../testing/test-composer.ts'
import { attachFilesAtom } from './attach-files.ts'
import {
  firstUndescribedAtom,
  hasTypedAtom,
  saveDescriptionAtom,
  typeDescriptionAtom,
} from './describe.ts'
import { cardsAtom } from './upload-list.ts'

const UPLOAD = 'POST /api/v2/media'
const PUT = 'PUT /api/v1/media/7'
const POST = 'POST /api/v1/statuses'
const media = { id: '7', type: 'image', description: null }
const file = new File(['1'], 'sea.png', { type: 'image/png' })

function describing() {
  const opened = composer()
  const { session, server } = opened
  const { store } = session
  server.on(UPLOAD, () => Response.json(media))
  server.on(PUT, async (request) => {
    const { description } = (await request.json()) as { description: string }
    return Response.json({ ...media, description: description.trim() })
  })
  server.on(POST, () => Response.json(status({ id: '10' })))
  const cards = () => store.get(cardsAtom(session))
  return {
    ...opened,
    cards,
    attach: () => store.set(attachFilesAtom, session, [file]),
    type: (text: string) => store.set(typeDescriptionAtom, session, cards()[0]!.key, text),
    save: () => store.set(saveDescriptionAtom, session, cards()[0]!.key),
    hasTyped: () => store.set(hasTypedAtom, session),
  }
}

test(
  'what is typed shows at once, and is with the server after it was saved',
  { tags: ['UPL-11', 'UPL-12'] },
  async () => {
    const { session, server, attach, type, save, cards, hasTyped } = describing()
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
  'what is typed while a file is on its way is saved as soon as it is there',
  { tags: ['UPL-11'] },
  async () => {
    const { server, attach, type, cards } = describing()
    const held = server.hold(UPLOAD)
    const attached = attach()
    await settled()
    const { key } = cards()[0]!

    type('The sea')
    held.answer(Response.json(media))
    await attached
    await settled()

    expect(server.calls()).toEqual([UPLOAD, PUT])
    expect(cards()).toMatchObject([{ key, media: { description: 'The sea' } }])
  },
)

test('a post waits for what was typed of its media', { tags: ['UPL-11', 'BY-32'] }, async () => {
  const { server, attach, type, submit } = describing()
  await attach()
  type('The sea')

  expect(await submit()).toBe(true)

  expect(server.calls()).toEqual([UPLOAD, PUT, POST])
})

test(
  'where a description cannot be saved the post is not sent, and the words stay',
  { tags: ['UPL-11', 'BY-32'] },
  async () => {
    const { server, attach, type, submit, cards } = describing()
    await attach()
    type('The sea')
    server.on(PUT, () => refuse(503))

    expect(await submit()).toBe(false)

    expect(server.calls()).toEqual([UPLOAD, PUT])
    expect(cards()[0]).toMatchObject({ description: 'The sea' })
  },
)

test(
  'a post that is sent while its description is being saved waits for it, and saves it once',
  { tags: ['UPL-11'] },
  async () => {
    const { server, attach, type, save, submit } = describing()
    await attach()
    type('The sea')
    const held = server.hold(PUT)
    const saved = save()
    await settled()

    const sent = submit()
    held.answer(Response.json({ ...media, description: 'The sea' }))

    expect(await Promise.all([saved, sent])).toEqual([true, true])
    expect(server.calls()).toEqual([UPLOAD, PUT, POST])
  },
)
