import { describe, expect, test } from 'vitest'
import { circlesOfFolders } from './levels.mjs'

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
