import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page as browser, userEvent, type Locator } from 'vitest/browser'
import { stackBelow } from '@colonnade/domain/workspaces'
import { updateStripAtom } from '../../../state/columns/arrange-columns.ts'
import { scrollRequestAtoms } from '../../../state/columns/column-requests.ts'
import { getHeader, getRegion, renderDeck } from '../../../testing/render-deck.tsx'
import { column } from '../../../testing/test-session.ts'

const getHandle = (name: string) =>
  getRegion(name).getByRole('button', { name: 'Move column', exact: true })
const getLeft = (name: string) => getRegion(name).element().getBoundingClientRect().left

async function showMovableDeck() {
  const deck = await renderDeck()
  // The drag code describes the handle for screen readers as soon as it has loaded.
  await expect.element(getHandle('Home')).toHaveAttribute('aria-describedby')
  return deck
}

function dispatchMouseEvent(type: string, x: number, y: number, target: EventTarget = document) {
  target.dispatchEvent(
    new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y }),
  )
}

function getMiddle(locator: Locator) {
  const { left, top, width, height } = locator.element().getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

beforeEach(async () => {
  await browser.viewport(1760, 900)
})

afterEach(() => {
  document.documentElement.dir = ''
})

test(
  'moves a column that is dragged by its header to the drop position',
  { tags: ['COL-04'] },
  async () => {
    const { uuids } = await showMovableDeck()

    await userEvent.dragAndDrop(getHeader('Home'), getHeader('Federated'), { steps: 8 })

    await expect.poll(() => uuids()).toEqual(['a', 'c', 'd', 'b'])
    expect(getLeft('Home')).toBeGreaterThan(getLeft('Federated') - 1)
  },
)

const isDragged = (name: string) => expect.element(getRegion(name)).toHaveAttribute('data-dragged')
const getDropIndicator = (kind: 'gap' | 'stack') => document.querySelector(`[data-spot='${kind}']`)

test(
  'shows a line at the drop position and saves the layout only at the drop',
  { tags: ['COL-04'] },
  async () => {
    const { uuids } = await showMovableDeck()
    const start = getMiddle(getHeader('Compose'))
    const before = getLeft('Compose')

    dispatchMouseEvent('mousedown', start.x, start.y, getHeader('Compose').element())
    dispatchMouseEvent('mousemove', start.x + 20, start.y)
    await isDragged('Compose')
    expect(getDropIndicator('gap')).toBeNull()
    dispatchMouseEvent('mousemove', start.x + 500, start.y)

    await expect
      .poll(() => getDropIndicator('gap')?.getBoundingClientRect().left)
      .toBeGreaterThan(0)
    const line = getDropIndicator('gap')?.getBoundingClientRect()
    expect((line?.left ?? 0) + 5).toBeCloseTo(getLeft('Notifications'), 0)
    expect(uuids()).toEqual(['a', 'b', 'c', 'd'])
    document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape', bubbles: true }))
    await expect.poll(() => getLeft('Compose')).toBe(before)
    expect(getDropIndicator('gap')).toBeNull()
    expect(uuids()).toEqual(['a', 'b', 'c', 'd'])
  },
)

test.each([
  ['lower', 700, 'a bd c'],
  ['upper', 250, 'a db c'],
])(
  'stacks a column that is dropped over the %s half of another',
  { tags: ['BY-30'] },
  async (_half, y, expected) => {
    const { getOrder } = await showMovableDeck()
    const start = getMiddle(getHeader('Federated'))
    const target = getMiddle(browser.getByRole('region', { name: 'Home' }))

    dispatchMouseEvent('mousedown', start.x, start.y, getHeader('Federated').element())
    dispatchMouseEvent('mousemove', start.x - 20, start.y)
    await isDragged('Federated')
    dispatchMouseEvent('mousemove', target.x, y)
    await expect
      .poll(() => getDropIndicator('stack')?.getBoundingClientRect().left)
      .toBe(getLeft('Home'))
    dispatchMouseEvent('mouseup', target.x, y)

    await expect.poll(getOrder).toBe(expected)
    expect(getDropIndicator('stack')).toBeNull()
    await expect
      .element(browser.getByText(/^Federated dropped (above|below) Home\.$/))
      .toBeInTheDocument()
  },
)

test(
  'moves a stacked column to a slot beside the others when dropped there, in RTL too',
  { tags: ['BY-30'] },
  async () => {
    document.documentElement.dir = 'rtl'
    const { app, getOrder } = await showMovableDeck()
    app.set(updateStripAtom, (strip) => stackBelow(strip, 'd', 'b'))
    await expect.element(browser.getByRole('separator', { name: 'Height of Home' })).toBeVisible()
    const start = getMiddle(getHeader('Federated'))
    const { left, width } = browser
      .getByRole('region', { name: 'Compose' })
      .element()
      .getBoundingClientRect()

    dispatchMouseEvent('mousedown', start.x, start.y, getHeader('Federated').element())
    dispatchMouseEvent('mousemove', start.x + 20, start.y)
    await isDragged('Federated')
    dispatchMouseEvent('mousemove', left + width - 10, 500)
    await expect.poll(() => getDropIndicator('gap')).not.toBeNull()
    dispatchMouseEvent('mouseup', left + width - 10, 500)

    await expect.poll(getOrder).toBe('d a b c')
  },
)

test(
  'moves a column into and out of a stack by keyboard, with announcements',
  { tags: ['BY-30', 'BY-54'] },
  async () => {
    const { getOrder } = await showMovableDeck()
    getHandle('Notifications').element().focus()

    await userEvent.keyboard(' ')
    await expect
      .element(browser.getByText('Picked up Notifications. Position 3 of 4.'))
      .toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}')
    await expect
      .element(browser.getByText('Notifications is over Home; it will go below.'))
      .toBeInTheDocument()
    await userEvent.keyboard('{ArrowUp}')
    await expect
      .element(browser.getByText('Notifications is over Home; it will go above.'))
      .toBeInTheDocument()
    await userEvent.keyboard(' ')

    await expect.element(browser.getByText('Notifications dropped above Home.')).toBeInTheDocument()
    expect(getOrder()).toBe('a cb d')
    await expect.element(getHandle('Notifications')).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.keyboard(' ')
    await expect.poll(getOrder).toBe('a b c d')
  },
)

test(
  'treats a drag under the threshold as a click on the title',
  { tags: ['COL-07'] },
  async () => {
    const { app, uuids } = await showMovableDeck()
    const { x, y } = getMiddle(getHeader('Home'))
    const title = getHeader('Home').getByRole('button')

    dispatchMouseEvent('mousedown', x, y, title.element())
    dispatchMouseEvent('mousemove', x + 4, y)
    dispatchMouseEvent('mouseup', x + 4, y)
    dispatchMouseEvent('click', x + 4, y, title.element())

    expect(app.get(scrollRequestAtoms('b'))).toBe(1)
    expect(uuids()).toEqual(['a', 'b', 'c', 'd'])
  },
)

test(
  'moves a column by its handle with the keyboard and announces its position',
  { tags: ['COL-04'] },
  async () => {
    const { uuids } = await showMovableDeck()
    getHandle('Home').element().focus()

    await userEvent.keyboard(' ')
    await expect.element(browser.getByText('Picked up Home. Position 2 of 4.')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(browser.getByText('Home is over position 3 of 4.')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(browser.getByText('Home is over position 4 of 4.')).toBeInTheDocument()
    await userEvent.keyboard(' ')

    await expect.element(browser.getByText('Home dropped at position 4 of 4.')).toBeInTheDocument()
    expect(uuids()).toEqual(['a', 'c', 'd', 'b'])
    await expect.element(getHandle('Home')).toHaveFocus()
  },
)

test('mirrors the arrow keys in RTL pages', { tags: ['COL-04'] }, async () => {
  document.documentElement.dir = 'rtl'
  const { uuids } = await showMovableDeck()
  getHandle('Home').element().focus()

  await userEvent.keyboard(' ')
  await expect.element(browser.getByText('Picked up Home. Position 2 of 4.')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(browser.getByText('Home is over position 3 of 4.')).toBeInTheDocument()
  await userEvent.keyboard(' ')

  await expect.poll(() => uuids()).toEqual(['a', 'c', 'b', 'd'])
})

test('keeps the scroll position of a column that was moved', async () => {
  const { uuids } = await showMovableDeck()
  const getScrollers = () => [...document.querySelectorAll('[data-virtuoso-scroller]')]
  await expect.poll(() => getScrollers().length).toBe(4)
  const lists = getScrollers()
  for (const list of lists) list.scrollTop = 700

  await userEvent.dragAndDrop(getHeader('Federated'), getHeader('Compose'), { steps: 8 })

  await expect.poll(() => uuids()).toEqual(['d', 'a', 'b', 'c'])
  expect(lists.map(({ scrollTop }) => scrollTop)).toEqual([700, 700, 700, 700])
})

test(
  'shows a drop indicator as wide as the column when dragging by keyboard',
  { tags: ['BY-54'] },
  async () => {
    await showMovableDeck()
    const { width } = getRegion('Home').element().getBoundingClientRect()
    getHandle('Home').element().focus()

    await userEvent.keyboard(' ')
    await expect.element(browser.getByText('Picked up Home. Position 2 of 4.')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowRight}')
    await expect
      .poll(() => getDropIndicator('gap')?.getBoundingClientRect().width)
      .toBeCloseTo(width, 0)
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect.element(browser.getByText('Home is over position 1 of 4.')).toBeInTheDocument()
    await expect
      .poll(() => getDropIndicator('gap')?.getBoundingClientRect().left)
      .toBeGreaterThanOrEqual(60)

    await userEvent.keyboard('{Escape}')
  },
)

test('renders the dragged column opaque', { tags: ['BY-30'] }, async () => {
  await showMovableDeck()
  const start = getMiddle(getHeader('Home'))

  dispatchMouseEvent('mousedown', start.x, start.y, getHeader('Home').element())
  dispatchMouseEvent('mousemove', start.x + 20, start.y)
  await isDragged('Home')

  const { maskImage, opacity } = getComputedStyle(getRegion('Home').element())
  expect([maskImage, opacity]).toEqual(['none', '1'])
  document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape', bubbles: true }))
})

test(
  'scrolls the strip faster the nearer the pointer is to the edge',
  { tags: ['BY-30'] },
  async () => {
    await browser.viewport(1280, 800)
    const columns = Array.from({ length: 16 }, (_, index) => column(`c${index}`, 'PUBLIC'))
    await renderDeck({ columns })
    const first = browser.getByRole('button', { name: 'Move column', exact: true }).first()
    await expect.element(first).toHaveAttribute('aria-describedby')
    const strip = browser.getByRole('main').element()
    const head = document.querySelector('main header')!
    const { x, y } = head.getBoundingClientRect()

    dispatchMouseEvent('mousedown', x + 100, y + 10, head)
    dispatchMouseEvent('mousemove', x + 130, y + 10)
    await expect.poll(() => document.querySelector('[data-dragged]')).not.toBeNull()
    const steps = vi.spyOn(strip, 'scrollBy')
    /** Measures the distance of one scroll step. Unit: px. */
    const measureStep = async (at: number) => {
      dispatchMouseEvent('mousemove', at, y + 10)
      steps.mockClear()
      await expect.poll(() => steps.mock.calls.length).toBeGreaterThan(2)
      return Number(steps.mock.calls.at(-1)?.[0])
    }
    const far = await measureStep(1280 - 150)
    const near = await measureStep(1280 - 10)
    document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape', bubbles: true }))

    expect(far).toBeGreaterThan(0)
    expect(near).toBeGreaterThan(20)
    expect(near).toBeGreaterThan(far * 2)
  },
)
