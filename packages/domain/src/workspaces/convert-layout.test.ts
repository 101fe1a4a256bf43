import { describe, expect, test } from 'vitest'
import { convertStripToTiles, convertTilesToStrip, type Strip, type TileNode } from './index.ts'

const createSlot = (columns: readonly string[], width: number | null = null) => ({
  columns,
  width,
  shares: null,
})
const split = (
  direction: 'row' | 'column',
  children: readonly TileNode[],
  splitPercentages: readonly number[],
): TileNode => ({ type: 'split', direction, children, splitPercentages })

describe('convertStripToTiles', () => {
  test('stacks and orders tiles like the columns of the strip', { tags: ['BY-30'] }, () => {
    const strip: Strip = [createSlot(['c']), createSlot(['a', 'b'])]

    expect(convertStripToTiles(strip)).toEqual(
      split('row', ['c', split('column', ['a', 'b'], [50, 50])], [50, 50]),
    )
  })

  test('keeps the proportions of widths and heights', { tags: ['BY-30'] }, () => {
    const strip: Strip = [
      { columns: ['a', 'b'], width: 600, shares: [70, 30] },
      createSlot(['c'], 300),
    ]

    const tree = convertStripToTiles(strip)

    expect(tree).toMatchObject({ children: [{ splitPercentages: [70, 30] }, 'c'] })
    expect(typeof tree === 'object' && tree?.splitPercentages[0]).toBeCloseTo(66.67, 1)
  })

  test.each([
    ['an empty strip', [], null],
    ['one column', [createSlot(['a'])], 'a'],
    ['one stack', [createSlot(['a', 'b'])], split('column', ['a', 'b'], [50, 50])],
  ])('converts %s', { tags: ['BY-30'] }, (_what, strip, expected) => {
    expect(convertStripToTiles(strip)).toEqual(expected)
  })
})

describe('convertTilesToStrip', () => {
  test(
    'orders and stacks columns like the board, with their widths and heights',
    { tags: ['BY-30'] },
    () => {
      const tree = split('row', ['c', split('column', ['a', 'b'], [70, 30])], [50, 50])
      const strip: Strip = [createSlot(['a'], 500), createSlot(['b']), createSlot(['c'], 380)]

      expect(convertTilesToStrip(tree, strip)).toEqual([
        createSlot(['c'], 380),
        { columns: ['a', 'b'], width: 500, shares: [70, 30] },
      ])
    },
  )

  test('places columns side by side that a strip cannot stack', { tags: ['BY-30'] }, () => {
    const tree = split('column', [split('row', ['a', 'b'], [50, 50]), 'c'], [50, 50])

    expect(convertTilesToStrip(tree, [])).toEqual([
      createSlot(['a']),
      createSlot(['b']),
      createSlot(['c']),
    ])
  })

  test('restores a strip that was converted to tiles', { tags: ['BY-30'] }, () => {
    const strip: Strip = [createSlot(['a']), { columns: ['b', 'c'], width: null, shares: [60, 40] }]

    expect(convertTilesToStrip(convertStripToTiles(strip), strip)).toEqual(strip)
  })
})
