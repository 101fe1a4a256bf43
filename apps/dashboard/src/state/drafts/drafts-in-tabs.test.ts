import { expect, test } from 'vitest'
import { openDraftPage, reopenDraftPage } from '../../testing/draft-page.ts'
import { createMemoryDrafts } from '../../testing/memory-drafts.ts'

test('keeps a draft per tab, even when a tab was duplicated', { tags: ['BY-32'] }, async () => {
  const first = await openDraftPage()
  first.write({ text: 'first tab' })
  await first.pause()

  const { drafts, storage, tabStorage } = first.platform
  const second = await openDraftPage({ drafts, storage, tabStorage })
  expect(second.draft().text).toBe('')
  second.write({ text: 'second tab' })
  first.write({ text: 'first tab goes on' })
  await first.pause()
  await second.pause()

  expect(first.texts().toSorted()).toEqual(['first tab goes on', 'second tab'])
})

test(
  "restores the tab's own draft and not a newer one of another tab",
  { tags: ['BY-32'] },
  async () => {
    const drafts = createMemoryDrafts()
    const first = await openDraftPage({ drafts })
    first.write({ text: 'first' })
    await first.pause()
    const second = await openDraftPage({ drafts })
    second.write({ text: 'second' })
    await second.pause(5_000)
    first.platform.closeTab()
    second.platform.closeTab()

    const again = await openDraftPage({ drafts, tabStorage: first.platform.tabStorage })

    expect(again.draft().text).toBe('first')
  },
)

test('overwrites no draft when tabs cannot detect each other', { tags: ['BY-32'] }, async () => {
  const first = await openDraftPage()
  first.write({ text: 'one' })
  await first.pause()
  // As on a page without locks: drafts of another tab look released.
  first.platform.closeTab()
  const second = await reopenDraftPage(first)
  expect(second.draft().text).toBe('one')

  second.write({ text: 'one, here' })
  await second.pause()
  first.write({ text: 'one, there' })
  await first.pause()
  await first.pause()

  expect(first.texts().toSorted()).toEqual(['one, here', 'one, there'])
  expect([first.draft().text, second.draft().text]).toEqual(['one, there', 'one, here'])
})

/** Two tabs that cannot detect each other: the draft of the first one was opened and changed in the second. */
async function openInTwoTabs() {
  const first = await openDraftPage()
  first.write({ text: 'one' })
  await first.pause()
  first.platform.closeTab()
  const second = await reopenDraftPage(first)
  second.write({ text: 'one, here' })
  await second.pause()
  return first
}

test(
  'creates one new draft from changes during a write that finds the draft taken',
  { tags: ['BY-32'] },
  async () => {
    const first = await openInTwoTabs()
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
  'keeps the version of another tab when the draft is emptied here',
  { tags: ['BY-32'] },
  async () => {
    const first = await openInTwoTabs()

    first.write({ text: '' })
    await first.pause()
    await first.pause()

    expect(first.texts()).toEqual(['one, here'])
    expect(first.platform.storage.keys()).toEqual([])
  },
)
