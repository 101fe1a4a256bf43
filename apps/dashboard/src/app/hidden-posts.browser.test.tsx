// The first import, because an earlier one would change the order of the cascade layers.
import '../styles/index.css'
import { beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { filterId, type StatusEntity } from '@colonnade/domain/entities'
import { createColumnTitle, Deck, type RouteScreen } from '../features/deck/index.ts'
import { columnsAtom } from '../state/columns/columns.ts'
import { storeFiltersAtom } from '../state/filters/fetch-filters.ts'
import { watchRecompute } from '../state/timelines/watch-recompute.ts'
import { account, status } from '../testing/factories.ts'
import { renderWithSession } from '../testing/render-with-session.tsx'
import { createPageResponse } from '../testing/scripted-server.ts'
import { column, testSession } from '../testing/test-session.ts'
import { deckParts } from './App.tsx'
import { ModalHost } from './modals/ModalHost.tsx'

const GET_HOME = 'GET /api/v1/timelines/home'

const HOME = [
  status({ id: '9', content: '<p>Buy crypto now</p>' }),
  status({ id: '8', account: account({ id: '5', username: 'bo' }), reblog: status({ id: '80' }) }),
  status({ id: '7', in_reply_to_id: '1', in_reply_to_account_id: '5' }),
  status({ id: '6', content: '<p>Who dies in the end</p>' }),
  status({ id: '5', content: '<p>A quiet evening</p>' }),
]

const nowhere: RouteScreen = {
  key: '/',
  face: createColumnTitle('home', 'Home'),
  onHeadingClick: () => undefined,
  isTab: false,
  replacedBy: null,
  pins: null,
  body: null,
}

beforeEach(async () => {
  await browser.viewport(1760, 1000)
})

async function showDeck(
  posts: readonly StatusEntity[] = HOME,
  params = {},
  respond = (_request: Request) => createPageResponse(posts),
) {
  const opened = testSession({ columns: [column('a', 'HOME', params), column('b', 'HOME')] })
  const { session, server } = opened
  server.on(GET_HOME, respond)
  watchRecompute(session)
  await renderWithSession(
    session,
    <>
      <Deck parts={deckParts} route={null} home={nowhere} />
      <ModalHost />
    </>,
  )
  const [first, second] = [0, 1].map((index) => {
    const region = browser.getByRole('region', { name: 'Home' }).nth(index)
    return {
      region,
      settings: region.getByRole('button', { name: 'Column settings' }),
      toggle: (name: string) => region.getByRole('switch', { name }),
      pattern: region.getByRole('textbox', { name: 'Filter out by regular expression' }),
      hidden: region.getByRole('button', { name: /^\d+ hidden$/ }),
      posts: region.getByRole('article'),
    }
  })
  const readParams = () => session.app.get(columnsAtom)[0]?.params
  return { ...opened, first: first!, second: second!, params: readParams }
}

const dialog = browser.getByRole('dialog', { name: 'Hidden posts' })

test('keeps the switches of each Home column separate', { tags: ['BY-36', 'TL-26'] }, async () => {
  const { first, second, params } = await showDeck()
  await expect.poll(() => first.posts.elements().length).toBe(5)
  await first.settings.click()

  for (const name of ['Show boosts', 'Show replies', 'Show direct messages']) {
    await expect.element(first.toggle(name)).toBeChecked()
  }
  await expect.element(first.toggle('Media only')).not.toBeChecked()
  await first.toggle('Show boosts').click()
  await first.toggle('Show replies').click()

  await expect.poll(() => first.posts.elements().length).toBe(3)
  expect(second.posts.elements()).toHaveLength(5)
  expect(params()).toEqual({ shows: { reblog: false, reply: false } })
  await expect.element(first.hidden).toHaveTextContent('2 hidden')
  expect(second.hidden.elements()).toHaveLength(0)
})

test(
  'previews a regular expression while typing, and applies it after a pause',
  { tags: ['BY-36', 'TL-25'] },
  async () => {
    const { first, params } = await showDeck()
    await first.settings.click()

    await first.pattern.fill('(')
    await expect.element(first.region.getByText('Invalid regular expression')).toBeVisible()
    await expect.element(first.pattern).toHaveAttribute('aria-invalid', 'true')
    await first.pattern.fill('who|CRYPT.*')
    await expect.element(first.region.getByText('Hides 2 of 5 loaded posts')).toBeVisible()
    expect(first.posts.elements()).toHaveLength(5)

    await expect.poll(() => first.posts.elements().length).toBe(3)
    expect(params()).toEqual({ regex: { body: 'who|CRYPT.*' } })
    await expect.element(first.region.getByText('Hides 2 of 5 loaded posts')).toBeVisible()
  },
)

test(
  'applies a regular expression on Enter and when the settings collapse',
  { tags: ['BY-36'] },
  async () => {
    const { first, params } = await showDeck()
    await first.settings.click()

    await first.pattern.fill('crypto')
    await userEvent.keyboard('{Enter}')
    expect(params()).toEqual({ regex: { body: 'crypto' } })

    await first.pattern.fill('quiet')
    await first.settings.click()
    expect(params()).toEqual({ regex: { body: 'quiet' } })
  },
)

test(
  'disables a regular expression that takes too long, and shows a message',
  { tags: ['BY-36'] },
  async () => {
    const long = status({ id: '4', content: `<p>${'a'.repeat(4_998)}b</p>` })
    const { first } = await showDeck([...HOME, long])
    await first.settings.click()

    await first.pattern.fill('crypto|(?=(a+)+$)x')
    await expect.element(first.region.getByText('took too long')).toBeVisible()
    await userEvent.keyboard('{Enter}')

    await expect.element(first.region.getByText('took too long')).toBeVisible()
    await expect.element(first.posts.nth(0)).toHaveTextContent('Buy crypto now')
  },
)

test(
  'lists each hidden post with its reason, and returns the focus',
  { tags: ['BY-36'] },
  async () => {
    const params = { shows: { reblog: false, reply: false }, regex: { body: 'crypt.*' } }
    const { first, session } = await showDeck(HOME, params)
    const spoilers = {
      id: filterId('1'),
      title: 'Spoilers',
      context: ['home'],
      expires_at: null,
      filter_action: 'hide' as const,
      keywords: [{ id: '1', keyword: 'dies', whole_word: false }],
      statuses: [],
    }
    session.store.set(storeFiltersAtom, session, [spoilers])
    await expect.element(first.hidden).toHaveTextContent('4 hidden')

    await first.hidden.click()

    const rows = dialog.getByRole('listitem')
    await expect.poll(() => rows.elements().length).toBe(4)
    await expect.element(rows.nth(0)).toHaveTextContent('Matches “crypt.*”')
    await expect.element(rows.nth(0).getByRole('article')).toHaveTextContent('Buy crypto now')
    await expect.element(rows.nth(1)).toHaveTextContent('Boost')
    await expect.element(rows.nth(2)).toHaveTextContent('Reply')
    await expect.element(rows.nth(3)).toHaveTextContent('Filter “Spoilers”')
    await expect
      .element(rows.nth(3).getByRole('link', { name: 'Edit filters' }))
      .toHaveAttribute('href', '/filters')
    await userEvent.keyboard('{Escape}')
    await expect.element(first.hidden).toHaveFocus()
  },
)

test.each([
  ['No media', { other: { onlyMedia: true } }, 'switch', 'Media only'],
  ['Boost', { shows: { reblog: false } }, 'switch', 'Show boosts'],
  ['Matches “crypto”', { regex: { body: 'crypto' } }, 'textbox', 'Filter out by regular'],
] as const)(
  'leads from “%s” to its rule',
  { tags: ['BY-36'] },
  async (reason, params, role, name) => {
    const { first } = await showDeck(HOME, params)
    await first.hidden.click()
    const row = dialog.getByRole('listitem').filter({ hasText: reason }).nth(0)

    await row.getByRole('button', { name: 'Edit column filter' }).click()

    await expect.element(first.region.getByRole(role, { name })).toHaveFocus()
    expect(dialog.elements()).toHaveLength(0)
    await expect.element(first.settings).toHaveAttribute('aria-expanded', 'true')
  },
)

test(
  'shows that all loaded posts are hidden, and loads at most three pages',
  { tags: ['BY-36', 'TL-23'] },
  async () => {
    const many = (newest: number) =>
      Array.from({ length: 20 }, (_, index) => status({ id: String(newest - index) }))
    const { first, server } = await showDeck([], { regex: { body: '.' } }, (request) => {
      const below = Number(new URL(request.url).searchParams.get('max_id') ?? 101)
      return createPageResponse(many(below - 1), `/api/v1/timelines/home?max_id=${below - 20}`)
    })

    const region = first.region
    await expect
      .element(region.getByText("All 60 loaded posts are hidden by this column's filters"))
      .toBeVisible()
    const requestCount = server.calls().filter((call) => call.includes('max_id')).length
    await region.getByRole('button', { name: 'Load older posts' }).click()
    await expect.element(region.getByText('All 80 loaded posts are hidden')).toBeVisible()
    expect(server.calls().filter((call) => call.includes('max_id'))).toHaveLength(requestCount + 1)

    await region.getByRole('button', { name: 'Show hidden posts' }).click()
    await expect.poll(() => dialog.getByRole('listitem').elements().length).toBe(40)
    await dialog.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(() => dialog.getByRole('listitem').elements().length).toBe(80)
  },
)
