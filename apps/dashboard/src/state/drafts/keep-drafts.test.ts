import { expect, test } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { draftingPage, reopened } from '../../testing/drafting-page.ts'
import { status } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { memoryDrafts } from '../../testing/memory-drafts.ts'
import { refuse } from '../../testing/scripted-server.ts'
import { composer } from '../../testing/test-composer.ts'
import { resetDraftAtom } from '../compose/draft.ts'
import { startReplyAtom } from '../compose/reply.ts'
import { startKeepingDrafts } from './keep-drafts.ts'
import { DRAFT_DELAY_MS, DRAFT_RETRY_MS } from './write-drafts.ts'

const POST = 'POST /api/v1/statuses'

test(
  'a draft is written within a second of a change, once for all that came meanwhile',
  { tags: ['BY-32'] },
  async () => {
    const { write, pause, texts, kept } = await draftingPage()

    write({ text: 'h' })
    write({ text: 'hello' })
    await pause(DRAFT_DELAY_MS - 1)
    expect(texts()).toEqual([])
    await pause(1)

    expect(texts()).toEqual(['hello'])
    expect(kept()[0]?.revision).toBe(1)
    expect(DRAFT_DELAY_MS).toBeLessThan(1_000)
  },
)

test('after a crash the draft is there as it was, its key too', { tags: ['BY-03'] }, async () => {
  const first = await draftingPage()
  first.write({ text: 'half a thought', spoiler: true, spoilerText: 'cw', privacy: 'private' })
  await first.pause()
  first.platform.closeTab()

  const second = await reopened(first)

  expect(second.draft()).toEqual(first.draft())
})

test(
  'what was typed just before the page went away is in the plain storage, and wins',
  { tags: ['BY-03'] },
  async () => {
    const first = await draftingPage()
    first.write({ text: 'one' })
    await first.pause()
    first.write({ text: 'one two' })
    const held = first.platform.drafts.holdChanges()
    first.platform.setHidden(true)
    await settled()
    first.platform.closeTab()
    held.forget()

    const second = await reopened(first)

    expect(second.draft().text).toBe('one two')
    await second.pause()
    expect(second.texts()).toEqual(['one two'])
    expect(first.platform.storage.keys()).toEqual([])
  },
)

test.each([
  ['what is being written', []],
  ['what came after it', ['one two']],
])(
  'a page that goes away while its draft is being written does not lose %s',
  { tags: ['BY-03'] },
  async (_what, more) => {
    const first = await draftingPage()
    const held = first.platform.drafts.holdChanges()
    first.write({ text: 'one' })
    await first.pause()
    for (const text of more) first.write({ text })
    first.platform.setHidden(true)
    await settled()
    first.platform.closeTab()
    held.forget()

    const second = await reopened(first)

    expect(second.draft().text).toBe(more.at(-1) ?? 'one')
  },
)

test(
  'what the room wrote last as the page went away does not win over what came after it',
  { tags: ['BY-03'] },
  async () => {
    const first = await draftingPage()
    const held = first.platform.drafts.holdChanges()
    first.write({ text: 'one' })
    await first.pause()
    first.write({ text: 'one two' })
    first.platform.setHidden(true)
    held.pass()
    await settled()
    first.platform.closeTab()
    held.forget()
    expect(first.texts()).toEqual(['one'])

    const second = await reopened(first)

    expect(second.draft().text).toBe('one two')
    expect(first.platform.storage.keys()).toEqual([])
  },
)

test('what is published is kept no longer, and what failed is', { tags: ['BY-03'] }, async () => {
  const { write, submit, server, pause, texts } = await draftingPage()
  server.on(POST, () => refuse(503))
  write({ text: 'hello' })
  await submit()
  await pause()
  expect(texts()).toEqual(['hello'])

  server.on(POST, () => Response.json(status({ id: '10' })))
  await submit()
  await pause()

  expect(texts()).toEqual([])
})

test(
  'a draft comes back with the key that it was sent with, however soon after the last letter',
  { tags: ['CMP-05', 'BY-03'] },
  async () => {
    const first = await draftingPage()
    first.server.hold(POST)
    first.write({ text: 'hello' })
    void first.submit()
    await settled()
    first.platform.closeTab()

    const second = await reopened(first)

    expect(second.draft()).toMatchObject({
      text: 'hello',
      idempotencyKey: first.draft().idempotencyKey,
    })
  },
)

test(
  'a page that went away as its post was answered does not bring the draft back',
  { tags: ['CMP-05', 'BY-03'] },
  async () => {
    const first = await draftingPage()
    first.write({ text: 'hello' })
    await first.pause()
    first.server.on(POST, () => Response.json(status({ id: '10' })))
    const held = first.platform.drafts.holdChanges()
    await first.submit()
    await settled()
    first.platform.closeTab()
    held.forget()

    const second = await reopened(first)

    expect(second.draft().text).toBe('')
    expect(second.texts()).toEqual([])
  },
)

test('a draft that was emptied is kept no longer', { tags: ['BY-03'] }, async () => {
  const { write, pause, texts } = await draftingPage()
  write({ text: 'hello' })
  await pause()

  write({ text: '' })
  await pause()

  expect(texts()).toEqual([])
})

test(
  'another post leaves the draft among the drafts, and does not bring it back by itself',
  { tags: ['BY-03', 'CMP-32'] },
  async () => {
    const first = await draftingPage()
    first.write({ text: 'first' })
    first.session.store.set(resetDraftAtom, first.session)
    await first.pause()
    first.stop()
    await settled()

    const second = await reopened(first)

    expect(first.draft().text).toBe('')
    expect(second.draft().text).toBe('')
    expect(second.texts()).toEqual(['first'])
  },
)

test(
  'another target changes neither the words nor the draft',
  { tags: ['BY-03', 'CMP-24'] },
  async () => {
    const { session, write, draft, pause, texts } = await draftingPage()
    session.store.set(startReplyAtom, session, statusId('5'))
    write({ text: 'words' })
    await pause()
    write({ text: `${draft().text} more`, inReplyTo: statusId('6') })
    await pause()

    expect(texts()).toEqual(['words more'])
  },
)

test(
  'what is typed before the drafts are read stays, and the older one waits',
  { tags: ['BY-03'] },
  async () => {
    const first = await draftingPage()
    first.write({ text: 'older' })
    await first.pause()
    first.platform.closeTab()
    const page = composer({ drafts: first.platform.drafts })
    startKeepingDrafts(page.session)
    page.write({ text: 'newer' })
    await page.platform.clock.advance(DRAFT_DELAY_MS)

    expect(page.draft().text).toBe('newer')
    expect(first.texts().toSorted()).toEqual(['newer', 'older'])
  },
)

test(
  'who leaves before the drafts are read is not named in the tab again',
  { tags: ['BY-03', 'SES-17'] },
  async () => {
    const { session, platform } = composer()
    const stop = startKeepingDrafts(session)

    stop()
    await settled()

    expect(platform.tabStorage.keys()).toEqual([])
  },
)

test(
  'words that a page is opened with are a draft of their own',
  { tags: ['BY-03', 'STA-04'] },
  async () => {
    const first = await draftingPage()
    first.write({ text: 'older' })
    await first.pause()
    first.platform.closeTab()

    const shared = await draftingPage({ drafts: first.platform.drafts, composeText: 'shared' })
    await shared.pause()

    expect(shared.draft().text).toBe('shared')
    expect(shared.texts().toSorted()).toEqual(['older', 'shared'])
  },
)

test(
  'two tabs have a draft each, also where one began as a copy of the other',
  { tags: ['BY-32'] },
  async () => {
    const first = await draftingPage()
    first.write({ text: 'first tab' })
    await first.pause()

    const { drafts, storage, tabStorage } = first.platform
    const second = await draftingPage({ drafts, storage, tabStorage })
    expect(second.draft().text).toBe('')
    second.write({ text: 'second tab' })
    first.write({ text: 'first tab goes on' })
    await first.pause()
    await second.pause()

    expect(first.texts().toSorted()).toEqual(['first tab goes on', 'second tab'])
  },
)

test(
  'a tab has its own draft again, not the newer one of another',
  { tags: ['BY-32'] },
  async () => {
    const drafts = memoryDrafts()
    const first = await draftingPage({ drafts })
    first.write({ text: 'first' })
    await first.pause()
    const second = await draftingPage({ drafts })
    second.write({ text: 'second' })
    await second.pause(5_000)
    first.platform.closeTab()
    second.platform.closeTab()

    const again = await draftingPage({ drafts, tabStorage: first.platform.tabStorage })

    expect(again.draft().text).toBe('first')
  },
)

test(
  'where tabs cannot see each other, neither writes over the other',
  { tags: ['BY-32'] },
  async () => {
    const first = await draftingPage()
    first.write({ text: 'one' })
    await first.pause()
    // As on a page without locks: what another tab has looks free.
    first.platform.closeTab()
    const second = await reopened(first)
    expect(second.draft().text).toBe('one')

    second.write({ text: 'one, here' })
    await second.pause()
    first.write({ text: 'one, there' })
    await first.pause()
    await first.pause()

    expect(first.texts().toSorted()).toEqual(['one, here', 'one, there'])
    expect([first.draft().text, second.draft().text]).toEqual(['one, there', 'one, here'])
  },
)

/** Two tabs that cannot see each other: the first one's draft was opened and changed in the second. */
async function takenOver() {
  const first = await draftingPage()
  first.write({ text: 'one' })
  await first.pause()
  first.platform.closeTab()
  const second = await reopened(first)
  second.write({ text: 'one, here' })
  await second.pause()
  return first
}

test(
  'what is changed while a write finds the draft taken goes on as one draft',
  { tags: ['BY-32'] },
  async () => {
    const first = await takenOver()
    const held = first.platform.drafts.holdChanges()
    first.write({ text: 'one, there' })
    await first.pause()

    first.write({ text: 'one, there, more' })
    held.forget()
    held.pass()
    await first.pause()
    await first.pause()

    expect(first.texts().toSorted()).toEqual(['one, here', 'one, there, more'])
  },
)

test(
  'a draft that is emptied in one tab stays as another has written it since',
  { tags: ['BY-32'] },
  async () => {
    const first = await takenOver()

    first.write({ text: '' })
    await first.pause()
    await first.pause()

    expect(first.texts()).toEqual(['one, here'])
    expect(first.platform.storage.keys()).toEqual([])
  },
)

test(
  'a full browser is said, nothing is dropped, and it is tried again',
  { tags: ['BY-32'] },
  async () => {
    const { write, pause, platform, trouble, texts, draft } = await draftingPage({
      storage: fullStorage(),
    })
    platform.drafts.refuse('all')
    write({ text: 'hello' })
    await pause()
    expect(trouble()).toBe('words')
    expect(draft().text).toBe('hello')

    platform.drafts.refuse(null)
    await pause(DRAFT_RETRY_MS)

    expect(trouble()).toBeNull()
    expect(texts()).toEqual(['hello'])
  },
)

function fullStorage() {
  return {
    read: () => null,
    write: () => false,
    remove: () => undefined,
    keys: () => [],
    watch: () => () => undefined,
  }
}
