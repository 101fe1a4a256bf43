import { describe, expect, test } from 'vitest'
import { column, row } from '../testing/sample-tiles.ts'
import { pathOfTile, resizeTiles, splitAt } from './index.ts'

const inner = column('b', 'c')
const tree = row('a', inner)

test('a column is found by which child to follow at each depth', { tags: ['BY-30'] }, () => {
  expect(pathOfTile(tree, 'a')).toEqual([0])
  expect(pathOfTile(tree, 'c')).toEqual([1, 1])
  expect(pathOfTile('a', 'a')).toEqual([])
  expect(pathOfTile(tree, 'gone')).toBeNull()
  expect(pathOfTile(null, 'a')).toBeNull()
})

describe('a path', () => {
  test('leads to a split', { tags: ['BY-30'] }, () => {
    expect(splitAt(tree, [])).toBe(tree)
    expect(splitAt(tree, [1])).toBe(inner)
  })

  test.each([
    ['on an empty board', null, []],
    ['on a board of one column', 'a', []],
    ['at a column', tree, [0]],
    ['beyond a column', tree, [0, 0]],
    ['beyond the last child', tree, [2]],
  ])(
    'leads to none %s, and nothing is changed there',
    { tags: ['BY-30'] },
    (_where, board, path) => {
      expect(splitAt(board, path)).toBeNull()
      expect(resizeTiles(board, path, 0, 30)).toBe(board)
    },
  )

  test(
    'to a split that stays as it was leaves the board the very same',
    { tags: ['BY-30'] },
    () => {
      expect(resizeTiles(tree, [1], 9, 30)).toBe(tree)
    },
  )
})
