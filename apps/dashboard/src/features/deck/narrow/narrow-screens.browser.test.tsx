import { afterEach, beforeEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { navigate, usePathname } from 'wouter/use-browser-location'
import { scrollRequestAtoms } from '../../../state/columns/column-requests.ts'
import { columnsAtom } from '../../../state/columns/columns.ts'
import { changeLocalSettingAtom } from '../../../state/settings/local-settings.ts'
import { renderWithSession } from '../../../testing/render-with-session.tsx'
import { column, testSession } from '../../../testing/test-session.ts'
import { Deck, createColumnTitle, type DeckParts, type RouteScreen } from '../index.ts'

const parts: DeckParts = {
  body: ({ uuid }) => <p>Posts of {uuid}</p>,
  settings: () => <p>Of its kind</p>,
  indicators: () => <p>A sign</p>,
  addColumn: () => null,
  workspaces: { rail: null, empty: () => null },
}

const SCREENS: Readonly<Record<string, Partial<RouteScreen>>> = {
  '/timelines/home': {
    face: createColumnTitle('home', 'Home'),
    isTab: true,
    pins: { id: 'HOME', params: {} },
  },
  '/timelines/public': {
    face: createColumnTitle('globe', 'Federated'),
    isTab: true,
    pins: { id: 'PUBLIC', params: {} },
  },
  '/timelines/tag/tea': {
    face: createColumnTitle('hash', '#tea'),
    pins: { id: 'HASHTAG', params: { id: 'tea' } },
  },
}

const createScreen = (path: string): RouteScreen => ({
  key: path,
  face: createColumnTitle('search', 'Elsewhere'),
  onHeadingClick: () => undefined,
  isTab: false,
  replacedBy: null,
  pins: null,
  body: <p>Passing posts</p>,
  ...SCREENS[path],
})

function DeckAtPath() {
  const path = usePathname()
  const home = createScreen('/timelines/home')
  return <Deck parts={parts} route={path === '/' ? null : createScreen(path)} home={home} />
}

const here = location.pathname
const bar = browser.getByRole('navigation', { name: 'Main' })
const getRegion = (name: string) => browser.getByRole('region', { name, exact: true })

beforeEach(async () => {
  await browser.viewport(600, 900)
  navigate('/')
})

afterEach(async () => {
  navigate(here)
  await browser.viewport(1760, 1000)
})

async function show(columns: Parameters<typeof testSession>[0] = {}) {
  const { session } = testSession(columns)
  await renderWithSession(session, <DeckAtPath />)
  const menu = async (name: string) => {
    await bar.getByRole('button', { name: 'Menu' }).click()
    await browser.getByRole('dialog', { name: 'Menu' }).getByRole('menuitem', { name }).click()
  }
  return { session, menu }
}

const SAVED = {
  columns: [
    column('h', 'HOME'),
    column('t', 'HASHTAG', { id: 'tea' }),
    column('u', 'HASHTAG', { id: 'tea', tags: { any: ['cake'] } }),
  ],
}

test(
  'shows six tabs in the bar and a floating compose button over a tab',
  { tags: ['MOB-01'] },
  async () => {
    await show()

    for (const name of ['Home', 'Notifications', 'Local', 'Federated', 'Search']) {
      await expect.element(bar.getByRole('link', { name, exact: true })).toBeVisible()
    }
    await expect.element(bar.getByRole('button', { name: 'Menu' })).toBeVisible()
    await expect.element(browser.getByRole('button', { name: 'Compose' })).toBeVisible()
  },
)

test.each(['/statuses/new', '/statuses/5', '/search'])(
  'shows no floating button over %s',
  { tags: ['MOB-01'] },
  async (path) => {
    navigate(path)
    await show()

    await expect.element(bar).toBeVisible()
    await expect.element(browser.getByRole('button', { name: 'Compose' })).not.toBeInTheDocument()
  },
)

test('shows no floating button over the menu, a bottom sheet', { tags: ['MOB-01'] }, async () => {
  await show()
  const compose = browser.getByRole('button', { name: 'Compose' }).element()
  const { x, y } = compose.getBoundingClientRect()
  expect(compose.contains(document.elementFromPoint(x + 20, y + 20))).toBe(true)

  await bar.getByRole('button', { name: 'Menu' }).click()

  const sheet = browser.getByRole('dialog', { name: 'Menu' })
  await expect.poll(() => sheet.element().getBoundingClientRect().bottom).toBe(900)
  expect(sheet.element().getBoundingClientRect().width).toBe(600)
  expect(sheet.element().contains(document.elementFromPoint(x + 20, y + 20))).toBe(true)
})

test(
  'shows the saved column of its kind in a tab, with its settings behind a button of the bar',
  { tags: ['MOB-01'] },
  async () => {
    const { session } = await show(SAVED)
    const settings = bar.getByRole('button', { name: 'Column settings' })
    await expect.element(getRegion('Home').getByText('Posts of h')).toBeVisible()
    await expect.element(settings).toHaveAttribute('aria-expanded', 'false')

    await settings.click()
    await expect.element(settings).toHaveAttribute('aria-expanded', 'true')
    await expect.element(getRegion('Home').getByText('Of its kind')).toBeVisible()
    await expect.element(getRegion('Home').getByText('A sign')).toBeVisible()
    await expect
      .element(getRegion('Home').getByRole('button', { name: 'Move left' }))
      .not.toBeInTheDocument()
    await bar.getByRole('link', { name: 'Home' }).click()

    expect(session.app.get(scrollRequestAtoms('h'))).toBe(1)
  },
)

test('shows a transient screen for a tab without a saved column, until it is pinned', async () => {
  navigate('/timelines/public')
  const { session } = await show(SAVED)
  await expect.element(getRegion('Federated').getByText('Passing posts')).toBeVisible()

  await bar.getByRole('button', { name: 'Pin' }).click()

  const pinned = session.app.get(columnsAtom).at(-1)!
  expect(pinned).toMatchObject({ id: 'PUBLIC', params: {} })
  await expect.element(getRegion('Federated').getByText(`Posts of ${pinned.uuid}`)).toBeVisible()
  await expect.element(bar.getByRole('button', { name: 'Column settings' })).toBeVisible()
})

test(
  'lists columns without a tab in the menu, each with a link to itself',
  { tags: ['MOB-01'] },
  async () => {
    const { menu } = await show(SAVED)

    await menu('#tea + 1 tag')
    await expect.element(getRegion('#tea').getByText('Posts of u')).toBeVisible()
    await expect
      .element(getRegion('#tea').getByRole('button', { name: 'Column settings' }))
      .toBeVisible()
    await getRegion('#tea').getByRole('button', { name: 'Back' }).click()
    await expect.element(getRegion('Home')).toBeVisible()
    await bar.getByRole('button', { name: 'Menu' }).click()
    const names = browser
      .getByRole('menuitem')
      .elements()
      .map((item) => item.textContent)

    expect(names.slice(0, 3)).toEqual(['#tea', '#tea+ 1 tag', 'Add column'])
  },
)

test(
  'centres the only column of a wide window and limits it to a readable width',
  { tags: ['COL-10'] },
  async () => {
    await browser.viewport(1600, 900)
    const { session } = await show(SAVED)
    session.app.set(changeLocalSettingAtom, ['layout'], 'single')

    const getBox = () => getRegion('Home').element().getBoundingClientRect()
    await expect.poll(() => Math.round(getBox().width)).toBe(640)
    expect(Math.round(getBox().left + getBox().width / 2)).toBe(800)
  },
)

test('ends at the bottom of the window with the tab bar below', { tags: ['LOC-06'] }, async () => {
  const { session } = await show(SAVED)
  expect(bar.element().getBoundingClientRect().top).toBe(0)

  session.app.set(changeLocalSettingAtom, ['navbar_under'], true)

  await expect.poll(() => bar.element().getBoundingClientRect().bottom).toBe(900)
})

test('does not overflow a window of 320 px', async () => {
  await browser.viewport(320, 640)
  await show(SAVED)

  await expect.element(getRegion('Home')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(320)
  const last = bar.getByRole('button', { name: 'Menu' }).element().getBoundingClientRect()
  expect(last.right).toBeLessThanOrEqual(320)
  expect(last.width).toBeGreaterThanOrEqual(32)
})
