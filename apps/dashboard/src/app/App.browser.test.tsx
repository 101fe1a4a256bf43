import { afterEach, beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { createAppStore } from '../state/app-store.ts'
import { columnsAtom } from '../state/columns/columns.ts'
import { ingestAccountsAtom } from '../state/entities/ingest.ts'
import { AppStoreProvider } from '../state/react/index.ts'
import { account } from '../testing/factories.ts'
import { fakePlatform } from '../testing/fake-platform.ts'
import { renderInEnglish } from '../testing/render-in-english.tsx'
import { renderWithSession } from '../testing/render-with-session.tsx'
import { createScriptedServer, createPageResponse } from '../testing/scripted-server.ts'
import { column, testSession } from '../testing/test-session.ts'
import { App } from './App.tsx'
import { startDeck } from './session/start-deck.ts'

beforeEach(async () => {
  await browser.viewport(1760, 1000)
})

afterEach(() => {
  history.replaceState(null, '', '/')
})

test.each(['/', '/notifications', '/timelines/home', '/statuses/1'])(
  'shows the sign-in screen without an account at %s, and requests no timeline',
  { tags: ['OVR-01'] },
  async (path) => {
    history.replaceState(null, '', path)
    const server = createScriptedServer()
    const store = createAppStore(fakePlatform({ fetch: server.fetch }))
    const stop = startDeck(store)

    await renderInEnglish(
      <AppStoreProvider store={store}>
        <App />
      </AppStoreProvider>,
    )

    await expect.element(browser.getByRole('textbox', { name: 'Server' })).toBeVisible()
    await expect.element(browser.getByRole('button', { name: 'Sign in' })).toBeVisible()
    expect(server.calls()).toEqual([])
    stop()
  },
)

test.each([
  ['/timelines/public', 'Federated'],
  ['/timelines/public/local', 'Local'],
  ['/timelines/direct', 'Direct messages'],
  ['/timelines/tag/tea', '#tea'],
  ['/notifications', 'Notifications'],
  ['/statuses/5', 'Post'],
])('shows the screen of %s', { tags: ['RTE-12'] }, async (path, name) => {
  history.replaceState(null, '', path)
  const { session, server } = testSession({ columns: [column('a', 'COMPOSE')] })
  server.on('GET /api/v1/notifications', () => createPageResponse([]))

  await renderWithSession(session, <App />)

  await expect.element(browser.getByRole('region', { name, exact: true })).toBeVisible()
})

test('opens the keyboard shortcuts dialog from its address', { tags: ['RTE-12'] }, async () => {
  history.replaceState(null, '', '/keyboard-shortcuts')
  const { session } = testSession({ columns: [column('a', 'COMPOSE')] })
  await renderWithSession(session, <App />)
  const dialog = browser.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect.element(dialog).toBeVisible()
  await expect.element(browser.getByRole('region', { name: 'Compose' })).toBeVisible()

  await dialog.getByRole('button', { name: 'Close' }).click()

  await expect.poll(() => dialog.elements()).toEqual([])
  expect(location.pathname).toBe('/')
})

test.each([
  ['/getting-started', 1760],
  ['/getting-started-misc', 1760],
  ['/getting-started', 400],
])(
  'shows the deck with its menu at %s when %i px wide',
  { tags: ['RTE-12'] },
  async (path, width) => {
    await browser.viewport(width, 1000)
    history.replaceState(null, '', path)
    const { session } = testSession({ columns: [column('a', 'COMPOSE')] })
    await renderWithSession(session, <App />)

    const menu = browser.getByRole('menu', { name: 'Menu' })
    await expect.element(menu.getByRole('menuitem', { name: 'Keyboard shortcuts' })).toBeVisible()
    await expect.poll(() => menu.element().contains(document.activeElement)).toBe(true)
    expect(location.pathname).toBe('/')
    await userEvent.keyboard('{Escape}')

    await expect.poll(() => menu.elements()).toEqual([])
  },
)

test(
  'shows a not-found screen with a link back for an unknown path',
  { tags: ['RTE-12'] },
  async () => {
    history.replaceState(null, '', '/nowhere')
    const { session } = testSession({ columns: [column('a', 'COMPOSE')] })
    await renderWithSession(session, <App />)
    await expect.element(browser.getByText('Page not found')).toBeVisible()

    await browser.getByRole('link', { name: 'Back to your columns' }).click()

    expect(location.pathname).toBe('/')
    await expect.element(browser.getByText('Page not found')).not.toBeInTheDocument()
  },
)

test(
  'focuses the mounted composer for a new post, or opens the compose screen without one',
  { tags: ['RTE-01'] },
  async () => {
    history.replaceState(null, '', '/statuses/new')
    const { session } = testSession({ columns: [column('a', 'HOME'), column('b', 'COMPOSE')] })
    const mira = account({ id: '1', username: 'mira' })
    session.store.set(ingestAccountsAtom, session, [mira])
    const shown = await renderWithSession(session, <App />)
    const text = browser.getByRole('textbox', { name: "What's on your mind?" })

    await expect.element(text).toHaveFocus()
    expect(browser.getByRole('region', { name: 'Compose' }).elements()).toHaveLength(1)
    await shown.unmount()

    const other = testSession({ columns: [column('a', 'NOTIFICATIONS')] })
    await renderWithSession(other.session, <App />)
    await expect.element(browser.getByRole('region', { name: 'Compose' })).toBeVisible()
  },
)

test(
  'opens search as a column on Ctrl-click in the rail, without changing the address',
  { tags: ['BY-35'] },
  async () => {
    const { session } = testSession({ columns: [column('a', 'COMPOSE')] })
    await renderWithSession(session, <App />)
    const main = browser.getByRole('navigation', { name: 'Main' })

    await main.getByRole('link', { name: 'Search' }).click({ modifiers: ['Control'] })

    await expect.element(browser.getByRole('region', { name: 'Search' })).toBeVisible()
    expect(session.app.get(columnsAtom).map(({ id }) => id)).toEqual(['COMPOSE', 'SEARCH'])
    expect(location.pathname).toBe('/')
  },
)

test.each([
  ['4.3.0', /· v4\.3\.0$/],
  ['', /^mira@colonnade\.example$/],
])(
  'shows the account and the server’s version at the end of the menu: “%s”',
  { tags: ['SES-11'] },
  async (version, words) => {
    const { session } = testSession({ columns: [column('a', 'COMPOSE')], meta: { version } })
    await renderWithSession(session, <App />)

    await browser.getByRole('button', { name: 'Menu' }).click()

    await expect.element(browser.getByText('mira@colonnade.example')).toHaveTextContent(words)
  },
)
