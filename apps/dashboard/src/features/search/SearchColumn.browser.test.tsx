import { expect, test, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { columnsAtom } from '../../state/columns/columns.ts'
import { account, relationship, status } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { refuse } from '../../testing/scripted-server.ts'
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

async function searchColumn(query = '', isFullText = true, openBeside: OpenBeside = () => false) {
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

async function look(words: string) {
  await field.fill(words)
  await userEvent.keyboard('{Enter}')
}

test(
  'people, hashtags and posts are found in sections with a total',
  { tags: ['SRC-02'] },
  async () => {
    const { server } = await searchColumn()

    await look('cat')

    await expect.element(browser.getByText('9 results')).toBeVisible()
    await expect.element(people.getByRole('link', { name: /Cat 0/ })).toBeVisible()
    await expect.element(hashtags.getByRole('link', { name: /catsofmastodon/ })).toBeVisible()
    await expect.element(posts.getByRole('article', { name: /my cat sleeps/ })).toBeVisible()
    expect(server.calls()[0]).toContain('resolve=true')
  },
)

test('a few people show at first, the rest by a press', { tags: ['SRC-02'] }, async () => {
  await searchColumn()
  await look('cat')
  await expect.poll(() => people.getByRole('link').elements().length).toBe(5)

  await people.getByRole('button', { name: 'Show more' }).click()

  await expect.poll(() => people.getByRole('link').elements().length).toBe(7)
  expect(people.getByRole('button', { name: 'Show more' }).elements()).toEqual([])
})

test('nothing is asked for blanks', { tags: ['SRC-01'] }, async () => {
  const { server } = await searchColumn()

  await look('   ')

  await expect.element(browser.getByText('Search')).toBeVisible()
  expect(server.calls()).toEqual([])
})

test(
  'Clear empties the field, the results and what the column remembers',
  { tags: ['SRC-03'] },
  async () => {
    const { queryKept } = await searchColumn()
    await look('cat')
    await expect.element(people).toBeVisible()
    expect(queryKept()).toBe('cat')

    await browser.getByRole('button', { name: 'Clear' }).click()

    await expect.element(browser.getByText('Search')).toBeVisible()
    await expect.element(field).toHaveValue('')
    expect(queryKept()).toBe('')
  },
)

test('a column that comes back looks for what it remembers', { tags: ['COL-06'] }, async () => {
  const { server } = await searchColumn('cat')

  await expect.element(field).toHaveValue('cat')
  await expect.element(posts.getByRole('article')).toBeVisible()
  expect(server.calls().filter((call) => call.startsWith(SEARCH))).toHaveLength(1)
})

test('the field keeps the focus while results come', async () => {
  await searchColumn()

  await look('cat')

  await expect.element(people).toBeVisible()
  expect(document.activeElement).toBe(field.element())
})

test('what was not found, and what did not come through, is told', async () => {
  const { server } = await searchColumn()
  server.on(SEARCH, () => Response.json({ accounts: [], hashtags: [], statuses: [] }))
  await look('unicorn')
  await expect.element(browser.getByText('Nothing found')).toBeVisible()

  server.on(SEARCH, () => refuse(422, 'Not today'))
  await look('cat')
  await expect.element(browser.getByText('Not today')).toBeVisible()
  server.on(SEARCH, () => Response.json(FOUND))
  await browser.getByRole('button', { name: 'Try again' }).click()

  await expect.element(people).toBeVisible()
})

test.each([
  [true, /posts you have written, favourited, boosted, or have been mentioned in/],
  [false, /^Simple text returns matching display names, usernames and hashtags/],
])(
  'the hint says what can be looked for, full text %s',
  { tags: ['SES-08'] },
  async (isFullText, hint) => {
    await searchColumn('', isFullText)

    await expect.element(browser.getByText(hint)).toBeVisible()
  },
)

const recent = browser.getByRole('list', { name: 'Recent searches' })
const offered = () =>
  recent
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

test('what was looked for before is offered, a press away, and as easily forgotten', async () => {
  const { server } = await searchColumn()
  await look('dogs')
  await look('cat')
  await browser.getByRole('button', { name: 'Clear' }).click()
  expect(offered()).toEqual(['cat', 'dogs'])

  await browser.getByRole('button', { name: 'Remove cat' }).click()
  expect(offered()).toEqual(['dogs'])
  await recent.getByRole('button', { name: 'dogs', exact: true }).click()

  await expect.element(people).toBeVisible()
  await expect.element(field).toHaveValue('dogs')
  expect(server.calls().filter((call) => call.includes('q=dogs'))).toHaveLength(2)
})

test(
  'with Ctrl it opens as a column of its own, and this one stays as it is',
  { tags: ['BY-35'] },
  async () => {
    const openBeside = vi.fn(() => true)
    await searchColumn('', true, openBeside)
    await look('dogs')
    await browser.getByRole('button', { name: 'Clear' }).click()
    const before = recent.getByRole('button', { name: 'dogs', exact: true })

    await before.click({ modifiers: ['Control'] })

    expect(openBeside).toHaveBeenCalledExactlyOnceWith('/search?q=dogs', before.element())
    await expect.element(field).toHaveValue('')
  },
)

test('Escape empties the field and keeps it at hand; in an empty one it is left to others', async () => {
  await searchColumn()
  await look('cat')
  await expect.element(people).toBeVisible()

  await userEvent.keyboard('{Escape}')

  await expect.element(field).toHaveValue('')
  await expect.element(browser.getByText('Search')).toBeVisible()
  expect(document.activeElement).toBe(field.element())
})

test('what is read is found, whichever of two searches answers first', async () => {
  const { server } = await searchColumn()
  const slow = server.hold(SEARCH)
  await look('unicorn')

  await look('cat')
  slow.answer(Response.json({ accounts: [], hashtags: [], statuses: [] }))

  await expect.element(people).toBeVisible()
  await expect.element(field).toHaveValue('cat')
  expect(browser.getByText('Nothing found').elements()).toEqual([])
})
