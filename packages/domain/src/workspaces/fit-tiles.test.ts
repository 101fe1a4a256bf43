import { describe, expect, test } from 'vitest'
import { fitTiles, getLeastBoardWidth, tileBoxes, type TileNode, type TileTree } from './index.ts'

const LEAST = { open: 320, folded: 50 }
const split = (
  direction: 'row' | 'column',
  children: readonly TileNode[],
  splitPercentages: readonly number[],
): TileNode => ({ type: 'split', direction, children, splitPercentages })

const widths = (tree: TileTree, board: number) =>
  [...tileBoxes(tree).values()].map(({ width }) => Math.round((width / 100) * board))

describe('getLeastBoardWidth', () => {
  test.each<[string, TileTree, readonly string[], number]>([
    ['is 0 for an empty board', null, [], 0],
    ['adds up what stands side by side', split('row', ['a', 'b', 'c'], [80, 10, 10]), [], 960],
    [
      'takes the widest of a stack',
      split('column', ['a', split('row', ['b', 'c'], [50, 50])], [50, 50]),
      [],
      640,
    ],
    ['counts what is folded as a strip', split('row', ['a', 'b', 'c'], [40, 30, 30]), ['b'], 690],
  ])('%s', { tags: ['BY-30'] }, (_name, tree, folded, expected) => {
    expect(getLeastBoardWidth(tree, folded, LEAST)).toBe(expected)
  })
})

describe('fitTiles', () => {
  test('leaves a board alone on which all are wide enough', { tags: ['BY-30'] }, () => {
    const tree = split('row', ['a', 'b'], [60, 40])

    expect(widths(fitTiles(tree, [], 1000, LEAST), 1000)).toEqual([600, 400])
  })

  test('widens what is too narrow at the cost of the others', { tags: ['BY-30'] }, () => {
    const tree = split('row', ['a', 'b', 'c'], [10, 30, 60])

    expect(widths(fitTiles(tree, [], 1600, LEAST), 1600)).toEqual([320, 427, 853])
  })

  test('gives all the same where there is room for no more', { tags: ['BY-30'] }, () => {
    const tree = split('row', ['a', 'b', 'c'], [2, 8, 90])

    expect(widths(fitTiles(tree, [], 960, LEAST), 960)).toEqual([320, 320, 320])
  })

  test('widens a stack for what stands side by side in it', { tags: ['BY-30'] }, () => {
    const stack = split('column', ['b', split('row', ['c', 'd'], [20, 80])], [50, 50])
    const tree = split('row', ['a', stack], [70, 30])

    expect(widths(fitTiles(tree, [], 1200, LEAST), 1200)).toEqual([560, 640, 320, 320])
  })

  test('keeps what is folded as narrow as it is drawn', { tags: ['BY-30', 'BY-42'] }, () => {
    const tree = split('row', ['a', 'b', 'c'], [5, 5, 90])

    expect(widths(fitTiles(tree, ['a'], 1000, LEAST), 1000)).toEqual([50, 320, 630])
  })

  test('changes nothing before the width is known', { tags: ['BY-30'] }, () => {
    const tree = split('row', ['a', 'b'], [2, 98])

    expect(fitTiles(tree, [], 0, LEAST)).toBe(tree)
  })
})
