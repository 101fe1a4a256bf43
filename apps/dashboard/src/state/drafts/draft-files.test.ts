import { expect, test } from 'vitest'
import { mediaId, statusId } from '@colonnade/domain/entities'
import { openDraftPage, type DraftPage, reopenDraftPage } from '../../testing/draft-page.ts'
import { status } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { attachFilesAtom } from '../compose/attach-files.ts'
import { changeAttachmentAtom, removeAttachmentAtom } from '../compose/change-attachment.ts'
import { endEditAtom } from '../compose/clear-composer.ts'
import { typeDescriptionAtom } from '../compose/describe-media.ts'
import { attachDoodleAtom } from '../compose/doodle.ts'
import { startEditAtom } from '../compose/edit-post.ts'
import { retryUploadAtom } from '../compose/upload-file.ts'
import { attachmentCardsAtom, uploadsAtom } from '../compose/upload-list.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'

const UPLOAD = 'POST /api/v2/media'
const POST = 'POST /api/v1/statuses'
const createMedia = (id: string) =>
  Response.json({ id, type: 'image', url: `https://a.example/${id}` })
const createFile = (name: string) => new File([`bytes of ${name}`], name, { type: 'image/png' })

const attachFiles = async ({ session }: DraftPage, ...names: readonly string[]) => {
  void session.store.set(attachFilesAtom, session, names.map(createFile))
  await flushPromises()
}
const getUploads = ({ session }: DraftPage) => session.store.get(uploadsAtom(session))
const getCards = ({ session }: DraftPage) => session.store.get(attachmentCardsAtom(session))
const getStoredBytes = ({ platform }: DraftPage) =>
  Promise.all([...platform.drafts.files.values()].map((each) => each.text()))

test(
  'restores an attachment with its bytes and does not upload it again',
  { tags: ['BY-03', 'BY-32'] },
  async () => {
    const first = await openDraftPage()
    first.server.on(UPLOAD, () => createMedia('7'))
    await attachFiles(first, 'mill.png')
    await first.pause()
    first.platform.closeTab()

    const { drafts } = first.platform
    const second = await openDraftPage({ drafts }, ({ server }) => {
      server.on('GET /api/v1/media/7', () => createMedia('7'))
    })

    await expect.poll(() => second.draft().mediaIds).toEqual(['7'])
    expect(getUploads(second).attachments).toMatchObject([{ id: '7' }])
    expect(await getStoredBytes(second)).toEqual(['bytes of mill.png'])
    expect(second.server.calls().filter((call) => call.startsWith('POST'))).toEqual([])
  },
)

test(
  'uploads an expired attachment again in its position and with its description',
  { tags: ['BY-03', 'BY-32'] },
  async () => {
    const first = await openDraftPage()
    for (const id of ['7', '9']) {
      first.server.on(UPLOAD, () => createMedia(id))
      await attachFiles(first, `${id}.png`)
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
    const second = await openDraftPage({ drafts }, ({ server }) => {
      server.on('GET /api/v1/media/7', () => createErrorResponse(404))
      server.on('GET /api/v1/media/9', () => createMedia('9'))
      server.on(UPLOAD, () => createMedia('17'))
      server.on('PUT /api/v1/media/17', () =>
        Response.json({ id: '17', type: 'image', description: 'A mill' }),
      )
    })

    await expect.poll(() => second.draft().mediaIds).toEqual(['17', '9'])
    expect(getUploads(second).attachments[0]).toMatchObject({ id: '17', description: 'A mill' })
    expect(getUploads(second).changing).toEqual([])
    await second.pause()
    expect((await getStoredBytes(second)).toSorted()).toEqual(['bytes of 7.png', 'bytes of 9.png'])
  },
)

test(
  'uploads a file again from its bytes when its upload was interrupted',
  { tags: ['BY-32'] },
  async () => {
    const first = await openDraftPage()
    first.server.hold(UPLOAD)
    await attachFiles(first, 'mill.png')
    await first.pause()
    first.platform.closeTab()
    expect(first.draft().mediaIds).toEqual([])

    const { drafts } = first.platform
    const second = await openDraftPage({ drafts }, ({ server }) => {
      server.on(UPLOAD, () => createMedia('8'))
    })

    await expect.poll(() => second.draft().mediaIds).toEqual(['8'])
    await second.pause()
    expect(await getStoredBytes(second)).toEqual(['bytes of mill.png'])
  },
)

test(
  'removes stored bytes when a file is removed from the draft',
  { tags: ['BY-32'] },
  async () => {
    const page = await openDraftPage()
    page.server.on(UPLOAD, () => createMedia('7'))
    await attachFiles(page, 'mill.png')
    await page.pause()
    page.server.on(UPLOAD, () => createMedia('8'))
    await attachFiles(page, 'sea.png')
    await page.pause()
    expect(await getStoredBytes(page)).toHaveLength(2)
    const [gone] = page.draft().mediaIds

    page.session.store.set(removeAttachmentAtom, page.session, gone!)
    await page.pause()

    expect(await getStoredBytes(page)).toEqual(['bytes of sea.png'])
  },
)

test('reports missing space for files and still stores the text', { tags: ['BY-32'] }, async () => {
  const page = await openDraftPage()
  page.platform.drafts.fail('files')
  page.server.on(UPLOAD, () => createMedia('7'))
  page.write({ text: 'with a picture' })
  await attachFiles(page, 'mill.png')
  await page.pause()

  expect(page.writeError()).toBe('files')
  expect(page.texts()).toEqual(['with a picture'])
  expect(page.draft().mediaIds).toEqual(['7'])

  page.platform.drafts.fail(null)
  await page.pause(5_000)

  expect(page.writeError()).toBeNull()
  expect(await getStoredBytes(page)).toEqual(['bytes of mill.png'])
})

test('removes bytes that belong to no draft', { tags: ['BY-32'] }, async () => {
  const first = await openDraftPage()
  await first.platform.drafts.tab().putFile('removed', 'a', createFile('lost.png'))

  const second = await reopenDraftPage(first)

  expect(await getStoredBytes(second)).toEqual([])
})

test.each([
  ['attached', (page: DraftPage) => attachFiles(page, 'mill.png')],
  [
    'drawn',
    ({ session }: DraftPage) => {
      void session.store.set(attachDoodleAtom, session, new Blob(['bytes of mill.png']))
      return flushPromises()
    },
  ],
])(
  'restores a picture that was %s but not uploaded, with its error, and waits for a retry',
  { tags: ['BY-03', 'BY-32'] },
  async (_how, add) => {
    const first = await openDraftPage()
    first.server.on(UPLOAD, () => createErrorResponse(422, 'No mills'))
    first.write({ text: 'words' })
    await add(first)
    await first.pause()
    expect(await getStoredBytes(first)).toEqual(['bytes of mill.png'])
    first.platform.closeTab()

    const { drafts } = first.platform
    const second = await openDraftPage({ drafts }, ({ server }) => {
      server.on(UPLOAD, () => createMedia('8'))
    })

    const [pending] = getUploads(second).pending
    expect(pending).toMatchObject({ error: { kind: 'refused', reason: 'No mills' } })
    expect([second.draft().text, second.draft().mediaIds]).toEqual(['words', []])
    expect(second.server.calls()).toEqual([])
    await second.session.store.set(retryUploadAtom, second.session, pending!.key)
    expect(second.draft().mediaIds).toEqual(['8'])
  },
)

test('restores an unsaved description', { tags: ['BY-03', 'BY-32'] }, async () => {
  const first = await openDraftPage()
  first.server.on(UPLOAD, () => createMedia('7'))
  await attachFiles(first, 'mill.png')
  const [{ key } = { key: '' }] = getCards(first)
  first.session.store.set(typeDescriptionAtom, first.session, key, 'A mill at th')
  await first.pause()
  first.platform.closeTab()

  const { drafts } = first.platform
  const second = await openDraftPage({ drafts }, ({ server }) => {
    server.on('GET /api/v1/media/7', () => createMedia('7'))
  })

  expect(getCards(second)).toMatchObject([{ key, description: 'A mill at th' }])
})

test('keeps a failed file while a post is edited', { tags: ['BY-03', 'BY-04'] }, async () => {
  const page = await openDraftPage()
  const { store } = page.session
  page.server.on(UPLOAD, () => createErrorResponse(500))
  await attachFiles(page, 'mill.png')
  store.set(ingestStatusesAtom, page.session, [status({ id: '5' })])
  page.server.on('GET /api/v1/statuses/5/source', () =>
    Response.json({ id: '5', text: 'A post', spoiler_text: '' }),
  )
  await store.set(startEditAtom, page.session, statusId('5'))
  expect(getUploads(page).pending).toEqual([])
  page.server.on(UPLOAD, () => createMedia('8'))

  store.set(endEditAtom, page.session)

  await flushPromises()
  const [pending] = getUploads(page).pending
  expect(pending).toMatchObject({ error: { kind: 'failed' } })
  await store.set(retryUploadAtom, page.session, pending!.key)
  expect(page.draft().mediaIds).toEqual(['8'])
})

/** Sends a post with a picture, loses the response, and reloads the page. The server has attached the picture. */
async function reloadAfterLostResponse(arrived: readonly object[]) {
  const first = await openDraftPage()
  first.server.on(UPLOAD, () => createMedia('7'))
  await attachFiles(first, 'mill.png')
  first.write({ text: 'The mill' })
  await first.pause()
  first.server.on(POST, () => createErrorResponse(504))
  await first.submit()
  await first.pause()
  first.platform.closeTab()

  const { drafts, storage } = first.platform
  const second = await openDraftPage({ drafts, storage }, ({ server }) => {
    server.on('GET /api/v1/media/7', () => createErrorResponse(404))
    server.on('GET /api/v1/accounts/1/statuses', () => Response.json(arrived))
    server.on(UPLOAD, () => createMedia('17'))
  })
  return { first, second }
}

test(
  'does not resend a picture or its post when the response of the post was lost',
  { tags: ['CMP-05', 'BY-32'] },
  async () => {
    const media_attachments = [{ id: '7', type: 'image' }]
    const traits = { content: '<p>The mill</p>', created_at: '2026-11-23T09:00:01Z' }
    const { first, second } = await reloadAfterLostResponse([
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
  'uploads a picture again when its post does not exist and the server has discarded it',
  { tags: ['CMP-05', 'BY-32'] },
  async () => {
    const { second } = await reloadAfterLostResponse([])
    second.server.on(POST, () => createErrorResponse(422))

    expect(await second.submit()).toBe(false)
    await expect.poll(() => second.draft().mediaIds).toEqual(['17'])
    second.server.on(POST, () => Response.json(status({ id: '11' })))

    expect(await second.submit()).toBe(true)
    expect(await second.body(1)).toMatchObject({ status: 'The mill', media_ids: ['17'] })
  },
)

test(
  'does not replace a file of a post that was sent during the check of the file',
  { tags: ['CMP-05', 'BY-32'] },
  async () => {
    const first = await openDraftPage()
    first.server.on(UPLOAD, () => createMedia('7'))
    await attachFiles(first, 'mill.png')
    await first.pause()
    first.platform.closeTab()
    const { drafts } = first.platform
    let heldRequest: { readonly answer: (response: Response) => void } | null = null
    const second = await openDraftPage({ drafts }, ({ server }) => {
      heldRequest = server.hold('GET /api/v1/media/7')
      server.on(UPLOAD, () => createMedia('17'))
    })
    await expect.poll(() => second.server.calls()).toEqual(['GET /api/v1/media/7'])
    const { idempotencyKey } = second.draft()
    const held = second.server.hold(POST)

    const sent = second.submit()
    await flushPromises()
    heldRequest!.answer(createErrorResponse(404))
    await flushPromises()
    held.answer(createErrorResponse(504))
    await sent

    expect(second.draft()).toMatchObject({ mediaIds: ['7'], idempotencyKey })
    expect(second.server.calls()).not.toContain(UPLOAD)
  },
)
