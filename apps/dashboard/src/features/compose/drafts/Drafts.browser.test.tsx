import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { changeDraftAtom, draftAtom } from '../../../state/compose/draft.ts'
import { draftTroubleAtom } from '../../../state/drafts/draft-list.ts'
import { newDraftAtom } from '../../../state/drafts/new-draft.ts'
import { noticesAtom } from '../../../state/ui/messages.ts'
import { draftingPage } from '../../../testing/drafting-page.ts'
import { renderWithSession } from '../../../testing/render-with-session.tsx'
import { Drafts } from './Drafts.tsx'

/** Mira's drafts below a composer; the last of these texts is in the composer. */
async function shown(...texts: readonly string[]) {
  const desk = await draftingPage()
  const { session } = desk
  for (const [index, text] of texts.entries()) {
    if (index > 0) session.store.set(newDraftAtom, session)
    session.store.set(changeDraftAtom, session, { text })
    await desk.pause()
  }
  await renderWithSession(session, <Drafts />)
  const section = page.getByRole('region', { name: 'Drafts' })
  const words = () => session.store.get(draftAtom(session)).text
  return { ...desk, section, words }
}

test('an empty composer without drafts shows nothing of them', { tags: ['BY-03'] }, async () => {
  const { section } = await shown()

  expect(section.query()).toBeNull()
})

test(
  'drafts are listed, the last changed first, and a press opens one',
  { tags: ['BY-03'] },
  async () => {
    const { section, words } = await shown('The mill', 'The ferry', 'The fog')

    const rows = section.getByRole('listitem')
    await expect.element(rows.nth(0)).toHaveTextContent(/The ferry/)
    await expect.element(rows.nth(1)).toHaveTextContent(/The mill/)
    await section.getByRole('button', { name: /The mill/ }).click()

    await expect.poll(words).toBe('The mill')
    await expect.element(section.getByRole('button', { name: /The fog/ })).toBeVisible()
    expect(section.getByRole('button', { name: /The mill/ }).query()).toBeNull()
  },
)

test(
  'a draft is deleted with a way back, and the focus stays in the list',
  { tags: ['BY-03'] },
  async () => {
    const { section, session } = await shown('The mill', 'The ferry', 'The fog')
    const row = section.getByRole('listitem').filter({ hasText: 'The ferry' })

    await row.getByRole('button', { name: 'Delete draft' }).click()

    await expect.poll(() => row.query()).toBeNull()
    const [notice] = session.app.get(noticesAtom)
    expect(notice).toMatchObject({ kind: 'draft-deleted' })
    await expect.element(section.getByRole('button', { name: /The mill/ })).toHaveFocus()
    notice?.action?.run()
    await expect.element(row).toBeVisible()
  },
)

test('a new draft puts the one in the composer into the list', { tags: ['BY-03'] }, async () => {
  const { section, words } = await shown('The mill')
  await expect.element(section).toHaveTextContent(/Saved in this browser/)

  await section.getByRole('button', { name: 'New draft' }).click()

  expect(words()).toBe('')
  await expect.element(section.getByRole('button', { name: /The mill/ })).toBeVisible()
})

test('the draft in the composer is deleted by a press', { tags: ['BY-03', 'CMP-32'] }, async () => {
  const { section, words, session } = await shown('The mill')

  await section.getByRole('button', { name: 'Delete this draft' }).click()

  await expect.poll(words).toBe('')
  await expect.poll(() => session.app.get(noticesAtom).length).toBe(1)
})

test('of many drafts four stand there, and the others on demand', async () => {
  const { section } = await shown('a1', 'a2', 'a3', 'a4', 'a5', 'a6')
  await expect.poll(() => section.getByRole('listitem').elements()).toHaveLength(4)

  await section.getByRole('button', { name: 'Show all 5 drafts' }).click()

  expect(section.getByRole('listitem').elements()).toHaveLength(5)
})

test.each([
  ['words', 'will be lost when you close this page; publish it or free up space'],
  ['files', 'Attached files will be lost'],
] as const)('where %s could not be kept that is said', { tags: ['BY-32'] }, async (fault, said) => {
  const { section, session } = await shown('The mill')

  session.store.set(draftTroubleAtom(session), fault)

  await expect.element(section.getByRole('alert')).toHaveTextContent(said)
  await expect.element(section).not.toHaveTextContent(/Saved in this browser/)
})

test('a long line and one without a break stay within the column', async () => {
  const { section } = await shown('word '.repeat(60), 'x'.repeat(400), 'in the composer')

  await expect.element(section.getByRole('listitem').nth(1)).toBeVisible()
  const element = section.element()
  expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)
  const box = element.getBoundingClientRect()
  for (const item of element.querySelectorAll('li, time')) {
    expect(item.getBoundingClientRect().right).toBeLessThanOrEqual(box.right)
  }
})
