import { afterEach, beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { region } from '../../../testing/show-deck.tsx'
import { boxOf, dragTile, mouse, separator, showTiles } from '../../../testing/show-tiles.tsx'

beforeEach(async () => {
  await browser.viewport(1760, 900)
})

afterEach(() => {
  document.documentElement.dir = ''
})

test(
  'a divider moves with the pointer, and is saved when it is let go',
  { tags: ['BY-30'] },
  async () => {
    const { shares } = await showTiles()
    const { left, top } = boxOf(separator('Between Compose and Home'))
    const width = boxOf(region('Compose')).width

    mouse('mousedown', left, top + 300)
    mouse('mousemove', left + 200, top + 300)
    await expect.poll(() => boxOf(region('Compose')).width).toBeCloseTo(width + 200, 0)
    expect(shares()).toEqual([25, 25, 25, 25])
    mouse('mouseup', left + 200, top + 300)

    await expect.poll(() => shares()[0]).toBe(37)
    expect(shares().slice(2)).toEqual([25, 25])
  },
)

test(
  'while a divider is pulled what is in a column keeps its lines; it follows where the pull rests',
  { tags: ['BY-30'] },
  async () => {
    await showTiles()
    const { left, top } = boxOf(separator('Between Compose and Home'))
    const body = region('Compose').element().querySelector<HTMLElement>('[data-column-body]')
    const width = () => body?.getBoundingClientRect().width ?? 0
    const before = width()
    const lines = body?.offsetWidth

    mouse('mousedown', left, top + 300)
    mouse('mousemove', left + 200, top + 300)
    await expect.poll(() => boxOf(region('Compose')).width).toBeGreaterThan(before + 150)
    expect(body?.offsetWidth).toBe(lines)

    await expect.poll(width).toBeCloseTo(before + 200, 0)
    mouse('mousemove', left + 100, top + 300)
    mouse('mouseup', left + 100, top + 300)
    await expect.poll(width).toBeCloseTo(before + 100, 0)
  },
)

test(
  'a double click on a divider gives the tiles of its split the same room',
  { tags: ['BY-30'] },
  async () => {
    const { shares, lay } = await showTiles()
    lay({
      type: 'split',
      direction: 'row',
      children: [
        'a',
        { type: 'split', direction: 'column', children: ['b', 'c'], splitPercentages: [50, 50] },
        'd',
      ],
      splitPercentages: [20, 30, 50],
    })
    await expect.element(separator('Between Home and Notifications')).toBeInTheDocument()
    const { left, top } = boxOf(separator('Between Notifications and Federated'))

    mouse('dblclick', left, top + 300)

    await expect.poll(shares).toEqual([33, 33, 33])
  },
)

test(
  'a divider moves by keys, and tells where it stands',
  { tags: ['BY-30', 'BY-54'] },
  async () => {
    const { shares } = await showTiles()
    const bar = separator('Between Home and Notifications')
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

test(
  'from right to left the board, its dividers and its keys are turned around',
  { tags: ['BY-30'] },
  async () => {
    document.documentElement.dir = 'rtl'
    const { board, shares } = await showTiles()
    expect(boxOf(region('Compose')).left).toBeGreaterThan(boxOf(region('Home')).left)
    const bar = separator('Between Compose and Home')
    bar.element().focus()

    await userEvent.keyboard('{ArrowLeft}')
    expect(shares()).toEqual([27, 23, 25, 25])
    await expect.element(bar).toHaveAttribute('aria-valuenow', '27')
    const { left, top } = boxOf(bar)
    mouse('mousedown', left, top + 300)
    mouse('mousemove', left - 100, top + 300)
    mouse('mouseup', left - 100, top + 300)
    await expect.poll(() => shares()[0]).toBe(33)

    await dragTile('Notifications', region('Home'), { x: 20, y: 400 })
    await expect.poll(board).toBe('row(a b c d)')
    await dragTile('Notifications', region('Compose'), { x: 20, y: 400 })
    await expect.poll(board).toBe('row(a c b d)')
  },
)
