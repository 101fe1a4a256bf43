import { afterEach, expect, test, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { accountKey } from '@colonnade/domain/entities'
import { loadLocale, startI18n } from '../../../lib/i18n.ts'
import { columnsAtom } from '../../../state/columns/columns.ts'
import { addTagsToHistoryAtom } from '../../../state/search/tag-history.ts'
import { sessionsAtom } from '../../../state/sessions.ts'
import { account } from '../../../testing/factories.ts'
import { renderWithSession } from '../../../testing/render-with-session.tsx'
import { createPageResponse } from '../../../testing/scripted-server.ts'
import { testSession } from '../../../testing/test-session.ts'
import { AddColumnDialog } from './AddColumnDialog.tsx'

const SEARCH = 'GET /api/v2/search'
const NAMES = [
  'Compose',
  'Home',
  'Notifications',
  'Local',
  'Federated',
  'Hashtag',
  'List',
  'Direct messages',
  'Favourites',
  'Bookmarks',
  'Profile',
  'Search',
]
const ADA = account({ id: '7', acct: 'ada@far.example', display_name: 'Ada' })

async function openDialog(lacks: readonly ('bookmarks' | 'lists')[] = []) {
  const opened = testSession()
  const { session, server } = opened
  for (const name of lacks) session.api.capabilities.record(name, false)
  server.on('GET /api/v1/lists', () => createPageResponse([{ id: '3', title: 'Night sky' }]))
  server.on('GET /api/v1/accounts/search', () => createPageResponse([ADA]))
  const onClose = vi.fn()
  await renderWithSession(session, <AddColumnDialog onClose={onClose} />)
  const added = () =>
    session.app.get(columnsAtom).map(({ id, params, accountKey }) => ({ id, params, accountKey }))
  return { ...opened, onClose, added }
}

afterEach(startI18n)

const getKindButton = (name: string) => browser.getByRole('button', { name, exact: true })
const getField = (name: string) => browser.getByRole('textbox', { name })
const add = browser.getByRole('button', { name: 'Add', exact: true })
const getOptions = () =>
  browser
    .getByRole('option')
    .elements()
    .map((option) => option.getAttribute('aria-label'))

test('offers every kind by name, with a decorative picture', { tags: ['COL-06'] }, async () => {
  await openDialog()

  for (const name of NAMES) {
    await expect.element(getKindButton(name)).toBeVisible()
    expect(getKindButton(name).element().querySelector('svg[aria-hidden="true"]')).not.toBeNull()
  }
})

test.each([375, 447])(
  'does not truncate any name of a kind in a window of %i px',
  async (width) => {
    await browser.viewport(width, 800)
    await openDialog()
    await expect.element(getKindButton('Search')).toBeVisible()

    const isWhole = (name: string) => {
      const words = document.createRange()
      words.selectNodeContents(getKindButton(name).element().lastChild!)
      const tile = getKindButton(name).element().getBoundingClientRect()
      const { left, right } = words.getBoundingClientRect()
      const isInside = left >= tile.left && right <= tile.right
      return isInside && (name.includes(' ') || words.getClientRects().length === 1)
    }
    expect(NAMES.filter((name) => !isWhole(name))).toEqual([])
  },
)

/** Returns the words that are split between two lines. Japanese may break after any character. */
function findSplitWords(): readonly string[] {
  const names = browser.getByRole('dialog').element().querySelectorAll('button > span')
  return [...names].flatMap((name) => {
    const text = name.firstChild!
    return [...text.textContent!.matchAll(/[\p{L}\p{M}]+/gu)].flatMap(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return range.getClientRects().length > 1 ? [word] : []
    })
  })
}

test.each(['de', 'fr', 'es', 'ar'] as const)(
  'splits no word of a name in a window of any width: %s',
  async (locale) => {
    await loadLocale(locale, () => true)
    await openDialog()
    for (const width of [1280, 700, 530, 447, 375, 320]) {
      await browser.viewport(width, 800)
      await expect.poll(findSplitWords, { message: `${width} px` }).toEqual([])
    }
  },
)

test(
  'adds a kind without options at once, and a second time too',
  { tags: ['COL-02'] },
  async () => {
    const { added, onClose, session } = await openDialog()

    await getKindButton('Favourites').click()
    await getKindButton('Favourites').click()

    const column = { id: 'FAVOURITES', params: {}, accountKey: session.key }
    expect(added()).toEqual([column, column])
    expect(onClose).toHaveBeenCalledTimes(2)
  },
)

test('suggests profiles while typing and selects one by keyboard', async () => {
  const { added, platform } = await openDialog()
  /** Skips intermediate requests: the last key is debounced. */
  const typeAndWait = async () => {
    await platform.clock.advance(100)
    return getOptions()
  }

  await getKindButton('Profile').click()
  await expect.poll(() => document.activeElement).toBe(getField('Profile').element())
  await userEvent.keyboard('@ad')
  await expect.poll(typeAndWait).toEqual(['@ada@far.example'])
  await userEvent.keyboard('{ArrowDown}{Enter}')

  expect(added()).toMatchObject([{ id: 'ACCOUNT', params: { id: '7', acct: 'ada@far.example' } }])
})

test.each([500, 429])('blames the server when a name cannot be looked up: %i', async (status) => {
  const { server } = await openDialog()
  server.on(SEARCH, () => Response.json({ error: 'The tide is out' }, { status }))
  await getKindButton('Profile').click()
  await getField('Profile').fill('@ada@far.example')
  await add.click()

  await expect
    .element(browser.getByRole('alert'))
    .toHaveTextContent('Search failed: The tide is out')
})

test('looks up a profile by its URL and shows an error when no account matches', async () => {
  const { added, server } = await openDialog()
  server.on(SEARCH, () => Response.json({ accounts: [], statuses: [], hashtags: [] }))
  await getKindButton('Profile').click()
  await getField('Profile').fill('https://far.example/@ada')
  await add.click()
  await expect.element(browser.getByRole('alert')).toHaveTextContent('No accounts found')
  expect(added()).toEqual([])

  server.on(SEARCH, () => Response.json({ accounts: [ADA], statuses: [], hashtags: [] }))
  await add.click()

  await expect.poll(added).toMatchObject([{ id: 'ACCOUNT', params: { id: '7' } }])
  expect(server.calls().at(-1)).toContain('resolve=true')
})

test('suggests hashtags, used ones first, and removes # and capitals', async () => {
  const { added, server, session } = await openDialog()
  session.store.set(addTagsToHistoryAtom, session, '#Lighthouses')
  server.on(SEARCH, () =>
    Response.json({
      accounts: [],
      statuses: [],
      hashtags: [{ name: 'lightroom', url: '', history: [] }],
    }),
  )

  await getKindButton('Hashtag').click()
  await getField('Hashtag').fill('#Ligh')
  await expect.poll(getOptions).toEqual(['#lighthouses', '#lightroom'])
  await add.click()
  await browser.getByRole('option', { name: '#lightroom' }).click()

  expect(added()).toMatchObject([
    { id: 'HASHTAG', params: { id: 'ligh' } },
    { id: 'HASHTAG', params: { id: 'lightroom' } },
  ])
})

test('offers a button for each list, and opens a search column with the typed query', async () => {
  const { added } = await openDialog()

  await getKindButton('List').click()
  await getKindButton('Night sky').click()
  await getKindButton('Search').click()
  await getField('Search').fill(' sea fog ')
  await add.click()

  expect(added()).toMatchObject([
    { id: 'LIST', params: { id: '3' } },
    { id: 'SEARCH', params: { query: 'sea fog' } },
  ])
})

/** Opens the dialog for Mira and for Ola, whose server has no bookmarks. */
async function openForTwo() {
  const opened = await openDialog()
  const { session } = opened
  const other = { ...testSession().session, key: accountKey('ola', 'far.example') }
  other.api.capabilities.record('bookmarks', false)
  session.app.set(sessionsAtom, [session, other])
  return { ...opened, other }
}

const getAccountButton = (handle: string) =>
  browser.getByRole('button', { name: `Account: ${handle}` })

test(
  'offers the signed-in accounts as owner of the column, with the kinds that each server supports',
  { tags: ['BY-02'] },
  async () => {
    const { added, other } = await openForTwo()
    await getAccountButton('@mira@colonnade.example').click()
    await browser
      .getByRole('listbox', { name: 'Account' })
      .getByRole('option', { name: '@ola@far.example' })
      .click()
    await expect.element(getAccountButton('@ola@far.example')).toBeVisible()
    expect(getKindButton('Bookmarks').elements()).toEqual([])
    await getKindButton('Favourites').click()

    expect(added()).toEqual([{ id: 'FAVOURITES', params: {}, accountKey: other.key }])
  },
)

test('does not ask for the account where there is one', { tags: ['BY-02'] }, async () => {
  const { session, platform } = await openDialog()
  await getKindButton('Bookmarks').click()

  expect(browser.getByRole('button', { name: /^Account: / }).elements()).toEqual([])
  expect(platform.storage.keys().filter((name) => name.includes(session.key))).toEqual([])
})

test('selects the account that was used last', { tags: ['BY-02'] }, async () => {
  const { session } = await openForTwo()
  await getAccountButton('@mira@colonnade.example').click()
  await browser.getByRole('option', { name: '@ola@far.example' }).click()
  await getKindButton('Home').click()

  await renderWithSession(session, <AddColumnDialog onClose={() => undefined} />)

  await expect.element(getAccountButton('@ola@far.example').first()).toBeVisible()
})
