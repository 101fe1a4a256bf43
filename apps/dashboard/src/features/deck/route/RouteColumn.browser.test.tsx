// First of all imports: whoever comes before it would order the layers.
import '../../../styles/index.css'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { usePathname } from 'wouter/use-browser-location'
import { addWorkspace } from '@colonnade/domain/workspaces'
import { columnsAtom } from '../../../state/columns/columns.ts'
import { foldColumnAtom } from '../../../state/columns/shown-strip.ts'
import { changeWorkspacesAtom, columnIdsAtom } from '../../../state/columns/workspaces.ts'
import { closeModalAtom, modalAtom } from '../../../state/ui/modals.ts'
import { renderWithSession } from '../../../testing/render-with-session.tsx'
import { column, testSession } from '../../../testing/test-session.ts'
import { AppLink } from '../../../ui/link/AppLink.tsx'
import { goTo } from '../../../ui/link/go-to.ts'
import { columnFace, Deck, type DeckParts, type RouteScreen } from '../index.ts'

const FOUR = [
  column('a', 'COMPOSE'),
  column('b', 'HOME'),
  column('c', 'NOTIFICATIONS'),
  column('d', 'PUBLIC'),
]

const parts: DeckParts = {
  body: (_column, name) => <AppLink to={`/statuses/${name}`}>Post in {name}</AppLink>,
  settings: () => null,
  signs: () => null,
  addColumn: () => null,
  workspaces: { rail: null, empty: () => null },
}

/** A long thread, in which somebody else can be opened. */
const screen = (path: string): RouteScreen => ({
  key: path,
  face: columnFace('reply', path.startsWith('/accounts') ? 'Profile' : 'Post'),
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

function Routed() {
  const path = usePathname()
  const home = { ...screen('/'), isTab: true }

  return <Deck parts={parts} route={path === '/' ? null : screen(path)} home={home} />
}

beforeEach(async () => {
  await browser.viewport(1760, 800)
  history.pushState(null, '', '/')
})

afterEach(() => history.pushState(null, '', '/'))

async function showDeck() {
  const { session } = testSession({ columns: FOUR })
  await renderWithSession(session, <Routed />)
  return session
}

const names = () =>
  [...document.querySelectorAll('main > section')]
    .toSorted((left, right) => left.getBoundingClientRect().x - right.getBoundingClientRect().x)
    .map((section) => section.getAttribute('aria-label'))

const BESIDE_HOME = (name: string) => ['Compose', 'Home', name, 'Notifications', 'Federated']
const link = (name: string) => browser.getByRole('link', { name })
const region = (name: string) => browser.getByRole('region', { name })
const heading = (name: string) => region(name).getByRole('heading').getByRole('button')
const feed = () => document.querySelector<HTMLElement>('[role=feed]')!

test(
  'a screen that is opened takes the focus, and gives it back when it is closed',
  { tags: ['COL-08'] },
  async () => {
    await showDeck()
    await link('Post in Home').click()

    await expect.element(heading('Post')).toHaveFocus()
    expect(names()).toEqual(BESIDE_HOME('Post'))
    await region('Post').getByRole('button', { name: 'Close' }).click()

    await expect.element(link('Post in Home')).toHaveFocus()
    expect(region('Post').elements()).toHaveLength(0)
  },
)

test(
  'the next opening reuses it where it stands; from another column it moves there',
  { tags: ['COL-08'] },
  async () => {
    await showDeck()
    await link('Post in Home').click()
    await region('Post').getByRole('link', { name: 'Ada' }).click()

    await expect.element(heading('Profile')).toHaveFocus()
    expect(names()).toEqual(BESIDE_HOME('Profile'))
    await link('Post in Notifications').click()

    await expect.element(region('Post')).toBeInViewport()
    expect(names()).toEqual(['Compose', 'Home', 'Notifications', 'Post', 'Federated'])
  },
)

test(
  'Back and Forward bring each screen to its place and to where it was scrolled',
  { tags: ['COL-08'] },
  async () => {
    await showDeck()
    await link('Post in Home').click()
    feed().scrollTo({ top: 1_234 })
    await region('Post').getByRole('link', { name: 'Ada' }).click()
    await expect.element(heading('Profile')).toHaveFocus()
    expect(feed().scrollTop).toBe(0)
    await link('Post in Federated').click()
    expect(names()).toEqual(['Compose', 'Home', 'Notifications', 'Federated', 'Post'])

    history.back()
    await expect.element(heading('Profile')).toHaveFocus()
    expect(names()).toEqual(BESIDE_HOME('Profile'))
    await region('Profile').getByRole('button', { name: 'Back' }).click()
    await expect.element(heading('Post')).toHaveFocus()
    await expect.poll(() => feed().scrollTop).toBeGreaterThan(1_200)
    expect(names()).toEqual(BESIDE_HOME('Post'))
    history.back()
    await expect.poll(() => region('Post').elements().length).toBe(0)

    history.forward()
    await expect.element(heading('Post')).toHaveFocus()
    expect(names()).toEqual(BESIDE_HOME('Post'))
  },
)

test('who scrolls meanwhile is not pulled back', { tags: ['COL-08'] }, async () => {
  await showDeck()
  await link('Post in Home').click()
  feed().scrollTo({ top: 1_000 })
  await region('Post').getByRole('link', { name: 'Ada' }).click()
  await expect.element(heading('Profile')).toHaveFocus()

  history.back()
  await expect.element(heading('Post')).toHaveFocus()
  feed().dispatchEvent(new WheelEvent('wheel', { bubbles: true }))
  feed().scrollTo({ top: 20 })
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

  expect(feed().scrollTop).toBe(20)
})

test(
  'whatever it is it can be pinned, and then stands where it stood',
  { tags: ['COL-08'] },
  async () => {
    const { app } = await showDeck()
    await link('Post in Home').click()

    await region('Post').getByRole('button', { name: 'Pin' }).click()

    await expect.poll(() => location.pathname).toBe('/')
    const pinned = app.get(columnsAtom).at(-1)
    expect(pinned).toMatchObject({ id: 'THREAD', params: { id: '/statuses/Home' } })
    expect(app.get(columnIdsAtom)).toEqual(['a', 'b', pinned?.uuid, 'c', 'd'])
    await expect.element(region('Post')).toHaveFocus()
  },
)

test(
  'an address that was typed in opens last, takes no focus, and Back leads to the deck',
  { tags: ['COL-08'] },
  async () => {
    history.pushState(null, '', '/statuses/7')
    await showDeck()

    expect(names().at(-1)).toBe('Post')
    await expect.element(region('Post')).toBeInViewport()
    await expect.element(heading('Post')).not.toHaveFocus()
    await region('Post').getByRole('button', { name: 'Back' }).click()

    await expect.poll(() => location.pathname).toBe('/')
    await userEvent.tab()
    expect(region('Post').elements()).toHaveLength(0)
  },
)

test(
  'the key for Back leads from an address that was typed in to the deck',
  { tags: ['RTE-03'] },
  async () => {
    history.pushState(null, '', '/another-site')
    history.pushState(null, '', '/statuses/7')
    const { app } = await showDeck()
    // The keys come a moment after the deck.
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
  'the compose screen is the composer of the shown workspace, unfolded; without one it opens as a column',
  { tags: ['RTE-02'] },
  async () => {
    const { app } = await showDeck()
    app.set(foldColumnAtom, 'a', true)
    await expect.element(region('Compose').getByText('Post in Compose')).not.toBeVisible()

    goTo('/statuses/new')
    await expect.element(region('Compose').getByText('Post in Compose')).toBeVisible()
    expect(region('Post').elements()).toHaveLength(0)

    app.set(changeWorkspacesAtom, (workspaces) => addWorkspace(workspaces, 'two', 'Two'))
    await expect.element(region('Post')).toBeInViewport()
  },
)
