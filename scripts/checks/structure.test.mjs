import { describe, expect, test } from 'vitest'
import { findFolderCycles, computeImportShare, findSmallFiles } from './structure.mjs'

describe('findFolderCycles', () => {
  test('finds two folders that import each other', () => {
    const imports = [
      ['state/a/one.ts', 'state/b/two.ts'],
      ['state/b/other.ts', 'state/a/three.ts'],
    ]
    expect(findFolderCycles(imports)).toEqual([['state/a', 'state/b']])
  })

  test('finds a cycle through a third folder', () => {
    const imports = [
      ['a/x.ts', 'b/x.ts'],
      ['b/y.ts', 'c/x.ts'],
      ['c/y.ts', 'a/y.ts'],
      ['d/x.ts', 'a/x.ts'],
    ]
    expect(findFolderCycles(imports)).toEqual([['a', 'b', 'c']])
  })

  test('accepts folders in levels, and a folder beside its subfolder', () => {
    const imports = [
      ['a/x.ts', 'b/x.ts'],
      ['a/inner/x.ts', 'a/y.ts'],
      ['a/x.ts', 'a/inner/y.ts'],
    ]
    expect(findFolderCycles(imports)).toEqual([])
  })
})

const createSource = (path, ...lines) => ({ path, lines: [...lines, ''] })

describe('findSmallFiles', () => {
  const small = createSource('a/small.ts', 'export const one = 1')

  test('finds a small file with a single importer', () => {
    const imports = [
      ['a/user.ts', 'a/small.ts'],
      ['a/user.ts', 'a/small.ts'],
    ]
    expect(findSmallFiles([small], imports)).toEqual(['a/small.ts'])
  })

  test('accepts a small file with two importers or none', () => {
    const imports = [
      ['a/user.ts', 'a/small.ts'],
      ['a/other.ts', 'a/small.ts'],
    ]
    expect(findSmallFiles([small, createSource('a/main.ts', 'start()')], imports)).toEqual([])
  })

  test('accepts a file of more than thirty lines', () => {
    const full = createSource('a/full.ts', ...Array.from({ length: 31 }, () => 'line()'))
    expect(findSmallFiles([full], [['a/user.ts', 'a/full.ts']])).toEqual([])
  })
})

describe('computeImportShare', () => {
  test('counts imports and re-exports among the lines that are not empty', () => {
    const lines = ["import { a } from './a.ts'", 'export {', '  b,', "} from './b.ts'", '', 'a()']
    expect(computeImportShare([createSource('c.ts', ...lines)])).toBeCloseTo(2 / 5)
  })
})
