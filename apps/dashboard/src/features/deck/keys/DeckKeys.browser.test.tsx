import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { addWorkspace, moveToWorkspace, showWorkspace } from '@colonnade/domain/workspaces'
import { changeWorkspacesAtom } from '../../../state/columns/workspaces.ts'
import { ingestAccountsAtom } from '../../../state/entities/ingest.ts'
import { changeLocalSettingAtom } from '../../../state/settings/local-settings.ts'
import { closeModalAtom, modalAtom, modalStackAtom } from '../../../state/ui/modals.ts'
import { account } from '../../../testing/factories.ts'
import { region, showDeck } from '../../../testing/show-deck.tsx'
import type { DeckParts } from '../deck-parts.ts'

const press = (keys: string) => userEvent.keyboard(keys)

/** Rows that know no keys of their own. */
const rows: DeckParts['body'] = ({ id }, name) =>
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

const focused = () => document.activeElement?.getAttribute('aria-label') ?? null

/** The deck with its keys, which come a moment after it. */
async function deck(isSingleOff = false, lacks: readonly 'bookmarks'[] = [], isLocked = false) {
  const shown = await showDeck({
    body: rows,
    prepare: (session) => {
      const { app, api, store } = session
      store.set(ingestAccountsAtom, session, [account({ id: '1', locked: isLocked })])
      for (const name of lacks) api.capabilities.note(name, false)
      if (isSingleOff) app.set(changeLocalSettingAtom, ['single_keys'], false)
    },
  })
  const { app } = shown
  await expect
    .poll(async () => {
      await press('{Control>}k{/Control}')
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
  '%s lead from column to column, and each keeps its place',
  { tags: ['BY-45'] },
  async (_what, on, back) => {
    await deck()
    await region('Home').click()

    await press('jj')
    expect(focused()).toBe('Home 2')
    await press(on)
    expect(focused()).toBe('Notifications 1')
    await press('j')
    await press(back)
    expect(focused()).toBe('Home 2')
    await press(on)
    expect(focused()).toBe('Notifications 2')
  },
)

test(
  'the arrows mean sides: right to left, the next column is on the left',
  { tags: ['BY-45'] },
  async () => {
    document.documentElement.dir = 'rtl'
    await deck()
    await region('Home').click()

    await press('{ArrowLeft}')

    expect(focused()).toBe('Notifications 1')
  },
)

test(
  'G and a letter lead to the column that shows it, else to its screen, and no row hears the letter',
  { tags: ['BY-45'] },
  async () => {
    await deck()
    await region('Federated').click()
    await press('j')

    const heard = vi.fn()
    document.addEventListener('keydown', ({ key }) => heard(key))

    await press('gn')
    expect(focused()).toBe('Notifications 1')
    await press('gb')

    expect(location.pathname).toBe('/blocks')
    expect(heard.mock.calls.flat()).toEqual(['g', 'g'])
  },
)

test(
  'the focus goes into the workspace that a key shows, to the column that had it in there',
  { tags: ['BY-30', 'BY-54'] },
  async () => {
    const { app } = await deck()
    app.set(changeWorkspacesAtom, (all) =>
      showWorkspace(
        moveToWorkspace(addWorkspace(all, 'second', 'Work'), 'd', 'second'),
        all.active,
      ),
    )
    await region('Home').click()
    await press('jl')
    expect(focused()).toBe('Notifications 1')

    await press('{Alt>}2{/Alt}')
    await expect.poll(() => focused()).toMatch(/^Federated/)
    await press('{Alt>}1{/Alt}')

    await expect.poll(() => focused()).toMatch(/^Notifications/)
  },
)

test('in a text field a letter is a letter', { tags: ['BY-45'] }, async () => {
  const { modal } = await deck()
  const field = region('Compose').getByRole('textbox')
  await field.click()

  await press('ghn?')

  await expect.element(field).toHaveValue('ghn?')
  expect([location.pathname, modal()]).toEqual(['/', null])
})

test(
  'single keys can be switched off, digits too: the arrows, F6 and Ctrl+K stay',
  { tags: ['BY-45'] },
  async () => {
    const { modal } = await deck(true)
    await region('Home').click()

    await press('?jlgb3')
    expect([location.pathname, modal(), focused()]).toEqual(['/', null, 'Home'])
    await press('{ArrowRight}')
    expect(focused()).toBe('Notifications 1')
    await press('{F6}')

    expect(focused()).toBe('Federated')
  },
)

test(
  'no keys lead to a screen that the server cannot fill',
  { tags: ['BY-01', 'BY-45'] },
  async () => {
    await deck(false, ['bookmarks'])
    await region('Home').click()

    await press('gk')
    expect(location.pathname).toBe('/')
    await press('gf')

    expect(location.pathname).toBe('/favourites')
  },
)

/** What a keyboard sends: the letter that its layout types, and where the key is. */
function type(key: string, code: string, more: KeyboardEventInit = {}): void {
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
])('takes %s', { tags: ['BY-45'] }, async (_what, key, code, expected) => {
  await deck()
  await region('Home').click()
  await press('j')

  type(key, code)

  await expect.poll(() => focused()).toBe(expected)
})

test.each([
  ['a single key', () => type('т', 'KeyN'), '/'],
  ['two keys in a row', () => (type('п', 'KeyG'), type('л', 'KeyK')), '/bookmarks'],
])('takes %s of a Cyrillic layout', { tags: ['BY-45'] }, async (_what, typeKeys, path) => {
  await deck()
  await region('Home').click()

  typeKeys()

  expect(location.pathname).toBe(path)
})

test('takes Ctrl with a letter of a Cyrillic layout', { tags: ['BY-45'] }, async () => {
  const { modal } = await deck()

  type('л', 'KeyK', { ctrlKey: true })

  expect(modal()).toBe('COMMANDS')
})

test(
  'takes a digit by its position where the layout types another character',
  { tags: ['BY-45'] },
  async () => {
    await deck()
    await region('Home').click()

    type('"', 'Digit3')

    expect(focused()).toBe('Notifications')
  },
)

test(
  'acts once while a key is held, but goes on from row to row',
  { tags: ['BY-45'] },
  async () => {
    const { app } = await deck()
    await region('Home').click()

    await press('{j>3/}')
    expect(focused()).toBe('Home 3')
    await press('{l>2/}')
    expect(focused()).toBe('Notifications 1')
    await press('{?>3/}')

    expect(app.get(modalStackAtom).length).toBe(1)
  },
)

test(
  'types nothing into the field that a held key leads to, and presses no button again',
  { tags: ['BY-45'] },
  async () => {
    await deck()
    await region('Home').click()
    const field = region('Compose').getByRole('textbox')
    const lead = vi.fn((event: KeyboardEvent) => {
      if (event.key !== 'z') return
      event.preventDefault()
      if (!event.repeat) (field.element() as HTMLElement).focus()
    })
    document.addEventListener('keydown', lead, { once: true })
    await press('{z>4/}')
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue('')

    const settings = region('Home').getByRole('button', { name: 'Column settings' })
    settings.element().focus()
    await press('{Enter>4/}')

    await expect.element(settings).toHaveAttribute('aria-expanded', 'true')
  },
)

test.each([
  [true, '/follow_requests'],
  [false, '/'],
])(
  'leads by G and R to the follow requests of a locked account: %s',
  { tags: ['SES-16'] },
  async (isLocked, path) => {
    await deck(false, [], isLocked)
    await region('Home').click()

    await press('gr')

    expect(location.pathname).toBe(path)
  },
)
