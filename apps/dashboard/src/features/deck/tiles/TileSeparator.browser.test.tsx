import { afterEach, beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { getRegion } from '../../../testing/render-deck.tsx'
import {
  getBox,
  dragTile,
  dispatchMouse,
  getSeparator,
  renderTiles,
} from '../../../testing/render-tiles.tsx'

beforeEach(async () => {
  await browser.viewport(1760, 900)
})

afterEach(() => {
  document.documentElement.dir = ''
})

test('moves a divider with the pointer and saves on release', { tags: ['BY-30'] }, async () => {
  const { shares } = await renderTiles()
  const { left, top } = getBox(getSeparator('Between Compose and Home'))
  const getWidth = getBox(getRegion('Compose')).width

  dispatchMouse('mousedown', left, top + 300)
  dispatchMouse('mousemove', left + 200, top + 300)
  await expect.poll(() => getBox(getRegion('Compose')).width).toBeCloseTo(getWidth + 200, 0)
  expect(shares()).toEqual([25, 25, 25, 25])
  dispatchMouse('mouseup', left + 200, top + 300)

  await expect.poll(() => shares()[0]).toBe(37)
  expect(shares().slice(2)).toEqual([25, 25])
})

test(
  'keeps the line breaks of columns while a divider is dragged, and updates them when the drag pauses',
  { tags: ['BY-30'] },
  async () => {
    await renderTiles()
    const { left, top } = getBox(getSeparator('Between Compose and Home'))
    const body = getRegion('Compose').element().querySelector<HTMLElement>('[data-column-body]')
    const getWidth = () => body?.getBoundingClientRect().width ?? 0
    const before = getWidth()
    const lines = body?.offsetWidth

    dispatchMouse('mousedown', left, top + 300)
    dispatchMouse('mousemove', left + 200, top + 300)
    await expect.poll(() => getBox(getRegion('Compose')).width).toBeGreaterThan(before + 150)
    expect(body?.offsetWidth).toBe(lines)

    await expect.poll(getWidth).toBeCloseTo(before + 200, 0)
    dispatchMouse('mousemove', left + 100, top + 300)
    dispatchMouse('mouseup', left + 100, top + 300)
    await expect.poll(getWidth).toBeCloseTo(before + 100, 0)
  },
)

test(
  'equalises the tiles of a split on a double click on their divider',
  { tags: ['BY-30'] },
  async () => {
    const { shares, setTiles } = await renderTiles()
    setTiles({
      type: 'split',
      direction: 'row',
      children: [
        'a',
        { type: 'split', direction: 'column', children: ['b', 'c'], splitPercentages: [50, 50] },
        'd',
      ],
      splitPercentages: [20, 30, 50],
    })
    await expect.element(getSeparator('Between Home and Notifications')).toBeInTheDocument()
    const { left, top } = getBox(getSeparator('Between Notifications and Federated'))

    dispatchMouse('dblclick', left, top + 300)

    await expect.poll(shares).toEqual([33, 33, 33])
  },
)

test(
  'moves a divider by keyboard and exposes its value',
  { tags: ['BY-30', 'BY-54'] },
  async () => {
    const { shares } = await renderTiles()
    const bar = getSeparator('Between Home and Notifications')
    await expect.element(bar).toHaveAttribute('aria-orientation', 'vertical')
    await expect.element(bar).toHaveAttribute('aria-valuenow', '25')
    await expect.element(bar).toHaveAttribute('aria-valuemin', '2')
    await expect.element(bar).toHaveAttribute('aria-valuemax', '48')
    await expect.element(bar).toHaveAttribute('aria-controls', 'column-b')
    bar.element().focus()

    await userEvent.keyboard('{ArrowRight}')
    expect(shares()).toEqual([25, 27, 23, 25])
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    expect(shares()).toEqual([25, 17, 33, 25])
    await expect.element(bar).toHaveAttribute('aria-valuenow', '17')
    await userEvent.keyboard('{ArrowDown}')
    expect(shares()).toEqual([25, 17, 33, 25])

    await userEvent.keyboard('{Home}')
    expect(shares()).toEqual([25, 2, 48, 25])
    await userEvent.keyboard('{End}')
    expect(shares()).toEqual([25, 48, 2, 25])
    await userEvent.keyboard('{Enter}')
    expect(shares()).toEqual([25, 25, 25, 25])
    await expect.element(bar).toHaveFocus()
  },
)

test('mirrors the board, its dividers and its keys in RTL pages', { tags: ['BY-30'] }, async () => {
  document.documentElement.dir = 'rtl'
  const { board, shares } = await renderTiles()
  expect(getBox(getRegion('Compose')).left).toBeGreaterThan(getBox(getRegion('Home')).left)
  const bar = getSeparator('Between Compose and Home')
  bar.element().focus()

  await userEvent.keyboard('{ArrowLeft}')
  expect(shares()).toEqual([27, 23, 25, 25])
  await expect.element(bar).toHaveAttribute('aria-valuenow', '27')
  const { left, top } = getBox(bar)
  dispatchMouse('mousedown', left, top + 300)
  dispatchMouse('mousemove', left - 100, top + 300)
  dispatchMouse('mouseup', left - 100, top + 300)
  await expect.poll(() => shares()[0]).toBe(33)

  await dragTile('Notifications', getRegion('Home'), { x: 20, y: 400 })
  await expect.poll(board).toBe('row(a b c d)')
  await dragTile('Notifications', getRegion('Compose'), { x: 20, y: 400 })
  await expect.poll(board).toBe('row(a c b d)')
})
