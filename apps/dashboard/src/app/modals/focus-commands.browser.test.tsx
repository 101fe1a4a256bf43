// First of all imports: whoever comes before it would order the layers.
import '../../styles/index.css'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { statusId } from '@colonnade/domain/entities'
import { Deck, type DeckParts } from '../../features/deck/index.ts'
import { StatusRow } from '../../features/status/index.ts'
import { columnsAtom } from '../../state/columns/columns.ts'
import { foldedColumnsAtom } from '../../state/columns/shown-strip.ts'
import { columnIdsAtom } from '../../state/columns/workspaces.ts'
import { modalAtom } from '../../state/ui/modals.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { sessionWithAda } from '../../testing/session-with-ada.ts'
import { home } from '../../testing/show-deck.tsx'
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
  signs: () => null,
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

/** Opens the palette from what has the focus, and types there. */
async function ask(typed: string): Promise<readonly (string | undefined)[]> {
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

async function deck() {
  const shown = sessionWithAda({}, { columns: COLUMNS })
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

const focusOn = (role: string, name: string | RegExp) =>
  document.querySelector<HTMLElement>(`${role}[aria-label^="${String(name)}"]`)!.focus()

test.each([
  ['fold', 'Collapse column'],
  ['move right', 'Move right'],
  ['split', 'Stack below'],
  ['remove col', 'Remove column'],
  ['column settings', 'Column settings'],
  ['slow mode', 'Slow mode: turn on'],
  ['show boosts', 'Show boosts: turn off'],
  ['expression', 'Filter out by regular expression'],
])(
  'finds by “%s” a command of the column that has the focus',
  { tags: ['BY-45'] },
  async (typed, label) => {
    await deck()
    focusOn('section', 'Home')

    expect(await ask(typed)).toContain(label)
  },
)

test(
  'finds what a column shows a button for, and nothing of other columns',
  { tags: ['BY-45'] },
  async () => {
    await deck()
    focusOn('section', 'Notifications')
    expect(await ask('clear sel')).toContain('Clear selectively')
    await userEvent.keyboard('{Escape}')

    focusOn('section', 'Home')
    expect(await ask('clear sel')).not.toContain('Clear selectively')
  },
)

test('carries out a command of the column', { tags: ['BY-45', 'BY-42'] }, async () => {
  const { session } = await deck()
  focusOn('section', 'Home')
  await ask('fold')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => session.app.get(foldedColumnsAtom)).toEqual(['b'])

  focusOn('section', 'Notifications')
  await ask('move left')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => session.app.get(columnIdsAtom)).toEqual(['a', 'c', 'b'])

  focusOn('section', 'Notifications')
  await ask('remove column')
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
])('finds “%s” for the post that has the focus', { tags: ['BY-45'] }, async (label) => {
  await deck()
  document.querySelector('article')?.focus()

  expect(await ask(label)).toContain(label)
})

test('carries out a command of the post', { tags: ['BY-45'] }, async () => {
  const { session } = await deck()
  document.querySelector('article')?.focus()

  await ask('block @ada')
  await userEvent.keyboard('{Enter}')

  await expect.poll(() => session.app.get(modalAtom)?.modal.type).toBe('CONFIRM')
})

test('offers no command of a post where none has the focus', { tags: ['BY-45'] }, async () => {
  await deck()
  focusOn('section', 'Home')

  expect(await ask('copy link')).toEqual(['Search for “copy link”'])
})
