import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Locator, page as browser, userEvent } from 'vitest/browser'
import {
  resizeInStack,
  stackBelow,
  getStackShares,
  getSlotWidth,
} from '@colonnade/domain/workspaces'
import { updateStripAtom } from '../../../state/columns/arrange-columns.ts'
import { unreadAtoms } from '../../../state/columns/columns.ts'
import { shownStripAtom } from '../../../state/columns/shown-strip.ts'
import { getRegion, renderDeck } from '../../../testing/render-deck.tsx'

const getEdge = (name: string) => browser.getByRole('separator', { name: `Width of ${name}` })
const getDivider = (name: string) => browser.getByRole('separator', { name: `Height of ${name}` })
const getSettingsButton = (name: string) =>
  getRegion(name).getByRole('button', { name: 'Column settings' })
const getSettingButton = (name: string, label: string) =>
  getRegion(name).getByRole('button', { name: label })
const getBox = (locator: Locator) => locator.element().getBoundingClientRect()
const getRegionWidth = (name: string) => Math.round(getBox(getRegion(name)).width)

async function showStrip() {
  const deck = await renderDeck()
  const { app } = deck
  // A column renders when its IntersectionObserver reports it.
  await expect.poll(() => document.querySelectorAll('[data-virtuoso-scroller]').length).toBe(4)
  // The separators load later.
  await expect.element(getEdge('Home')).toBeInTheDocument()
  return {
    ...deck,
    saved: (uuid: string) => getSlotWidth(app.get(shownStripAtom), uuid),
    shares: () => app.get(shownStripAtom).map(getStackShares),
    stack: (uuid: string, target: string) =>
      app.set(updateStripAtom, (strip) => stackBelow(strip, uuid, target)),
  }
}

/** Drags from the middle of an element in steps, without releasing the pointer. */
async function pull(locator: Locator, dx: number, dy = 0) {
  const element = locator.element()
  const { left, top, width, height } = element.getBoundingClientRect()
  const getEventInit = (part: number) => ({
    bubbles: true,
    pointerId: 1,
    clientX: left + width / 2 + dx * part,
    clientY: top + height / 2 + dy * part,
  })
  // Synthetic pointers cannot be captured.
  element.setPointerCapture = () => undefined
  element.dispatchEvent(new PointerEvent('pointerdown', getEventInit(0)))
  for (const part of [0.25, 0.5, 1]) {
    element.dispatchEvent(new PointerEvent('pointermove', getEventInit(part)))
    await new Promise(requestAnimationFrame)
  }
  return { release: () => element.dispatchEvent(new PointerEvent('pointerup', getEventInit(1))) }
}

beforeEach(async () => {
  await browser.viewport(1760, 900)
})

afterEach(() => {
  document.documentElement.dir = ''
})

test(
  'resizes a column by dragging its edge and saves the width on release',
  { tags: ['BY-30'] },
  async () => {
    const { saved } = await showStrip()
    const before = getRegionWidth('Home')

    const { release } = await pull(getEdge('Home'), 120)

    expect(getRegionWidth('Home')).toBe(before + 120)
    expect(saved('b')).toBeNull()
    release()
    await expect.poll(() => saved('b')).toBe(before + 120)
    expect(getRegionWidth('Home')).toBe(before + 120)
    await expect.element(getEdge('Home')).toHaveAttribute('aria-valuenow', String(before + 120))
  },
)

test(
  'does not scroll horizontally when the columns fill the window',
  { tags: ['BY-30'] },
  async () => {
    await browser.viewport(1600, 900)
    await showStrip()

    const strip = browser.getByRole('main').element()
    expect(getBox(getEdge('Federated')).right).toBe(1600)
    expect(strip.scrollWidth).toBe(strip.clientWidth)
  },
)

test('keeps the width when Escape cancels the drag', { tags: ['BY-30'] }, async () => {
  const { saved } = await showStrip()
  const before = getRegionWidth('Home')
  const { release } = await pull(getEdge('Home'), 120)

  getEdge('Home')
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  release()

  expect(getRegionWidth('Home')).toBe(before)
  expect(saved('b')).toBeNull()
})

test('mirrors the edge drag in RTL pages', { tags: ['BY-30'] }, async () => {
  document.documentElement.dir = 'rtl'
  const { saved } = await showStrip()
  const before = getRegionWidth('Home')

  const { release } = await pull(getEdge('Home'), -100)
  release()

  await expect.poll(() => saved('b')).toBe(before + 100)
})

test(
  'resizes a column by keyboard, also to either limit, and resets it on Enter',
  { tags: ['BY-30', 'BY-54'] },
  async () => {
    const { saved } = await showStrip()
    const start = getRegionWidth('Home')
    getEdge('Home').element().focus()

    await userEvent.keyboard('{ArrowRight}')
    expect(saved('b')).toBe(start + 10)
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    expect(saved('b')).toBe(start - 40)
    await userEvent.keyboard('{Home}')
    expect(saved('b')).toBe(240)
    await expect.poll(() => getRegionWidth('Home')).toBe(240)
    await userEvent.keyboard('{End}')
    expect(saved('b')).toBe(960)
    await userEvent.keyboard('{Enter}')

    expect(saved('b')).toBeNull()
    expect(getRegionWidth('Home')).toBe(start)
    await expect.element(getEdge('Home')).toHaveFocus()
  },
)

test(
  'resets the width on double click or in the settings',
  { tags: ['BY-30', 'LOC-05'] },
  async () => {
    const { saved } = await showStrip()
    getEdge('Home').element().focus()
    await userEvent.keyboard('{ArrowRight}')

    await userEvent.dblClick(getEdge('Home'))
    expect(saved('b')).toBeNull()

    await getSettingsButton('Home').click()
    expect(getSettingButton('Home', 'Reset width').elements()).toHaveLength(0)
    getEdge('Home').element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await getSettingButton('Home', 'Reset width').click()
    expect(saved('b')).toBeNull()
  },
)

test(
  'places a stacked column below its neighbour with the same width and half the height',
  { tags: ['BY-30'] },
  async () => {
    const { stack } = await showStrip()
    const { height } = getBox(getRegion('Home'))

    stack('d', 'b')

    await expect
      .poll(() => getBox(getRegion('Federated')).left)
      .toBe(getBox(getRegion('Home')).left)
    expect(getBox(getRegion('Federated')).width).toBe(getBox(getRegion('Home')).width)
    expect(getBox(getRegion('Federated')).top).toBeCloseTo(getBox(getRegion('Home')).bottom + 6, 1)
    expect(getBox(getRegion('Federated')).height).toBeCloseTo((height - 6) / 2, 1)
  },
)

test('keeps DOM elements and scroll positions when columns move', { tags: ['BY-30'] }, async () => {
  const { app, uuids, stack } = await showStrip()
  const lists = [...document.querySelectorAll('[data-virtuoso-scroller]')]
  const regions = [...document.querySelectorAll('section')]
  for (const list of lists) list.scrollTop = 700
  await expect.poll(() => lists.map(({ scrollTop }) => scrollTop)).toEqual([700, 700, 700, 700])
  await new Promise(requestAnimationFrame)

  stack('a', 'd')
  await expect.poll(() => uuids()).toEqual(['b', 'c', 'd', 'a'])
  getEdge('Home').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  stack('d', 'b')
  app.set(updateStripAtom, (strip) => resizeInStack(strip, 'b', 70))
  await expect.poll(() => uuids()).toEqual(['b', 'd', 'c', 'a'])

  const now = new Set(document.querySelectorAll('section'))
  expect(regions.every((each) => now.has(each))).toBe(true)
  expect(lists.map(({ scrollTop }) => scrollTop)).toEqual([700, 700, 700, 700])
})

test(
  'shares the height of a stack by dragging its divider or by keyboard',
  { tags: ['BY-30', 'BY-54'] },
  async () => {
    const { stack, shares } = await showStrip()
    stack('d', 'b')
    await expect.element(getDivider('Home')).toHaveAttribute('aria-valuenow', '50')
    const { height } = getBox(getRegion('Home'))

    const { release } = await pull(getDivider('Home'), 0, 100)
    expect(getBox(getRegion('Home')).height).toBeCloseTo(height + 100, 0)
    expect(shares()[1]).toEqual([50, 50])
    release()
    await expect.poll(() => Math.round(shares()[1]?.[0] ?? 0)).toBeGreaterThan(60)
    expect(getBox(getRegion('Home')).height).toBeCloseTo(height + 100, 0)

    getDivider('Home').element().focus()
    await userEvent.keyboard('{Home}')
    expect(shares()[1]).toEqual([10, 90])
    await userEvent.keyboard('{ArrowDown}')
    expect(shares()[1]?.[0]).toBeCloseTo(10 + 1000 / (2 * height), 1)
    await userEvent.keyboard('{Enter}')
    expect(shares()[1]).toEqual([50, 50])
  },
)

test(
  'moves a stacked column within its stack and out of it by the settings',
  { tags: ['BY-30', 'BY-54'] },
  async () => {
    const { stack, getOrder } = await showStrip()
    await getSettingsButton('Federated').click()
    expect(getSettingButton('Federated', 'Move up').elements()).toHaveLength(0)
    stack('d', 'b')

    await getSettingButton('Federated', 'Move up').click()
    expect(getOrder()).toBe('a db c')
    await expect.element(getSettingButton('Federated', 'Move up')).toHaveFocus()
    await getSettingButton('Federated', 'Move down').click()
    expect(getOrder()).toBe('a bd c')
    await getSettingButton('Federated', 'Move left').click()
    expect(getOrder()).toBe('bd a c')
    await getSettingButton('Federated', 'Unstack').click()
    expect(getOrder()).toBe('b d a c')
  },
)

test(
  'collapses a column to a narrow strip with an unread count, and expands it by click or key',
  { tags: ['BY-42'] },
  async () => {
    const { app } = await showStrip()
    const list = getRegion('Home').element().querySelector('[data-virtuoso-scroller]')
    list?.scrollTo({ top: 700 })
    await getSettingsButton('Home').click()

    await getSettingButton('Home', 'Collapse column').click()

    expect(getRegionWidth('Home')).toBe(44)
    await expect.element(getSettingButton('Home', 'Expand column')).toHaveFocus()
    expect(getEdge('Home').elements()).toHaveLength(0)
    await expect.element(browser.getByText('Body of Home')).not.toBeVisible()
    app.set(unreadAtoms('b'), 7)
    await expect.element(getRegion('Home')).toHaveTextContent('7')
    await expect
      .element(getSettingButton('Home', 'Expand column'))
      .toHaveAccessibleDescription('7 new')

    await userEvent.keyboard('{Enter}')
    await expect.element(browser.getByText('Body of Home')).toBeVisible()
    expect(list?.scrollTop).toBe(700)
    expect(getRegionWidth('Home')).toBeGreaterThan(300)
  },
)

test(
  'collapses a column by a double click on its header; in a stack only the header stays',
  { tags: ['BY-42'] },
  async () => {
    const { stack } = await showStrip()
    stack('d', 'b')
    await expect.element(getDivider('Home')).toBeInTheDocument()
    const { height } = getBox(getRegion('Home'))

    await userEvent.dblClick(getRegion('Federated').getByRole('heading'))

    await expect.poll(() => Math.round(getBox(getRegion('Federated')).height)).toBe(46)
    expect(getBox(getRegion('Home')).height).toBeGreaterThan(height * 1.5)
    expect(getDivider('Home').elements()).toHaveLength(0)
    await getSettingButton('Federated', 'Expand column').click()
    await expect.poll(() => Math.round(getBox(getRegion('Home')).height)).toBe(Math.round(height))
  },
)
