import { expect, test } from 'vitest'
import { RETRY_MS } from '../../lib/retry.ts'
import { draftingPage, reopened } from '../../testing/drafting-page.ts'
import { status } from '../../testing/factories.ts'
import { discardOwnDraftAtom } from './discard-draft.ts'
import { DRAFT_DELAY_MS, DRAFT_RETRY_MS, DRAFT_SLOW_MS } from './write-drafts.ts'

const POST = 'POST /api/v1/statuses'

type Words = Partial<Readonly<Record<'room' | 'journal', string>>>

/** A page that is gone by now, and left words: in the room, and in the journal when that was full. */
async function leftBehind({ room, journal }: Words) {
  const page = await draftingPage()
  if (room !== undefined) {
    page.write({ text: room })
    await page.pause()
  }
  page.platform.drafts.refuse('all')
  if (journal !== undefined) {
    page.write({ text: journal })
    await page.pause()
  }
  page.platform.closeTab()
  return page
}

test(
  'where the room for drafts is full, words go into the plain storage',
  { tags: ['BY-32'] },
  async () => {
    const first = await leftBehind({ journal: 'hello' })
    expect(first.trouble()).toBeNull()
    first.platform.drafts.refuse(null)

    expect((await reopened(first)).draft().text).toBe('hello')
  },
)

test.each([
  ['in the room', { room: 'one' }, 'one'],
  ['beside it', { journal: 'one' }, 'one'],
  ['in both', { room: 'one', journal: 'one two' }, 'one two'],
])(
  'a page that begins while the room is full goes on with the draft that is %s, and makes no second one of it',
  { tags: ['BY-03', 'BY-32'] },
  async (_where, words, text) => {
    const first = await leftBehind(words)

    const second = await reopened(first)
    expect(second.draft().text).toBe(text)
    second.write({ text: `${text} more` })
    await second.pause()
    second.platform.closeTab()
    const third = await reopened(second)
    expect(third.draft().text).toBe(`${text} more`)

    first.platform.drafts.refuse(null)
    third.write({ text: `${text} more and more` })
    await third.pause(DRAFT_RETRY_MS)
    expect(third.texts()).toEqual([`${text} more and more`])
    expect(first.platform.storage.keys()).toEqual([])
  },
)

test(
  'where the room cannot be read, the draft that waits beside it comes, and the others as soon as they can be read',
  { tags: ['BY-03', 'BY-32'] },
  async () => {
    const older = await leftBehind({ room: 'older' })
    older.platform.drafts.refuse('reading')
    const first = await reopened(older)
    expect(first.draft().text).toBe('')
    first.write({ text: 'newer' })
    await first.pause()
    expect(first.trouble()).toBeNull()

    const second = await reopened(first)
    expect(second.draft().text).toBe('newer')
    expect(second.listed()).toEqual([])
    older.platform.drafts.refuse(null)
    await second.pause(RETRY_MS)

    expect(second.draft().text).toBe('newer')
    expect(second.listed().map(({ draft }) => draft.text)).toEqual(['older'])
  },
)

test(
  'a room that could not be read gives its draft to a composer that is still empty',
  { tags: ['BY-03'] },
  async () => {
    const first = await leftBehind({ room: 'older' })
    first.platform.drafts.refuse('reading')
    const second = await reopened(first)

    first.platform.drafts.refuse(null)
    await second.pause(RETRY_MS)

    expect(second.draft().text).toBe('older')
  },
)

test(
  'what a room is slow to write is in the plain storage meanwhile',
  { tags: ['BY-32'] },
  async () => {
    const first = await draftingPage()
    const held = first.platform.drafts.holdChanges()
    first.write({ text: 'one' })
    await first.pause()
    first.write({ text: 'one two' })
    await first.pause(DRAFT_DELAY_MS + DRAFT_SLOW_MS)
    first.platform.closeTab()
    held.forget()

    expect(DRAFT_DELAY_MS + DRAFT_SLOW_MS).toBeLessThan(1_000)
    expect((await reopened(first)).draft().text).toBe('one two')
  },
)

test(
  'a draft that is deleted while the room is full stays deleted',
  { tags: ['BY-03'] },
  async () => {
    const first = await leftBehind({ journal: 'hello' })
    const second = await reopened(first)

    await second.session.store.set(discardOwnDraftAtom, second.session)
    await second.pause()
    first.platform.drafts.refuse(null)
    await second.pause(DRAFT_RETRY_MS)
    const third = await reopened(second)

    expect(third.draft().text).toBe('')
    expect(third.listed()).toEqual([])
  },
)

test(
  'what was published while the room could not be read does not come back',
  { tags: ['CMP-05', 'BY-03'] },
  async () => {
    const older = await leftBehind({ room: 'hello' })
    older.platform.drafts.refuse(null)
    const first = await reopened(older)
    first.server.on(POST, () => Response.json(status({ id: '10' })))
    older.platform.drafts.refuse('reading')
    await first.submit()
    await first.pause()

    const second = await reopened(first)
    expect(second.draft().text).toBe('')
    older.platform.drafts.refuse(null)
    await second.pause(RETRY_MS)

    expect(second.draft().text).toBe('')
    expect(second.texts()).toEqual([])
  },
)

test(
  'a draft that was emptied where the room was closed, and is written in again, comes back',
  { tags: ['BY-03'] },
  async () => {
    const first = await draftingPage()
    first.write({ text: 'hello' })
    await first.pause()
    first.platform.drafts.refuse('reading')
    first.write({ text: '' })
    await first.pause()
    first.platform.drafts.refuse(null)
    first.write({ text: 'hello again' })
    await first.pause()

    const second = await reopened(first)

    expect(second.draft().text).toBe('hello again')
    expect(first.platform.storage.keys()).toEqual([])
  },
)
