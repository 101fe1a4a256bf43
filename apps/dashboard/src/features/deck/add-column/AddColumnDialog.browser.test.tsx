import { expect, test, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { accountKey } from '@colonnade/domain/entities'
import { columnsAtom } from '../../../state/columns/columns.ts'
import { rememberTagsAtom } from '../../../state/search/tag-history.ts'
import { sessionsAtom } from '../../../state/sessions.ts'
import { account } from '../../../testing/factories.ts'
import { renderWithSession } from '../../../testing/render-with-session.tsx'
import { page } from '../../../testing/scripted-server.ts'
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

async function dialog(lacks: readonly ('bookmarks' | 'lists')[] = []) {
  const opened = testSession()
  const { session, server } = opened
  for (const name of lacks) session.api.capabilities.note(name, false)
  server.on('GET /api/v1/lists', () => page([{ id: '3', title: 'Night sky' }]))
  server.on('GET /api/v1/accounts/search', () => page([ADA]))
  const onClose = vi.fn()
  await renderWithSession(session, <AddColumnDialog onClose={onClose} />)
  const added = () =>
    session.app.get(columnsAtom).map(({ id, params, accountKey }) => ({ id, params, accountKey }))
  return { ...opened, onClose, added }
}

const kind = (name: string) => browser.getByRole('button', { name, exact: true })
const field = (name: string) => browser.getByRole('textbox', { name })
const add = browser.getByRole('button', { name: 'Add', exact: true })
const options = () =>
  browser
    .getByRole('option')
    .elements()
    .map((option) => option.getAttribute('aria-label'))

test(
  'every kind is offered by its name, with a picture that says nothing aloud',
  { tags: ['COL-06'] },
  async () => {
    await dialog()

    for (const name of NAMES) {
      await expect.element(kind(name)).toBeVisible()
      expect(kind(name).element().querySelector('svg[aria-hidden="true"]')).not.toBeNull()
    }
  },
)

test.each([375, 447])('in a window of %i px each name of a kind stands whole', async (width) => {
  await browser.viewport(width, 800)
  await dialog()
  await expect.element(kind('Search')).toBeVisible()

  const isWhole = (name: string) => {
    const words = document.createRange()
    words.selectNodeContents(kind(name).element().lastChild!)
    const tile = kind(name).element().getBoundingClientRect()
    const { left, right } = words.getBoundingClientRect()
    const isInside = left >= tile.left && right <= tile.right
    return isInside && (name.includes(' ') || words.getClientRects().length === 1)
  }
  expect(NAMES.filter((name) => !isWhole(name))).toEqual([])
})

test(
  'a kind that needs nothing is added at once, twice as well',
  { tags: ['COL-02'] },
  async () => {
    const { added, onClose, session } = await dialog()

    await kind('Favourites').click()
    await kind('Favourites').click()

    const column = { id: 'FAVOURITES', params: {}, accountKey: session.key }
    expect(added()).toEqual([column, column])
    expect(onClose).toHaveBeenCalledTimes(2)
  },
)

test('a profile is suggested as it is typed, and taken by the keys', async () => {
  const { added, platform } = await dialog()
  /** Not every key is asked for: the last one waits its turn. */
  const suggested = async () => {
    await platform.clock.advance(100)
    return options()
  }

  await kind('Profile').click()
  await expect.poll(() => document.activeElement).toBe(field('Profile').element())
  await userEvent.keyboard('@ad')
  await expect.poll(suggested).toEqual(['@ada@far.example'])
  await userEvent.keyboard('{ArrowDown}{Enter}')

  expect(added()).toMatchObject([{ id: 'ACCOUNT', params: { id: '7', acct: 'ada@far.example' } }])
})

test.each([500, 429])('blames the server when a name cannot be looked up: %i', async (status) => {
  const { server } = await dialog()
  server.on(SEARCH, () => Response.json({ error: 'The tide is out' }, { status }))
  await kind('Profile').click()
  await field('Profile').fill('@ada@far.example')
  await add.click()

  await expect
    .element(browser.getByRole('alert'))
    .toHaveTextContent('Search failed: The tide is out')
})

test('a profile by its address is looked up elsewhere; one that nobody knows is told', async () => {
  const { added, server } = await dialog()
  server.on(SEARCH, () => Response.json({ accounts: [], statuses: [], hashtags: [] }))
  await kind('Profile').click()
  await field('Profile').fill('https://far.example/@ada')
  await add.click()
  await expect.element(browser.getByRole('alert')).toHaveTextContent('No accounts found')
  expect(added()).toEqual([])

  server.on(SEARCH, () => Response.json({ accounts: [ADA], statuses: [], hashtags: [] }))
  await add.click()

  await expect.poll(added).toMatchObject([{ id: 'ACCOUNT', params: { id: '7' } }])
  expect(server.calls().at(-1)).toContain('resolve=true')
})

test('hashtags are suggested, those posted with before first; # and capitals are taken off', async () => {
  const { added, server, session } = await dialog()
  session.store.set(rememberTagsAtom, session, '#Lighthouses')
  server.on(SEARCH, () =>
    Response.json({
      accounts: [],
      statuses: [],
      hashtags: [{ name: 'lightroom', url: '', history: [] }],
    }),
  )

  await kind('Hashtag').click()
  await field('Hashtag').fill('#Ligh')
  await expect.poll(options).toEqual(['#lighthouses', '#lightroom'])
  await add.click()
  await browser.getByRole('option', { name: '#lightroom' }).click()

  expect(added()).toMatchObject([
    { id: 'HASHTAG', params: { id: 'ligh' } },
    { id: 'HASHTAG', params: { id: 'lightroom' } },
  ])
})

test('each list has a button, and a search begins with what is asked', async () => {
  const { added } = await dialog()

  await kind('List').click()
  await kind('Night sky').click()
  await kind('Search').click()
  await field('Search').fill(' sea fog ')
  await add.click()

  expect(added()).toMatchObject([
    { id: 'LIST', params: { id: '3' } },
    { id: 'SEARCH', params: { query: 'sea fog' } },
  ])
})

test('with several accounts one chooses whose column it becomes, as far as that server can', async () => {
  const { session, added } = await dialog()
  const other = { ...testSession().session, key: accountKey('ola', 'far.example') }
  other.api.capabilities.note('bookmarks', false)
  expect(browser.getByRole('radio').elements()).toEqual([])

  session.app.set(sessionsAtom, [session, other])
  await expect.element(kind('Bookmarks')).toBeVisible()
  await browser.getByText('@ola@far.example').click()
  await expect.element(browser.getByRole('radio', { name: '@ola@far.example' })).toBeChecked()
  expect(kind('Bookmarks').elements()).toEqual([])
  await kind('Favourites').click()

  expect(added()).toEqual([{ id: 'FAVOURITES', params: {}, accountKey: other.key }])
})
