import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyTree, column, findTreeFaults, row, split } from '../testing/sample-tiles.ts'
import {
  collapseTiles,
  getMovableSeparators,
  getTileBoxes,
  getCollapsedForms,
  type TileTree,
  expandTiles,
} from './index.ts'

const SIZE = { width: 1_000, height: 500 }
const PX = { row: 50, column: 40 }

/** A board with tiles beside, above and below each other. */
const tree = split('row', ['a', split('column', ['b', 'c'], [60, 40]), 'd'], [20, 50, 30])

const collapse = (folded: readonly string[], size = SIZE) => collapseTiles(tree, folded, size, PX)
const getBox = (board: TileTree, uuid: string) => {
  const { width, height } = getTileBoxes(board).get(uuid) ?? { width: 0, height: 0 }
  return [(width * SIZE.width) / 100, (height * SIZE.height) / 100].map(Math.round)
}

describe('collapseTiles', () => {
  test(
    'gives a tile beside others a fixed width, and its neighbours the rest in proportion',
    { tags: ['BY-42'] },
    () => {
      const board = collapse(['a'])

      expect(getBox(board, 'a')).toEqual([50, 500])
      expect(getBox(board, 'd')).toEqual([Math.round((950 * 30) / 80), 500])
      expect(getCollapsedForms(tree, ['a'])).toEqual(new Map([['a', 'strip']]))
    },
  )

  test(
    'gives a tile above or below another the height of a header, and the other the rest',
    { tags: ['BY-42'] },
    () => {
      const board = collapse(['c'])

      expect([getBox(board, 'b'), getBox(board, 'c')]).toEqual([
        [500, 460],
        [500, 40],
      ])
      expect(getBox(board, 'a')).toEqual([200, 500])
      expect(getCollapsedForms(tree, ['c'])).toEqual(new Map([['c', 'header']]))
    },
  )

  test('gives a stack a narrow width when all its tiles are collapsed', { tags: ['BY-42'] }, () => {
    const board = collapse(['b', 'c'])

    expect([getBox(board, 'b'), getBox(board, 'c')]).toEqual([
      [50, 250],
      [50, 250],
    ])
    expect([...getCollapsedForms(tree, ['b', 'c']).values()]).toEqual(['strip', 'strip'])
  })

  test('leaves half of a board that is too small to expanded tiles', { tags: ['BY-42'] }, () => {
    const board = collapse(['a', 'd'], { width: 60, height: 500 })

    expect(getTileBoxes(board).get('b')?.width).toBeCloseTo(50)
    expect(getTileBoxes(collapse(['a'], { width: 0, height: 0 })).get('a')?.width).toBeCloseTo(50)
  })
})

test(
  'shares the board evenly as strips or headers when all tiles are collapsed',
  { tags: ['BY-42'] },
  () => {
    const all = ['a', 'b', 'c', 'd']

    expect(collapse(all)).toMatchObject({ splitPercentages: [100 / 3, 100 / 3, 100 / 3] })
    expect([...getCollapsedForms(column('a', 'b'), all).values()]).toEqual(['header', 'header'])
    expect([...getCollapsedForms('a', all).values()]).toEqual(['strip'])
    expect(getCollapsedForms(null, all).size).toBe(0)
    expect(collapseTiles(null, all, SIZE, PX)).toBeNull()
  },
)

test('returns the same board when no tile is collapsed', { tags: ['BY-42'] }, () => {
  expect(collapse([])).toBe(tree)
  expect(getCollapsedForms(tree, []).size).toBe(0)
})

describe('expandTiles', () => {
  test(
    'keeps resized expanded tiles, and restores the size of the collapsed tile',
    { tags: ['BY-42'] },
    () => {
      const resized = split('row', ['a', column('b', 'c'), 'd'], [5, 70, 25])

      const kept = expandTiles(resized, tree, ['a'])

      expect(kept).toMatchObject({
        splitPercentages: [20, expect.closeTo((80 * 70) / 95), expect.closeTo((80 * 25) / 95)],
      })
      expect(expandTiles(resized, tree, ['a', 'b', 'c', 'd'])).toEqual(tree)
      expect(expandTiles(resized, tree, [])).toEqual(resized)
    },
  )

  test('returns a board with another structure as it is', { tags: ['BY-42'] }, () => {
    for (const other of [row('a', 'b'), 'a', null])
      expect(expandTiles(other, tree, ['a'])).toBe(other)
    expect(expandTiles(tree, null, ['a'])).toBe(tree)
  })
})

test('restores the original sizes when the board was not resized', { tags: ['BY-42'] }, () => {
  fc.assert(
    fc.property(anyTree, fc.subarray('abcdefghij'.split('')), (saved, folded) => {
      const board = collapseTiles(saved, folded, SIZE, PX)
      expect(findTreeFaults(board)).toEqual([])
      const boxes = getTileBoxes(expandTiles(board, saved, folded))
      for (const [uuid, box] of getTileBoxes(saved)) {
        expect(boxes.get(uuid)?.width).toBeCloseTo(box.width)
        expect(boxes.get(uuid)?.height).toBeCloseTo(box.height)
      }
    }),
  )
})

test(
  'disables dividers beside collapsed tiles and positions the others as rendered',
  { tags: ['BY-42', 'BY-54'] },
  () => {
    const separators = (folded: readonly string[]) =>
      getMovableSeparators(tree, collapse(folded), folded)

    expect(separators(['a']).map((one) => one?.box.left ?? null)).toEqual([
      null,
      expect.closeTo(5),
      expect.closeTo(5 + (95 * 50) / 80),
    ])
    expect(separators(['b']).map((one) => one?.now ?? null)).toEqual([20, null, 50])
  },
)
