import { expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { draftAtom } from '../../../state/compose/draft.ts'
import { ingestAccountsAtom } from '../../../state/entities/ingest.ts'
import { rememberTagsAtom } from '../../../state/search/tag-history.ts'
import { account } from '../../../testing/factories.ts'
import { renderWithSession } from '../../../testing/render-with-session.tsx'
import { page } from '../../../testing/scripted-server.ts'
import { testSession } from '../../../testing/test-session.ts'
import { ComposeColumn } from '../ComposeColumn.tsx'

/** Mira's composer, who posted three tags before; the server knows two people. */
async function composer() {
  const { session, server } = testSession()
  const { store } = session
  store.set(ingestAccountsAtom, session, [account({ id: '1', username: 'mira' })])
  store.set(rememberTagsAtom, session, '#harbour #harvest #hardware')
  server.on('GET /api/v1/accounts/search', () =>
    page([
      account({ id: '7', acct: 'alice@x.example', display_name: 'Alice' }),
      account({ id: '8', acct: 'alina' }),
    ]),
  )
  await renderWithSession(session, <ComposeColumn />)
  await browser.getByLabelText("What's on your mind?").click()
  const field = browser.getByLabelText("What's on your mind?").element() as HTMLTextAreaElement
  const text = () => store.get(draftAtom(session)).text
  return { session, field, text }
}

const options = () =>
  browser
    .getByRole('option')
    .elements()
    .map((option) => option.getAttribute('aria-label'))

const pointedAt = () => browser.getByRole('option', { selected: true })

test('while suggestions are open the text is a combobox that points at one of them', async () => {
  const { field } = await composer()
  expect(field.getAttribute('role')).toBeNull()

  await userEvent.keyboard('hi #har')

  const combobox = browser.getByRole('combobox', { name: "What's on your mind?" })
  await expect.element(combobox).toHaveAttribute('aria-expanded', 'true')
  expect(options()).toEqual(['#harbour', '#harvest', '#hardware'])
  expect(combobox.element().getAttribute('aria-activedescendant')).toBe(pointedAt().element().id)
  expect(combobox.element().getAttribute('aria-controls')).toBe(
    browser.getByRole('listbox', { name: 'Suggestions' }).element().id,
  )
})

test(
  'arrows move and stop at both ends, and Enter picks without a new line',
  { tags: ['SUG-07', 'SUG-08'] },
  async () => {
    const { text, field } = await composer()
    await userEvent.keyboard('#har')

    await userEvent.keyboard('{ArrowUp}')
    await expect.element(pointedAt()).toHaveAccessibleName('#harbour')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect.element(pointedAt()).toHaveAccessibleName('#hardware')
    await userEvent.keyboard('{Enter}')

    expect(text()).toBe('#hardware ')
    await expect.poll(options).toEqual([])
    expect(field.getAttribute('role')).toBeNull()
  },
)

test(
  'Tab picks too, in the middle of a text, and the caret goes on behind it',
  { tags: ['SUG-07', 'SUG-08'] },
  async () => {
    const { text, field } = await composer()
    await userEvent.keyboard('ask  there{Home}{ArrowRight>4/}@al')
    await expect.poll(options).toEqual(['@alice@x.example', '@alina'])

    await userEvent.keyboard('{Tab}')

    expect(text()).toBe('ask @alice@x.example there')
    expect(document.activeElement).toBe(field)
    await expect.poll(() => field.selectionStart).toBe('ask @alice@x.example '.length)
  },
)

test('a click picks, and the text keeps the focus', { tags: ['SUG-07'] }, async () => {
  const { text, field } = await composer()
  await userEvent.keyboard('@al')

  await browser.getByRole('option', { name: '@alina' }).click()

  expect(text()).toBe('@alina ')
  expect(document.activeElement).toBe(field)
})

test(
  'Escape closes them until another word is typed, and the arrows are the text’s again',
  { tags: ['SUG-06'] },
  async () => {
    const { field } = await composer()
    await userEvent.keyboard('#har')
    await expect.poll(options).toHaveLength(3)

    await userEvent.keyboard('{Escape}')
    await expect.poll(options).toEqual([])
    await userEvent.keyboard('{ArrowUp}')
    expect(field.selectionStart).toBe(0)
    await userEvent.keyboard('{End}v')

    await expect.poll(options).toEqual(['#harvest'])
  },
)

test(
  'a caret that leaves the word, or the field that is left, closes them',
  { tags: ['SUG-06'] },
  async () => {
    await composer()
    await userEvent.keyboard('go #har')
    await expect.poll(options).toHaveLength(3)

    await userEvent.keyboard('{Home}')
    await expect.poll(options).toEqual([])
    await userEvent.keyboard('{End}')
    await expect.poll(options).toHaveLength(3)
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')

    await expect.poll(options).toEqual([])
  },
)

test('they open below the word that is typed', async () => {
  await composer()

  await userEvent.keyboard('at the #har')

  await expect.poll(options).toHaveLength(3)
  const list = browser.getByRole('listbox', { name: 'Suggestions' }).element()
  const links = [...document.querySelectorAll('[data-link]')]
  const word = links.find((link) => link.textContent === '#har')
  const [box, around] = [list.getBoundingClientRect(), word!.getBoundingClientRect()]
  expect(box.left).toBeCloseTo(around.left, 0)
  expect(box.top - around.bottom).toBeGreaterThanOrEqual(0)
  expect(box.top - around.bottom).toBeLessThan(12)
})
