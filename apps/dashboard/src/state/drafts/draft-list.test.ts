import { expect, test } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { draftingPage, type DraftingPage, reopened } from '../../testing/drafting-page.ts'
import { account, status } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { beginSendingAtom, editingAtom } from '../compose/draft.ts'
import { startEditAtom } from '../compose/editing.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { redraftStatusAtom } from '../publish/redraft.ts'
import { noticesAtom, runMessageActionAtom, UNDO_NOTICE_MS } from '../ui/messages.ts'
import { cancelEditAtom, discardDraftAtom, discardOwnDraftAtom } from './discard-draft.ts'
import { newDraftAtom } from './new-draft.ts'
import { openDraftAtom } from './take-draft.ts'

const words = (page: DraftingPage) => page.listed().map(({ draft }) => draft.text)
const idOf = (page: DraftingPage, text: string) =>
  page.kept().find(({ draft }) => draft.text === text)?.id ?? ''
const notices = ({ session }: DraftingPage) => session.app.get(noticesAtom).map(({ kind }) => kind)
const undo = async (page: DraftingPage) => {
  const notice = page.session.app.get(noticesAtom).at(-1)
  page.session.app.set(runMessageActionAtom, notice?.key ?? -1)
  await settled()
}

/** One draft that waits, and one in the composer. */
async function two() {
  const page = await draftingPage()
  page.write({ text: 'first', privacy: 'private' })
  await page.pause()
  page.session.store.set(newDraftAtom, page.session)
  page.write({ text: 'second' })
  await page.pause()
  return page
}

test('a new draft puts the one before among the others', { tags: ['BY-03'] }, async () => {
  const page = await two()

  expect(words(page)).toEqual(['first'])
  expect(page.draft()).toMatchObject({ text: 'second', privacy: 'public' })
})

test('opening one exchanges it with the one in the composer', { tags: ['BY-03'] }, async () => {
  const page = await two()

  await page.session.store.set(openDraftAtom, page.session, idOf(page, 'first'))
  await page.pause()

  expect(page.draft()).toMatchObject({ text: 'first', privacy: 'private' })
  expect(words(page)).toEqual(['second'])
  expect(page.texts().toSorted()).toEqual(['first', 'second'])
})

test('nothing is exchanged while a post is on its way', { tags: ['BY-03'] }, async () => {
  const page = await two()
  page.session.store.set(beginSendingAtom, page.session)

  await page.session.store.set(openDraftAtom, page.session, idOf(page, 'first'))
  page.session.store.set(newDraftAtom, page.session)
  await page.session.store.set(discardOwnDraftAtom, page.session)

  expect(page.draft().text).toBe('second')
})

test(
  'a deleted draft can be asked back, then it is gone for good',
  { tags: ['BY-03'] },
  async () => {
    const page = await two()
    await page.session.store.set(discardDraftAtom, page.session, idOf(page, 'first'))
    expect(words(page)).toEqual([])
    expect(notices(page)).toEqual(['draft-deleted'])

    await undo(page)
    expect(words(page)).toEqual(['first'])
    await page.pause(UNDO_NOTICE_MS)
    expect(page.texts()).toContain('first')

    await page.session.store.set(discardDraftAtom, page.session, idOf(page, 'first'))
    await page.pause(UNDO_NOTICE_MS)

    expect(page.texts()).toEqual(['second'])
  },
)

test(
  'the one in the composer is deleted and asked back into it',
  { tags: ['BY-03', 'CMP-32'] },
  async () => {
    const page = await two()

    await page.session.store.set(discardOwnDraftAtom, page.session)
    expect(page.draft().text).toBe('')
    expect(words(page)).toEqual(['first'])
    await undo(page)

    expect(page.draft().text).toBe('second')
  },
)

test(
  'what was begun meanwhile keeps its place when the deleted one is asked back',
  { tags: ['BY-03'] },
  async () => {
    const page = await two()
    await page.session.store.set(discardOwnDraftAtom, page.session)
    page.write({ text: 'third' })

    await undo(page)

    expect(page.draft().text).toBe('third')
    expect(words(page).toSorted()).toEqual(['first', 'second'])
  },
)

test(
  'a deleted draft comes back from memory where the browser had no room for it',
  { tags: ['BY-32'] },
  async () => {
    const page = await draftingPage()
    page.platform.drafts.refuse('all')
    page.write({ text: 'never kept' })

    await page.session.store.set(discardOwnDraftAtom, page.session)
    expect(page.draft().text).toBe('')
    await undo(page)

    expect(page.draft().text).toBe('never kept')
  },
)

test(
  'a draft that is open in another tab is neither opened nor deleted',
  { tags: ['BY-32'] },
  async () => {
    const first = await draftingPage()
    first.write({ text: 'mine' })
    await first.pause()
    const second = await draftingPage({ drafts: first.platform.drafts })
    expect(words(second)).toEqual(['mine'])

    await second.session.store.set(openDraftAtom, second.session, idOf(first, 'mine'))
    await second.session.store.set(discardDraftAtom, second.session, idOf(first, 'mine'))

    expect(second.draft().text).toBe('')
    expect(words(second)).toEqual(['mine'])
    expect(notices(second)).toEqual(['draft-elsewhere', 'draft-elsewhere'])
  },
)

test(
  'a draft that is put aside is open to other tabs once it is written',
  { tags: ['BY-32'] },
  async () => {
    const first = await two()
    const { drafts } = first.platform
    const second = await draftingPage({ drafts })
    const open = (page: DraftingPage, text: string) =>
      page.session.store.set(openDraftAtom, page.session, idOf(first, text))

    const { pass, forget } = drafts.holdChanges()
    const opened = open(first, 'first')
    await settled()
    pass()
    await opened
    void open(second, 'second')
    await settled()
    expect(notices(second)).toEqual(['draft-elsewhere'])

    forget()
    pass()
    await settled()
    await open(second, 'second')
    expect(second.draft().text).toBe('second')
    expect(first.texts().toSorted()).toEqual(['first', 'second'])
  },
)

test(
  'a draft that comes free for a page that is written in by then stays as it was',
  { tags: ['BY-32'] },
  async () => {
    const first = await draftingPage()
    first.write({ text: 'mine' })
    await first.pause()
    const before = first.kept()
    let grant: () => void = () => undefined
    const second = await draftingPage({ drafts: first.platform.drafts }, ({ platform }) => {
      const { openDrafts } = platform
      const claim = () =>
        new Promise<() => void>((resolve) => {
          grant = () => resolve(() => undefined)
        })
      Object.assign(platform, { openDrafts: async () => ({ ...(await openDrafts()), claim }) })
    })

    second.write({ text: 'begun here' })
    grant()
    await settled()

    expect(first.kept()).toEqual(before)
    expect(second.draft().text).toBe('begun here')
  },
)

test('a draft of one tab is listed in the other at once', { tags: ['BY-32'] }, async () => {
  const first = await draftingPage()
  const second = await draftingPage({ drafts: first.platform.drafts })

  first.write({ text: 'new here' })
  await first.pause()
  await settled()

  expect(words(second)).toEqual(['new here'])
})

test(
  'a deleted draft whose page went away is gone a minute later',
  { tags: ['BY-03'] },
  async () => {
    const page = await two()
    await page.session.store.set(discardDraftAtom, page.session, idOf(page, 'first'))
    const soon = await reopened(page)
    expect(soon.texts()).toContain('first')
    page.platform.drafts.kept.forEach((raw, id) =>
      page.platform.drafts.kept.set(id, { ...(raw as object), deletedAt: 1 }),
    )

    const later = await reopened(soon)

    expect(later.texts()).toEqual([])
  },
)

test(
  'a redraft puts what stood in the composer among the drafts',
  { tags: ['BY-03', 'ST-15'] },
  async () => {
    const page = await draftingPage()
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
    expect(words(page)).toEqual(['half a thought'])
  },
)

/** An own post in the composer, to be changed. */
async function editing() {
  const page = await draftingPage()
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
  const edited = (which: DraftingPage) =>
    which.session.store.get(editingAtom(which.session))?.status.id ?? null
  return { page, edited }
}

test(
  'an edit is kept as it is changed, and comes back as an edit',
  { tags: ['BY-03', 'BY-04'] },
  async () => {
    const { page, edited } = await editing()
    expect(page.texts()).toEqual(['aside'])
    page.write({ text: 'A cat' })
    await page.pause()

    const again = await reopened(page)

    expect(again.draft().text).toBe('A cat')
    expect(edited(again)).toBe('5')
    expect(words(again)).toEqual(['aside'])
  },
)

test(
  'behind an edit that came back comes what it had taken the place of, once it ends',
  { tags: ['BY-03', 'BY-04'] },
  async () => {
    const { page, edited } = await editing()
    page.write({ text: 'A cat' })
    await page.pause()
    const again = await reopened(page)

    await again.session.store.set(cancelEditAtom, again.session)

    expect([edited(again), again.draft().text]).toEqual([null, 'aside'])
    expect(words(again)).toEqual([])
    again.write({ text: 'aside, and on' })
    await again.pause()
    expect((await reopened(again)).draft().text).toBe('aside, and on')
  },
)

test(
  'what another tab has open by then does not come back behind an edit',
  { tags: ['BY-32'] },
  async () => {
    const { page } = await editing()
    page.write({ text: 'A cat' })
    await page.pause()
    const id = idOf(page, 'aside')
    page.platform.closeTab()
    await page.platform.drafts.tab().claim(id, 0)
    const { drafts, storage } = page.platform
    const again = await draftingPage({ drafts, storage })

    await again.session.store.set(cancelEditAtom, again.session)

    expect(again.draft().text).toBe('')
  },
)

test('a deleted draft does not come back behind an edit', { tags: ['BY-03'] }, async () => {
  const { page } = await editing()
  page.write({ text: 'A cat' })
  await page.pause()
  await page.session.store.set(discardDraftAtom, page.session, idOf(page, 'aside'))
  const again = await reopened(page)

  await again.session.store.set(cancelEditAtom, again.session)

  expect(again.draft().text).toBe('')
})

test(
  'an edit that was opened over the draft behind it brings that back',
  { tags: ['BY-03', 'BY-04'] },
  async () => {
    const { page } = await editing()
    page.write({ text: 'A cat' })
    await page.pause()
    await page.session.store.set(openDraftAtom, page.session, idOf(page, 'aside'))
    page.write({ text: 'aside, and on' })

    await page.session.store.set(openDraftAtom, page.session, idOf(page, 'A cat'))
    await page.session.store.set(cancelEditAtom, page.session)

    expect(page.draft().text).toBe('aside, and on')
  },
)

test(
  'an edit that was saved is kept no longer, and the draft is back',
  { tags: ['BY-03', 'BY-04'] },
  async () => {
    const { page, edited } = await editing()
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
  'an edit that is given up can be asked back, with what was changed in it',
  { tags: ['BY-03', 'BY-04'] },
  async () => {
    const { page, edited } = await editing()
    page.write({ text: 'A cat' })

    await page.session.store.set(cancelEditAtom, page.session)
    expect(page.draft().text).toBe('aside')
    expect(words(page)).toEqual([])
    await undo(page)
    expect(words(page)).toEqual(['A cat'])
    await page.session.store.set(openDraftAtom, page.session, idOf(page, 'A cat'))

    expect(edited(page)).toBe('5')
    expect(page.draft().text).toBe('A cat')
  },
)
