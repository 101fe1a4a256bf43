// Imported first, because the first import decides the order of the CSS layers.
import '../../../styles/index.css'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { usePathname } from 'wouter/use-browser-location'
import { addWorkspace } from '@colonnade/domain/workspaces'
import { columnsAtom } from '../../../state/columns/columns.ts'
import { collapseColumnAtom } from '../../../state/columns/shown-strip.ts'
import { updateWorkspacesAtom, columnIdsAtom } from '../../../state/columns/workspaces.ts'
import { closeModalAtom, modalAtom } from '../../../state/ui/modals.ts'
import { renderWithSession } from '../../../testing/render-with-session.tsx'
import { column, testSession } from '../../../testing/test-session.ts'
import { AppLink } from '../../../ui/link/AppLink.tsx'
import { goTo } from '../../../ui/link/go-to.ts'
import { createColumnTitle, Deck, type DeckParts, type RouteScreen } from '../index.ts'

const FOUR = [
  column('a', 'COMPOSE'),
  column('b', 'HOME'),
  column('c', 'NOTIFICATIONS'),
  column('d', 'PUBLIC'),
]

const parts: DeckParts = {
  body: (_column, name) => <AppLink to={`/statuses/${name}`}>Post in {name}</AppLink>,
  settings: () => null,
  indicators: () => null,
  addColumn: () => null,
  workspaces: { rail: null, empty: () => null },
}

/** A long thread with links to other accounts. */
const createScreen = (path: string): RouteScreen => ({
  key: path,
  face: createColumnTitle('reply', path.startsWith('/accounts') ? 'Profile' : 'Post'),
  onHeadingClick: () => undefined,
  isTab: false,
  replacedBy: path === '/statuses/new' ? 'COMPOSE' : null,
  pins: { id: 'THREAD', params: { id: path } },
  body: (
    <div role="feed" style={{ overflow: 'auto', blockSize: 400 }}>
      <p>Screen of {path}</p>
      <div style={{ blockSize: 2_000 }} />
      <AppLink to="/accounts/7">Ada</AppLink>
      <div style={{ blockSize: 2_000 }} />
    </div>
  ),
})

function DeckWithRoute() {
  const path = usePathname()
  const home = { ...createScreen('/'), isTab: true }

  return <Deck parts={parts} route={path === '/' ? null : createScreen(path)} home={home} />
}

beforeEach(async () => {
  await browser.viewport(1760, 800)
  history.pushState(null, '', '/')
})

afterEach(() => history.pushState(null, '', '/'))

async function showDeck() {
  const { session } = testSession({ columns: FOUR })
  await renderWithSession(session, <DeckWithRoute />)
  return session
}

const getColumnNames = () =>
  [...document.querySelectorAll('main > section')]
    .toSorted((left, right) => left.getBoundingClientRect().x - right.getBoundingClientRect().x)
    .map((section) => section.getAttribute('aria-label'))

const getOrderBesideHome = (name: string) => ['Compose', 'Home', name, 'Notifications', 'Federated']
const getLink = (name: string) => browser.getByRole('link', { name })
const getRegion = (name: string) => browser.getByRole('region', { name })
const getHeading = (name: string) => getRegion(name).getByRole('heading').getByRole('button')
const getFeed = () => document.querySelector<HTMLElement>('[role=feed]')!

test(
  'moves the focus to a screen that opens, and restores it when the screen closes',
  { tags: ['COL-08'] },
  async () => {
    await showDeck()
    await getLink('Post in Home').click()

    await expect.element(getHeading('Post')).toHaveFocus()
    expect(getColumnNames()).toEqual(getOrderBesideHome('Post'))
    await getRegion('Post').getByRole('button', { name: 'Close' }).click()

    await expect.element(getLink('Post in Home')).toHaveFocus()
    expect(getRegion('Post').elements()).toHaveLength(0)
  },
)

test(
  'keeps the position of the screen for a link inside it, and moves it for a link in another column',
  { tags: ['COL-08'] },
  async () => {
    await showDeck()
    await getLink('Post in Home').click()
    await getRegion('Post').getByRole('link', { name: 'Ada' }).click()

    await expect.element(getHeading('Profile')).toHaveFocus()
    expect(getColumnNames()).toEqual(getOrderBesideHome('Profile'))
    await getLink('Post in Notifications').click()

    await expect.element(getRegion('Post')).toBeInViewport()
    expect(getColumnNames()).toEqual(['Compose', 'Home', 'Notifications', 'Post', 'Federated'])
  },
)

test(
  'restores position and scroll position of each screen on Back and Forward',
  { tags: ['COL-08'] },
  async () => {
    await showDeck()
    await getLink('Post in Home').click()
    getFeed().scrollTo({ top: 1_234 })
    await getRegion('Post').getByRole('link', { name: 'Ada' }).click()
    await expect.element(getHeading('Profile')).toHaveFocus()
    expect(getFeed().scrollTop).toBe(0)
    await getLink('Post in Federated').click()
    expect(getColumnNames()).toEqual(['Compose', 'Home', 'Notifications', 'Federated', 'Post'])

    history.back()
    await expect.element(getHeading('Profile')).toHaveFocus()
    expect(getColumnNames()).toEqual(getOrderBesideHome('Profile'))
    await getRegion('Profile').getByRole('button', { name: 'Back' }).click()
    await expect.element(getHeading('Post')).toHaveFocus()
    await expect.poll(() => getFeed().scrollTop).toBeGreaterThan(1_200)
    expect(getColumnNames()).toEqual(getOrderBesideHome('Post'))
    history.back()
    await expect.poll(() => getRegion('Post').elements().length).toBe(0)

    history.forward()
    await expect.element(getHeading('Post')).toHaveFocus()
    expect(getColumnNames()).toEqual(getOrderBesideHome('Post'))
  },
)

test(
  'stops restoring the scroll position when the user scrolls',
  { tags: ['COL-08'] },
  async () => {
    await showDeck()
    await getLink('Post in Home').click()
    getFeed().scrollTo({ top: 1_000 })
    await getRegion('Post').getByRole('link', { name: 'Ada' }).click()
    await expect.element(getHeading('Profile')).toHaveFocus()

    history.back()
    await expect.element(getHeading('Post')).toHaveFocus()
    getFeed().dispatchEvent(new WheelEvent('wheel', { bubbles: true }))
    getFeed().scrollTo({ top: 20 })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

    expect(getFeed().scrollTop).toBe(20)
  },
)

test('pins any screen as a column at its position', { tags: ['COL-08'] }, async () => {
  const { app } = await showDeck()
  await getLink('Post in Home').click()

  await getRegion('Post').getByRole('button', { name: 'Pin' }).click()

  await expect.poll(() => location.pathname).toBe('/')
  const pinned = app.get(columnsAtom).at(-1)
  expect(pinned).toMatchObject({ id: 'THREAD', params: { id: '/statuses/Home' } })
  expect(app.get(columnIdsAtom)).toEqual(['a', 'b', pinned?.uuid, 'c', 'd'])
  await expect.element(getRegion('Post')).toHaveFocus()
})

test(
  'places a screen of a typed URL last without moving the focus, and returns to the deck on Back',
  { tags: ['COL-08'] },
  async () => {
    history.pushState(null, '', '/statuses/7')
    await showDeck()

    expect(getColumnNames().at(-1)).toBe('Post')
    await expect.element(getRegion('Post')).toBeInViewport()
    await expect.element(getHeading('Post')).not.toHaveFocus()
    await getRegion('Post').getByRole('button', { name: 'Back' }).click()

    await expect.poll(() => location.pathname).toBe('/')
    await userEvent.tab()
    expect(getRegion('Post').elements()).toHaveLength(0)
  },
)

test(
  'returns from a typed URL to the deck by the shortcut for Back',
  { tags: ['RTE-03'] },
  async () => {
    history.pushState(null, '', '/another-site')
    history.pushState(null, '', '/statuses/7')
    const { app } = await showDeck()
    // The shortcuts load after the deck.
    await expect
      .poll(async () => {
        await userEvent.keyboard('{Control>}k{/Control}')
        return app.get(modalAtom)?.modal.type
      })
      .toBe('COMMANDS')
    app.set(closeModalAtom, app.get(modalAtom)?.key ?? 0)

    await userEvent.keyboard('{Backspace}')

    await expect.poll(() => location.pathname).toBe('/')
  },
)

test(
  'focuses and expands the composer of the active workspace, or opens it as a column when there is none',
  { tags: ['RTE-02'] },
  async () => {
    const { app } = await showDeck()
    app.set(collapseColumnAtom, 'a', true)
    await expect.element(getRegion('Compose').getByText('Post in Compose')).not.toBeVisible()

    goTo('/statuses/new')
    await expect.element(getRegion('Compose').getByText('Post in Compose')).toBeVisible()
    expect(getRegion('Post').elements()).toHaveLength(0)

    app.set(updateWorkspacesAtom, (workspaces) => addWorkspace(workspaces, 'two', 'Two'))
    await expect.element(getRegion('Post')).toBeInViewport()
  },
)
