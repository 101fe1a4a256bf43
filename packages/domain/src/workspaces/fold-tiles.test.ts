import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyTree, column, faultsOf, row, split } from '../testing/sample-tiles.ts'
import {
  foldTiles,
  movableSeparators,
  tileBoxes,
  tileFolds,
  type TileTree,
  unfoldTiles,
} from './index.ts'

const SIZE = { width: 1_000, height: 500 }
const PX = { row: 50, column: 40 }

/** A board whose tiles stand beside, above and below each other. */
const tree = split('row', ['a', split('column', ['b', 'c'], [60, 40]), 'd'], [20, 50, 30])

const drawn = (folded: readonly string[], size = SIZE) => foldTiles(tree, folded, size, PX)
const boxOf = (board: TileTree, uuid: string) => {
  const { width, height } = tileBoxes(board).get(uuid) ?? { width: 0, height: 0 }
  return [(width * SIZE.width) / 100, (height * SIZE.height) / 100].map(Math.round)
}

describe('a folded tile', () => {
  test(
    'is so many pixels wide beside others, which have its room in their proportions',
    { tags: ['BY-42'] },
    () => {
      const board = drawn(['a'])

      expect(boxOf(board, 'a')).toEqual([50, 500])
      expect(boxOf(board, 'd')).toEqual([Math.round((950 * 30) / 80), 500])
      expect(tileFolds(tree, ['a'])).toEqual(new Map([['a', 'strip']]))
    },
  )

  test(
    'is as low as a header above or below another one, which has its room',
    { tags: ['BY-42'] },
    () => {
      const board = drawn(['c'])

      expect([boxOf(board, 'b'), boxOf(board, 'c')]).toEqual([
        [500, 460],
        [500, 40],
      ])
      expect(boxOf(board, 'a')).toEqual([200, 500])
      expect(tileFolds(tree, ['c'])).toEqual(new Map([['c', 'header']]))
    },
  )

  test(
    'makes a narrow place where all that stand above each other are folded',
    { tags: ['BY-42'] },
    () => {
      const board = drawn(['b', 'c'])

      expect([boxOf(board, 'b'), boxOf(board, 'c')]).toEqual([
        [50, 250],
        [50, 250],
      ])
      expect([...tileFolds(tree, ['b', 'c']).values()]).toEqual(['strip', 'strip'])
    },
  )

  test('leaves half of a board that is too small to what is open', { tags: ['BY-42'] }, () => {
    const board = drawn(['a', 'd'], { width: 60, height: 500 })

    expect(tileBoxes(board).get('b')?.width).toBeCloseTo(50)
    expect(tileBoxes(drawn(['a'], { width: 0, height: 0 })).get('a')?.width).toBeCloseTo(50)
  })
})

test(
  'where all are folded they share the board evenly, as strips or as headers',
  { tags: ['BY-42'] },
  () => {
    const all = ['a', 'b', 'c', 'd']

    expect(drawn(all)).toMatchObject({ splitPercentages: [100 / 3, 100 / 3, 100 / 3] })
    expect([...tileFolds(column('a', 'b'), all).values()]).toEqual(['header', 'header'])
    expect([...tileFolds('a', all).values()]).toEqual(['strip'])
    expect(tileFolds(null, all).size).toBe(0)
    expect(foldTiles(null, all, SIZE, PX)).toBeNull()
  },
)

test('a board without anything folded is drawn as it is', { tags: ['BY-42'] }, () => {
  expect(drawn([])).toBe(tree)
  expect(tileFolds(tree, []).size).toBe(0)
})

describe('what is resized around a folded tile', () => {
  test(
    'changes what is open, and the folded one unfolds to what it had',
    { tags: ['BY-42'] },
    () => {
      const resized = split('row', ['a', column('b', 'c'), 'd'], [5, 70, 25])

      const kept = unfoldTiles(resized, tree, ['a'])

      expect(kept).toMatchObject({
        splitPercentages: [20, expect.closeTo((80 * 70) / 95), expect.closeTo((80 * 25) / 95)],
      })
      expect(unfoldTiles(resized, tree, ['a', 'b', 'c', 'd'])).toEqual(tree)
      expect(unfoldTiles(resized, tree, [])).toEqual(resized)
    },
  )

  test('of another shape is taken as it is', { tags: ['BY-42'] }, () => {
    for (const other of [row('a', 'b'), 'a', null])
      expect(unfoldTiles(other, tree, ['a'])).toBe(other)
    expect(unfoldTiles(tree, null, ['a'])).toBe(tree)
  })
})

test(
  'what was drawn folded and not touched is kept as it was, whatever is folded',
  { tags: ['BY-42'] },
  () => {
    fc.assert(
      fc.property(anyTree, fc.subarray('abcdefghij'.split('')), (saved, folded) => {
        const board = foldTiles(saved, folded, SIZE, PX)
        expect(faultsOf(board)).toEqual([])
        const boxes = tileBoxes(unfoldTiles(board, saved, folded))
        for (const [uuid, box] of tileBoxes(saved)) {
          expect(boxes.get(uuid)?.width).toBeCloseTo(box.width)
          expect(boxes.get(uuid)?.height).toBeCloseTo(box.height)
        }
      }),
    )
  },
)

test(
  'a divider beside something folded cannot be moved, the others stand where they are drawn',
  { tags: ['BY-42', 'BY-54'] },
  () => {
    const separators = (folded: readonly string[]) => movableSeparators(tree, drawn(folded), folded)

    expect(separators(['a']).map((one) => one?.box.left ?? null)).toEqual([
      null,
      expect.closeTo(5),
      expect.closeTo(5 + (95 * 50) / 80),
    ])
    expect(separators(['b']).map((one) => one?.now ?? null)).toEqual([20, null, 50])
  },
)
