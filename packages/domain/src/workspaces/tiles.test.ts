import { describe, expect, test } from 'vitest'
import { column, drawn, row, split } from '../testing/sample-tiles.ts'
import {
  equaliseSplit,
  moveTile,
  placeAtSide,
  placeTile,
  readTiles,
  reconcileTiles,
  removeTile,
  resizeTiles,
  type TileEdge,
  tileLeaves,
  type TileTree,
} from './index.ts'

const sharesOf = (tree: TileTree) =>
  tree === null || typeof tree === 'string' ? [] : tree.splitPercentages

describe('a board follows the columns that there are', () => {
  test.each([
    ['a new one stands at the right end', row('a', 'b'), ['a', 'b', 'c'], 'row(a b c)'],
    ['beside a stack too', column('a', 'b'), ['a', 'b', 'c'], 'row(column(a b) c)'],
    ['several keep their order', 'a', ['c', 'a', 'b'], 'row(a c b)'],
    ['the first fills it', null, ['a'], 'a'],
    ['one that vanished goes', row('a', 'b', 'c'), ['a', 'c'], 'row(a c)'],
    ['with the split that it leaves alone', row('a', column('b', 'c')), ['a', 'b'], 'row(a b)'],
    ['and none is left of nothing', row('a', 'b'), [], '-'],
    ['a repeated one stays where it was first', row('a', column('b', 'a')), ['a', 'b'], 'row(a b)'],
    ['what stands there stays', row('b', column('c', 'a')), ['a', 'b', 'c'], 'row(b column(c a))'],
  ])('%s', { tags: ['BY-30'] }, (_name, tree, uuids, expected) => {
    expect(drawn(reconcileTiles(tree, uuids))).toBe(expected)
  })

  test(
    'a new one takes an equal part, the others keep their proportions',
    { tags: ['BY-30'] },
    () => {
      expect(sharesOf(reconcileTiles(split('row', ['a', 'b'], [75, 25]), ['a', 'b', 'c']))).toEqual(
        [50, expect.closeTo(100 / 6), expect.closeTo(100 / 3)],
      )
      expect(sharesOf(reconcileTiles(column('a', 'b'), ['a', 'b', 'c']))).toEqual([50, 50])
    },
  )

  test('a board without changes stays the very same', { tags: ['BY-30'] }, () => {
    const tree = row('a', column('b', 'c'))

    expect(reconcileTiles(tree, ['c', 'b', 'a'])).toBe(tree)
    expect(removeTile(tree, 'x')).toBe(tree)
    expect(removeTile(null, 'x')).toBeNull()
  })

  test(
    'what a closed column leaves goes to its neighbours in their proportions',
    { tags: ['BY-30'] },
    () => {
      expect(sharesOf(removeTile(split('row', ['a', 'b', 'c'], [20, 40, 40]), 'b'))).toEqual([
        expect.closeTo(100 / 3),
        expect.closeTo(200 / 3),
      ])
      expect(drawn(removeTile(column('x', row('a', column('b', 'x2'))), 'a'))).toBe(
        'column(x b x2)',
      )
    },
  )
})

test(
  'columns are read from the start, each stack from top to bottom',
  { tags: ['BY-30', 'BY-54'] },
  () => {
    expect(tileLeaves(row(column('a', row('b', 'c')), 'd'))).toEqual(['a', 'b', 'c', 'd'])
    expect(tileLeaves(null)).toEqual([])
  },
)

describe('splitting a tile', () => {
  test.each<[TileEdge, string, string]>([
    ['left', 'a', 'row(x a b)'],
    ['right', 'a', 'row(a x b)'],
    ['top', 'a', 'row(column(x a) b)'],
    ['bottom', 'b', 'row(a column(b x))'],
  ])('a new column at the %s of %s gives %s', { tags: ['BY-30'] }, (edge, target, expected) => {
    expect(drawn(placeTile(row('a', 'b'), 'x', target, edge))).toBe(expected)
  })

  test('takes half of the tile’s room', { tags: ['BY-30'] }, () => {
    const tree = split('row', ['a', 'b'], [80, 20])

    expect(sharesOf(placeTile(tree, 'x', 'a', 'right'))).toEqual([40, 40, 20])
    expect(placeTile('a', 'x', 'a', 'top')).toEqual(split('column', ['x', 'a'], [50, 50]))
  })

  test('a column of the board moves there', { tags: ['BY-30'] }, () => {
    expect(drawn(placeTile(row('a', 'b', 'c'), 'c', 'a', 'bottom'))).toBe('row(column(a c) b)')
    expect(drawn(placeTile(row('a', column('b', 'c')), 'b', 'a', 'left'))).toBe('row(b a c)')
  })

  test.each<[TileEdge, string]>([
    ['left', 'row(b column(a c))'],
    ['right', 'row(column(a c) b)'],
    ['top', 'column(b a c)'],
    ['bottom', 'column(a c b)'],
  ])('a column can take the whole %s of the board', { tags: ['BY-30'] }, (edge, expected) => {
    expect(drawn(placeAtSide(column('a', row('b', 'c')), 'b', edge))).toBe(expected)
  })

  test('an only column has no board to take a side of', { tags: ['BY-30'] }, () => {
    expect(placeAtSide('a', 'a', 'left')).toBe('a')
    expect(placeAtSide(null, 'a', 'left')).toBeNull()
  })

  test('without a target, or of itself, nothing happens', { tags: ['BY-30'] }, () => {
    const tree = row('a', 'b')

    expect(placeTile(tree, 'x', 'gone', 'left')).toBe(tree)
    expect(placeTile(tree, 'a', 'a', 'left')).toBe(tree)
    expect(placeTile(null, 'a', 'b', 'left')).toBeNull()
  })
})

describe('moving a column without a pointer', () => {
  test.each<[string, TileTree, string, TileEdge, string]>([
    ['changes places to the right', row('a', 'b', 'c'), 'a', 'right', 'row(b a c)'],
    ['changes places to the left', row('a', 'b', 'c'), 'c', 'left', 'row(a c b)'],
    ['changes places with a stack', row('a', column('b', 'c')), 'a', 'right', 'row(column(b c) a)'],
    ['changes places upwards', row('a', column('b', 'c')), 'c', 'top', 'row(a column(c b))'],
    ['changes places downwards', row('a', column('b', 'c')), 'b', 'bottom', 'row(a column(c b))'],
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
    expect(drawn(moveTile(tree, uuid, towards))).toBe(expected)
  })

  test(
    'keeps its size where it changes places, and halves its branch’s where it leaves one',
    { tags: ['BY-30'] },
    () => {
      expect(sharesOf(moveTile(split('row', ['a', 'b'], [70, 30]), 'a', 'right'))).toEqual([30, 70])
      const tree = split('row', ['a', column('b', 'c')], [40, 60])
      expect(sharesOf(moveTile(tree, 'c', 'left'))).toEqual([40, 30, 30])
      expect(sharesOf(moveTile(split('row', ['a', 'b'], [70, 30]), 'a', 'top'))).toEqual([50, 50])
    },
  )

  test.each<[string, TileTree, string, TileEdge]>([
    ['at the left end', row('a', 'b'), 'a', 'left'],
    ['at the right end', row('a', 'b'), 'b', 'right'],
    ['at the top', column('a', 'b'), 'a', 'top'],
    ['at the bottom', column('a', 'b'), 'b', 'bottom'],
    ['alone', 'a', 'a', 'left'],
    ['unknown', row('a', 'b'), 'x', 'left'],
    ['on an empty board', null, 'a', 'left'],
  ])('%s it stays', { tags: ['BY-30'] }, (_name, tree, uuid, towards) => {
    expect(moveTile(tree, uuid, towards)).toBe(tree)
  })
})

describe('dividers', () => {
  const tree = split('row', ['a', split('column', ['b', 'c'], [30, 70]), 'd'], [20, 50, 30])

  test('move what is before and behind them, nothing else', { tags: ['BY-30'] }, () => {
    expect(sharesOf(resizeTiles(tree, [], 0, 45))).toEqual([45, 25, 30])
    expect(sharesOf(resizeTiles(tree, [], 1, 10))).toEqual([20, 10, 70])
    expect(resizeTiles(tree, [1], 0, 50)).toEqual(
      split('row', ['a', column('b', 'c'), 'd'], [20, 50, 30]),
    )
  })

  test('leave 2 % on either side', { tags: ['BY-30'] }, () => {
    expect(sharesOf(resizeTiles(tree, [], 0, -5))).toEqual([2, 68, 30])
    expect(sharesOf(resizeTiles(tree, [], 0, 200))).toEqual([68, 2, 30])
    expect(sharesOf(resizeTiles(tree, [], 0, Number.POSITIVE_INFINITY))).toEqual([68, 2, 30])
  })

  test.each([
    ['no such split', [0], 0, 50],
    ['no such branch', [7], 0, 50],
    ['no such divider', [], 2, 50],
    ['none before the first', [], -1, 50],
    ['no number', [], 0, Number.NaN],
  ])('%s: nothing moves', { tags: ['BY-30'] }, (_name, path, index, share) => {
    expect(resizeTiles(tree, path, index, share)).toEqual(tree)
  })

  test('a double click makes one split equal', { tags: ['BY-30'] }, () => {
    expect(sharesOf(equaliseSplit(tree, []))).toEqual([100 / 3, 100 / 3, 100 / 3])
    expect(equaliseSplit(tree, [])).toMatchObject({ children: tree.children })
    expect(equaliseSplit(tree, [1])).toEqual(
      split('row', ['a', column('b', 'c'), 'd'], [20, 50, 30]),
    )
  })
})

describe('a board that was saved', () => {
  test.each([
    ['sizes that are missing are equal', { children: ['a', 'b'] }, [50, 50]],
    ['so are too few', { children: ['a', 'b'], splitPercentages: [100] }, [50, 50]],
    ['too many are none', { children: ['a', 'b'], splitPercentages: [20, 'x', 80] }, [50, 50]],
    ['and such as are none', { children: ['a', 'b'], splitPercentages: [50, null] }, [50, 50]],
    ['negative ones', { children: ['a', 'b'], splitPercentages: [-50, 150] }, [50, 50]],
    ['zeros', { children: ['a', 'b'], splitPercentages: [0, 0] }, [50, 50]],
    ['endless ones', { children: ['a', 'b'], splitPercentages: [1e308, 1e308] }, [50, 50]],
    ['others are brought to 100', { children: ['a', 'b'], splitPercentages: [1, 3] }, [25, 75]],
    ['a hidden one is shown', { children: ['a', 'b'], splitPercentages: [0, 100] }, [2, 98]],
    [
      'several hidden ones, too',
      { children: ['a', 'b', 'c', 'd'], splitPercentages: [0, 1.9, 48.1, 50] },
      [2, 2, expect.closeTo(47.07, 1), expect.closeTo(48.93, 1)],
    ],
  ])('%s', { tags: ['BY-30'] }, (_name, raw, expected) => {
    expect(sharesOf(readTiles(raw))).toEqual(expected)
  })

  test.each([
    ['tabs become a stack', { type: 'tabs', tabs: ['a', 'b'], activeTabIndex: 1 }, 'column(a b)'],
    ['damaged branches are left out', { children: ['a', 7, null, '', { children: 3 }] }, 'a'],
    [
      'a split of its own direction joins it',
      { children: ['a', { children: ['b', 'c'] }] },
      'row(a b c)',
    ],
    ['an unknown direction is a row', { direction: 'up', children: ['a', 'b'] }, 'row(a b)'],
    ['a stack stays one', { direction: 'column', children: ['a', 'b'] }, 'column(a b)'],
    ['a leaf is a board', 'a', 'a'],
    ['nothing is an empty one', undefined, '-'],
    ['nor is a list one', ['a'], '-'],
  ])('%s', { tags: ['BY-30'] }, (_name, raw, expected) => {
    expect(drawn(readTiles(raw))).toBe(expected)
  })

  test('sizes within joined splits stay as they looked', { tags: ['BY-30'] }, () => {
    const inner = { children: ['b', 'c'], splitPercentages: [25, 75] }

    expect(sharesOf(readTiles({ children: ['a', inner], splitPercentages: [60, 40] }))).toEqual([
      60, 10, 30,
    ])
  })

  test('more than fifty tiles in a row are equal at the least', { tags: ['BY-30'] }, () => {
    const children = Array.from({ length: 80 }, (_, index) => `t${index}`)
    const shares = children.map((_, index) => (index === 0 ? 100 : 0))

    expect(sharesOf(readTiles({ children, splitPercentages: shares }))[79]).toBeCloseTo(1.25)
  })

  test('a forged depth is cut and not followed to the end', { tags: ['BY-30'] }, () => {
    let raw: unknown = 'deep'
    for (let depth = 0; depth < 5000; depth += 1)
      raw = { direction: depth % 2 ? 'row' : 'column', children: [raw] }

    expect(readTiles({ children: ['a', raw] })).toBe('a')
  })
})
