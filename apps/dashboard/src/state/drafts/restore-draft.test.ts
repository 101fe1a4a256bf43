import { expect, test } from 'vitest'
import { RETRY_DELAY_MS } from '../../lib/retry.ts'
import { openDraftPage, reopenDraftPage } from '../../testing/draft-page.ts'
import { status } from '../../testing/factories.ts'
import { discardOwnDraftAtom } from './discard-draft.ts'
import { DRAFT_DELAY_MS, DRAFT_RETRY_MS, DRAFT_SLOW_MS } from './write-drafts.ts'

const POST = 'POST /api/v1/statuses'

type Words = Partial<Readonly<Record<'store' | 'wal', string>>>

/**
 * Creates a page that has closed and left text: in the draft store, and in the write-ahead log when the store was
 * full.
 */
async function closePage({ store, wal }: Words) {
  const page = await openDraftPage()
  if (store !== undefined) {
    page.write({ text: store })
    await page.pause()
  }
  page.platform.drafts.fail('all')
  if (wal !== undefined) {
    page.write({ text: wal })
    await page.pause()
  }
  page.platform.closeTab()
  return page
}

test('writes text to localStorage when the draft store is full', { tags: ['BY-32'] }, async () => {
  const first = await closePage({ wal: 'hello' })
  expect(first.writeError()).toBeNull()
  first.platform.drafts.fail(null)

  expect((await reopenDraftPage(first)).draft().text).toBe('hello')
})

test.each([
  ['in the store', { store: 'one' }, 'one'],
  ['beside it', { wal: 'one' }, 'one'],
  ['in both', { store: 'one', wal: 'one two' }, 'one two'],
])(
  'continues with the draft that is %s when the store is full and creates no second one',
  { tags: ['BY-03', 'BY-32'] },
  async (_where, words, text) => {
    const first = await closePage(words)

    const second = await reopenDraftPage(first)
    expect(second.draft().text).toBe(text)
    second.write({ text: `${text} more` })
    await second.pause()
    second.platform.closeTab()
    const third = await reopenDraftPage(second)
    expect(third.draft().text).toBe(`${text} more`)

    first.platform.drafts.fail(null)
    third.write({ text: `${text} more and more` })
    await third.pause(DRAFT_RETRY_MS)
    expect(third.texts()).toEqual([`${text} more and more`])
    expect(first.platform.storage.keys()).toEqual([])
  },
)

test(
  'restores the draft from localStorage when the store cannot be read, and the others when it can be read again',
  { tags: ['BY-03', 'BY-32'] },
  async () => {
    const older = await closePage({ store: 'older' })
    older.platform.drafts.fail('reading')
    const first = await reopenDraftPage(older)
    expect(first.draft().text).toBe('')
    first.write({ text: 'newer' })
    await first.pause()
    expect(first.writeError()).toBeNull()

    const second = await reopenDraftPage(first)
    expect(second.draft().text).toBe('newer')
    expect(second.listed()).toEqual([])
    older.platform.drafts.fail(null)
    await second.pause(RETRY_DELAY_MS)

    expect(second.draft().text).toBe('newer')
    expect(second.listed().map(({ draft }) => draft.text)).toEqual(['older'])
  },
)

test(
  'restores the draft in a composer that is still empty when the store can be read again',
  { tags: ['BY-03'] },
  async () => {
    const first = await closePage({ store: 'older' })
    first.platform.drafts.fail('reading')
    const second = await reopenDraftPage(first)

    first.platform.drafts.fail(null)
    await second.pause(RETRY_DELAY_MS)

    expect(second.draft().text).toBe('older')
  },
)

test('writes to localStorage while the store is slow', { tags: ['BY-32'] }, async () => {
  const first = await openDraftPage()
  const held = first.platform.drafts.holdChanges()
  first.write({ text: 'one' })
  await first.pause()
  first.write({ text: 'one two' })
  await first.pause(DRAFT_DELAY_MS + DRAFT_SLOW_MS)
  first.platform.closeTab()
  held.forget()

  expect(DRAFT_DELAY_MS + DRAFT_SLOW_MS).toBeLessThan(1_000)
  expect((await reopenDraftPage(first)).draft().text).toBe('one two')
})

test(
  'does not restore a draft that was deleted while the store was full',
  { tags: ['BY-03'] },
  async () => {
    const first = await closePage({ wal: 'hello' })
    const second = await reopenDraftPage(first)

    await second.session.store.set(discardOwnDraftAtom, second.session)
    await second.pause()
    first.platform.drafts.fail(null)
    await second.pause(DRAFT_RETRY_MS)
    const third = await reopenDraftPage(second)

    expect(third.draft().text).toBe('')
    expect(third.listed()).toEqual([])
  },
)

test(
  'does not restore a draft that was published while the store could not be read',
  { tags: ['CMP-05', 'BY-03'] },
  async () => {
    const older = await closePage({ store: 'hello' })
    older.platform.drafts.fail(null)
    const first = await reopenDraftPage(older)
    first.server.on(POST, () => Response.json(status({ id: '10' })))
    older.platform.drafts.fail('reading')
    await first.submit()
    await first.pause()

    const second = await reopenDraftPage(first)
    expect(second.draft().text).toBe('')
    older.platform.drafts.fail(null)
    await second.pause(RETRY_DELAY_MS)

    expect(second.draft().text).toBe('')
    expect(second.texts()).toEqual([])
  },
)

test(
  'restores a draft that was emptied while the store was closed and written again',
  { tags: ['BY-03'] },
  async () => {
    const first = await openDraftPage()
    first.write({ text: 'hello' })
    await first.pause()
    first.platform.drafts.fail('reading')
    first.write({ text: '' })
    await first.pause()
    first.platform.drafts.fail(null)
    first.write({ text: 'hello again' })
    await first.pause()

    const second = await reopenDraftPage(first)

    expect(second.draft().text).toBe('hello again')
    expect(first.platform.storage.keys()).toEqual([])
  },
)
