import { afterEach, beforeEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { moveInStrip, setWorkspaceMode, stackBelow } from '@colonnade/domain/workspaces'
import { updateStripAtom } from '../../../state/columns/arrange-columns.ts'
import { copyOtherLayoutAtom, tilesAtom } from '../../../state/columns/arrange-workspaces.ts'
import { collapseColumnAtom, shownStripAtom } from '../../../state/columns/shown-strip.ts'
import { updateWorkspacesAtom } from '../../../state/columns/workspaces.ts'
import { getRegion } from '../../../testing/render-deck.tsx'
import {
  getBox,
  dragTile,
  getElementAt,
  renderTiles,
  getTileNames,
} from '../../../testing/render-tiles.tsx'

beforeEach(async () => {
  await browser.viewport(1760, 900)
})

afterEach(() => {
  document.documentElement.dir = ''
})

test.each([
  ['left', { x: 20, y: 400 }, 'row(a c b d)'],
  ['right', { x: 380, y: 400 }, 'row(a b c d)'],
  ['top', { x: 200, y: 60 }, 'row(a column(c b) d)'],
  ['bottom', { x: 200, y: 860 }, 'row(a column(b c) d)'],
])(
  'splits a tile when a header is dropped at its %s',
  { tags: ['BY-30'] },
  async (_edge, targetPosition, tree) => {
    const { board } = await renderTiles()

    await dragTile('Notifications', getRegion('Home'), targetPosition)

    await expect.poll(board).toBe(tree)
  },
)

test(
  'moves a column to a whole side when dropped at the edge of the board',
  { tags: ['BY-30'] },
  async () => {
    const { board } = await renderTiles()

    await dragTile('Notifications', browser.getByRole('main'), { x: 600, y: 894 })

    await expect.poll(board).toBe('column(row(a b d) c)')
  },
)

test(
  'highlights the target half during a drag, and keeps the layout when the drag is cancelled',
  { tags: ['BY-30'] },
  async () => {
    const { board } = await renderTiles()
    const source = getRegion('Home').element().querySelector('header')!
    const box = getBox(getRegion('Federated'))
    const point = { clientX: box.right - 20, clientY: box.top + 300 }
    const dispatchDrag = (type: string, target: Element) =>
      target.dispatchEvent(
        new DragEvent(type, {
          bubbles: true,
          cancelable: true,
          dataTransfer: new DataTransfer(),
          ...point,
        }),
      )

    dispatchDrag('dragstart', source)
    await expect.element(getRegion('Home')).toHaveAttribute('data-lifted')
    await expect
      .poll(() => getElementAt(point.clientX, point.clientY).className)
      .toContain('mosaic-window')
    dispatchDrag('dragenter', getElementAt(point.clientX, point.clientY))
    await expect.poll(() => getElementAt(point.clientX, point.clientY).className).toContain('right')
    dispatchDrag('dragenter', getElementAt(point.clientX, point.clientY))
    dispatchDrag('dragover', getElementAt(point.clientX, point.clientY))

    await expect.poll(() => getElementAt(point.clientX, point.clientY).className).toContain('hover')
    const lit = getComputedStyle(
      getElementAt(point.clientX, point.clientY).parentElement!,
      '::before',
    )
    await expect.poll(() => Number.parseFloat(lit.width)).toBeCloseTo(box.width / 2, -1)
    expect(Number.parseFloat(lit.left)).toBeCloseTo(box.width / 2, -1)
    dispatchDrag('dragend', source)
    await expect.element(getRegion('Home')).not.toHaveAttribute('data-lifted')
    expect(board()).toBe('row(a b c d)')
  },
)

test('keeps the Tab order equal to the visual order after moves', { tags: ['BY-54'] }, async () => {
  const { setTiles } = await renderTiles()

  setTiles({
    type: 'split',
    direction: 'row',
    children: [
      'd',
      { type: 'split', direction: 'column', children: ['c', 'b'], splitPercentages: [50, 50] },
      'a',
    ],
    splitPercentages: [25, 50, 25],
  })

  await expect.poll(getTileNames).toEqual(['Federated', 'Notifications', 'Home', 'Compose'])
  const stops = [...document.querySelectorAll('main section, main hr')].map(
    (stop) => stop.ariaLabel,
  )
  expect(stops).toEqual([
    'Federated',
    'Between Federated and Notifications',
    'Notifications',
    'Between Notifications and Home',
    'Home',
    'Between Home and Compose',
    'Compose',
  ])
})

test(
  'widens a board of many tiles beyond the window, and counts a stack as one tile',
  { tags: ['BY-30'] },
  async () => {
    await browser.viewport(1000, 900)
    const { setTiles } = await renderTiles()
    const main = browser.getByRole('main').element()
    expect(main.scrollWidth).toBeGreaterThanOrEqual(4 * 320)
    expect(getBox(getRegion('Home')).width).toBeGreaterThan(300)

    setTiles({
      type: 'split',
      direction: 'column',
      children: [
        'a',
        { type: 'split', direction: 'row', children: ['b', 'c'], splitPercentages: [50, 50] },
        'd',
      ],
      splitPercentages: [25, 50, 25],
    })

    await expect.poll(() => main.scrollWidth).toBe(main.clientWidth)
  },
)

test('keeps the scroll position of a column that was moved', async () => {
  const { board } = await renderTiles()
  const getLists = () => [...document.querySelectorAll('[data-virtuoso-scroller]')]
  await expect.poll(() => getLists().length).toBe(4)
  const lists = getLists()
  for (const list of lists) list.scrollTop = 700

  await dragTile('Federated', getRegion('Compose'), { x: 20, y: 400 })

  await expect.poll(board).toBe('row(d a b c)')
  expect(lists.map(({ scrollTop }) => scrollTop)).toEqual([700, 700, 700, 700])
})

test(
  'keeps the layouts of strip and tiles separately, and shares the collapsed columns',
  { tags: ['BY-30', 'BY-42'] },
  async () => {
    const { app, board } = await renderTiles()
    app.set(collapseColumnAtom, 'b', true)
    await expect.element(getRegion('Home')).toHaveAttribute('data-fold', 'strip')
    await dragTile('Federated', getRegion('Compose'), { x: 20, y: 400 })
    await expect.poll(board).toBe('row(d a b c)')

    app.set(updateWorkspacesAtom, (all) => setWorkspaceMode(all, all.active, 'strip'))
    await expect.poll(getTileNames).toEqual(['Compose', 'Home', 'Notifications', 'Federated'])
    await expect.element(getRegion('Home')).toHaveAttribute('data-fold', 'strip')
    app.set(updateWorkspacesAtom, (all) => setWorkspaceMode(all, all.active, 'tiles'))

    await expect.poll(getTileNames).toEqual(['Federated', 'Compose', 'Home', 'Notifications'])
    await expect.element(getRegion('Home')).toHaveAttribute('data-fold', 'strip')
  },
)

test(
  'renders no tile narrower than a readable column, however many splits it has',
  { tags: ['BY-30'] },
  async () => {
    await browser.viewport(1300, 900)
    const { app, setTiles } = await renderTiles()
    setTiles({
      type: 'split',
      direction: 'row',
      children: ['a', 'b', 'c', 'd'],
      splitPercentages: [3, 4, 5, 88],
    })

    const getWidths = () =>
      ['Compose', 'Home', 'Notifications', 'Federated'].map((name) => getBox(getRegion(name)).width)
    await expect.poll(() => Math.min(...getWidths())).toBeGreaterThan(310)
    await browser.viewport(2400, 900)
    await expect.poll(() => getWidths()[3]).toBeGreaterThan(1200)

    expect(Math.min(...getWidths())).toBeGreaterThan(310)
    expect(app.get(tilesAtom)).toMatchObject({ splitPercentages: [3, 4, 5, 88] })
  },
)

test(
  'arranges the tiles like the strip, and the strip like the tiles, on request',
  { tags: ['BY-30'] },
  async () => {
    const { app, board, setTiles } = await renderTiles()
    app.set(updateStripAtom, (strip) => stackBelow(moveInStrip(strip, 'd', -1), 'c', 'b'))
    expect(board()).toBe('row(a b c d)')
    app.set(copyOtherLayoutAtom)
    await expect.poll(board).toBe('row(a column(b c) d)')
    await expect.poll(getTileNames).toEqual(['Compose', 'Home', 'Notifications', 'Federated'])

    setTiles({
      type: 'split',
      direction: 'row',
      children: [
        'd',
        'a',
        { type: 'split', direction: 'column', children: ['b', 'c'], splitPercentages: [50, 50] },
      ],
      splitPercentages: [30, 30, 40],
    })
    app.set(updateWorkspacesAtom, (all) => setWorkspaceMode(all, all.active, 'strip'))
    app.set(copyOtherLayoutAtom)

    await expect.poll(getTileNames).toEqual(['Federated', 'Compose', 'Home', 'Notifications'])
    expect(app.get(shownStripAtom).map(({ columns }) => columns.join(' '))).toEqual([
      'd',
      'a',
      'b c',
    ])
  },
)
