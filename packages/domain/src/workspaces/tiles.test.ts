import { describe, expect, test } from 'vitest'
import { column, formatTree, row, split } from '../testing/sample-tiles.ts'
import {
  equaliseSplit,
  moveTile,
  moveToBoardEdge,
  insertTile,
  readTiles,
  reconcileTiles,
  removeTile,
  resizeTiles,
  type TileEdge,
  getTileLeaves,
  type TileTree,
} from './index.ts'

const getShares = (tree: TileTree) =>
  tree === null || typeof tree === 'string' ? [] : tree.splitPercentages

describe('reconcileTiles', () => {
  test.each([
    ['appends a new column at the right end', row('a', 'b'), ['a', 'b', 'c'], 'row(a b c)'],
    [
      'appends a new column beside a stack',
      column('a', 'b'),
      ['a', 'b', 'c'],
      'row(column(a b) c)',
    ],
    ['appends several columns in order', 'a', ['c', 'a', 'b'], 'row(a c b)'],
    ['fills an empty board with the first column', null, ['a'], 'a'],
    ['removes a column', row('a', 'b', 'c'), ['a', 'c'], 'row(a c)'],
    ['removes a column and its split', row('a', column('b', 'c')), ['a', 'b'], 'row(a b)'],
    ['returns an empty board for no columns', row('a', 'b'), [], '-'],
    [
      'keeps the first position of a repeated column',
      row('a', column('b', 'a')),
      ['a', 'b'],
      'row(a b)',
    ],
    [
      'keeps the positions of existing columns',
      row('b', column('c', 'a')),
      ['a', 'b', 'c'],
      'row(b column(c a))',
    ],
  ])('%s', { tags: ['BY-30'] }, (_name, tree, uuids, expected) => {
    expect(formatTree(reconcileTiles(tree, uuids))).toBe(expected)
  })

  test(
    'gives a new column an equal part and keeps the proportions of the others',
    { tags: ['BY-30'] },
    () => {
      expect(
        getShares(reconcileTiles(split('row', ['a', 'b'], [75, 25]), ['a', 'b', 'c'])),
      ).toEqual([50, expect.closeTo(100 / 6), expect.closeTo(100 / 3)])
      expect(getShares(reconcileTiles(column('a', 'b'), ['a', 'b', 'c']))).toEqual([50, 50])
    },
  )

  test('returns the same board without changes', { tags: ['BY-30'] }, () => {
    const tree = row('a', column('b', 'c'))

    expect(reconcileTiles(tree, ['c', 'b', 'a'])).toBe(tree)
    expect(removeTile(tree, 'x')).toBe(tree)
    expect(removeTile(null, 'x')).toBeNull()
  })

  test(
    'gives the space of a removed column to its neighbours in proportion',
    { tags: ['BY-30'] },
    () => {
      expect(getShares(removeTile(split('row', ['a', 'b', 'c'], [20, 40, 40]), 'b'))).toEqual([
        expect.closeTo(100 / 3),
        expect.closeTo(200 / 3),
      ])
      expect(formatTree(removeTile(column('x', row('a', column('b', 'x2'))), 'a'))).toBe(
        'column(x b x2)',
      )
    },
  )
})

test(
  'returns columns from the start, each stack from top to bottom',
  { tags: ['BY-30', 'BY-54'] },
  () => {
    expect(getTileLeaves(row(column('a', row('b', 'c')), 'd'))).toEqual(['a', 'b', 'c', 'd'])
    expect(getTileLeaves(null)).toEqual([])
  },
)

describe('insertTile', () => {
  test.each<[TileEdge, string, string]>([
    ['left', 'a', 'row(x a b)'],
    ['right', 'a', 'row(a x b)'],
    ['top', 'a', 'row(column(x a) b)'],
    ['bottom', 'b', 'row(a column(b x))'],
  ])('inserts a new column at the %s of %s: %s', { tags: ['BY-30'] }, (edge, target, expected) => {
    expect(formatTree(insertTile(row('a', 'b'), 'x', target, edge))).toBe(expected)
  })

  test('takes half of the tile’s space', { tags: ['BY-30'] }, () => {
    const tree = split('row', ['a', 'b'], [80, 20])

    expect(getShares(insertTile(tree, 'x', 'a', 'right'))).toEqual([40, 40, 20])
    expect(insertTile('a', 'x', 'a', 'top')).toEqual(split('column', ['x', 'a'], [50, 50]))
  })

  test('moves an existing column', { tags: ['BY-30'] }, () => {
    expect(formatTree(insertTile(row('a', 'b', 'c'), 'c', 'a', 'bottom'))).toBe(
      'row(column(a c) b)',
    )
    expect(formatTree(insertTile(row('a', column('b', 'c')), 'b', 'a', 'left'))).toBe('row(b a c)')
  })

  test.each<[TileEdge, string]>([
    ['left', 'row(b column(a c))'],
    ['right', 'row(column(a c) b)'],
    ['top', 'column(b a c)'],
    ['bottom', 'column(a c b)'],
  ])('moves a column to the whole %s of the board', { tags: ['BY-30'] }, (edge, expected) => {
    expect(formatTree(moveToBoardEdge(column('a', row('b', 'c')), 'b', edge))).toBe(expected)
  })

  test('does not move the only column to a side', { tags: ['BY-30'] }, () => {
    expect(moveToBoardEdge('a', 'a', 'left')).toBe('a')
    expect(moveToBoardEdge(null, 'a', 'left')).toBeNull()
  })

  test(
    'returns the same board without a target or for the column itself',
    { tags: ['BY-30'] },
    () => {
      const tree = row('a', 'b')

      expect(insertTile(tree, 'x', 'gone', 'left')).toBe(tree)
      expect(insertTile(tree, 'a', 'a', 'left')).toBe(tree)
      expect(insertTile(null, 'a', 'b', 'left')).toBeNull()
    },
  )
})

describe('moveTile', () => {
  test.each<[string, TileTree, string, TileEdge, string]>([
    ['swaps to the right', row('a', 'b', 'c'), 'a', 'right', 'row(b a c)'],
    ['swaps to the left', row('a', 'b', 'c'), 'c', 'left', 'row(a c b)'],
    ['swaps with a stack', row('a', column('b', 'c')), 'a', 'right', 'row(column(b c) a)'],
    ['swaps upwards', row('a', column('b', 'c')), 'c', 'top', 'row(a column(c b))'],
    ['swaps downwards', row('a', column('b', 'c')), 'b', 'bottom', 'row(a column(c b))'],
    ['leaves a stack to the left', row('a', column('b', 'c')), 'c', 'left', 'row(a c b)'],
    ['leaves a stack to the right', row(column('a', 'b'), 'c'), 'a', 'right', 'row(b a c)'],
    [
      'leaves a row within a stack',
      row(column(row('a', 'b'), 'c'), 'd'),
      'b',
      'right',
      'row(column(a c) b d)',
    ],
    [
      'leaves a row within a stack from its start',
      row('a', column(row('b', 'c'), 'd')),
      'b',
      'left',
      'row(a b column(c d))',
    ],
    ['takes the top of the board', row('a', 'b'), 'b', 'top', 'column(b a)'],
    ['takes the bottom of the board', row('a', 'b', 'c'), 'a', 'bottom', 'column(row(b c) a)'],
    ['takes the left side', column('a', 'b'), 'b', 'left', 'row(b a)'],
    ['takes the right side', column(row('a', 'b'), 'c'), 'b', 'right', 'row(column(a c) b)'],
  ])('%s', { tags: ['BY-30', 'BY-54'] }, (_name, tree, uuid, towards, expected) => {
    expect(formatTree(moveTile(tree, uuid, towards))).toBe(expected)
  })

  test(
    'keeps the size when swapping, and halves the branch when leaving a stack',
    { tags: ['BY-30'] },
    () => {
      expect(getShares(moveTile(split('row', ['a', 'b'], [70, 30]), 'a', 'right'))).toEqual([
        30, 70,
      ])
      const tree = split('row', ['a', column('b', 'c')], [40, 60])
      expect(getShares(moveTile(tree, 'c', 'left'))).toEqual([40, 30, 30])
      expect(getShares(moveTile(split('row', ['a', 'b'], [70, 30]), 'a', 'top'))).toEqual([50, 50])
    },
  )

  test.each<[string, TileTree, string, TileEdge]>([
    ['at the left end', row('a', 'b'), 'a', 'left'],
    ['at the right end', row('a', 'b'), 'b', 'right'],
    ['at the top', column('a', 'b'), 'a', 'top'],
    ['at the bottom', column('a', 'b'), 'b', 'bottom'],
    ['that is the only one', 'a', 'a', 'left'],
    ['that is unknown', row('a', 'b'), 'x', 'left'],
    ['on an empty board', null, 'a', 'left'],
  ])('does not move a column %s', { tags: ['BY-30'] }, (_name, tree, uuid, towards) => {
    expect(moveTile(tree, uuid, towards)).toBe(tree)
  })
})

describe('resizeTiles', () => {
  const tree = split('row', ['a', split('column', ['b', 'c'], [30, 70]), 'd'], [20, 50, 30])

  test('changes only the tiles before and after the divider', { tags: ['BY-30'] }, () => {
    expect(getShares(resizeTiles(tree, [], 0, 45))).toEqual([45, 25, 30])
    expect(getShares(resizeTiles(tree, [], 1, 10))).toEqual([20, 10, 70])
    expect(resizeTiles(tree, [1], 0, 50)).toEqual(
      split('row', ['a', column('b', 'c'), 'd'], [20, 50, 30]),
    )
  })

  test('leaves 2 % on either side', { tags: ['BY-30'] }, () => {
    expect(getShares(resizeTiles(tree, [], 0, -5))).toEqual([2, 68, 30])
    expect(getShares(resizeTiles(tree, [], 0, 200))).toEqual([68, 2, 30])
    expect(getShares(resizeTiles(tree, [], 0, Number.POSITIVE_INFINITY))).toEqual([68, 2, 30])
  })

  test.each([
    ['no such split', [0], 0, 50],
    ['no such branch', [7], 0, 50],
    ['no such divider', [], 2, 50],
    ['no divider before the first tile', [], -1, 50],
    ['not a number', [], 0, Number.NaN],
  ])('changes no tile: %s', { tags: ['BY-30'] }, (_name, path, index, share) => {
    expect(resizeTiles(tree, path, index, share)).toEqual(tree)
  })

  test('equalises one split on a double click', { tags: ['BY-30'] }, () => {
    expect(getShares(equaliseSplit(tree, []))).toEqual([100 / 3, 100 / 3, 100 / 3])
    expect(equaliseSplit(tree, [])).toMatchObject({ children: tree.children })
    expect(equaliseSplit(tree, [1])).toEqual(
      split('row', ['a', column('b', 'c'), 'd'], [20, 50, 30]),
    )
  })
})

describe('readTiles', () => {
  test.each([
    ['uses equal sizes when they are missing', { children: ['a', 'b'] }, [50, 50]],
    [
      'uses equal sizes when there are too few',
      { children: ['a', 'b'], splitPercentages: [100] },
      [50, 50],
    ],
    [
      'uses equal sizes when there are too many',
      { children: ['a', 'b'], splitPercentages: [20, 'x', 80] },
      [50, 50],
    ],
    [
      'uses equal sizes when one is not a number',
      { children: ['a', 'b'], splitPercentages: [50, null] },
      [50, 50],
    ],
    [
      'uses equal sizes when one is negative',
      { children: ['a', 'b'], splitPercentages: [-50, 150] },
      [50, 50],
    ],
    [
      'uses equal sizes when all are zero',
      { children: ['a', 'b'], splitPercentages: [0, 0] },
      [50, 50],
    ],
    [
      'uses equal sizes when the sum is infinite',
      { children: ['a', 'b'], splitPercentages: [1e308, 1e308] },
      [50, 50],
    ],
    ['scales other sizes to 100', { children: ['a', 'b'], splitPercentages: [1, 3] }, [25, 75]],
    ['enlarges an invisible tile', { children: ['a', 'b'], splitPercentages: [0, 100] }, [2, 98]],
    [
      'enlarges several invisible tiles',
      { children: ['a', 'b', 'c', 'd'], splitPercentages: [0, 1.9, 48.1, 50] },
      [2, 2, expect.closeTo(47.07, 1), expect.closeTo(48.93, 1)],
    ],
  ])('%s', { tags: ['BY-30'] }, (_name, raw, expected) => {
    expect(getShares(readTiles(raw))).toEqual(expected)
  })

  test.each([
    [
      'converts tabs to a stack',
      { type: 'tabs', tabs: ['a', 'b'], activeTabIndex: 1 },
      'column(a b)',
    ],
    ['drops damaged branches', { children: ['a', 7, null, '', { children: 3 }] }, 'a'],
    [
      'joins a nested split of the same direction',
      { children: ['a', { children: ['b', 'c'] }] },
      'row(a b c)',
    ],
    ['reads an unknown direction as a row', { direction: 'up', children: ['a', 'b'] }, 'row(a b)'],
    ['keeps a stack', { direction: 'column', children: ['a', 'b'] }, 'column(a b)'],
    ['reads a single leaf', 'a', 'a'],
    ['reads undefined as an empty board', undefined, '-'],
    ['reads a list as an empty board', ['a'], '-'],
  ])('%s', { tags: ['BY-30'] }, (_name, raw, expected) => {
    expect(formatTree(readTiles(raw))).toBe(expected)
  })

  test('keeps the visible sizes within joined splits', { tags: ['BY-30'] }, () => {
    const inner = { children: ['b', 'c'], splitPercentages: [25, 75] }

    expect(getShares(readTiles({ children: ['a', inner], splitPercentages: [60, 40] }))).toEqual([
      60, 10, 30,
    ])
  })

  test('gives more than fifty tiles in a row equal sizes', { tags: ['BY-30'] }, () => {
    const children = Array.from({ length: 80 }, (_, index) => `t${index}`)
    const shares = children.map((_, index) => (index === 0 ? 100 : 0))

    expect(getShares(readTiles({ children, splitPercentages: shares }))[79]).toBeCloseTo(1.25)
  })

  test('drops levels beyond the maximum depth', { tags: ['BY-30'] }, () => {
    let raw: unknown = 'deep'
    for (let depth = 0; depth < 5000; depth += 1)
      raw = { direction: depth % 2 ? 'row' : 'column', children: [raw] }

    expect(readTiles({ children: ['a', raw] })).toBe('a')
  })
})
