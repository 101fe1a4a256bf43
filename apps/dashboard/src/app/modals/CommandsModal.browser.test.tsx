import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { columnsAtom } from '../../state/columns/columns.ts'
import { ingestAccountsAtom } from '../../state/entities/ingest.ts'
import type { Session } from '../../state/session.ts'
import { localSettingsAtom } from '../../state/settings/local-settings.ts'
import { modalAtom, openModalAtom } from '../../state/ui/modals.ts'
import { account } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { testSession } from '../../testing/test-session.ts'
import { OpenBesideContext } from '../../ui/link/open-beside-context.ts'
import { ModalHost } from './ModalHost.tsx'

afterEach(() => {
  history.replaceState(null, '', '/')
})

const field = page.getByRole('combobox', { name: 'Commands' })
const getOptions = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.querySelector('span')?.textContent)
const getActiveOption = () =>
  document.querySelector('[role=option][aria-selected=true] span')?.textContent

async function openPalette(
  lacks: readonly ('bookmarks' | 'accountMutes')[] = [],
  prepare: (session: Session) => void = () => undefined,
) {
  const { session } = testSession()
  prepare(session)
  for (const name of lacks) session.api.capabilities.record(name, false)
  await renderWithSession(session, <ModalHost />)
  session.app.set(openModalAtom, { type: 'COMMANDS' })
  await expect.element(field).toHaveFocus()
  return session
}

test('finds a command by the typed text and runs it on Enter', { tags: ['BY-45'] }, async () => {
  const { app } = await openPalette()

  await userEvent.keyboard('light th')
  expect(getOptions()).toEqual(['Light theme', 'Search for “light th”'])
  await userEvent.keyboard('{Enter}')

  await expect.poll(() => app.get(localSettingsAtom).theme).toBe('light')
  expect(app.get(modalAtom)).toBeNull()
})

test(
  'moves through the results with the arrow keys, wrapping at both ends',
  { tags: ['BY-45'] },
  async () => {
    await openPalette()
    await userEvent.keyboard('theme')
    const found = getOptions()

    await userEvent.keyboard('{ArrowUp}')
    expect(getActiveOption()).toBe(found.at(-1))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')

    expect(getActiveOption()).toBe(found[1])
    const id = document.querySelector('[role=option][aria-selected=true]')?.id
    await expect.element(field).toHaveAttribute('aria-activedescendant', id)
  },
)

test('offers to add every type of column', { tags: ['BY-45', 'COL-06'] }, async () => {
  const { app } = await openPalette()

  await userEvent.keyboard('add col fav')
  await page.getByRole('option', { name: /^Favourites/ }).click()

  await expect.poll(() => app.get(columnsAtom).map(({ id }) => id)).toContain('FAVOURITES')
})

test('offers a search for text that matches no command', { tags: ['BY-45'] }, async () => {
  await openPalette()

  await userEvent.keyboard('fog horns')
  expect(getOptions()).toEqual(['Search for “fog horns”'])
  await userEvent.keyboard('{Enter}')

  await expect.poll(() => location.pathname + location.search).toBe('/search?q=fog%20horns')
})

test('omits screens that the server does not support', { tags: ['BY-01', 'BY-45'] }, async () => {
  await openPalette(['bookmarks', 'accountMutes'])

  await userEvent.keyboard('bookmarks')
  expect(getOptions()).toEqual(['Search for “bookmarks”'])
  await userEvent.fill(field, 'muted accounts')
  expect(getOptions()).toEqual(['Search for “muted accounts”'])
  await userEvent.fill(field, 'blocked accounts')

  expect(getOptions()).toEqual(['Blocked accounts', 'Search for “blocked accounts”'])
})

test.each([
  [true, ['Follow requests', 'Search for “follow req”']],
  [false, ['Search for “follow req”']],
])(
  'offers the follow requests when the account is locked: %s',
  { tags: ['SES-16'] },
  async (isLocked, expected) => {
    await openPalette([], (session) => {
      session.store.set(ingestAccountsAtom, session, [account({ id: '1', locked: isLocked })])
    })

    await userEvent.keyboard('follow req')

    expect(getOptions()).toEqual(expected)
  },
)

test.each([
  ['Enter', () => userEvent.keyboard('{Control>}{Enter}{/Control}')],
  ['a click', () => page.getByRole('option').click({ modifiers: ['Control'] })],
])('opens the search as a column on Ctrl with %s', { tags: ['BY-35'] }, async (_what, choose) => {
  const openBeside = vi.fn(() => true)
  const { session } = testSession()
  await renderWithSession(
    session,
    <OpenBesideContext value={openBeside}>
      <ModalHost />
    </OpenBesideContext>,
  )
  session.app.set(openModalAtom, { type: 'COMMANDS' })
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('fog horns')

  await choose()

  await expect
    .poll(() => openBeside.mock.calls)
    .toEqual([['/search?q=fog%20horns', expect.anything()]])
  expect(session.app.get(modalAtom)).toBeNull()
  expect(location.search).toBe('')
})
