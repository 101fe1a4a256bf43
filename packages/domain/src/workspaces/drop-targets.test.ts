import { describe, expect, test } from 'vitest'
import {
  isSameTarget,
  getNextTarget,
  moveToTarget,
  setWidth,
  type DropStep,
  getCurrentTarget,
  type Strip,
  type DropTarget,
  getSlotWidth,
} from './index.ts'

const createStrip = (...places: readonly string[]): Strip =>
  places.map((columns) => ({ columns: columns.split(''), width: null, shares: null }))
const describeStrip = (one: Strip) => one.map(({ columns }) => columns.join('')).join(' ')
const deck = createStrip('a', 'bc', 'd')

const createGapTarget = (index: number): DropTarget => ({ kind: 'gap', index })
const createStackTarget = (place: number, index: number): DropTarget => ({
  kind: 'stack',
  slot: place,
  index,
})

test('returns a gap or a stack position for a column', { tags: ['BY-30'] }, () => {
  expect(getCurrentTarget(deck, 'd')).toEqual(createGapTarget(2))
  expect(getCurrentTarget(deck, 'c')).toEqual(createStackTarget(1, 1))
  expect(getCurrentTarget(deck, 'x')).toBeNull()
})

describe('moveToTarget', () => {
  test.each([
    ['a', createGapTarget(2), 'bc d a'],
    ['d', createGapTarget(0), 'd a bc'],
    ['c', createGapTarget(1), 'a c b d'],
    ['c', createGapTarget(2), 'a b c d'],
    ['a', createStackTarget(0, 0), 'abc d'],
    ['a', createStackTarget(0, 1), 'bac d'],
    ['a', createStackTarget(0, 2), 'bca d'],
    ['d', createStackTarget(0, 0), 'da bc'],
    ['b', createStackTarget(1, 1), 'a cb d'],
    ['b', createStackTarget(0, 1), 'ab c d'],
  ])('moves %s to %j: %s', { tags: ['BY-30', 'COL-04'] }, (uuid, spot, expected) => {
    expect(describeStrip(moveToTarget(deck, uuid, spot))).toBe(expected)
  })

  test(
    'returns the same strip when the column is already there',
    { tags: ['BY-30', 'COL-04'] },
    () => {
      expect(moveToTarget(deck, 'a', createGapTarget(0))).toBe(deck)
      expect(moveToTarget(deck, 'c', createStackTarget(1, 1))).toBe(deck)
      expect(moveToTarget(deck, 'x', createGapTarget(1))).toBe(deck)
      expect(moveToTarget(deck, 'a', createStackTarget(7, 0))).toBe(deck)
    },
  )

  test('keeps the width of a column that gets its own slot', { tags: ['BY-30'] }, () => {
    const wide = setWidth(deck, 'b', 500)

    expect(getSlotWidth(moveToTarget(wide, 'c', createGapTarget(0)), 'c')).toBe(500)
    expect(getSlotWidth(moveToTarget(wide, 'c', createGapTarget(0)), 'b')).toBe(500)
  })
})

describe('getNextTarget', () => {
  /** Moves a column of the deck some steps and returns the resulting strip. */
  const moveBySteps = (uuid: string, ...steps: readonly DropStep[]): string => {
    const start = getCurrentTarget(deck, uuid)
    const end = steps.reduce<DropTarget | null>(
      (spot, step) => spot && (getNextTarget(deck, uuid, spot, step) ?? spot),
      start,
    )
    return end === null ? '' : describeStrip(moveToTarget(deck, uuid, end))
  }

  test.each([
    ['a', ['end'], 'bc a d'],
    ['a', ['end', 'end'], 'bc d a'],
    ['a', ['start'], 'a bc d'],
    ['d', ['end'], 'a bc d'],
    ['d', ['start'], 'a d bc'],
    ['c', ['start'], 'a c b d'],
    ['c', ['end'], 'a b c d'],
    ['d', ['down'], 'a bcd'],
    ['d', ['up'], 'a dbc'],
    ['d', ['down', 'up'], 'a bdc'],
    ['d', ['down', 'down', 'end'], 'a bc d'],
    ['a', ['down'], 'bca d'],
    ['b', ['up'], 'a bc d'],
    ['b', ['down'], 'a cb d'],
    ['b', ['start', 'start', 'start'], 'b a c d'],
  ] as const)('moves %s by %j: %s', { tags: ['BY-30', 'BY-54'] }, (uuid, steps, expected) => {
    expect(moveBySteps(uuid, ...steps)).toBe(expected)
  })

  test('returns null in a deck with a single column', { tags: ['BY-54'] }, () => {
    const one = createStrip('a')

    for (const step of ['start', 'end', 'up', 'down'] as const) {
      expect(getNextTarget(one, 'a', createGapTarget(0), step)).toBeNull()
    }
  })
})

test.each([
  [createGapTarget(1), createGapTarget(1), true],
  [createGapTarget(1), createGapTarget(2), false],
  [createGapTarget(1), createStackTarget(1, 1), false],
  [createStackTarget(1, 1), createStackTarget(1, 1), true],
  [createStackTarget(1, 1), createStackTarget(2, 1), false],
  [null, createGapTarget(1), false],
  [null, null, true],
])('compares %j and %j, and returns %s when they are the same', (one, other, expected) => {
  expect(isSameTarget(one, other)).toBe(expected)
})
