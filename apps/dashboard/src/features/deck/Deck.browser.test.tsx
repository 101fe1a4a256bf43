import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { scrollRequestAtoms } from '../../state/columns/column-requests.ts'
import { columnsAtom, unreadAtoms } from '../../state/columns/columns.ts'
import { collapseColumnAtom, collapsedColumnsAtom } from '../../state/columns/shown-strip.ts'
import { changeLocalSettingAtom } from '../../state/settings/local-settings.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { column, testSession } from '../../testing/test-session.ts'
import { createColumnTitle, Deck, type DeckParts, type RouteScreen } from './index.ts'

const parts: DeckParts = {
  body: ({ id }, name) => (id === 'XYZ' ? null : <p>Body of {name}</p>),
  settings: () => null,
  indicators: () => null,
  workspaces: { rail: null, empty: () => <p>No columns</p> },
  addColumn: (onClose) => (
    <button type="button" onClick={onClose}>
      Adding
    </button>
  ),
}

const createScreen = (key: string, rest: Partial<RouteScreen> = {}): RouteScreen => ({
  key,
  face: createColumnTitle('reply', 'Post'),
  onHeadingClick: () => undefined,
  isTab: false,
  replacedBy: null,
  pins: null,
  body: <p>Screen of {key}</p>,
  ...rest,
})

const home = createScreen('/timelines/home', {
  face: createColumnTitle('home', 'Home'),
  isTab: true,
})

const THREE = [column('a', 'COMPOSE'), column('b', 'HOME'), column('c', 'NOTIFICATIONS')]

/** The deck, with links outside it that set the route's screen. */
function DeckWithRoute() {
  const [key, setKey] = useState('none')

  return (
    <>
      <nav style={{ position: 'fixed', insetBlockEnd: 0, zIndex: 1 }}>
        {['none', 'first', 'second', 'third'].map((name) => (
          <a key={name} href={`#${name}`} onClick={() => setKey(name)}>
            {name}
          </a>
        ))}
      </nav>
      <Deck parts={parts} route={key === 'none' ? null : createScreen(key)} home={home} />
    </>
  )
}

const getRegionNames = () =>
  [...document.querySelectorAll('section')].map((section) => section.getAttribute('aria-label'))

beforeEach(async () => {
  await browser.viewport(1760, 1000)
})

afterEach(() => {
  history.replaceState(null, '', '/')
  document.documentElement.dir = ''
})

test(
  'shows a title that scrolls to the top and a settings button in a column header',
  { tags: ['COL-07'] },
  async () => {
    const { session } = testSession({ columns: THREE })
    const { app } = session
    await renderWithSession(session, <Deck parts={parts} route={null} home={home} />)
    const region = browser.getByRole('region', { name: 'Home' })

    await region.getByRole('button', { name: 'Home' }).click()
    const settings = region.getByRole('button', { name: 'Column settings' })
    await expect.element(settings).toHaveAttribute('aria-expanded', 'false')
    await settings.click()

    expect(app.get(scrollRequestAtoms('b'))).toBe(1)
    await expect.element(settings).toHaveAttribute('aria-expanded', 'true')
    await region.getByRole('button', { name: 'Move left' }).click()
    expect(getRegionNames()).toEqual(['Home', 'Compose', 'Notifications'])
    await region.getByRole('button', { name: 'Move right' }).click()
    expect(getRegionNames()).toEqual(['Compose', 'Home', 'Notifications'])
    await region.getByRole('button', { name: 'Remove column' }).click()
    expect(getRegionNames()).toEqual(['Compose', 'Notifications'])
  },
)

test('keeps the focus on the button that moved its column', async () => {
  const { session } = testSession({ columns: THREE })
  await renderWithSession(session, <Deck parts={parts} route={null} home={home} />)
  const region = browser.getByRole('region', { name: 'Home' })
  await region.getByRole('button', { name: 'Column settings' }).click()

  await region.getByRole('button', { name: 'Move right' }).click()
  await userEvent.keyboard('{Enter}')

  expect(getRegionNames()).toEqual(['Compose', 'Notifications', 'Home'])
  await expect.element(region.getByRole('button', { name: 'Move right' })).toHaveFocus()
})

test(
  'moves a column left and right as the screen shows it, in both text directions',
  { tags: ['RTL-04'] },
  async () => {
    const { session } = testSession({ columns: THREE })
    await renderWithSession(session, <Deck parts={parts} route={null} home={home} />)
    document.documentElement.dir = 'rtl'
    const region = browser.getByRole('region', { name: 'Home' })
    const getLeft = () => region.element().getBoundingClientRect().left
    await region.getByRole('button', { name: 'Column settings' }).click()
    const before = getLeft()

    await region.getByRole('button', { name: 'Move left' }).click()

    expect(getLeft()).toBeLessThan(before)
    expect(getRegionNames()).toEqual(['Compose', 'Notifications', 'Home'])
  },
)

test('pins, leaves and closes the screen of the route', { tags: ['COL-07'] }, async () => {
  const { session } = testSession({ columns: THREE })
  history.replaceState(null, '', '/timelines/tag/tea')
  const pins = { id: 'HASHTAG', params: { id: 'tea' } }
  const route = createScreen('/timelines/tag/tea', {
    face: createColumnTitle('hash', '#tea'),
    pins,
  })
  await renderWithSession(session, <Deck parts={parts} route={route} home={home} />)
  const region = browser.getByRole('region', { name: '#tea' })

  await expect.element(region.getByRole('button', { name: 'Back' })).toBeVisible()
  await region.getByRole('button', { name: 'Pin' }).click()

  expect(session.app.get(columnsAtom).at(-1)).toMatchObject(pins)
  expect(location.pathname).toBe('/')
})

test(
  'shows a placeholder that can be removed for an unknown kind of column',
  { tags: ['COL-14'] },
  async () => {
    const { session } = testSession({ columns: [...THREE, column('x', 'XYZ')] })
    await renderWithSession(session, <Deck parts={parts} route={null} home={home} />)
    const unknown = browser.getByRole('region', { name: 'XYZ' })

    await expect.element(unknown).toHaveTextContent('Unknown column type')
    await unknown.getByRole('button', { name: 'Remove column' }).click()

    expect(session.app.get(columnsAtom).map(({ uuid }) => uuid)).toEqual(['a', 'b', 'c'])
  },
)

test(
  'marks the header of a column with unread posts and shows their number in the rail',
  { tags: ['COL-12'] },
  async () => {
    const { session } = testSession({ columns: THREE })
    await renderWithSession(session, <Deck parts={parts} route={null} home={home} />)
    const region = browser.getByRole('region', { name: 'Home' })
    const entry = browser
      .getByRole('navigation', { name: 'Main' })
      .getByRole('button', { name: 'Home' })
    await expect.element(region).not.toHaveAttribute('data-unread')

    session.app.set(unreadAtoms('b'), 9)

    await expect.element(region).toHaveAttribute('data-unread', 'true')
    await expect.element(entry).toHaveTextContent('9')
  },
)

test(
  'places a screen behind the column whose link was clicked, or last',
  { tags: ['COL-08'] },
  async () => {
    const { session } = testSession({ columns: [...THREE, column('d', 'PUBLIC')] })
    await renderWithSession(session, <DeckWithRoute />)

    await browser.getByRole('link', { name: 'first' }).click()
    expect(getRegionNames()).toEqual(['Compose', 'Home', 'Notifications', 'Federated', 'Post'])

    await browser.getByRole('link', { name: 'none' }).click()
    await browser.getByText('Body of Home').click()
    await browser.getByRole('link', { name: 'second' }).click()
    expect(getRegionNames()).toEqual(['Compose', 'Home', 'Post', 'Notifications', 'Federated'])

    await browser.getByText('Screen of second').click()
    await browser.getByRole('link', { name: 'third' }).click()
    expect(getRegionNames()).toEqual(['Compose', 'Home', 'Post', 'Notifications', 'Federated'])
    await expect.element(browser.getByText('Screen of third')).toBeInViewport()
  },
)

const getWidths = () =>
  [...document.querySelectorAll('main > :not(hr)')].map((part) =>
    Math.round(part.getBoundingClientRect().width),
  )

test.each([
  [1100, [319, 349, 349, 0]],
  [1280, [396, 400, 400, 0]],
  [1440, [400, 400, 400, 156]],
  [2560, [400, 400, 400, 1276]],
])(
  'shares a window of %i px between columns, and shows one outline in the remaining space',
  { tags: ['LOC-05'] },
  async (width, expected) => {
    await browser.viewport(width, 900)
    const { session } = testSession({ columns: THREE })
    await renderWithSession(session, <Deck parts={parts} route={null} home={home} />)

    expect(getWidths()).toEqual(expected)
    expect(browser.getByRole('button', { name: 'Add column' }).elements()).toHaveLength(1)
  },
)

test('keeps columns 350 px wide when they do not stretch', { tags: ['LOC-05'] }, async () => {
  const { session } = testSession({ columns: THREE })
  session.app.set(changeLocalSettingAtom, ['stretch'], false)
  await renderWithSession(session, <Deck parts={parts} route={null} home={home} />)

  expect(getWidths().slice(0, 3)).toEqual([350, 350, 350])
})

test(
  'names the shown screen in its only h1 and in the page title',
  { tags: ['BY-54'] },
  async () => {
    const { session, platform } = testSession({ columns: THREE })
    await renderWithSession(session, <DeckWithRoute />)
    const getHeadings = () =>
      [...document.querySelectorAll('h1')].map((heading) => heading.textContent)
    const getNames = () => [getHeadings(), platform.titleNames.at(-1)]
    await expect.poll(getNames).toEqual([['Columns'], 'Columns'])

    await browser.getByRole('link', { name: 'first' }).click()

    await expect.poll(getNames).toEqual([['Post'], 'Post'])
  },
)

test('names the screen of the narrow layout too', { tags: ['BY-54'] }, async () => {
  await browser.viewport(600, 800)
  const { session, platform } = testSession({ columns: THREE })
  await renderWithSession(session, <DeckWithRoute />)

  await expect.element(browser.getByRole('heading', { level: 1 })).toHaveTextContent('Home')
  // The page title is set in an effect, after the heading is rendered.
  await expect.poll(() => platform.titleNames.at(-1)).toBe('Home')
})

test('shows the existing column for the route, expanded', { tags: ['COL-08'] }, async () => {
  const { session } = testSession({ columns: [...THREE, column('d', 'PUBLIC')] })
  session.app.set(collapseColumnAtom, 'd', true)
  const federated = createScreen('/timelines/public', {
    face: createColumnTitle('globe', 'Federated'),
    pins: { id: 'PUBLIC', params: {} },
  })
  await renderWithSession(session, <Deck parts={parts} route={federated} home={home} />)

  await expect
    .poll(() => getRegionNames())
    .toEqual(['Compose', 'Home', 'Notifications', 'Federated'])
  await expect.element(browser.getByRole('region', { name: 'Federated' })).toHaveFocus()
  expect(session.app.get(collapsedColumnsAtom)).toEqual([])
})
