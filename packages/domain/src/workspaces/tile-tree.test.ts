import { describe, expect, test } from 'vitest'
import { column, row } from '../testing/sample-tiles.ts'
import { findTilePath, resizeTiles, getSplit } from './index.ts'

const inner = column('b', 'c')
const tree = row('a', inner)

test('returns the path of a column as child indexes', { tags: ['BY-30'] }, () => {
  expect(findTilePath(tree, 'a')).toEqual([0])
  expect(findTilePath(tree, 'c')).toEqual([1, 1])
  expect(findTilePath('a', 'a')).toEqual([])
  expect(findTilePath(tree, 'gone')).toBeNull()
  expect(findTilePath(null, 'a')).toBeNull()
})

describe('getSplit', () => {
  test('returns the split at a path', { tags: ['BY-30'] }, () => {
    expect(getSplit(tree, [])).toBe(tree)
    expect(getSplit(tree, [1])).toBe(inner)
  })

  test.each([
    ['on an empty board', null, []],
    ['on a board of one column', 'a', []],
    ['at a column', tree, [0]],
    ['beyond a column', tree, [0, 0]],
    ['beyond the last child', tree, [2]],
  ])('returns null %s, and changes no tile there', { tags: ['BY-30'] }, (_where, board, path) => {
    expect(getSplit(board, path)).toBeNull()
    expect(resizeTiles(board, path, 0, 30)).toBe(board)
  })

  test('keeps the same board when the split does not change', { tags: ['BY-30'] }, () => {
    expect(resizeTiles(tree, [1], 9, 30)).toBe(tree)
  })
})
