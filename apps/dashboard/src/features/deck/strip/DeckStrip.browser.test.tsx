import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Locator, page as browser, userEvent } from 'vitest/browser'
import { resizeInStack, stackBelow, stackShares, widthOf } from '@colonnade/domain/workspaces'
import { changeStripAtom } from '../../../state/columns/arrange-columns.ts'
import { unreadAtoms } from '../../../state/columns/columns.ts'
import { shownStripAtom } from '../../../state/columns/shown-strip.ts'
import { region, showDeck } from '../../../testing/show-deck.tsx'

const edge = (name: string) => browser.getByRole('separator', { name: `Width of ${name}` })
const divider = (name: string) => browser.getByRole('separator', { name: `Height of ${name}` })
const settings = (name: string) => region(name).getByRole('button', { name: 'Column settings' })
const setting = (name: string, label: string) => region(name).getByRole('button', { name: label })
const box = (locator: Locator) => locator.element().getBoundingClientRect()
const widthOfRegion = (name: string) => Math.round(box(region(name)).width)

async function showStrip() {
  const deck = await showDeck()
  const { app } = deck
  // A column is drawn as soon as the browser says that it is in view.
  await expect.poll(() => document.querySelectorAll('[data-virtuoso-scroller]').length).toBe(4)
  return {
    ...deck,
    saved: (uuid: string) => widthOf(app.get(shownStripAtom), uuid),
    shares: () => app.get(shownStripAtom).map(stackShares),
    stack: (uuid: string, target: string) =>
      app.set(changeStripAtom, (strip) => stackBelow(strip, uuid, target)),
  }
}

/** Presses on the middle of something and pulls it, in steps; it is not let go. */
async function pull(locator: Locator, dx: number, dy = 0) {
  const element = locator.element()
  const { left, top, width, height } = element.getBoundingClientRect()
  const at = (part: number) => ({
    bubbles: true,
    pointerId: 1,
    clientX: left + width / 2 + dx * part,
    clientY: top + height / 2 + dy * part,
  })
  // The pointer is made up: the browser knows none that could be captured.
  element.setPointerCapture = () => undefined
  element.dispatchEvent(new PointerEvent('pointerdown', at(0)))
  for (const part of [0.25, 0.5, 1]) {
    element.dispatchEvent(new PointerEvent('pointermove', at(part)))
    await new Promise(requestAnimationFrame)
  }
  return { letGo: () => element.dispatchEvent(new PointerEvent('pointerup', at(1))) }
}

beforeEach(async () => {
  await browser.viewport(1760, 900)
})

afterEach(() => {
  document.documentElement.dir = ''
})

test(
  'an edge that is pulled sets the width of its column; it is saved when let go',
  { tags: ['BY-30'] },
  async () => {
    const { saved } = await showStrip()
    const before = widthOfRegion('Home')

    const { letGo } = await pull(edge('Home'), 120)

    expect(widthOfRegion('Home')).toBe(before + 120)
    expect(saved('b')).toBeNull()
    letGo()
    await expect.poll(() => saved('b')).toBe(before + 120)
    expect(widthOfRegion('Home')).toBe(before + 120)
    await expect.element(edge('Home')).toHaveAttribute('aria-valuenow', String(before + 120))
  },
)

test(
  'columns that fill the window leave nothing to scroll sideways',
  { tags: ['BY-30'] },
  async () => {
    await browser.viewport(1600, 900)
    await showStrip()

    const strip = browser.getByRole('main').element()
    expect(box(edge('Federated')).right).toBe(1600)
    expect(strip.scrollWidth).toBe(strip.clientWidth)
  },
)

test('Escape leaves the width as it was', { tags: ['BY-30'] }, async () => {
  const { saved } = await showStrip()
  const before = widthOfRegion('Home')
  const { letGo } = await pull(edge('Home'), 120)

  edge('Home')
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  letGo()

  expect(widthOfRegion('Home')).toBe(before)
  expect(saved('b')).toBeNull()
})

test('from right to left an edge is pulled the other way', { tags: ['BY-30'] }, async () => {
  document.documentElement.dir = 'rtl'
  const { saved } = await showStrip()
  const before = widthOfRegion('Home')

  const { letGo } = await pull(edge('Home'), -100)
  letGo()

  await expect.poll(() => saved('b')).toBe(before + 100)
})

test(
  'the keyboard moves an edge, to either end too, and Enter lets the settings decide',
  { tags: ['BY-30', 'BY-54'] },
  async () => {
    const { saved } = await showStrip()
    const start = widthOfRegion('Home')
    edge('Home').element().focus()

    await userEvent.keyboard('{ArrowRight}')
    expect(saved('b')).toBe(start + 10)
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    expect(saved('b')).toBe(start - 40)
    await userEvent.keyboard('{Home}')
    expect(saved('b')).toBe(240)
    await expect.poll(() => widthOfRegion('Home')).toBe(240)
    await userEvent.keyboard('{End}')
    expect(saved('b')).toBe(960)
    await userEvent.keyboard('{Enter}')

    expect(saved('b')).toBeNull()
    expect(widthOfRegion('Home')).toBe(start)
    await expect.element(edge('Home')).toHaveFocus()
  },
)

test(
  'a double click, or the settings, let go of a width',
  { tags: ['BY-30', 'LOC-05'] },
  async () => {
    const { saved } = await showStrip()
    edge('Home').element().focus()
    await userEvent.keyboard('{ArrowRight}')

    await userEvent.dblClick(edge('Home'))
    expect(saved('b')).toBeNull()

    await settings('Home').click()
    expect(setting('Home', 'Reset width').elements()).toHaveLength(0)
    edge('Home').element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await setting('Home', 'Reset width').click()
    expect(saved('b')).toBeNull()
  },
)

test(
  'a stacked column stands below its neighbour, as wide, and half as high',
  { tags: ['BY-30'] },
  async () => {
    const { stack } = await showStrip()
    const { height } = box(region('Home'))

    stack('d', 'b')

    await expect.poll(() => box(region('Federated')).left).toBe(box(region('Home')).left)
    expect(box(region('Federated')).width).toBe(box(region('Home')).width)
    expect(box(region('Federated')).top).toBeCloseTo(box(region('Home')).bottom + 6, 1)
    expect(box(region('Federated')).height).toBeCloseTo((height - 6) / 2, 1)
  },
)

test(
  'nobody is drawn anew, and what was read stays in view, whatever moves',
  { tags: ['BY-30'] },
  async () => {
    const { app, uuids, stack } = await showStrip()
    const lists = [...document.querySelectorAll('[data-virtuoso-scroller]')]
    const regions = [...document.querySelectorAll('section')]
    for (const list of lists) list.scrollTop = 700
    await expect.poll(() => lists.map(({ scrollTop }) => scrollTop)).toEqual([700, 700, 700, 700])
    await new Promise(requestAnimationFrame)

    stack('a', 'd')
    await expect.poll(() => uuids()).toEqual(['b', 'c', 'd', 'a'])
    edge('Home').element().focus()
    await userEvent.keyboard('{ArrowRight}')
    stack('d', 'b')
    app.set(changeStripAtom, (strip) => resizeInStack(strip, 'b', 70))
    await expect.poll(() => uuids()).toEqual(['b', 'd', 'c', 'a'])

    const now = new Set(document.querySelectorAll('section'))
    expect(regions.every((each) => now.has(each))).toBe(true)
    expect(lists.map(({ scrollTop }) => scrollTop)).toEqual([700, 700, 700, 700])
  },
)

test(
  'the divider of a stack shares the height, by hand and by keys',
  { tags: ['BY-30', 'BY-54'] },
  async () => {
    const { stack, shares } = await showStrip()
    stack('d', 'b')
    await expect.element(divider('Home')).toHaveAttribute('aria-valuenow', '50')
    const { height } = box(region('Home'))

    const { letGo } = await pull(divider('Home'), 0, 100)
    expect(box(region('Home')).height).toBeCloseTo(height + 100, 0)
    expect(shares()[1]).toEqual([50, 50])
    letGo()
    await expect.poll(() => Math.round(shares()[1]?.[0] ?? 0)).toBeGreaterThan(60)
    expect(box(region('Home')).height).toBeCloseTo(height + 100, 0)

    divider('Home').element().focus()
    await userEvent.keyboard('{Home}')
    expect(shares()[1]).toEqual([10, 90])
    await userEvent.keyboard('{ArrowDown}')
    expect(shares()[1]?.[0]).toBeCloseTo(10 + 1000 / (2 * height), 1)
    await userEvent.keyboard('{Enter}')
    expect(shares()[1]).toEqual([50, 50])
  },
)

test(
  'the settings of a stacked column move it within, and take it out',
  { tags: ['BY-30', 'BY-54'] },
  async () => {
    const { stack, drawn } = await showStrip()
    await settings('Federated').click()
    expect(setting('Federated', 'Move up').elements()).toHaveLength(0)
    stack('d', 'b')

    await setting('Federated', 'Move up').click()
    expect(drawn()).toBe('a db c')
    await expect.element(setting('Federated', 'Move up')).toHaveFocus()
    await setting('Federated', 'Move down').click()
    expect(drawn()).toBe('a bd c')
    await setting('Federated', 'Move left').click()
    expect(drawn()).toBe('bd a c')
    await setting('Federated', 'Unstack').click()
    expect(drawn()).toBe('b d a c')
  },
)

test(
  'a folded column is narrow, counts on, and unfolds by a click or a key',
  { tags: ['BY-42'] },
  async () => {
    const { app } = await showStrip()
    const list = region('Home').element().querySelector('[data-virtuoso-scroller]')
    list?.scrollTo({ top: 700 })
    await settings('Home').click()

    await setting('Home', 'Collapse column').click()

    expect(widthOfRegion('Home')).toBe(44)
    await expect.element(setting('Home', 'Expand column')).toHaveFocus()
    expect(edge('Home').elements()).toHaveLength(0)
    await expect.element(browser.getByText('Body of Home')).not.toBeVisible()
    app.set(unreadAtoms('b'), 7)
    await expect.element(region('Home')).toHaveTextContent('7')
    await expect.element(setting('Home', 'Expand column')).toHaveAccessibleDescription('7 new')

    await userEvent.keyboard('{Enter}')
    await expect.element(browser.getByText('Body of Home')).toBeVisible()
    expect(list?.scrollTop).toBe(700)
    expect(widthOfRegion('Home')).toBeGreaterThan(300)
  },
)

test(
  'a double click on a header folds; in a stack the header alone stays',
  { tags: ['BY-42'] },
  async () => {
    const { stack } = await showStrip()
    stack('d', 'b')
    await expect.element(divider('Home')).toBeInTheDocument()
    const { height } = box(region('Home'))

    await userEvent.dblClick(region('Federated').getByRole('heading'))

    await expect.poll(() => Math.round(box(region('Federated')).height)).toBe(46)
    expect(box(region('Home')).height).toBeGreaterThan(height * 1.5)
    expect(divider('Home').elements()).toHaveLength(0)
    await setting('Federated', 'Expand column').click()
    await expect.poll(() => Math.round(box(region('Home')).height)).toBe(Math.round(height))
  },
)
