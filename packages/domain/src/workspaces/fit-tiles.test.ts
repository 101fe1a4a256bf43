import { describe, expect, test } from 'vitest'
import { fitTiles, getMinBoardWidth, getTileBoxes, type TileNode, type TileTree } from './index.ts'

const LEAST = { open: 320, folded: 50 }
const split = (
  direction: 'row' | 'column',
  children: readonly TileNode[],
  splitPercentages: readonly number[],
): TileNode => ({ type: 'split', direction, children, splitPercentages })

const widths = (tree: TileTree, board: number) =>
  [...getTileBoxes(tree).values()].map(({ width }) => Math.round((width / 100) * board))

describe('getMinBoardWidth', () => {
  test.each<[string, TileTree, readonly string[], number]>([
    ['returns 0 for an empty board', null, [], 0],
    ['adds the widths of tiles side by side', split('row', ['a', 'b', 'c'], [80, 10, 10]), [], 960],
    [
      'uses the widest tile of a stack',
      split('column', ['a', split('row', ['b', 'c'], [50, 50])], [50, 50]),
      [],
      640,
    ],
    ['counts a collapsed tile as a strip', split('row', ['a', 'b', 'c'], [40, 30, 30]), ['b'], 690],
  ])('%s', { tags: ['BY-30'] }, (_name, tree, folded, expected) => {
    expect(getMinBoardWidth(tree, folded, LEAST)).toBe(expected)
  })
})

describe('fitTiles', () => {
  test('keeps a board on which all tiles are wide enough', { tags: ['BY-30'] }, () => {
    const tree = split('row', ['a', 'b'], [60, 40])

    expect(widths(fitTiles(tree, [], 1000, LEAST), 1000)).toEqual([600, 400])
  })

  test('widens narrow tiles and shrinks the others', { tags: ['BY-30'] }, () => {
    const tree = split('row', ['a', 'b', 'c'], [10, 30, 60])

    expect(widths(fitTiles(tree, [], 1600, LEAST), 1600)).toEqual([320, 427, 853])
  })

  test('gives all tiles the same width when the board is too narrow', { tags: ['BY-30'] }, () => {
    const tree = split('row', ['a', 'b', 'c'], [2, 8, 90])

    expect(widths(fitTiles(tree, [], 960, LEAST), 960)).toEqual([320, 320, 320])
  })

  test('widens a stack that contains tiles side by side', { tags: ['BY-30'] }, () => {
    const stack = split('column', ['b', split('row', ['c', 'd'], [20, 80])], [50, 50])
    const tree = split('row', ['a', stack], [70, 30])

    expect(widths(fitTiles(tree, [], 1200, LEAST), 1200)).toEqual([560, 640, 320, 320])
  })

  test('keeps collapsed tiles as narrow as they are rendered', { tags: ['BY-30', 'BY-42'] }, () => {
    const tree = split('row', ['a', 'b', 'c'], [5, 5, 90])

    expect(widths(fitTiles(tree, ['a'], 1000, LEAST), 1000)).toEqual([50, 320, 630])
  })

  test('returns the same board while the width is unknown', { tags: ['BY-30'] }, () => {
    const tree = split('row', ['a', 'b'], [2, 98])

    expect(fitTiles(tree, [], 0, LEAST)).toBe(tree)
  })
})
