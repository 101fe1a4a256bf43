import { expect, test, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { columnsAtom } from '../../state/columns/columns.ts'
import { account, relationship, status } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { type OpenBeside, OpenBesideContext } from '../../ui/link/open-beside-context.ts'
import { SearchColumn } from './SearchColumn.tsx'

const SEARCH = 'GET /api/v2/search'
const PEOPLE = Array.from({ length: 7 }, (_each, index) =>
  account({ id: `${index + 20}`, username: `cat${index}`, display_name: `Cat ${index}` }),
)
const TAGS = [
  { name: 'catsofmastodon', url: '', history: [{ day: '1', uses: '4', accounts: '3' }] },
]
const FOUND = {
  accounts: PEOPLE,
  hashtags: TAGS,
  statuses: [status({ id: '5', content: '<p>my cat sleeps</p>' })],
}

async function renderSearchColumn(
  query = '',
  isFullText = true,
  openBeside: OpenBeside = () => false,
) {
  const opened = testSession({
    columns: [column('s', 'SEARCH', { query })],
    meta: { search_enabled: isFullText },
  })
  const { session, server } = opened
  server.on(SEARCH, () => Response.json(FOUND))
  server.on('GET /api/v1/accounts/relationships', () =>
    Response.json(PEOPLE.map(({ id }) => relationship({ id }))),
  )
  await renderWithSession(
    session,
    <div style={{ height: 800, width: 360, display: 'flex', flexDirection: 'column' }}>
      <OpenBesideContext value={openBeside}>
        <SearchColumn uuid="s" label="Search" />
      </OpenBesideContext>
    </div>,
  )
  const queryKept = () => session.app.get(columnsAtom)[0]?.params['query']
  return { ...opened, queryKept }
}

const field = browser.getByRole('textbox', { name: 'Search' })
const people = browser.getByRole('group', { name: /^People/ })
const hashtags = browser.getByRole('group', { name: /^Hashtags/ })
const posts = browser.getByRole('feed', { name: 'Search' })

async function searchFor(words: string) {
  await field.fill(words)
  await userEvent.keyboard('{Enter}')
}

test(
  'shows accounts, hashtags and posts in sections with a total',
  { tags: ['SRC-02'] },
  async () => {
    const { server } = await renderSearchColumn()

    await searchFor('cat')

    await expect.element(browser.getByText('9 results')).toBeVisible()
    await expect.element(people.getByRole('link', { name: /Cat 0/ })).toBeVisible()
    await expect.element(hashtags.getByRole('link', { name: /catsofmastodon/ })).toBeVisible()
    await expect.element(posts.getByRole('article', { name: /my cat sleeps/ })).toBeVisible()
    expect(server.calls()[0]).toContain('resolve=true')
  },
)

test(
  'shows the first few accounts, and the others after “Show more”',
  { tags: ['SRC-02'] },
  async () => {
    await renderSearchColumn()
    await searchFor('cat')
    await expect.poll(() => people.getByRole('link').elements().length).toBe(5)

    await people.getByRole('button', { name: 'Show more' }).click()

    await expect.poll(() => people.getByRole('link').elements().length).toBe(7)
    expect(people.getByRole('button', { name: 'Show more' }).elements()).toEqual([])
  },
)

test('sends no request for a blank query', { tags: ['SRC-01'] }, async () => {
  const { server } = await renderSearchColumn()

  await searchFor('   ')

  await expect.element(browser.getByText('Search options')).toBeVisible()
  expect(server.calls()).toEqual([])
})

test(
  'clears the field, the results and the saved query with Clear',
  { tags: ['SRC-03'] },
  async () => {
    const { queryKept } = await renderSearchColumn()
    await searchFor('cat')
    await expect.element(people).toBeVisible()
    expect(queryKept()).toBe('cat')

    await browser.getByRole('button', { name: 'Clear' }).click()

    await expect.element(browser.getByText('Search options')).toBeVisible()
    await expect.element(field).toHaveValue('')
    expect(queryKept()).toBe('')
  },
)

test('searches for its saved query when it opens again', { tags: ['COL-06'] }, async () => {
  const { server } = await renderSearchColumn('cat')

  await expect.element(field).toHaveValue('cat')
  await expect.element(posts.getByRole('article')).toBeVisible()
  expect(server.calls().filter((call) => call.startsWith(SEARCH))).toHaveLength(1)
})

test('keeps the focus in the field while results load', async () => {
  await renderSearchColumn()

  await searchFor('cat')

  await expect.element(people).toBeVisible()
  expect(document.activeElement).toBe(field.element())
})

test('shows an empty state without results, and an error with a retry button', async () => {
  const { server } = await renderSearchColumn()
  server.on(SEARCH, () => Response.json({ accounts: [], hashtags: [], statuses: [] }))
  await searchFor('unicorn')
  await expect.element(browser.getByText('Nothing found')).toBeVisible()

  server.on(SEARCH, () => createErrorResponse(422, 'Not today'))
  await searchFor('cat')
  await expect.element(browser.getByText('Not today')).toBeVisible()
  server.on(SEARCH, () => Response.json(FOUND))
  await browser.getByRole('button', { name: 'Try again' }).click()

  await expect.element(people).toBeVisible()
})

test.each([
  [true, /posts you have written, favourited, boosted, or have been mentioned in/],
  [false, /^Simple text returns matching display names, usernames and hashtags/],
])(
  'explains the available search with full text %s',
  { tags: ['SES-08'] },
  async (isFullText, hint) => {
    await renderSearchColumn('', isFullText)

    await expect.element(browser.getByText(hint)).toBeVisible()
  },
)

const recent = browser.getByRole('list', { name: 'Recent searches' })
const getRecentSearches = () =>
  recent
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

test('offers recent searches that can be repeated or removed', async () => {
  const { server } = await renderSearchColumn()
  await searchFor('dogs')
  await searchFor('cat')
  await browser.getByRole('button', { name: 'Clear' }).click()
  expect(getRecentSearches()).toEqual(['cat', 'dogs'])

  await browser.getByRole('button', { name: 'Remove cat' }).click()
  expect(getRecentSearches()).toEqual(['dogs'])
  await recent.getByRole('button', { name: 'dogs', exact: true }).click()

  await expect.element(people).toBeVisible()
  await expect.element(field).toHaveValue('dogs')
  expect(server.calls().filter((call) => call.includes('q=dogs'))).toHaveLength(2)
})

test(
  'opens a recent search as a new column on Ctrl+click, and keeps its own state',
  { tags: ['BY-35'] },
  async () => {
    const openBeside = vi.fn(() => true)
    await renderSearchColumn('', true, openBeside)
    await searchFor('dogs')
    await browser.getByRole('button', { name: 'Clear' }).click()
    const before = recent.getByRole('button', { name: 'dogs', exact: true })

    await before.click({ modifiers: ['Control'] })

    expect(openBeside).toHaveBeenCalledExactlyOnceWith('/search?q=dogs', before.element())
    await expect.element(field).toHaveValue('')
  },
)

test('clears the field on Escape and keeps it focused, and ignores Escape in an empty field', async () => {
  await renderSearchColumn()
  await searchFor('cat')
  await expect.element(people).toBeVisible()

  await userEvent.keyboard('{Escape}')

  await expect.element(field).toHaveValue('')
  await expect.element(browser.getByText('Search options')).toBeVisible()
  expect(document.activeElement).toBe(field.element())
})

test('shows the results of the latest query, whichever response is received first', async () => {
  const { server } = await renderSearchColumn()
  const slow = server.hold(SEARCH)
  await searchFor('unicorn')

  await searchFor('cat')
  slow.answer(Response.json({ accounts: [], hashtags: [], statuses: [] }))

  await expect.element(people).toBeVisible()
  await expect.element(field).toHaveValue('cat')
  expect(browser.getByText('Nothing found').elements()).toEqual([])
})
