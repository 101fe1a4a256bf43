import { expect, test } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { openDraftPage, type DraftPage, reopenDraftPage } from '../../testing/draft-page.ts'
import { account, status } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { beginSubmissionAtom } from '../compose/draft.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { redraftStatusAtom } from '../publish/redraft-status.ts'
import { toastsAtom, runMessageActionAtom, UNDO_TOAST_MS } from '../ui/messages.ts'
import { openDraftAtom } from './adopt-draft.ts'
import { discardDraftAtom, discardOwnDraftAtom } from './discard-draft.ts'
import { newDraftAtom } from './new-draft.ts'

const getOtherTexts = (page: DraftPage) => page.listed().map(({ draft }) => draft.text)
const getId = (page: DraftPage, text: string) =>
  page.kept().find(({ draft }) => draft.text === text)?.id ?? ''
const getToasts = ({ session }: DraftPage) => session.app.get(toastsAtom).map(({ kind }) => kind)
const undoDelete = async (page: DraftPage) => {
  const notice = page.session.app.get(toastsAtom).at(-1)
  page.session.app.set(runMessageActionAtom, notice?.key ?? -1)
  await flushPromises()
}

/** One stored draft, and one in the composer. */
async function openWithTwoDrafts() {
  const page = await openDraftPage()
  page.write({ text: 'first', privacy: 'private' })
  await page.pause()
  page.session.store.set(newDraftAtom, page.session)
  page.write({ text: 'second' })
  await page.pause()
  return page
}

test(
  'moves the current draft to the other drafts when a new one is started',
  { tags: ['BY-03'] },
  async () => {
    const page = await openWithTwoDrafts()

    expect(getOtherTexts(page)).toEqual(['first'])
    expect(page.draft()).toMatchObject({ text: 'second', privacy: 'public' })
  },
)

test('swaps the opened draft with the one in the composer', { tags: ['BY-03'] }, async () => {
  const page = await openWithTwoDrafts()

  await page.session.store.set(openDraftAtom, page.session, getId(page, 'first'))
  await page.pause()

  expect(page.draft()).toMatchObject({ text: 'first', privacy: 'private' })
  expect(getOtherTexts(page)).toEqual(['second'])
  expect(page.texts().toSorted()).toEqual(['first', 'second'])
})

test('does not swap drafts while a post is being sent', { tags: ['BY-03'] }, async () => {
  const page = await openWithTwoDrafts()
  page.session.store.set(beginSubmissionAtom, page.session)

  await page.session.store.set(openDraftAtom, page.session, getId(page, 'first'))
  page.session.store.set(newDraftAtom, page.session)
  await page.session.store.set(discardOwnDraftAtom, page.session)

  expect(page.draft().text).toBe('second')
})

test(
  'restores a deleted draft on undo, and removes it permanently after the timeout',
  { tags: ['BY-03'] },
  async () => {
    const page = await openWithTwoDrafts()
    await page.session.store.set(discardDraftAtom, page.session, getId(page, 'first'))
    expect(getOtherTexts(page)).toEqual([])
    expect(getToasts(page)).toEqual(['draft-deleted'])

    await undoDelete(page)
    expect(getOtherTexts(page)).toEqual(['first'])
    await page.pause(UNDO_TOAST_MS)
    expect(page.texts()).toContain('first')

    await page.session.store.set(discardDraftAtom, page.session, getId(page, 'first'))
    await page.pause(UNDO_TOAST_MS)

    expect(page.texts()).toEqual(['second'])
  },
)

test(
  'deletes the draft in the composer and restores it there on undo',
  { tags: ['BY-03', 'CMP-32'] },
  async () => {
    const page = await openWithTwoDrafts()

    await page.session.store.set(discardOwnDraftAtom, page.session)
    expect(page.draft().text).toBe('')
    expect(getOtherTexts(page)).toEqual(['first'])
    await undoDelete(page)

    expect(page.draft().text).toBe('second')
  },
)

test(
  'keeps a newly started draft in the composer when the deleted one is restored',
  { tags: ['BY-03'] },
  async () => {
    const page = await openWithTwoDrafts()
    await page.session.store.set(discardOwnDraftAtom, page.session)
    page.write({ text: 'third' })

    await undoDelete(page)

    expect(page.draft().text).toBe('third')
    expect(getOtherTexts(page).toSorted()).toEqual(['first', 'second'])
  },
)

test(
  'restores a deleted draft from memory when the browser had no space for it',
  { tags: ['BY-32'] },
  async () => {
    const page = await openDraftPage()
    page.platform.drafts.fail('all')
    page.write({ text: 'never kept' })

    await page.session.store.set(discardOwnDraftAtom, page.session)
    expect(page.draft().text).toBe('')
    await undoDelete(page)

    expect(page.draft().text).toBe('never kept')
  },
)

test(
  'neither opens nor deletes a draft that is open in another tab',
  { tags: ['BY-32'] },
  async () => {
    const first = await openDraftPage()
    first.write({ text: 'mine' })
    await first.pause()
    const second = await openDraftPage({ drafts: first.platform.drafts })
    expect(getOtherTexts(second)).toEqual(['mine'])

    await second.session.store.set(openDraftAtom, second.session, getId(first, 'mine'))
    await second.session.store.set(discardDraftAtom, second.session, getId(first, 'mine'))

    expect(second.draft().text).toBe('')
    expect(getOtherTexts(second)).toEqual(['mine'])
    expect(getToasts(second)).toEqual(['draft-elsewhere', 'draft-elsewhere'])
  },
)

test('releases a draft for other tabs after it is written', { tags: ['BY-32'] }, async () => {
  const first = await openWithTwoDrafts()
  const { drafts } = first.platform
  const second = await openDraftPage({ drafts })
  const open = (page: DraftPage, text: string) =>
    page.session.store.set(openDraftAtom, page.session, getId(first, text))

  const { pass, forget } = drafts.holdChanges()
  const opened = open(first, 'first')
  await flushPromises()
  pass()
  await opened
  void open(second, 'second')
  await flushPromises()
  expect(getToasts(second)).toEqual(['draft-elsewhere'])

  forget()
  pass()
  await flushPromises()
  await open(second, 'second')
  expect(second.draft().text).toBe('second')
  expect(first.texts().toSorted()).toEqual(['first', 'second'])
})

test(
  'leaves a released draft unchanged when the waiting page has new text by then',
  { tags: ['BY-32'] },
  async () => {
    const first = await openDraftPage()
    first.write({ text: 'mine' })
    await first.pause()
    const before = first.kept()
    let grant: () => void = () => undefined
    const second = await openDraftPage({ drafts: first.platform.drafts }, ({ platform }) => {
      const { openDrafts } = platform
      const claim = () =>
        new Promise<() => void>((resolve) => {
          grant = () => resolve(() => undefined)
        })
      Object.assign(platform, { openDrafts: async () => ({ ...(await openDrafts()), claim }) })
    })

    second.write({ text: 'begun here' })
    grant()
    await flushPromises()

    expect(first.kept()).toEqual(before)
    expect(second.draft().text).toBe('begun here')
  },
)

test('lists a new draft in other tabs immediately', { tags: ['BY-32'] }, async () => {
  const first = await openDraftPage()
  const second = await openDraftPage({ drafts: first.platform.drafts })

  first.write({ text: 'new here' })
  await first.pause()
  await flushPromises()

  expect(getOtherTexts(second)).toEqual(['new here'])
})

test(
  'removes a deleted draft a minute later when its page was closed',
  { tags: ['BY-03'] },
  async () => {
    const page = await openWithTwoDrafts()
    await page.session.store.set(discardDraftAtom, page.session, getId(page, 'first'))
    const soon = await reopenDraftPage(page)
    expect(soon.texts()).toContain('first')
    page.platform.drafts.stored.forEach((raw, id) =>
      page.platform.drafts.stored.set(id, { ...(raw as object), deletedAt: 1 }),
    )

    const later = await reopenDraftPage(soon)

    expect(later.texts()).toEqual([])
  },
)

test(
  'moves the draft in the composer to the other drafts when a post is redrafted',
  { tags: ['BY-03', 'ST-15'] },
  async () => {
    const page = await openDraftPage()
    const { session, server } = page
    const own = status({ id: '5', account: account({ id: '1', username: 'mira' }) })
    session.store.set(ingestStatusesAtom, session, [own])
    server.on('DELETE /api/v1/statuses/5', () =>
      Response.json({ ...own, text: 'once more', media_attachments: [] }),
    )
    page.write({ text: 'half a thought' })
    await page.pause()

    await session.store.set(redraftStatusAtom, session, statusId('5'))
    await page.pause()

    expect(page.draft().text).toBe('once more')
    expect(getOtherTexts(page)).toEqual(['half a thought'])
  },
)
