import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  clampColumnWidth,
  DEFAULT_COLUMN_PX,
  MAX_COLUMN_PX,
  MIN_COLUMN_PX,
  moveInStack,
  moveInStrip,
  moveToOwnSlot,
  reconcileStrip,
  removeFromStrip,
  setWidth,
  stackBelow,
  type Strip,
  getStripColumns,
  unstack,
  getSlotWidth,
} from './index.ts'

/** `createStrip('a', 'bc')` has b above c in its second slot. */
const createStrip = (...places: readonly string[]): Strip =>
  places.map((columns) => ({ columns: columns.split(''), width: null, shares: null }))
const describeStrip = (one: Strip) => one.map(({ columns }) => columns.join('')).join(' ')
const deck = createStrip('a', 'bc', 'd')

describe('reconcileStrip', () => {
  test.each([
    ['appends new columns', ['a', 'b', 'c', 'd', 'x', 'y'], 'a bc d x y'],
    ['removes a column and its empty slot', ['b', 'c', 'd'], 'bc d'],
    ['keeps the rest of a stack', ['a', 'c', 'd'], 'a c d'],
    ['returns an empty strip for no columns', [], ''],
  ])('%s', { tags: ['BY-30'] }, (_name, uuids, expected) => {
    expect(describeStrip(reconcileStrip(deck, uuids))).toBe(expected)
  })

  test('returns the same strip without changes', { tags: ['BY-30'] }, () => {
    expect(reconcileStrip(deck, ['d', 'c', 'b', 'a'])).toBe(deck)
    expect(removeFromStrip(deck, 'x')).toBe(deck)
  })

  test('keeps the first position of a repeated column', { tags: ['BY-30'] }, () => {
    expect(describeStrip(reconcileStrip(createStrip('ab', 'b', 'ac'), ['a', 'b', 'c']))).toBe(
      'ab c',
    )
  })

  test('keeps the width of a stack when a column is removed', { tags: ['BY-30'] }, () => {
    expect(removeFromStrip(setWidth(deck, 'b', 400), 'b')[1]).toEqual({
      columns: ['c'],
      width: 400,
      shares: null,
    })
  })
})

describe('moving', () => {
  test.each([
    ['a', 1, 'bc a d'],
    ['d', -1, 'a d bc'],
    ['c', -1, 'bc a d'],
    ['b', 1, 'a d bc'],
  ] as const)('moves the slot of %s by %i', { tags: ['COL-04'] }, (uuid, step, expected) => {
    expect(describeStrip(moveInStrip(deck, uuid, step))).toBe(expected)
  })

  test('stops at both ends', { tags: ['COL-04'] }, () => {
    expect(moveInStrip(deck, 'a', -1)).toBe(deck)
    expect(moveInStrip(deck, 'd', 1)).toBe(deck)
    expect(moveInStrip(deck, 'x', 1)).toBe(deck)
  })

  test.each([
    ['a', 3, 'bc d a'],
    ['d', 0, 'd a bc'],
    ['d', -4, 'd a bc'],
    ['d', 1, 'a d bc'],
    ['b', 0, 'b a c d'],
    ['b', 1, 'a b c d'],
    ['c', 2, 'a b c d'],
    ['b', 9, 'a c d b'],
  ])(
    'moves %s to its own slot before the slot %i',
    { tags: ['COL-04', 'BY-30'] },
    (uuid, at, is) => {
      expect(describeStrip(moveToOwnSlot(deck, uuid, at))).toBe(is)
    },
  )

  test('keeps a column that is already in its slot, with its width', { tags: ['COL-04'] }, () => {
    const wide = setWidth(deck, 'd', 500)

    expect(moveToOwnSlot(deck, 'a', 0)).toBe(deck)
    expect(moveToOwnSlot(deck, 'a', 1)).toBe(deck)
    expect(moveToOwnSlot(deck, 'x', 1)).toBe(deck)
    expect(getSlotWidth(moveToOwnSlot(wide, 'd', 0), 'd')).toBe(500)
  })
})

describe('stacks', () => {
  test('inserts a new or existing column directly below another', { tags: ['BY-30'] }, () => {
    expect(describeStrip(stackBelow(deck, 'x', 'a'))).toBe('ax bc d')
    expect(describeStrip(stackBelow(deck, 'd', 'b'))).toBe('a bdc')
    expect(describeStrip(stackBelow(deck, 'b', 'd'))).toBe('a c db')
    expect(stackBelow(deck, 'a', 'x')).toBe(deck)
    expect(stackBelow(deck, 'a', 'a')).toBe(deck)
  })

  test(
    'moves a stacked column to its own slot of the same width, directly after the stack',
    { tags: ['BY-30'] },
    () => {
      expect(describeStrip(unstack(deck, 'b'))).toBe('a c b d')
      expect(getSlotWidth(unstack(setWidth(deck, 'b', 500), 'b'), 'b')).toBe(500)
      expect(unstack(deck, 'a')).toBe(deck)
      expect(unstack(deck, 'x')).toBe(deck)
    },
  )

  test('moves a column up and down within its stack', { tags: ['BY-30', 'BY-54'] }, () => {
    expect(describeStrip(moveInStack(deck, 'b', 1))).toBe('a cb d')
    expect(describeStrip(moveInStack(deck, 'c', -1))).toBe('a cb d')
    expect(moveInStack(deck, 'b', -1)).toBe(deck)
    expect(moveInStack(deck, 'c', 1)).toBe(deck)
    expect(moveInStack(deck, 'x', 1)).toBe(deck)
  })
})

describe('widths', () => {
  test.each([
    [400, 400],
    [400.4, 400],
    [MIN_COLUMN_PX - 1, 240],
    [240, 240],
    [MAX_COLUMN_PX + 1, 960],
    [Number.POSITIVE_INFINITY, 960],
  ])('clamps the width %d to %d', { tags: ['BY-30'] }, (px, width) => {
    expect(clampColumnWidth(px)).toBe(width)
    expect(getSlotWidth(setWidth(deck, 'd', px), 'd')).toBe(width)
  })

  test('sets one width for a whole stack and keeps the others', { tags: ['BY-30'] }, () => {
    const wide = setWidth(deck, 'c', 500)

    expect(getSlotWidth(wide, 'b')).toBe(500)
    expect(getSlotWidth(wide, 'a')).toBeNull()
    expect(getSlotWidth(wide, 'x')).toBeNull()
  })

  test('resets the width of one slot and keeps the others', { tags: ['BY-30', 'LOC-05'] }, () => {
    const wide = setWidth(setWidth(deck, 'a', 500), 'd', 600)

    const reset = setWidth(wide, 'a', null)

    expect([getSlotWidth(reset, 'a'), getSlotWidth(reset, 'd')]).toEqual([null, 600])
    expect(DEFAULT_COLUMN_PX).toBe(350)
  })

  test('returns the same strip without changes', { tags: ['BY-30'] }, () => {
    const wide = setWidth(deck, 'a', 500)

    expect(setWidth(wide, 'a', 500)).toBe(wide)
    expect(setWidth(deck, 'x', 500)).toBe(deck)
    expect(setWidth(deck, 'a', Number.NaN)).toBe(deck)
  })
})

test('loses and duplicates no column when moving', { tags: ['BY-30'] }, () => {
  const uuid = fc.constantFrom(...'abcdx'.split(''))
  const step = fc.constantFrom(-1 as const, 1 as const)
  const moves = fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), uuid, uuid, step))
  fc.assert(
    fc.property(moves, (steps) => {
      const end = steps.reduce<Strip>((one, [kind, from, to, by]) => {
        if (kind === 0) return moveInStrip(one, from, by)
        if (kind === 1) return moveToOwnSlot(one, from, 'abcdx'.indexOf(to))
        if (kind === 2) return from === 'x' ? one : stackBelow(one, from, to)
        return kind === 3 ? unstack(one, from) : moveInStack(one, from, by)
      }, deck)
      expect(getStripColumns(end).toSorted()).toEqual(['a', 'b', 'c', 'd'])
      expect(end.every(({ columns }) => columns.length > 0)).toBe(true)
      expect(reconcileStrip(end, ['a', 'b', 'c', 'd'])).toBe(end)
    }),
  )
})
