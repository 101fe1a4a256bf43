import { afterEach, beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import type { TileTree } from '@colonnade/domain/workspaces'
import { collapsedColumnsAtom } from '../../../state/columns/shown-strip.ts'
import { getHeader, getRegion } from '../../../testing/render-deck.tsx'
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

const getWidth = (name: string) => Math.round(getBox(getRegion(name)).width)
const getHeight = (name: string) => Math.round(getBox(getRegion(name)).height)
const getExpandButton = (name: string) =>
  getRegion(name).getByRole('button', { name: 'Expand column' })

/** Collapses a column by its settings, as a keyboard user does. */
async function collapseColumn(name: string) {
  getRegion(name).getByRole('button', { name: 'Column settings' }).element().focus()
  await userEvent.keyboard('{Enter}')
  const button = getRegion(name).getByRole('button', { name: 'Collapse column' })
  await expect.element(button).toBeVisible()
  button.element().focus()
  await userEvent.keyboard('{Enter}')
}

test(
  'collapses a tile to a strip, gives its space to its neighbours, and restores its size when expanded',
  { tags: ['BY-42'] },
  async () => {
    const { shares } = await renderTiles()
    const before = getWidth('Compose')

    await collapseColumn('Home')

    await expect.element(getExpandButton('Home')).toHaveFocus()
    expect(getExpandButton('Home').element().ariaExpanded).toBe('false')
    expect(getWidth('Home')).toBe(44)
    expect(getWidth('Compose')).toBeGreaterThan(before + 100)
    expect(getWidth('Compose')).toBe(getWidth('Federated'))
    expect(getRegion('Home').getByText('Body of Home').query()).not.toBeVisible()
    expect(shares()).toEqual([25, 25, 25, 25])
    await userEvent.keyboard('{Enter}')

    await expect.poll(() => getWidth('Home')).toBe(before)
    await expect.element(getRegion('Home')).toHaveFocus()
  },
)

test(
  'collapses a tile of a stack to its header, also by a double click',
  { tags: ['BY-42'] },
  async () => {
    const { setTiles } = await renderTiles()
    setTiles(STACKED)
    await expect.poll(() => getHeight('Notifications')).toBeLessThan(500)

    await userEvent.dblClick(getHeader('Home'), { position: { x: 2, y: 2 } })

    await expect.element(getExpandButton('Home')).toBeVisible()
    expect(getHeight('Home')).toBe(46)
    expect(getHeight('Notifications')).toBeGreaterThan(800)
    await getExpandButton('Home').click()
    await expect.poll(() => getHeight('Home')).toBe(getHeight('Notifications'))
  },
)

test(
  "disables the divider beside a collapsed tile, and keeps that tile's share when others resize",
  { tags: ['BY-30', 'BY-42'] },
  async () => {
    const { shares } = await renderTiles()
    await collapseColumn('Home')
    const names = [...document.querySelectorAll('main hr')].map((bar) => bar.ariaLabel)
    expect(names).toEqual(['Between Notifications and Federated'])
    const bar = getBox(getSeparator('Between Notifications and Federated'))
    expect(bar.left).toBeCloseTo(getBox(getRegion('Federated')).left - 4, -1)
    const before = getWidth('Notifications')

    dispatchMouse('mousedown', bar.left, bar.top + 300)
    dispatchMouse('mousemove', bar.left + 100, bar.top + 300)
    await expect.poll(() => getWidth('Notifications')).toBeCloseTo(before + 100, -1)
    expect(getWidth('Home')).toBe(44)
    dispatchMouse('mouseup', bar.left + 100, bar.top + 300)

    await expect.poll(() => shares()[2]).toBeGreaterThan(25)
    expect(shares()[1]).toBe(25)
  },
)

test(
  'drags a collapsed tile, and drags it by its header again once expanded',
  { tags: ['BY-30', 'BY-42'] },
  async () => {
    const { board } = await renderTiles()
    await collapseColumn('Home')
    await expect.poll(() => document.querySelectorAll('[draggable]').length).toBe(4)
    await getExpandButton('Home').click()
    await expect.poll(() => document.querySelectorAll('header[draggable]').length).toBe(4)

    await dragTile('Home', getRegion('Compose'), { x: 20, y: 400 })

    await expect.poll(board).toBe('row(b a c d)')
  },
)

test(
  'places the tiles at the start when all are collapsed, and measures the board again on window resize',
  { tags: ['BY-42'] },
  async () => {
    const { app } = await renderTiles()
    for (const name of ['Compose', 'Home', 'Notifications', 'Federated']) await collapseColumn(name)
    expect(app.get(collapsedColumnsAtom)).toHaveLength(4)
    const names = ['Compose', 'Home', 'Notifications', 'Federated']
    await expect.poll(() => names.map(getWidth)).toEqual([44, 44, 44, 44])
    const main = getBox(browser.getByRole('main'))
    expect(getBox(getRegion('Federated')).right - main.left).toBeLessThan(4 * 50 + 10)

    await getExpandButton('Home').click()
    await expect.poll(() => getWidth('Compose')).toBe(44)
    await browser.viewport(1300, 900)

    await expect.poll(() => getWidth('Home')).toBeLessThan(1300 - 3 * 44)
    await expect.poll(() => getWidth('Compose')).toBe(44)
  },
)
