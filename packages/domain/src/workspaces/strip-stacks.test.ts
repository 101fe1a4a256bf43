import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  equaliseStack,
  moveInStack,
  moveToOwnSlot,
  reconcileStrip,
  removeFromStrip,
  resizeInStack,
  stackBelow,
  stackBeside,
  getStackRange,
  getStackShares,
  type Strip,
  getStripColumns,
  unstack,
} from './index.ts'

const ONE: Strip = [
  { columns: ['a'], width: null, shares: null },
  { columns: ['b', 'c', 'd'], width: 400, shares: [50, 30, 20] },
]
const EQUAL: Strip = [{ columns: ['a', 'b'], width: null, shares: null }]

const heights = (strip: Strip) =>
  strip.map((place) =>
    place.columns.map((uuid, at) => `${uuid}${getStackShares(place)[at]}`).join(' '),
  )

describe('getStackShares', () => {
  test('returns equal heights by default and after a reset', { tags: ['BY-30'] }, () => {
    const set = resizeInStack(EQUAL, 'a', 70)

    expect(heights(EQUAL)).toEqual(['a50 b50'])
    expect(heights(set)).toEqual(['a70 b30'])
    expect(equaliseStack(set, 'b')).toEqual(EQUAL)
    expect(equaliseStack(EQUAL, 'b')).toBe(EQUAL)
    expect(equaliseStack(EQUAL, 'x')).toBe(EQUAL)
  })

  test.each([
    ['b', 60, 'b60 c20 d20'],
    ['b', 0, 'b10 c70 d20'],
    ['b', 100, 'b70 c10 d20'],
    ['c', 35, 'b50 c35 d15'],
  ])(
    'gives %s %i percent and the column below it the rest of both',
    { tags: ['BY-30'] },
    (uuid, share, expected) => {
      expect(heights(resizeInStack(ONE, uuid, share))).toEqual(['a100', expected])
    },
  )

  test('keeps the heights without a divider', { tags: ['BY-30'] }, () => {
    expect(resizeInStack(ONE, 'd', 50)).toBe(ONE)
    expect(resizeInStack(ONE, 'a', 50)).toBe(ONE)
    expect(resizeInStack(ONE, 'x', 50)).toBe(ONE)
    expect(resizeInStack(ONE, 'b', Number.NaN)).toBe(ONE)
    expect(getStackRange([50, 50], 1)).toBeNull()
    expect(getStackRange([5, 5, 90], 0)).toEqual({ min: 5, max: 5 })
  })

  test('halves the height of the neighbour of an inserted column', { tags: ['BY-30'] }, () => {
    expect(heights(stackBelow(ONE, 'a', 'b'))).toEqual(['b25 a25 c30 d20'])
    expect(heights(stackBeside(ONE, 'a', 'c', 'above'))).toEqual(['b50 a15 c15 d20'])
    expect(heights(stackBelow(EQUAL, 'x', 'b'))[0]).toMatch(/^a33\.3\d* b33\.3\d* x33\.3\d*$/)
  })

  test('distributes the height of a removed column', { tags: ['BY-30'] }, () => {
    expect(heights(removeFromStrip(ONE, 'b'))).toEqual(['a100', 'c60 d40'])
    expect(heights(unstack(ONE, 'd'))).toEqual(['a100', 'b62.5 c37.5', 'd100'])
    expect(removeFromStrip(removeFromStrip(ONE, 'b'), 'c')[1]?.shares).toBeNull()
  })

  test('moves the heights with their columns', { tags: ['BY-30'] }, () => {
    expect(heights(moveInStack(ONE, 'c', -1))).toEqual(['a100', 'c30 b50 d20'])
    expect(heights(moveInStack(ONE, 'c', 1))).toEqual(['a100', 'b50 d20 c30'])
  })
})

test(
  'keeps all columns, and a sum of heights of 100 in each slot, after any changes',
  { tags: ['BY-30'] },
  () => {
    const uuid = fc.constantFrom('a', 'b', 'c', 'd')
    const step = fc.tuple(fc.nat({ max: 4 }), uuid, uuid, fc.integer({ min: -1, max: 101 }))
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const end = steps.reduce<Strip>((strip, [kind, one, other, number]) => {
          if (kind === 0) return stackBeside(strip, one, other, 'above')
          if (kind === 1) return stackBelow(strip, one, other)
          if (kind === 2) return moveToOwnSlot(strip, one, number % 5)
          return kind === 3 ? resizeInStack(strip, one, number) : moveInStack(strip, one, 1)
        }, ONE)

        expect(getStripColumns(end).toSorted()).toEqual(['a', 'b', 'c', 'd'])
        for (const place of end) {
          const shares = getStackShares(place)
          expect(shares).toHaveLength(place.columns.length)
          expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 6)
          expect(Math.min(...shares)).toBeGreaterThan(0)
        }
        expect(reconcileStrip(end, ['a', 'b', 'c', 'd'])).toBe(end)
      }),
    )
  },
)
