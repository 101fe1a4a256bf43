import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page as browser, userEvent, type Locator } from 'vitest/browser'
import { stackBelow } from '@colonnade/domain/workspaces'
import { changeStripAtom } from '../../../state/columns/arrange-columns.ts'
import { scrollRequestAtoms } from '../../../state/columns/column-views.ts'
import { header, region, showDeck } from '../../../testing/show-deck.tsx'
import { column } from '../../../testing/test-session.ts'

const handle = (name: string) =>
  region(name).getByRole('button', { name: 'Move column', exact: true })
const leftOf = (name: string) => region(name).element().getBoundingClientRect().left

async function showMovableDeck() {
  const deck = await showDeck()
  // What drags tells screen readers how it works, as soon as it is there.
  await expect.element(handle('Home')).toHaveAttribute('aria-describedby')
  return deck
}

function mouse(type: string, x: number, y: number, target: EventTarget = document) {
  target.dispatchEvent(
    new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y }),
  )
}

function middleOf(locator: Locator) {
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
  'a column dragged by its header takes the place where it is let go',
  { tags: ['COL-04'] },
  async () => {
    const { uuids } = await showMovableDeck()

    await userEvent.dragAndDrop(header('Home'), header('Federated'), { steps: 8 })

    await expect.poll(() => uuids()).toEqual(['a', 'c', 'd', 'b'])
    expect(leftOf('Home')).toBeGreaterThan(leftOf('Federated') - 1)
  },
)

const isDragged = (name: string) => expect.element(region(name)).toHaveAttribute('data-dragged')
const sign = (kind: 'gap' | 'stack') => document.querySelector(`[data-spot='${kind}']`)

test(
  'a line shows where it would stand, and nothing is saved before the end',
  { tags: ['COL-04'] },
  async () => {
    const { uuids } = await showMovableDeck()
    const start = middleOf(header('Compose'))
    const before = leftOf('Compose')

    mouse('mousedown', start.x, start.y, header('Compose').element())
    mouse('mousemove', start.x + 20, start.y)
    await isDragged('Compose')
    expect(sign('gap')).toBeNull()
    mouse('mousemove', start.x + 500, start.y)

    await expect.poll(() => sign('gap')?.getBoundingClientRect().left).toBeGreaterThan(0)
    const line = sign('gap')?.getBoundingClientRect()
    expect((line?.left ?? 0) + 5).toBeCloseTo(leftOf('Notifications'), 0)
    expect(uuids()).toEqual(['a', 'b', 'c', 'd'])
    document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape', bubbles: true }))
    await expect.poll(() => leftOf('Compose')).toBe(before)
    expect(sign('gap')).toBeNull()
    expect(uuids()).toEqual(['a', 'b', 'c', 'd'])
  },
)

test.each([
  ['lower', 700, 'a bd c'],
  ['upper', 250, 'a db c'],
])(
  'let go over the %s half of another it is stacked there',
  { tags: ['BY-30'] },
  async (_half, y, expected) => {
    const { drawn } = await showMovableDeck()
    const start = middleOf(header('Federated'))
    const target = middleOf(browser.getByRole('region', { name: 'Home' }))

    mouse('mousedown', start.x, start.y, header('Federated').element())
    mouse('mousemove', start.x - 20, start.y)
    await isDragged('Federated')
    mouse('mousemove', target.x, y)
    await expect.poll(() => sign('stack')?.getBoundingClientRect().left).toBe(leftOf('Home'))
    mouse('mouseup', target.x, y)

    await expect.poll(drawn).toBe(expected)
    expect(sign('stack')).toBeNull()
    await expect
      .element(browser.getByText(/^Federated put down (above|below) Home\.$/))
      .toBeInTheDocument()
  },
)

test(
  'beside the others a stacked column gets a place of its own, from right to left too',
  { tags: ['BY-30'] },
  async () => {
    document.documentElement.dir = 'rtl'
    const { app, drawn } = await showMovableDeck()
    app.set(changeStripAtom, (strip) => stackBelow(strip, 'd', 'b'))
    await expect.element(browser.getByRole('separator', { name: 'Height of Home' })).toBeVisible()
    const start = middleOf(header('Federated'))
    const { left, width } = browser
      .getByRole('region', { name: 'Compose' })
      .element()
      .getBoundingClientRect()

    mouse('mousedown', start.x, start.y, header('Federated').element())
    mouse('mousemove', start.x + 20, start.y)
    await isDragged('Federated')
    mouse('mousemove', left + width - 10, 500)
    await expect.poll(() => sign('gap')).not.toBeNull()
    mouse('mouseup', left + width - 10, 500)

    await expect.poll(drawn).toBe('d a b c')
  },
)

test(
  'the keyboard leads a column into a stack and out of it, and says so',
  { tags: ['BY-30', 'BY-54'] },
  async () => {
    const { drawn } = await showMovableDeck()
    handle('Notifications').element().focus()

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
    expect(drawn()).toBe('a cb d')
    await expect.element(handle('Notifications')).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.keyboard(' ')
    await expect.poll(drawn).toBe('a b c d')
  },
)

test('a press that hardly moves is a click on the title', { tags: ['COL-07'] }, async () => {
  const { app, uuids } = await showMovableDeck()
  const { x, y } = middleOf(header('Home'))
  const title = header('Home').getByRole('button')

  mouse('mousedown', x, y, title.element())
  mouse('mousemove', x + 4, y)
  mouse('mouseup', x + 4, y)
  mouse('click', x + 4, y, title.element())

  expect(app.get(scrollRequestAtoms('b'))).toBe(1)
  expect(uuids()).toEqual(['a', 'b', 'c', 'd'])
})

test(
  'the keyboard moves a column by its handle, and is told where it is',
  { tags: ['COL-04'] },
  async () => {
    const { uuids } = await showMovableDeck()
    handle('Home').element().focus()

    await userEvent.keyboard(' ')
    await expect.element(browser.getByText('Picked up Home. Position 2 of 4.')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(browser.getByText('Home is over position 3 of 4.')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(browser.getByText('Home is over position 4 of 4.')).toBeInTheDocument()
    await userEvent.keyboard(' ')

    await expect.element(browser.getByText('Home dropped at position 4 of 4.')).toBeInTheDocument()
    expect(uuids()).toEqual(['a', 'c', 'd', 'b'])
    await expect.element(handle('Home')).toHaveFocus()
  },
)

test('from right to left the arrow keys follow the screen', { tags: ['COL-04'] }, async () => {
  document.documentElement.dir = 'rtl'
  const { uuids } = await showMovableDeck()
  handle('Home').element().focus()

  await userEvent.keyboard(' ')
  await expect.element(browser.getByText('Picked up Home. Position 2 of 4.')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(browser.getByText('Home is over position 3 of 4.')).toBeInTheDocument()
  await userEvent.keyboard(' ')

  await expect.poll(() => uuids()).toEqual(['a', 'c', 'b', 'd'])
})

test('a column that was moved still shows what was read in it', async () => {
  const { uuids } = await showMovableDeck()
  const scrollers = () => [...document.querySelectorAll('[data-virtuoso-scroller]')]
  await expect.poll(() => scrollers().length).toBe(4)
  const lists = scrollers()
  for (const list of lists) list.scrollTop = 700

  await userEvent.dragAndDrop(header('Federated'), header('Compose'), { steps: 8 })

  await expect.poll(() => uuids()).toEqual(['d', 'a', 'b', 'c'])
  expect(lists.map(({ scrollTop }) => scrollTop)).toEqual([700, 700, 700, 700])
})

test('shows by keyboard a target as wide as the column', { tags: ['BY-54'] }, async () => {
  await showMovableDeck()
  const { width } = region('Home').element().getBoundingClientRect()
  handle('Home').element().focus()

  await userEvent.keyboard(' ')
  await expect.element(browser.getByText('Picked up Home. Position 2 of 4.')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => sign('gap')?.getBoundingClientRect().width).toBeCloseTo(width, 0)
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(browser.getByText('Home is over position 1 of 4.')).toBeInTheDocument()
  await expect.poll(() => sign('gap')?.getBoundingClientRect().left).toBeGreaterThanOrEqual(60)

  await userEvent.keyboard('{Escape}')
})

test('drags an opaque column', { tags: ['BY-30'] }, async () => {
  await showMovableDeck()
  const start = middleOf(header('Home'))

  mouse('mousedown', start.x, start.y, header('Home').element())
  mouse('mousemove', start.x + 20, start.y)
  await isDragged('Home')

  const { maskImage, opacity } = getComputedStyle(region('Home').element())
  expect([maskImage, opacity]).toEqual(['none', '1'])
  document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape', bubbles: true }))
})

test(
  'scrolls the strip faster the nearer the pointer is to the edge',
  { tags: ['BY-30'] },
  async () => {
    await browser.viewport(1280, 800)
    const columns = Array.from({ length: 16 }, (_, index) => column(`c${index}`, 'PUBLIC'))
    await showDeck({ columns })
    const first = browser.getByRole('button', { name: 'Move column', exact: true }).first()
    await expect.element(first).toHaveAttribute('aria-describedby')
    const strip = browser.getByRole('main').element()
    const head = document.querySelector('main header')!
    const { x, y } = head.getBoundingClientRect()

    mouse('mousedown', x + 100, y + 10, head)
    mouse('mousemove', x + 130, y + 10)
    await expect.poll(() => document.querySelector('[data-dragged]')).not.toBeNull()
    const steps = vi.spyOn(strip, 'scrollBy')
    /** How far it scrolls at each step. Unit: px. */
    const stepAt = async (at: number) => {
      mouse('mousemove', at, y + 10)
      steps.mockClear()
      await expect.poll(() => steps.mock.calls.length).toBeGreaterThan(2)
      return Number(steps.mock.calls.at(-1)?.[0])
    }
    const far = await stepAt(1280 - 150)
    const near = await stepAt(1280 - 10)
    document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape', bubbles: true }))

    expect(far).toBeGreaterThan(0)
    expect(near).toBeGreaterThan(20)
    expect(near).toBeGreaterThan(far * 2)
  },
)
