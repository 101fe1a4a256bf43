import { describe, expect, test } from 'vitest'
import { arrangeLikeStrip, arrangeLikeTiles, type Strip, type TileNode } from './index.ts'

const place = (columns: readonly string[], width: number | null = null) => ({
  columns,
  width,
  shares: null,
})
const split = (
  direction: 'row' | 'column',
  children: readonly TileNode[],
  splitPercentages: readonly number[],
): TileNode => ({ type: 'split', direction, children, splitPercentages })

describe('arrangeLikeStrip', () => {
  test('stacks and orders tiles as the strip has its columns', { tags: ['BY-30'] }, () => {
    const strip: Strip = [place(['c']), place(['a', 'b'])]

    expect(arrangeLikeStrip(strip)).toEqual(
      split('row', ['c', split('column', ['a', 'b'], [50, 50])], [50, 50]),
    )
  })

  test('keeps the proportions of widths and heights', { tags: ['BY-30'] }, () => {
    const strip: Strip = [{ columns: ['a', 'b'], width: 600, shares: [70, 30] }, place(['c'], 300)]

    const tree = arrangeLikeStrip(strip)

    expect(tree).toMatchObject({ children: [{ splitPercentages: [70, 30] }, 'c'] })
    expect(typeof tree === 'object' && tree?.splitPercentages[0]).toBeCloseTo(66.67, 1)
  })

  test.each([
    ['nothing', [], null],
    ['one column', [place(['a'])], 'a'],
    ['one stack', [place(['a', 'b'])], split('column', ['a', 'b'], [50, 50])],
  ])('knows %s', { tags: ['BY-30'] }, (_what, strip, expected) => {
    expect(arrangeLikeStrip(strip)).toEqual(expected)
  })
})

describe('arrangeLikeTiles', () => {
  test(
    'orders and stacks columns as the board has them, with their widths and heights',
    { tags: ['BY-30'] },
    () => {
      const tree = split('row', ['c', split('column', ['a', 'b'], [70, 30])], [50, 50])
      const strip: Strip = [place(['a'], 500), place(['b']), place(['c'], 380)]

      expect(arrangeLikeTiles(tree, strip)).toEqual([
        place(['c'], 380),
        { columns: ['a', 'b'], width: 500, shares: [70, 30] },
      ])
    },
  )

  test('sets side by side what a strip cannot stack', { tags: ['BY-30'] }, () => {
    const tree = split('column', [split('row', ['a', 'b'], [50, 50]), 'c'], [50, 50])

    expect(arrangeLikeTiles(tree, [])).toEqual([place(['a']), place(['b']), place(['c'])])
  })

  test('goes there and back', { tags: ['BY-30'] }, () => {
    const strip: Strip = [place(['a']), { columns: ['b', 'c'], width: null, shares: [60, 40] }]

    expect(arrangeLikeTiles(arrangeLikeStrip(strip), strip)).toEqual(strip)
  })
})
