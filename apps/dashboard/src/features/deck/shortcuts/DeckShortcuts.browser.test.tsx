import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { addWorkspace, moveToWorkspace, showWorkspace } from '@colonnade/domain/workspaces'
import { updateWorkspacesAtom } from '../../../state/columns/workspaces.ts'
import { ingestAccountsAtom } from '../../../state/entities/ingest.ts'
import { changeLocalSettingAtom } from '../../../state/settings/local-settings.ts'
import { closeModalAtom, modalAtom, modalStackAtom } from '../../../state/ui/modals.ts'
import { account } from '../../../testing/factories.ts'
import { getRegion, renderDeck } from '../../../testing/render-deck.tsx'
import type { DeckParts } from '../deck-parts.ts'

const pressKeys = (keys: string) => userEvent.keyboard(keys)

/** Rows without shortcuts of their own. */
const renderRows: DeckParts['body'] = ({ id }, name) =>
  id === 'COMPOSE' ? (
    <textarea aria-label="Text" />
  ) : (
    <div data-virtuoso-scroller style={{ overflow: 'auto', blockSize: 300 }}>
      <div role="feed">
        {[1, 2, 3].map((number) => (
          <article
            key={number}
            tabIndex={0}
            aria-label={`${name} ${number}`}
            style={{ blockSize: 80 }}
          />
        ))}
      </div>
    </div>
  )

const getFocusedName = () => document.activeElement?.getAttribute('aria-label') ?? null

/** Renders the deck and waits for its shortcuts, which load later. */
async function showDeckWithShortcuts(
  isSingleOff = false,
  lacks: readonly 'bookmarks'[] = [],
  isLocked = false,
) {
  const shown = await renderDeck({
    body: renderRows,
    prepare: (session) => {
      const { app, api, store } = session
      store.set(ingestAccountsAtom, session, [account({ id: '1', locked: isLocked })])
      for (const name of lacks) api.capabilities.record(name, false)
      if (isSingleOff) app.set(changeLocalSettingAtom, ['single_keys'], false)
    },
  })
  const { app } = shown
  await expect
    .poll(async () => {
      await pressKeys('{Control>}k{/Control}')
      return app.get(modalAtom)?.modal.type
    })
    .toBe('COMMANDS')
  app.set(closeModalAtom, app.get(modalAtom)?.key ?? 0)
  return { ...shown, modal: () => app.get(modalAtom)?.modal.type ?? null }
}

beforeEach(async () => {
  await browser.viewport(1760, 900)
  history.replaceState(null, '', '/')
})

afterEach(() => {
  document.documentElement.dir = 'ltr'
})

test.each([
  ['letters', 'l', 'h'],
  ['arrows', '{ArrowRight}', '{ArrowLeft}'],
])(
  'moves between columns by %s and restores the focus in each',
  { tags: ['BY-45'] },
  async (_what, on, back) => {
    await showDeckWithShortcuts()
    await getRegion('Home').click()

    await pressKeys('jj')
    expect(getFocusedName()).toBe('Home 2')
    await pressKeys(on)
    expect(getFocusedName()).toBe('Notifications 1')
    await pressKeys('j')
    await pressKeys(back)
    expect(getFocusedName()).toBe('Home 2')
    await pressKeys(on)
    expect(getFocusedName()).toBe('Notifications 2')
  },
)

test(
  'mirrors the arrow keys in RTL pages: the next column is on the left',
  { tags: ['BY-45'] },
  async () => {
    document.documentElement.dir = 'rtl'
    await showDeckWithShortcuts()
    await getRegion('Home').click()

    await pressKeys('{ArrowLeft}')

    expect(getFocusedName()).toBe('Notifications 1')
  },
)

test(
  'focuses the matching column by G and a letter, or opens its screen, and hides the letter from the row',
  { tags: ['BY-45'] },
  async () => {
    await showDeckWithShortcuts()
    await getRegion('Federated').click()
    await pressKeys('j')

    const onKey = vi.fn()
    document.addEventListener('keydown', ({ key }) => onKey(key))

    await pressKeys('gn')
    expect(getFocusedName()).toBe('Notifications 1')
    await pressKeys('gb')

    expect(location.pathname).toBe('/blocks')
    expect(onKey.mock.calls.flat()).toEqual(['g', 'g'])
  },
)

test(
  'focuses the last focused column of the workspace that a shortcut switches to',
  { tags: ['BY-30', 'BY-54'] },
  async () => {
    const { app } = await showDeckWithShortcuts()
    app.set(updateWorkspacesAtom, (all) =>
      showWorkspace(
        moveToWorkspace(addWorkspace(all, 'second', 'Work'), 'd', 'second'),
        all.active,
      ),
    )
    await getRegion('Home').click()
    await pressKeys('jl')
    expect(getFocusedName()).toBe('Notifications 1')

    await pressKeys('{Alt>}2{/Alt}')
    await expect.poll(() => getFocusedName()).toMatch(/^Federated/)
    await pressKeys('{Alt>}1{/Alt}')

    await expect.poll(() => getFocusedName()).toMatch(/^Notifications/)
  },
)

test('ignores letters in a text field', { tags: ['BY-45'] }, async () => {
  const { modal } = await showDeckWithShortcuts()
  const field = getRegion('Compose').getByRole('textbox')
  await field.click()

  await pressKeys('ghn?')

  await expect.element(field).toHaveValue('ghn?')
  expect([location.pathname, modal()]).toEqual(['/', null])
})

test(
  'switches off single-key shortcuts and digits, but not the arrows, F6 and Ctrl+K',
  { tags: ['BY-45'] },
  async () => {
    const { modal } = await showDeckWithShortcuts(true)
    await getRegion('Home').click()

    await pressKeys('?jlgb3')
    expect([location.pathname, modal(), getFocusedName()]).toEqual(['/', null, 'Home'])
    await pressKeys('{ArrowRight}')
    expect(getFocusedName()).toBe('Notifications 1')
    await pressKeys('{F6}')

    expect(getFocusedName()).toBe('Federated')
  },
)

test(
  'ignores shortcuts to screens that the server does not support',
  { tags: ['BY-01', 'BY-45'] },
  async () => {
    await showDeckWithShortcuts(false, ['bookmarks'])
    await getRegion('Home').click()

    await pressKeys('gk')
    expect(location.pathname).toBe('/')
    await pressKeys('gf')

    expect(location.pathname).toBe('/favourites')
  },
)

/** Dispatches a key event like a keyboard: with the letter of its layout and the position of the key. */
function dispatchKey(key: string, code: string, more: KeyboardEventInit = {}): void {
  const target = document.activeElement ?? document.body
  for (const kind of ['keydown', 'keyup'])
    target.dispatchEvent(
      new KeyboardEvent(kind, { key, code, bubbles: true, cancelable: true, ...more }),
    )
}

test.each([
  ['a Cyrillic letter by its position', 'о', 'KeyJ', 'Home 2'],
  ['a Hebrew letter by its position', 'ח', 'KeyJ', 'Home 2'],
  ['the letter of Dvorak by what it types', 'j', 'KeyC', 'Home 2'],
  ['no Latin letter by its position', 'h', 'KeyJ', 'Compose'],
])('handles %s', { tags: ['BY-45'] }, async (_what, key, code, expected) => {
  await showDeckWithShortcuts()
  await getRegion('Home').click()
  await pressKeys('j')

  dispatchKey(key, code)

  await expect.poll(() => getFocusedName()).toBe(expected)
})

test.each([
  ['a single key', () => dispatchKey('т', 'KeyN'), '/'],
  ['two keys in a row', () => (dispatchKey('п', 'KeyG'), dispatchKey('л', 'KeyK')), '/bookmarks'],
])('handles %s in a Cyrillic layout', { tags: ['BY-45'] }, async (_what, typeKeys, path) => {
  await showDeckWithShortcuts()
  await getRegion('Home').click()

  typeKeys()

  expect(location.pathname).toBe(path)
})

test('handles Ctrl with a letter of a Cyrillic layout', { tags: ['BY-45'] }, async () => {
  const { modal } = await showDeckWithShortcuts()

  dispatchKey('л', 'KeyK', { ctrlKey: true })

  expect(modal()).toBe('COMMANDS')
})

test(
  'handles a digit by its position when the layout types another character',
  { tags: ['BY-45'] },
  async () => {
    await showDeckWithShortcuts()
    await getRegion('Home').click()

    dispatchKey('"', 'Digit3')

    expect(getFocusedName()).toBe('Notifications')
  },
)

test(
  'acts once while a key is held, but keeps moving from row to row',
  { tags: ['BY-45'] },
  async () => {
    const { app } = await showDeckWithShortcuts()
    await getRegion('Home').click()

    await pressKeys('{j>3/}')
    expect(getFocusedName()).toBe('Home 3')
    await pressKeys('{l>2/}')
    expect(getFocusedName()).toBe('Notifications 1')
    await pressKeys('{?>3/}')

    expect(app.get(modalStackAtom).length).toBe(1)
  },
)

test(
  'does not type into a field that a held key focuses, and clicks a button only once',
  { tags: ['BY-45'] },
  async () => {
    await showDeckWithShortcuts()
    await getRegion('Home').click()
    const field = getRegion('Compose').getByRole('textbox')
    const lead = vi.fn((event: KeyboardEvent) => {
      if (event.key !== 'z') return
      event.preventDefault()
      if (!event.repeat) (field.element() as HTMLElement).focus()
    })
    document.addEventListener('keydown', lead, { once: true })
    await pressKeys('{z>4/}')
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue('')

    const settings = getRegion('Home').getByRole('button', { name: 'Column settings' })
    settings.element().focus()
    await pressKeys('{Enter>4/}')

    await expect.element(settings).toHaveAttribute('aria-expanded', 'true')
  },
)

test.each([
  [true, '/follow_requests'],
  [false, '/'],
])(
  'opens the follow requests by G and R only for a locked account: %s',
  { tags: ['SES-16'] },
  async (isLocked, path) => {
    await showDeckWithShortcuts(false, [], isLocked)
    await getRegion('Home').click()

    await pressKeys('gr')

    expect(location.pathname).toBe(path)
  },
)
