// The first import, because an earlier one would change the order of the cascade layers.
import '../../styles/index.css'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { statusId } from '@colonnade/domain/entities'
import { Deck, type DeckParts } from '../../features/deck/index.ts'
import { StatusRow } from '../../features/status/index.ts'
import { columnsAtom } from '../../state/columns/columns.ts'
import { collapsedColumnsAtom } from '../../state/columns/shown-strip.ts'
import { columnIdsAtom } from '../../state/columns/workspaces.ts'
import { modalAtom } from '../../state/ui/modals.ts'
import { home } from '../../testing/render-deck.tsx'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { createSessionWithAda } from '../../testing/session-with-ada.ts'
import { column } from '../../testing/test-session.ts'
import { ModalHost } from './ModalHost.tsx'

const parts: DeckParts = {
  body: ({ id, uuid }) =>
    id === 'HOME' ? (
      <div role="feed" aria-label="Home">
        <StatusRow id={statusId('5')} columnUuid={uuid} position={1} setSize={1} />
      </div>
    ) : (
      <button type="button">Clear selectively</button>
    ),
  settings: () => null,
  indicators: () => null,
  addColumn: () => null,
  workspaces: { rail: null, empty: () => null },
}

const COLUMNS = [column('a', 'COMPOSE'), column('b', 'HOME'), column('c', 'NOTIFICATIONS')]
const field = browser.getByRole('combobox', { name: 'Commands' })

beforeEach(async () => {
  await browser.viewport(1760, 900)
  history.replaceState(null, '', '/')
})

afterEach(() => history.replaceState(null, '', '/'))

/** Opens the palette from the focused element and types a query. */
async function openPalette(typed: string): Promise<readonly (string | undefined)[]> {
  await expect
    .poll(async () => {
      if (field.query() === null) await userEvent.keyboard('{Control>}k{/Control}')
      return field.query()
    })
    .not.toBeNull()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard(typed)
  const options = browser.getByRole('option').elements()
  return options.map((option) => option.querySelector('span')?.textContent)
}

async function renderDeck() {
  const shown = createSessionWithAda({}, { columns: COLUMNS })
  await renderWithSession(
    shown.session,
    <>
      <Deck parts={parts} route={null} home={home} />
      <ModalHost />
    </>,
  )
  await expect.poll(() => document.querySelector('article')).not.toBeNull()
  return shown
}

const focusElement = (role: string, name: string | RegExp) =>
  document.querySelector<HTMLElement>(`${role}[aria-label^="${String(name)}"]`)!.focus()

test.each([
  ['collapse', 'Collapse column'],
  ['move right', 'Move right'],
  ['stack bel', 'Stack below'],
  ['remove col', 'Remove column'],
  ['column settings', 'Column settings'],
  ['slow mode', 'Slow mode: turn on'],
  ['show boosts', 'Show boosts: turn off'],
  ['expression', 'Filter out by regular expression'],
])('finds a command of the focused column by “%s”', { tags: ['BY-45'] }, async (typed, label) => {
  await renderDeck()
  focusElement('section', 'Home')

  expect(await openPalette(typed)).toContain(label)
})

test(
  'finds the commands that a column has a button for, and none of other columns',
  { tags: ['BY-45'] },
  async () => {
    await renderDeck()
    focusElement('section', 'Notifications')
    expect(await openPalette('clear sel')).toContain('Clear selectively')
    await userEvent.keyboard('{Escape}')

    focusElement('section', 'Home')
    expect(await openPalette('clear sel')).not.toContain('Clear selectively')
  },
)

test('runs a command of the column', { tags: ['BY-45', 'BY-42'] }, async () => {
  const { session } = await renderDeck()
  focusElement('section', 'Home')
  await openPalette('collapse')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => session.app.get(collapsedColumnsAtom)).toEqual(['b'])

  focusElement('section', 'Notifications')
  await openPalette('move left')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => session.app.get(columnIdsAtom)).toEqual(['a', 'c', 'b'])

  focusElement('section', 'Notifications')
  await openPalette('remove column')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => session.app.get(columnsAtom).length).toBe(2)
})

test.each([
  'Reply',
  'Boost',
  'Favourite',
  'Bookmark',
  'Copy link',
  'Mute @ada@x.org',
  'Expand this post',
])('finds “%s” for the focused post', { tags: ['BY-45'] }, async (label) => {
  await renderDeck()
  document.querySelector('article')?.focus()

  expect(await openPalette(label)).toContain(label)
})

test('runs a command of the post', { tags: ['BY-45'] }, async () => {
  const { session } = await renderDeck()
  document.querySelector('article')?.focus()

  await openPalette('block @ada')
  await userEvent.keyboard('{Enter}')

  await expect.poll(() => session.app.get(modalAtom)?.modal.type).toBe('CONFIRM')
})

test('offers no post commands when no post has the focus', { tags: ['BY-45'] }, async () => {
  await renderDeck()
  focusElement('section', 'Home')

  expect(await openPalette('copy link')).toEqual(['Search for “copy link”'])
})
