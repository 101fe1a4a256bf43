import { afterEach, beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import type { TileTree } from '@colonnade/domain/workspaces'
import { foldedColumnsAtom } from '../../../state/columns/shown-strip.ts'
import { header, region } from '../../../testing/show-deck.tsx'
import { boxOf, dragTile, mouse, separator, showTiles } from '../../../testing/show-tiles.tsx'

beforeEach(async () => {
  await browser.viewport(1760, 900)
})

afterEach(() => {
  document.documentElement.dir = ''
})

/** Home above Notifications, between Compose and Federated. */
const STACKED: TileTree = {
  type: 'split',
  direction: 'row',
  children: [
    'a',
    { type: 'split', direction: 'column', children: ['b', 'c'], splitPercentages: [50, 50] },
    'd',
  ],
  splitPercentages: [25, 50, 25],
}

const width = (name: string) => Math.round(boxOf(region(name)).width)
const height = (name: string) => Math.round(boxOf(region(name)).height)
const unfold = (name: string) => region(name).getByRole('button', { name: 'Expand column' })

/** Folds a column as a keyboard does: through its settings. */
async function fold(name: string) {
  region(name).getByRole('button', { name: 'Column settings' }).element().focus()
  await userEvent.keyboard('{Enter}')
  const button = region(name).getByRole('button', { name: 'Collapse column' })
  await expect.element(button).toBeVisible()
  button.element().focus()
  await userEvent.keyboard('{Enter}')
}

test(
  'a tile folds to a strip beside others, which get its room, and unfolds to what it was',
  { tags: ['BY-42'] },
  async () => {
    const { shares } = await showTiles()
    const before = width('Compose')

    await fold('Home')

    await expect.element(unfold('Home')).toHaveFocus()
    expect(unfold('Home').element().ariaExpanded).toBe('false')
    expect(width('Home')).toBe(44)
    expect(width('Compose')).toBeGreaterThan(before + 100)
    expect(width('Compose')).toBe(width('Federated'))
    expect(region('Home').getByText('Body of Home').query()).not.toBeVisible()
    expect(shares()).toEqual([25, 25, 25, 25])
    await userEvent.keyboard('{Enter}')

    await expect.poll(() => width('Home')).toBe(before)
    await expect.element(region('Home')).toHaveFocus()
  },
)

test(
  'above another one a tile folds to its header, by a double click there too',
  { tags: ['BY-42'] },
  async () => {
    const { lay } = await showTiles()
    lay(STACKED)
    await expect.poll(() => height('Notifications')).toBeLessThan(500)

    await userEvent.dblClick(header('Home'), { position: { x: 2, y: 2 } })

    await expect.element(unfold('Home')).toBeVisible()
    expect(height('Home')).toBe(46)
    expect(height('Notifications')).toBeGreaterThan(800)
    await unfold('Home').click()
    await expect.poll(() => height('Home')).toBe(height('Notifications'))
  },
)

test(
  'beside what is folded no divider moves; between others one does, and the folded one keeps its share',
  { tags: ['BY-30', 'BY-42'] },
  async () => {
    const { shares } = await showTiles()
    await fold('Home')
    const names = [...document.querySelectorAll('main hr')].map((bar) => bar.ariaLabel)
    expect(names).toEqual(['Between Notifications and Federated'])
    const bar = boxOf(separator('Between Notifications and Federated'))
    expect(bar.left).toBeCloseTo(boxOf(region('Federated')).left - 4, -1)
    const before = width('Notifications')

    mouse('mousedown', bar.left, bar.top + 300)
    mouse('mousemove', bar.left + 100, bar.top + 300)
    await expect.poll(() => width('Notifications')).toBeCloseTo(before + 100, -1)
    expect(width('Home')).toBe(44)
    mouse('mouseup', bar.left + 100, bar.top + 300)

    await expect.poll(() => shares()[2]).toBeGreaterThan(25)
    expect(shares()[1]).toBe(25)
  },
)

test(
  'a folded tile can be dragged, and dragged again by its header once it is unfolded',
  { tags: ['BY-30', 'BY-42'] },
  async () => {
    const { board } = await showTiles()
    await fold('Home')
    await expect.poll(() => document.querySelectorAll('[draggable]').length).toBe(4)
    await unfold('Home').click()
    await expect.poll(() => document.querySelectorAll('header[draggable]').length).toBe(4)

    await dragTile('Home', region('Compose'), { x: 20, y: 400 })

    await expect.poll(board).toBe('row(b a c d)')
  },
)

test(
  'where all are folded they stand at the board’s start; the board is measured anew with the window',
  { tags: ['BY-42'] },
  async () => {
    const { app } = await showTiles()
    for (const name of ['Compose', 'Home', 'Notifications', 'Federated']) await fold(name)
    expect(app.get(foldedColumnsAtom)).toHaveLength(4)
    const names = ['Compose', 'Home', 'Notifications', 'Federated']
    await expect.poll(() => names.map(width)).toEqual([44, 44, 44, 44])
    const main = boxOf(browser.getByRole('main'))
    expect(boxOf(region('Federated')).right - main.left).toBeLessThan(4 * 50 + 10)

    await unfold('Home').click()
    await expect.poll(() => width('Compose')).toBe(44)
    await browser.viewport(1300, 900)

    await expect.poll(() => width('Home')).toBeLessThan(1300 - 3 * 44)
    await expect.poll(() => width('Compose')).toBe(44)
  },
)
