import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { changeLocalSettingAtom } from '../../../state/settings/local-settings.ts'
import { renderWithSession } from '../../../testing/render-with-session.tsx'
import { column, testSession } from '../../../testing/test-session.ts'
import { goTo } from '../../../ui/link/go-to.ts'
import { Deck, type DeckParts, type RouteScreen } from '../index.ts'
import { createColumnTitle } from '../title/column-title.ts'
import { MOBILE_TABS } from './mobile-tabs.ts'

const parts: DeckParts = {
  body: () => null,
  settings: () => null,
  indicators: () => null,
  addColumn: () => null,
  workspaces: { rail: null, empty: () => null },
}

const home: RouteScreen = {
  key: '/timelines/home',
  face: createColumnTitle('home', 'Home'),
  onHeadingClick: () => undefined,
  isTab: true,
  replacedBy: null,
  pins: null,
  body: <p>Home’s posts</p>,
}

const here = location.pathname

beforeEach(async () => {
  await browser.viewport(600, 900)
  goTo('/')
})

afterEach(async () => {
  delete document.documentElement.dataset['motion']
  goTo(here)
  await browser.viewport(1760, 1000)
})

async function showSingle(isSwiping = true) {
  const { session } = testSession()
  session.app.set(changeLocalSettingAtom, ['swipe_to_change_columns'], isSwiping)
  await renderWithSession(session, <Deck parts={parts} route={null} home={home} />)
  await expect.element(browser.getByText('Home’s posts')).toBeVisible()
  const posts = browser.getByText('Home’s posts').element()
  const pane = posts.closest('[role="main"], main')!.firstElementChild as HTMLElement
  return { pane, point: createTouchDispatcher(posts) }
}

/** Dispatches touch pointer events on an element. */
const createTouchDispatcher =
  (target: Element) =>
  (type: string, clientX: number, clientY = 400) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        pointerId: 7,
        pointerType: 'touch',
        isPrimary: true,
        bubbles: true,
        clientX,
        clientY,
      }),
    )

const getOffset = (pane: HTMLElement) => Number.parseFloat(getComputedStyle(pane).translate) || 0

test('slides the screen back in 0.35 s when released early', { tags: ['MOB-06'] }, async () => {
  const { pane, point } = await showSingle()
  point('pointerdown', 400)
  point('pointermove', 300)
  expect(getOffset(pane)).toBe(-100)

  point('pointercancel', 300)

  expect(getComputedStyle(pane).transitionDuration).toBe('0.35s')
  expect(getComputedStyle(pane).transitionProperty).toBe('translate')
  await expect.poll(() => getOffset(pane)).toBe(0)
})

test('moves the screen back at once with reduced motion', { tags: ['MOB-06'] }, async () => {
  document.documentElement.dataset['motion'] = 'reduce'
  const { pane, point } = await showSingle()
  point('pointerdown', 400)
  point('pointermove', 300)

  point('pointercancel', 300)

  // A duration of a thousandth of a second still fires `transitionend`.
  const seconds = Number.parseFloat(getComputedStyle(pane).transitionDuration)
  expect(seconds).toBeLessThanOrEqual(0.001)
  await expect.poll(() => getOffset(pane)).toBe(0)
})

test('resists a swipe beyond the first tab', { tags: ['MOB-02'] }, async () => {
  const { pane, point } = await showSingle()
  point('pointerdown', 100)

  point('pointermove', 500)

  expect(getOffset(pane)).toBeGreaterThan(100)
  expect(getOffset(pane)).toBeLessThan(300)
})

test('ignores a vertical swipe', { tags: ['MOB-03'] }, async () => {
  const { pane, point } = await showSingle()
  point('pointerdown', 300, 400)

  point('pointermove', 305, 420)
  point('pointermove', 500, 430)

  expect(getOffset(pane)).toBe(0)
})

test('ignores swipes when swiping is off', { tags: ['MOB-10'] }, async () => {
  const { pane, point } = await showSingle(false)
  point('pointerdown', 400)

  point('pointermove', 200)

  expect(getOffset(pane)).toBe(0)
  expect(getComputedStyle(pane).touchAction).toBe('auto')
})

test(
  'keeps the column when the tab bar crashes, and renders the tabs again on retry',
  { tags: ['ERR-14'] },
  async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const tabs = vi.spyOn(MOBILE_TABS, 'map').mockImplementation(() => {
      throw new Error('broken on purpose')
    })
    await showSingle()
    const sign = browser.getByRole('button', { name: 'Something went wrong. Try again.' })
    await expect.element(sign).toBeVisible()
    await expect.element(browser.getByText('Home’s posts')).toBeVisible()

    tabs.mockRestore()
    await sign.click()

    await expect.element(browser.getByRole('link', { name: 'Notifications' })).toBeVisible()
  },
)

test('keeps the tab bar when the screen crashes', { tags: ['ERR-14'] }, async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  let isBroken = true
  const { session } = testSession()
  const getFace = () => {
    if (isBroken) throw new Error('broken on purpose')
    return createColumnTitle('reply', 'Post')
  }
  const screen: RouteScreen = {
    ...home,
    key: '/statuses/1',
    isTab: false,
    body: <p>The thread</p>,
  }
  Object.defineProperty(screen, 'face', { get: getFace })
  await renderWithSession(session, <Deck parts={parts} route={screen} home={home} />)
  await expect.element(browser.getByRole('alert')).toHaveTextContent('The rest of your deck')
  await expect.element(browser.getByRole('link', { name: 'Notifications' })).toBeVisible()

  isBroken = false
  await browser.getByRole('button', { name: 'Reload' }).click()

  await expect.element(browser.getByText('The thread')).toBeVisible()
})

test(
  'renders the adjacent tab beside the shown one during a swipe',
  { tags: ['MOB-02'] },
  async () => {
    const { session } = testSession({
      columns: [column('b', 'HOME'), column('c', 'NOTIFICATIONS')],
    })
    const drawing: DeckParts = { ...parts, body: (_column, name) => <p>Column {name}</p> }
    await renderWithSession(
      session,
      <Deck parts={drawing} route={null} home={{ ...home, pins: { id: 'HOME', params: {} } }} />,
    )
    await expect.element(browser.getByText('Column Home')).toBeVisible()
    const posts = browser.getByText('Column Home').element()
    const main = posts.closest('main')!
    const touch = createTouchDispatcher(posts)

    touch('pointerdown', 400)
    touch('pointermove', 250)
    await expect.poll(() => main.textContent).toContain('Column Notifications')
    const beside = [...main.querySelectorAll('p')].find(
      (one) => one.textContent === 'Column Notifications',
    )!
    const section = beside.closest('section')!
    expect(section.getBoundingClientRect().left).toBeCloseTo(
      posts.closest('section')!.getBoundingClientRect().right,
      0,
    )
    expect(section.getBoundingClientRect().left).toBeLessThan(innerWidth)
    touch('pointercancel', 250)

    await expect.poll(() => main.textContent).not.toContain('Column Notifications')
  },
)
