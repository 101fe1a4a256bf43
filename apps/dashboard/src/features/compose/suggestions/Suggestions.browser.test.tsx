import { expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { draftAtom } from '../../../state/compose/draft.ts'
import { ingestAccountsAtom } from '../../../state/entities/ingest.ts'
import { addTagsToHistoryAtom } from '../../../state/search/tag-history.ts'
import { account } from '../../../testing/factories.ts'
import { renderWithSession } from '../../../testing/render-with-session.tsx'
import { createPageResponse } from '../../../testing/scripted-server.ts'
import { testSession } from '../../../testing/test-session.ts'
import { ComposeColumn } from '../ComposeColumn.tsx'

/** Renders Mira's composer. She has posted three tags before, and the server knows two accounts. */
async function renderComposer() {
  const { session, server } = testSession()
  const { store } = session
  store.set(ingestAccountsAtom, session, [account({ id: '1', username: 'mira' })])
  store.set(addTagsToHistoryAtom, session, '#harbour #harvest #hardware')
  server.on('GET /api/v1/accounts/search', () =>
    createPageResponse([
      account({ id: '7', acct: 'alice@x.example', display_name: 'Alice' }),
      account({ id: '8', acct: 'alina' }),
    ]),
  )
  await renderWithSession(session, <ComposeColumn uuid="c" />)
  await browser.getByLabelText("What's on your mind?").click()
  const field = browser.getByLabelText("What's on your mind?").element() as HTMLTextAreaElement
  const text = () => store.get(draftAtom(session)).text
  return { session, field, text }
}

const getOptions = () =>
  browser
    .getByRole('option')
    .elements()
    .map((option) => option.getAttribute('aria-label'))

const getHighlighted = () => browser.getByRole('option', { selected: true })

test('turns the text into a combobox with an active descendant while suggestions are open', async () => {
  const { field } = await renderComposer()
  expect(field.getAttribute('role')).toBeNull()

  await userEvent.keyboard('hi #har')

  const combobox = browser.getByRole('combobox', { name: "What's on your mind?" })
  await expect.element(combobox).toHaveAttribute('aria-expanded', 'true')
  expect(getOptions()).toEqual(['#harbour', '#harvest', '#hardware'])
  expect(combobox.element().getAttribute('aria-activedescendant')).toBe(
    getHighlighted().element().id,
  )
  expect(combobox.element().getAttribute('aria-controls')).toBe(
    browser.getByRole('listbox', { name: 'Suggestions' }).element().id,
  )
})

test(
  'stops at both ends with the arrow keys, and inserts on Enter without a new line',
  { tags: ['SUG-07', 'SUG-08'] },
  async () => {
    const { text, field } = await renderComposer()
    await userEvent.keyboard('#har')

    await userEvent.keyboard('{ArrowUp}')
    await expect.element(getHighlighted()).toHaveAccessibleName('#harbour')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect.element(getHighlighted()).toHaveAccessibleName('#hardware')
    await userEvent.keyboard('{Enter}')

    expect(text()).toBe('#hardware ')
    await expect.poll(getOptions).toEqual([])
    expect(field.getAttribute('role')).toBeNull()
  },
)

test(
  'inserts on Tab in the middle of a text, and moves the caret after it',
  { tags: ['SUG-07', 'SUG-08'] },
  async () => {
    const { text, field } = await renderComposer()
    await userEvent.keyboard('ask  there{Home}{ArrowRight>4/}@al')
    await expect.poll(getOptions).toEqual(['@alice@x.example', '@alina'])

    await userEvent.keyboard('{Tab}')

    expect(text()).toBe('ask @alice@x.example there')
    expect(document.activeElement).toBe(field)
    await expect.poll(() => field.selectionStart).toBe('ask @alice@x.example '.length)
  },
)

test('inserts on a click and keeps the focus in the text', { tags: ['SUG-07'] }, async () => {
  const { text, field } = await renderComposer()
  await userEvent.keyboard('@al')

  await browser.getByRole('option', { name: '@alina' }).click()

  expect(text()).toBe('@alina ')
  expect(document.activeElement).toBe(field)
})

test(
  'hides on Escape until another word is typed, and leaves the arrow keys to the text',
  { tags: ['SUG-06'] },
  async () => {
    const { field } = await renderComposer()
    await userEvent.keyboard('#har')
    await expect.poll(getOptions).toHaveLength(3)

    await userEvent.keyboard('{Escape}')
    await expect.poll(getOptions).toEqual([])
    await userEvent.keyboard('{ArrowUp}')
    expect(field.selectionStart).toBe(0)
    await userEvent.keyboard('{End}v')

    await expect.poll(getOptions).toEqual(['#harvest'])
  },
)

test(
  'closes when the caret leaves the word or the focus leaves the field',
  { tags: ['SUG-06'] },
  async () => {
    await renderComposer()
    await userEvent.keyboard('go #har')
    await expect.poll(getOptions).toHaveLength(3)

    await userEvent.keyboard('{Home}')
    await expect.poll(getOptions).toEqual([])
    await userEvent.keyboard('{End}')
    await expect.poll(getOptions).toHaveLength(3)
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')

    await expect.poll(getOptions).toEqual([])
  },
)

test('opens below the typed word', async () => {
  await renderComposer()

  await userEvent.keyboard('at the #har')

  await expect.poll(getOptions).toHaveLength(3)
  const list = browser.getByRole('listbox', { name: 'Suggestions' }).element()
  const links = [...document.querySelectorAll('[data-link]')]
  const word = links.find((link) => link.textContent === '#har')
  const [box, around] = [list.getBoundingClientRect(), word!.getBoundingClientRect()]
  expect(box.left).toBeCloseTo(around.left, 0)
  expect(box.top - around.bottom).toBeGreaterThanOrEqual(0)
  expect(box.top - around.bottom).toBeLessThan(12)
})
