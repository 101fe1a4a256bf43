import { afterEach, beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { ingestAccountsAtom } from '../state/entities/ingest.ts'
import { currentSessionAtom } from '../state/sessions.ts'
import { FIRST_ROWS_TIMEOUT_MS } from '../state/ui/run-after-first-rows.ts'
import { account, status } from '../testing/factories.ts'
import { renderWithSession } from '../testing/render-with-session.tsx'
import { createPageResponse } from '../testing/scripted-server.ts'
import { addSecondSession, NOOR } from '../testing/second-session.ts'
import { column, testSession } from '../testing/test-session.ts'
import { App } from './App.tsx'

beforeEach(async () => {
  await browser.viewport(1760, 1000)
})

afterEach(() => {
  history.replaceState(null, '', '/')
})

async function showDeck() {
  const { session, server, platform } = testSession({
    columns: [column('a', 'COMPOSE'), column('b', 'HOME')],
  })
  const posts = Array.from({ length: 20 }, (_, index) =>
    status({ id: `${90 - index}`, content: `<p>Post ${index}</p>` }),
  )
  server.on('GET /api/v1/timelines/home', () => createPageResponse(posts))
  const second = addSecondSession(session)
  session.store.set(ingestAccountsAtom, session, [account({ id: '1', username: 'mira' })])
  await renderWithSession(session, <App />)
  await expect.element(browser.getByRole('article').first()).toBeVisible()
  await platform.clock.advance(FIRST_ROWS_TIMEOUT_MS)
  return { session, second, app: session.app }
}

const menu = browser.getByRole('menu', { name: 'Menu' })
const openMenu = () => browser.getByRole('button', { name: 'Menu' }).click()

test(
  'switches the account without touching the columns, their scroll positions or the draft',
  { tags: ['BY-02'] },
  async () => {
    const { app, second } = await showDeck()
    const text = browser.getByRole('textbox', { name: "What's on your mind?" })
    await text.fill('half a thought')
    const feed = browser.getByRole('feed').first().element()
    const scroller = feed.closest('[data-virtuoso-scroller]') ?? feed
    scroller.scrollTop = 200
    const top = scroller.scrollTop
    const row = browser.getByRole('article').nth(5).element()

    await openMenu()
    await menu.getByRole('menuitem', { name: `@${NOOR}` }).click()

    expect(app.get(currentSessionAtom)).toBe(second)
    expect(row.isConnected).toBe(true)
    expect(scroller.isConnected).toBe(true)
    expect(scroller.scrollTop).toBe(top)
    await expect.element(text).toHaveValue('half a thought')
    await openMenu()
    await expect
      .element(menu.getByRole('menuitem', { name: '@mira@colonnade.example' }))
      .toBeVisible()
    expect(menu.getByRole('menuitem', { name: `@${NOOR}` }).elements()).toEqual([])
    await expect.element(browser.getByText(`@${NOOR}`).last()).toBeVisible()
  },
)

test('shows the screen of the address for the chosen account', { tags: ['BY-02'] }, async () => {
  history.replaceState(null, '', '/favourites')
  const { session, second } = await showDeck()
  await expect.element(browser.getByRole('region', { name: 'Favourites' })).toBeVisible()

  await openMenu()
  await menu.getByRole('menuitem', { name: `@${NOOR}` }).click()

  await expect.element(browser.getByRole('region', { name: 'Favourites' })).toBeVisible()
  expect(location.pathname).toBe('/favourites')
  expect(session.app.get(currentSessionAtom)).toBe(second)
})

test(
  'closes a post of the former account, whose ID means another one elsewhere',
  { tags: ['BY-02'] },
  async () => {
    history.replaceState(null, '', '/statuses/90')
    await showDeck()

    await openMenu()
    await menu.getByRole('menuitem', { name: `@${NOOR}` }).click()

    await expect.poll(() => location.pathname).toBe('/')
  },
)

test('switches the account from the command palette', { tags: ['BY-02', 'BY-45'] }, async () => {
  const { app, second } = await showDeck()

  await userEvent.keyboard('{Control>}k{/Control}')
  await browser.getByRole('dialog', { name: 'Commands' }).getByRole('combobox').fill('Switch to')
  await userEvent.keyboard('{Enter}')

  await expect.poll(() => app.get(currentSessionAtom)).toBe(second)
})
