import { afterEach, beforeEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { moveInStrip, setWorkspaceMode, stackBelow } from '@colonnade/domain/workspaces'
import { changeStripAtom } from '../../../state/columns/arrange-columns.ts'
import { arrangeAlikeAtom, tilesAtom } from '../../../state/columns/arrange-workspaces.ts'
import { foldColumnAtom, shownStripAtom } from '../../../state/columns/shown-strip.ts'
import { changeWorkspacesAtom } from '../../../state/columns/workspaces.ts'
import { region } from '../../../testing/show-deck.tsx'
import { boxOf, dragTile, hit, showTiles, tileNames } from '../../../testing/show-tiles.tsx'

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
  'a header let go at the %s of a tile splits it',
  { tags: ['BY-30'] },
  async (_edge, targetPosition, tree) => {
    const { board } = await showTiles()

    await dragTile('Notifications', region('Home'), targetPosition)

    await expect.poll(board).toBe(tree)
  },
)

test(
  'at the very edge of the board a header takes that whole side',
  { tags: ['BY-30'] },
  async () => {
    const { board } = await showTiles()

    await dragTile('Notifications', browser.getByRole('main'), { x: 600, y: 894 })

    await expect.poll(board).toBe('column(row(a b d) c)')
  },
)

test(
  'while a header is on its way the half where it would land is lit, and giving up changes nothing',
  { tags: ['BY-30'] },
  async () => {
    const { board } = await showTiles()
    const source = region('Home').element().querySelector('header')!
    const box = boxOf(region('Federated'))
    const point = { clientX: box.right - 20, clientY: box.top + 300 }
    const drag = (type: string, target: Element) =>
      target.dispatchEvent(
        new DragEvent(type, {
          bubbles: true,
          cancelable: true,
          dataTransfer: new DataTransfer(),
          ...point,
        }),
      )

    drag('dragstart', source)
    await expect.element(region('Home')).toHaveAttribute('data-lifted')
    await expect.poll(() => hit(point.clientX, point.clientY).className).toContain('mosaic-window')
    drag('dragenter', hit(point.clientX, point.clientY))
    await expect.poll(() => hit(point.clientX, point.clientY).className).toContain('right')
    drag('dragenter', hit(point.clientX, point.clientY))
    drag('dragover', hit(point.clientX, point.clientY))

    await expect.poll(() => hit(point.clientX, point.clientY).className).toContain('hover')
    const lit = getComputedStyle(hit(point.clientX, point.clientY).parentElement!, '::before')
    await expect.poll(() => Number.parseFloat(lit.width)).toBeCloseTo(box.width / 2, -1)
    expect(Number.parseFloat(lit.left)).toBeCloseTo(box.width / 2, -1)
    drag('dragend', source)
    await expect.element(region('Home')).not.toHaveAttribute('data-lifted')
    expect(board()).toBe('row(a b c d)')
  },
)

test('Tab follows the screen, whatever was moved where', { tags: ['BY-54'] }, async () => {
  const { lay } = await showTiles()

  lay({
    type: 'split',
    direction: 'row',
    children: [
      'd',
      { type: 'split', direction: 'column', children: ['c', 'b'], splitPercentages: [50, 50] },
      'a',
    ],
    splitPercentages: [25, 50, 25],
  })

  await expect.poll(tileNames).toEqual(['Federated', 'Notifications', 'Home', 'Compose'])
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
  'a board with many tiles is wider than the window, a stack needs the room of one',
  { tags: ['BY-30'] },
  async () => {
    await browser.viewport(1000, 900)
    const { lay } = await showTiles()
    const main = browser.getByRole('main').element()
    expect(main.scrollWidth).toBeGreaterThanOrEqual(4 * 320)
    expect(boxOf(region('Home')).width).toBeGreaterThan(300)

    lay({
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

test('a column that was moved still shows what was read in it', async () => {
  const { board } = await showTiles()
  const drawn = () => [...document.querySelectorAll('[data-virtuoso-scroller]')]
  await expect.poll(() => drawn().length).toBe(4)
  const lists = drawn()
  for (const list of lists) list.scrollTop = 700

  await dragTile('Federated', region('Compose'), { x: 20, y: 400 })

  await expect.poll(board).toBe('row(d a b c)')
  expect(lists.map(({ scrollTop }) => scrollTop)).toEqual([700, 700, 700, 700])
})

test(
  'strip and tiles are kept beside each other, and what is folded is so in both',
  { tags: ['BY-30', 'BY-42'] },
  async () => {
    const { app, board } = await showTiles()
    app.set(foldColumnAtom, 'b', true)
    await expect.element(region('Home')).toHaveAttribute('data-fold', 'strip')
    await dragTile('Federated', region('Compose'), { x: 20, y: 400 })
    await expect.poll(board).toBe('row(d a b c)')

    app.set(changeWorkspacesAtom, (all) => setWorkspaceMode(all, all.active, 'strip'))
    await expect.poll(tileNames).toEqual(['Compose', 'Home', 'Notifications', 'Federated'])
    await expect.element(region('Home')).toHaveAttribute('data-fold', 'strip')
    app.set(changeWorkspacesAtom, (all) => setWorkspaceMode(all, all.active, 'tiles'))

    await expect.poll(tileNames).toEqual(['Federated', 'Compose', 'Home', 'Notifications'])
    await expect.element(region('Home')).toHaveAttribute('data-fold', 'strip')
  },
)

test(
  'draws no tile narrower than a readable column, however often it was split',
  { tags: ['BY-30'] },
  async () => {
    await browser.viewport(1300, 900)
    const { app, lay } = await showTiles()
    lay({
      type: 'split',
      direction: 'row',
      children: ['a', 'b', 'c', 'd'],
      splitPercentages: [3, 4, 5, 88],
    })

    const widths = () =>
      ['Compose', 'Home', 'Notifications', 'Federated'].map((name) => boxOf(region(name)).width)
    await expect.poll(() => Math.min(...widths())).toBeGreaterThan(310)
    await browser.viewport(2400, 900)
    await expect.poll(() => widths()[3]).toBeGreaterThan(1200)

    expect(Math.min(...widths())).toBeGreaterThan(310)
    expect(app.get(tilesAtom)).toMatchObject({ splitPercentages: [3, 4, 5, 88] })
  },
)

test(
  'arranges the tiles like the strip, and the strip like the tiles, when asked',
  { tags: ['BY-30'] },
  async () => {
    const { app, board, lay } = await showTiles()
    app.set(changeStripAtom, (strip) => stackBelow(moveInStrip(strip, 'd', -1), 'c', 'b'))
    expect(board()).toBe('row(a b c d)')
    app.set(arrangeAlikeAtom)
    await expect.poll(board).toBe('row(a column(b c) d)')
    await expect.poll(tileNames).toEqual(['Compose', 'Home', 'Notifications', 'Federated'])

    lay({
      type: 'split',
      direction: 'row',
      children: [
        'd',
        'a',
        { type: 'split', direction: 'column', children: ['b', 'c'], splitPercentages: [50, 50] },
      ],
      splitPercentages: [30, 30, 40],
    })
    app.set(changeWorkspacesAtom, (all) => setWorkspaceMode(all, all.active, 'strip'))
    app.set(arrangeAlikeAtom)

    await expect.poll(tileNames).toEqual(['Federated', 'Compose', 'Home', 'Notifications'])
    expect(app.get(shownStripAtom).map(({ columns }) => columns.join(' '))).toEqual([
      'd',
      'a',
      'b c',
    ])
  },
)
