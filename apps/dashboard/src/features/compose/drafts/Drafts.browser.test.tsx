import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { changeDraftAtom, draftAtom } from '../../../state/compose/draft.ts'
import { draftWriteErrorAtom } from '../../../state/drafts/draft-list.ts'
import { newDraftAtom } from '../../../state/drafts/new-draft.ts'
import { toastsAtom } from '../../../state/ui/messages.ts'
import { openDraftPage } from '../../../testing/draft-page.ts'
import { renderWithSession } from '../../../testing/render-with-session.tsx'
import { Drafts } from './Drafts.tsx'

/** Renders Mira's drafts below a composer. The last of these texts is in the composer. */
async function renderDrafts(...texts: readonly string[]) {
  const drafting = await openDraftPage()
  const { session } = drafting
  for (const [index, text] of texts.entries()) {
    if (index > 0) session.store.set(newDraftAtom, session)
    session.store.set(changeDraftAtom, session, { text })
    await drafting.pause()
  }
  await renderWithSession(session, <Drafts />)
  const section = page.getByRole('region', { name: 'Drafts' })
  const words = () => session.store.get(draftAtom(session)).text
  return { ...drafting, section, words }
}

test(
  'is hidden when the composer is empty and there are no drafts',
  { tags: ['BY-03'] },
  async () => {
    const { section } = await renderDrafts()

    expect(section.query()).toBeNull()
  },
)

test('lists drafts by last change, and opens one with a click', { tags: ['BY-03'] }, async () => {
  const { section, words } = await renderDrafts('The mill', 'The ferry', 'The fog')

  const rows = section.getByRole('listitem')
  await expect.element(rows.nth(0)).toHaveTextContent(/The ferry/)
  await expect.element(rows.nth(1)).toHaveTextContent(/The mill/)
  await section.getByRole('button', { name: /The mill/ }).click()

  await expect.poll(words).toBe('The mill')
  await expect.element(section.getByRole('button', { name: /The fog/ })).toBeVisible()
  expect(section.getByRole('button', { name: /The mill/ }).query()).toBeNull()
})

test(
  'deletes a draft with an undo, and keeps the focus in the list',
  { tags: ['BY-03'] },
  async () => {
    const { section, session } = await renderDrafts('The mill', 'The ferry', 'The fog')
    const row = section.getByRole('listitem').filter({ hasText: 'The ferry' })

    await row.getByRole('button', { name: 'Delete draft' }).click()

    await expect.poll(() => row.query()).toBeNull()
    const [notice] = session.app.get(toastsAtom)
    expect(notice).toMatchObject({ kind: 'draft-deleted' })
    await expect.element(section.getByRole('button', { name: /The mill/ })).toHaveFocus()
    notice?.action?.run()
    await expect.element(row).toBeVisible()
  },
)

test(
  'moves the draft in the composer to the list when a new draft is started',
  { tags: ['BY-03'] },
  async () => {
    const { section, words } = await renderDrafts('The mill')
    await expect.element(section).toHaveTextContent(/Saved in this browser/)

    await section.getByRole('button', { name: 'New draft' }).click()

    expect(words()).toBe('')
    await expect.element(section.getByRole('button', { name: /The mill/ })).toBeVisible()
  },
)

test(
  'deletes the draft in the composer with one click',
  { tags: ['BY-03', 'CMP-32'] },
  async () => {
    const { section, words, session } = await renderDrafts('The mill')

    await section.getByRole('button', { name: 'Delete this draft' }).click()

    await expect.poll(words).toBe('')
    await expect.poll(() => session.app.get(toastsAtom).length).toBe(1)
  },
)

test('shows four of many drafts, and the others on demand', async () => {
  const { section } = await renderDrafts('a1', 'a2', 'a3', 'a4', 'a5', 'a6')
  await expect.poll(() => section.getByRole('listitem').elements()).toHaveLength(4)

  await section.getByRole('button', { name: 'Show all 5 drafts' }).click()

  expect(section.getByRole('listitem').elements()).toHaveLength(5)
})

test.each([
  ['words', 'will be lost when you close this page; publish it or free up space'],
  ['files', 'Attached files will be lost'],
] as const)(
  'shows an alert when %s could not be stored',
  { tags: ['BY-32'] },
  async (fault, message) => {
    const { section, session } = await renderDrafts('The mill')

    session.store.set(draftWriteErrorAtom(session), fault)

    await expect.element(section.getByRole('alert')).toHaveTextContent(message)
    await expect.element(section).not.toHaveTextContent(/Saved in this browser/)
  },
)

test('wraps a long line and a line without spaces within the column', async () => {
  const { section } = await renderDrafts('word '.repeat(60), 'x'.repeat(400), 'in the composer')

  await expect.element(section.getByRole('listitem').nth(1)).toBeVisible()
  const element = section.element()
  expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)
  const box = element.getBoundingClientRect()
  for (const item of element.querySelectorAll('li, time')) {
    expect(item.getBoundingClientRect().right).toBeLessThanOrEqual(box.right)
  }
})
