import { expect, test } from 'vitest'
import { mediaId, statusId } from '@colonnade/domain/entities'
import { draftingPage, type DraftingPage, reopened } from '../../testing/drafting-page.ts'
import { status } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { refuse } from '../../testing/scripted-server.ts'
import { attachFilesAtom } from '../compose/attach-files.ts'
import { changeAttachmentAtom, removeAttachmentAtom } from '../compose/change-attachment.ts'
import { endEditAtom } from '../compose/clear-composer.ts'
import { typeDescriptionAtom } from '../compose/describe.ts'
import { attachDoodleAtom } from '../compose/doodle.ts'
import { startEditAtom } from '../compose/editing.ts'
import { retryUploadAtom } from '../compose/send-file.ts'
import { cardsAtom, uploadsAtom } from '../compose/upload-list.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'

const UPLOAD = 'POST /api/v2/media'
const POST = 'POST /api/v1/statuses'
const answer = (id: string) => Response.json({ id, type: 'image', url: `https://a.example/${id}` })
const file = (name: string) => new File([`bytes of ${name}`], name, { type: 'image/png' })

const attach = async ({ session }: DraftingPage, ...names: readonly string[]) => {
  void session.store.set(attachFilesAtom, session, names.map(file))
  await settled()
}
const uploads = ({ session }: DraftingPage) => session.store.get(uploadsAtom(session))
const cards = ({ session }: DraftingPage) => session.store.get(cardsAtom(session))
const bytes = ({ platform }: DraftingPage) =>
  Promise.all([...platform.drafts.files.values()].map((each) => each.text()))

test(
  'an attachment comes back with its bytes, and is not sent again',
  { tags: ['BY-03', 'BY-32'] },
  async () => {
    const first = await draftingPage()
    first.server.on(UPLOAD, () => answer('7'))
    await attach(first, 'mill.png')
    await first.pause()
    first.platform.closeTab()

    const { drafts } = first.platform
    const second = await draftingPage({ drafts }, ({ server }) => {
      server.on('GET /api/v1/media/7', () => answer('7'))
    })

    expect(second.draft().mediaIds).toEqual(['7'])
    expect(uploads(second).attachments).toMatchObject([{ id: '7' }])
    expect(await bytes(second)).toEqual(['bytes of mill.png'])
    expect(second.server.calls().filter((call) => call.startsWith('POST'))).toEqual([])
  },
)

test(
  'what the server has forgotten meanwhile is sent again, with its description, in its place',
  { tags: ['BY-03', 'BY-32'] },
  async () => {
    const first = await draftingPage()
    for (const id of ['7', '9']) {
      first.server.on(UPLOAD, () => answer(id))
      await attach(first, `${id}.png`)
    }
    first.server.on('PUT /api/v1/media/7', async () =>
      Response.json({ id: '7', type: 'image', description: 'A mill' }),
    )
    await first.session.store.set(changeAttachmentAtom, first.session, mediaId('7'), {
      description: 'A mill',
    })
    await first.pause()
    first.platform.closeTab()

    const { drafts } = first.platform
    const second = await draftingPage({ drafts }, ({ server }) => {
      server.on('GET /api/v1/media/7', () => refuse(404))
      server.on('GET /api/v1/media/9', () => answer('9'))
      server.on(UPLOAD, () => answer('17'))
      server.on('PUT /api/v1/media/17', () =>
        Response.json({ id: '17', type: 'image', description: 'A mill' }),
      )
    })

    await expect.poll(() => second.draft().mediaIds).toEqual(['17', '9'])
    expect(uploads(second).attachments[0]).toMatchObject({ id: '17', description: 'A mill' })
    expect(uploads(second).changing).toEqual([])
    await second.pause()
    expect((await bytes(second)).toSorted()).toEqual(['bytes of 7.png', 'bytes of 9.png'])
  },
)

test('a file that was on its way is sent again from its bytes', { tags: ['BY-32'] }, async () => {
  const first = await draftingPage()
  first.server.hold(UPLOAD)
  await attach(first, 'mill.png')
  await first.pause()
  first.platform.closeTab()
  expect(first.draft().mediaIds).toEqual([])

  const { drafts } = first.platform
  const second = await draftingPage({ drafts }, ({ server }) => {
    server.on(UPLOAD, () => answer('8'))
  })

  await expect.poll(() => second.draft().mediaIds).toEqual(['8'])
  await second.pause()
  expect(await bytes(second)).toEqual(['bytes of mill.png'])
})

test('what is taken out of a draft is kept no longer', { tags: ['BY-32'] }, async () => {
  const page = await draftingPage()
  page.server.on(UPLOAD, () => answer('7'))
  await attach(page, 'mill.png')
  await page.pause()
  page.server.on(UPLOAD, () => answer('8'))
  await attach(page, 'sea.png')
  await page.pause()
  expect(await bytes(page)).toHaveLength(2)
  const [gone] = page.draft().mediaIds

  page.session.store.set(removeAttachmentAtom, page.session, gone!)
  await page.pause()

  expect(await bytes(page)).toEqual(['bytes of sea.png'])
})

test(
  'where files have no room that is said, and the words are kept all the same',
  { tags: ['BY-32'] },
  async () => {
    const page = await draftingPage()
    page.platform.drafts.refuse('files')
    page.server.on(UPLOAD, () => answer('7'))
    page.write({ text: 'with a picture' })
    await attach(page, 'mill.png')
    await page.pause()

    expect(page.trouble()).toBe('files')
    expect(page.texts()).toEqual(['with a picture'])
    expect(page.draft().mediaIds).toEqual(['7'])

    page.platform.drafts.refuse(null)
    await page.pause(5_000)

    expect(page.trouble()).toBeNull()
    expect(await bytes(page)).toEqual(['bytes of mill.png'])
  },
)

test('bytes that no draft belongs to are cleared away', { tags: ['BY-32'] }, async () => {
  const first = await draftingPage()
  await first.platform.drafts.tab().putFile('nobody', 'a', file('lost.png'))

  const second = await reopened(first)

  expect(await bytes(second)).toEqual([])
})

test.each([
  ['attached', (page: DraftingPage) => attach(page, 'mill.png')],
  [
    'drawn',
    ({ session }: DraftingPage) => {
      void session.store.set(attachDoodleAtom, session, new Blob(['bytes of mill.png']))
      return settled()
    },
  ],
])(
  'a picture that was %s and did not arrive is there after a reload with the reason, and waits to be sent again',
  { tags: ['BY-03', 'BY-32'] },
  async (_how, add) => {
    const first = await draftingPage()
    first.server.on(UPLOAD, () => refuse(422, 'No mills'))
    first.write({ text: 'words' })
    await add(first)
    await first.pause()
    expect(await bytes(first)).toEqual(['bytes of mill.png'])
    first.platform.closeTab()

    const { drafts } = first.platform
    const second = await draftingPage({ drafts }, ({ server }) => {
      server.on(UPLOAD, () => answer('8'))
    })

    const [pending] = uploads(second).pending
    expect(pending).toMatchObject({ trouble: { kind: 'refused', reason: 'No mills' } })
    expect([second.draft().text, second.draft().mediaIds]).toEqual(['words', []])
    expect(second.server.calls()).toEqual([])
    await second.session.store.set(retryUploadAtom, second.session, pending!.key)
    expect(second.draft().mediaIds).toEqual(['8'])
  },
)

test(
  'what was typed of a file comes back as it was typed, without having been saved',
  { tags: ['BY-03', 'BY-32'] },
  async () => {
    const first = await draftingPage()
    first.server.on(UPLOAD, () => answer('7'))
    await attach(first, 'mill.png')
    const [{ key } = { key: '' }] = cards(first)
    first.session.store.set(typeDescriptionAtom, first.session, key, 'A mill at th')
    await first.pause()
    first.platform.closeTab()

    const { drafts } = first.platform
    const second = await draftingPage({ drafts }, ({ server }) => {
      server.on('GET /api/v1/media/7', () => answer('7'))
    })

    expect(cards(second)).toMatchObject([{ key, description: 'A mill at th' }])
  },
)

test(
  'a file that did not arrive waits while a post is edited',
  { tags: ['BY-03', 'BY-04'] },
  async () => {
    const page = await draftingPage()
    const { store } = page.session
    page.server.on(UPLOAD, () => refuse(500))
    await attach(page, 'mill.png')
    store.set(ingestStatusesAtom, page.session, [status({ id: '5' })])
    page.server.on('GET /api/v1/statuses/5/source', () =>
      Response.json({ id: '5', text: 'A post', spoiler_text: '' }),
    )
    await store.set(startEditAtom, page.session, statusId('5'))
    expect(uploads(page).pending).toEqual([])
    page.server.on(UPLOAD, () => answer('8'))

    store.set(endEditAtom, page.session)

    await settled()
    const [pending] = uploads(page).pending
    expect(pending).toMatchObject({ trouble: { kind: 'failed' } })
    await store.set(retryUploadAtom, page.session, pending!.key)
    expect(page.draft().mediaIds).toEqual(['8'])
  },
)

/** A picture's post whose answer is lost, and the page after a reload of a server that has attached the picture. */
async function lostAnswer(arrived: readonly object[]) {
  const first = await draftingPage()
  first.server.on(UPLOAD, () => answer('7'))
  await attach(first, 'mill.png')
  first.write({ text: 'The mill' })
  await first.pause()
  first.server.on(POST, () => refuse(504))
  await first.submit()
  await first.pause()
  first.platform.closeTab()

  const { drafts, storage } = first.platform
  const second = await draftingPage({ drafts, storage }, ({ server }) => {
    server.on('GET /api/v1/media/7', () => refuse(404))
    server.on('GET /api/v1/accounts/1/statuses', () => Response.json(arrived))
    server.on(UPLOAD, () => answer('17'))
  })
  return { first, second }
}

test(
  'a picture that was attached by a post whose answer was lost is not sent again, nor is the post',
  { tags: ['CMP-05', 'BY-32'] },
  async () => {
    const media_attachments = [{ id: '7', type: 'image' }]
    const traits = { content: '<p>The mill</p>', created_at: '2026-11-23T09:00:01Z' }
    const { first, second } = await lostAnswer([
      { ...status({ id: '10', ...traits }), media_attachments },
    ])
    expect(second.draft()).toEqual(first.draft())
    expect(second.server.calls()).toEqual([])

    expect(await second.submit()).toBe(true)

    expect(second.server.calls().filter((call) => call.startsWith('POST'))).toEqual([])
    expect(second.draft().mediaIds).toEqual([])
  },
)

test(
  'a picture whose post is nowhere and is refused was forgotten: it is sent again then',
  { tags: ['CMP-05', 'BY-32'] },
  async () => {
    const { second } = await lostAnswer([])
    second.server.on(POST, () => refuse(422))

    expect(await second.submit()).toBe(false)
    await expect.poll(() => second.draft().mediaIds).toEqual(['17'])
    second.server.on(POST, () => Response.json(status({ id: '11' })))

    expect(await second.submit()).toBe(true)
    expect(await second.body(1)).toMatchObject({ status: 'The mill', media_ids: ['17'] })
  },
)

test(
  'a file is not exchanged in a post that went on its way while the file was asked for',
  { tags: ['CMP-05', 'BY-32'] },
  async () => {
    const first = await draftingPage()
    first.server.on(UPLOAD, () => answer('7'))
    await attach(first, 'mill.png')
    await first.pause()
    first.platform.closeTab()
    const { drafts } = first.platform
    let asked: { readonly answer: (response: Response) => void } | null = null
    const second = await draftingPage({ drafts }, ({ server }) => {
      asked = server.hold('GET /api/v1/media/7')
      server.on(UPLOAD, () => answer('17'))
    })
    await expect.poll(() => second.server.calls()).toEqual(['GET /api/v1/media/7'])
    const { idempotencyKey } = second.draft()
    const held = second.server.hold(POST)

    const sent = second.submit()
    await settled()
    asked!.answer(refuse(404))
    await settled()
    held.answer(refuse(504))
    await sent

    expect(second.draft()).toMatchObject({ mediaIds: ['7'], idempotencyKey })
    expect(second.server.calls()).not.toContain(UPLOAD)
  },
)
