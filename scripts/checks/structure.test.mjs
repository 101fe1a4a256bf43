import { describe, expect, test } from 'vitest'
import { circlesOfFolders, importShareOf, smallFilesOf } from './structure.mjs'

describe('circlesOfFolders', () => {
  test('finds two folders that import each other', () => {
    const imports = [
      ['state/a/one.ts', 'state/b/two.ts'],
      ['state/b/other.ts', 'state/a/three.ts'],
    ]
    expect(circlesOfFolders(imports)).toEqual([['state/a', 'state/b']])
  })

  test('finds a circle by way of a third folder', () => {
    const imports = [
      ['a/x.ts', 'b/x.ts'],
      ['b/y.ts', 'c/x.ts'],
      ['c/y.ts', 'a/y.ts'],
      ['d/x.ts', 'a/x.ts'],
    ]
    expect(circlesOfFolders(imports)).toEqual([['a', 'b', 'c']])
  })

  test('accepts folders in levels, and a folder beside one inside it', () => {
    const imports = [
      ['a/x.ts', 'b/x.ts'],
      ['a/inner/x.ts', 'a/y.ts'],
      ['a/x.ts', 'a/inner/y.ts'],
    ]
    expect(circlesOfFolders(imports)).toEqual([])
  })
})

const source = (path, ...lines) => ({ path, lines: [...lines, ''] })

describe('smallFilesOf', () => {
  const small = source('a/small.ts', 'export const one = 1')

  test('finds a small file that one other imports, however often', () => {
    const imports = [
      ['a/user.ts', 'a/small.ts'],
      ['a/user.ts', 'a/small.ts'],
    ]
    expect(smallFilesOf([small], imports)).toEqual(['a/small.ts'])
  })

  test('accepts a small file of two importers, or of none', () => {
    const imports = [
      ['a/user.ts', 'a/small.ts'],
      ['a/other.ts', 'a/small.ts'],
    ]
    expect(smallFilesOf([small, source('a/main.ts', 'start()')], imports)).toEqual([])
  })

  test('accepts a file of more than thirty lines', () => {
    const full = source('a/full.ts', ...Array.from({ length: 31 }, () => 'line()'))
    expect(smallFilesOf([full], [['a/user.ts', 'a/full.ts']])).toEqual([])
  })
})

describe('importShareOf', () => {
  test('counts imports and exports of other files among the lines that are not empty', () => {
    const lines = ["import { a } from './a.ts'", 'export {', '  b,', "} from './b.ts'", '', 'a()']
    expect(importShareOf([source('c.ts', ...lines)])).toBeCloseTo(2 / 5)
  })
})
