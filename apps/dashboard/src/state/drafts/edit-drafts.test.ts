import { expect, test } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { openDraftPage, type DraftPage, reopenDraftPage } from '../../testing/draft-page.ts'
import { account, status } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { editingAtom } from '../compose/draft.ts'
import { startEditAtom } from '../compose/edit-post.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { toastsAtom, runMessageActionAtom } from '../ui/messages.ts'
import { openDraftAtom } from './adopt-draft.ts'
import { cancelEditAtom, discardDraftAtom } from './discard-draft.ts'

const getOtherTexts = (page: DraftPage) => page.listed().map(({ draft }) => draft.text)
const getId = (page: DraftPage, text: string) =>
  page.kept().find(({ draft }) => draft.text === text)?.id ?? ''

const undoDelete = async (page: DraftPage) => {
  const notice = page.session.app.get(toastsAtom).at(-1)
  page.session.app.set(runMessageActionAtom, notice?.key ?? -1)
  await flushPromises()
}

/** Opens an own post in the composer for editing. */
async function openEdit() {
  const page = await openDraftPage()
  const { session, server } = page
  const own = status({ id: '5', account: account({ id: '1', username: 'mira' }) })
  session.store.set(ingestStatusesAtom, session, [own])
  server.on('GET /api/v1/statuses/5/source', () =>
    Response.json({ id: '5', text: 'A cta', spoiler_text: '' }),
  )
  page.write({ text: 'aside' })
  await page.pause()
  await session.store.set(startEditAtom, session, statusId('5'))
  await page.pause()
  const edited = (which: DraftPage) =>
    which.session.store.get(editingAtom(which.session))?.status.id ?? null
  return { page, edited }
}

test(
  'stores the changes of an edit and restores it as an edit',
  { tags: ['BY-03', 'BY-04'] },
  async () => {
    const { page, edited } = await openEdit()
    expect(page.texts()).toEqual(['aside'])
    page.write({ text: 'A cat' })
    await page.pause()

    const again = await reopenDraftPage(page)

    expect(again.draft().text).toBe('A cat')
    expect(edited(again)).toBe('5')
    expect(getOtherTexts(again)).toEqual(['aside'])
  },
)

test(
  'restores the stashed draft after a restored edit ends',
  { tags: ['BY-03', 'BY-04'] },
  async () => {
    const { page, edited } = await openEdit()
    page.write({ text: 'A cat' })
    await page.pause()
    const again = await reopenDraftPage(page)

    await again.session.store.set(cancelEditAtom, again.session)

    expect([edited(again), again.draft().text]).toEqual([null, 'aside'])
    expect(getOtherTexts(again)).toEqual([])
    again.write({ text: 'aside, and on' })
    await again.pause()
    expect((await reopenDraftPage(again)).draft().text).toBe('aside, and on')
  },
)

test(
  'does not restore a stashed draft that is open in another tab by then',
  { tags: ['BY-32'] },
  async () => {
    const { page } = await openEdit()
    page.write({ text: 'A cat' })
    await page.pause()
    const id = getId(page, 'aside')
    page.platform.closeTab()
    await page.platform.drafts.tab().lock(id, 0)
    const { drafts, storage } = page.platform
    const again = await openDraftPage({ drafts, storage })

    await again.session.store.set(cancelEditAtom, again.session)

    expect(again.draft().text).toBe('')
  },
)

test('does not restore a stashed draft that was deleted', { tags: ['BY-03'] }, async () => {
  const { page } = await openEdit()
  page.write({ text: 'A cat' })
  await page.pause()
  await page.session.store.set(discardDraftAtom, page.session, getId(page, 'aside'))
  const again = await reopenDraftPage(page)

  await again.session.store.set(cancelEditAtom, again.session)

  expect(again.draft().text).toBe('')
})

test(
  'restores the stashed draft after the edit was opened over it',
  { tags: ['BY-03', 'BY-04'] },
  async () => {
    const { page } = await openEdit()
    page.write({ text: 'A cat' })
    await page.pause()
    await page.session.store.set(openDraftAtom, page.session, getId(page, 'aside'))
    page.write({ text: 'aside, and on' })

    await page.session.store.set(openDraftAtom, page.session, getId(page, 'A cat'))
    await page.session.store.set(cancelEditAtom, page.session)

    expect(page.draft().text).toBe('aside, and on')
  },
)

test(
  'removes an edit when it is saved and restores the stashed draft',
  { tags: ['BY-03', 'BY-04'] },
  async () => {
    const { page, edited } = await openEdit()
    page.write({ text: 'A cat' })
    await page.pause()
    page.server.on('PUT /api/v1/statuses/5', () =>
      Response.json(status({ id: '5', account: account({ id: '1', username: 'mira' }) })),
    )

    await page.submit()
    await page.pause()

    expect(edited(page)).toBeNull()
    expect(page.draft().text).toBe('aside')
    expect(page.texts()).toEqual(['aside'])
  },
)

test(
  'restores a cancelled edit with its changes on undo',
  { tags: ['BY-03', 'BY-04'] },
  async () => {
    const { page, edited } = await openEdit()
    page.write({ text: 'A cat' })

    await page.session.store.set(cancelEditAtom, page.session)
    expect(page.draft().text).toBe('aside')
    expect(getOtherTexts(page)).toEqual([])
    await undoDelete(page)
    expect(getOtherTexts(page)).toEqual(['A cat'])
    await page.session.store.set(openDraftAtom, page.session, getId(page, 'A cat'))

    expect(edited(page)).toBe('5')
    expect(page.draft().text).toBe('A cat')
  },
)
