import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  columnWidth,
  DEFAULT_COLUMN_PX,
  MAX_COLUMN_PX,
  MIN_COLUMN_PX,
  moveInStack,
  moveInStrip,
  placeAlone,
  reconcileStrip,
  removeFromStrip,
  setWidth,
  stackBelow,
  type Strip,
  stripColumns,
  unstack,
  widthOf,
} from './index.ts'

/** `strip('a', 'bc')` has b above c in its second place. */
const strip = (...places: readonly string[]): Strip =>
  places.map((columns) => ({ columns: columns.split(''), width: null, shares: null }))
const drawn = (one: Strip) => one.map(({ columns }) => columns.join('')).join(' ')
const deck = strip('a', 'bc', 'd')

describe('a strip follows the columns that there are', () => {
  test.each([
    ['new ones stand at the end', ['a', 'b', 'c', 'd', 'x', 'y'], 'a bc d x y'],
    ['what vanished goes, with its place', ['b', 'c', 'd'], 'bc d'],
    ['or leaves the rest of its stack', ['a', 'c', 'd'], 'a c d'],
    ['none is left of nothing', [], ''],
  ])('%s', { tags: ['BY-30'] }, (_name, uuids, expected) => {
    expect(drawn(reconcileStrip(deck, uuids))).toBe(expected)
  })

  test('without changes it stays the very same', { tags: ['BY-30'] }, () => {
    expect(reconcileStrip(deck, ['d', 'c', 'b', 'a'])).toBe(deck)
    expect(removeFromStrip(deck, 'x')).toBe(deck)
  })

  test('a repeated column stays where it was first', { tags: ['BY-30'] }, () => {
    expect(drawn(reconcileStrip(strip('ab', 'b', 'ac'), ['a', 'b', 'c']))).toBe('ab c')
  })

  test('stacks keep their width when one of them goes', { tags: ['BY-30'] }, () => {
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
  ] as const)('the place of %s moves by %i', { tags: ['COL-04'] }, (uuid, step, expected) => {
    expect(drawn(moveInStrip(deck, uuid, step))).toBe(expected)
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
    '%s gets a place of its own before the place number %i',
    { tags: ['COL-04', 'BY-30'] },
    (uuid, at, is) => {
      expect(drawn(placeAlone(deck, uuid, at))).toBe(is)
    },
  )

  test('a column that has its place already stays, with its width', { tags: ['COL-04'] }, () => {
    const wide = setWidth(deck, 'd', 500)

    expect(placeAlone(deck, 'a', 0)).toBe(deck)
    expect(placeAlone(deck, 'a', 1)).toBe(deck)
    expect(placeAlone(deck, 'x', 1)).toBe(deck)
    expect(widthOf(placeAlone(wide, 'd', 0), 'd')).toBe(500)
  })
})

describe('stacks', () => {
  test(
    'a column goes right below another, be it new or from elsewhere',
    { tags: ['BY-30'] },
    () => {
      expect(drawn(stackBelow(deck, 'x', 'a'))).toBe('ax bc d')
      expect(drawn(stackBelow(deck, 'd', 'b'))).toBe('a bdc')
      expect(drawn(stackBelow(deck, 'b', 'd'))).toBe('a c db')
      expect(stackBelow(deck, 'a', 'x')).toBe(deck)
      expect(stackBelow(deck, 'a', 'a')).toBe(deck)
    },
  )

  test(
    'one of a stack gets a place of its own, as wide, right after it',
    { tags: ['BY-30'] },
    () => {
      expect(drawn(unstack(deck, 'b'))).toBe('a c b d')
      expect(widthOf(unstack(setWidth(deck, 'b', 500), 'b'), 'b')).toBe(500)
      expect(unstack(deck, 'a')).toBe(deck)
      expect(unstack(deck, 'x')).toBe(deck)
    },
  )

  test('one moves up and down within its stack', { tags: ['BY-30', 'BY-54'] }, () => {
    expect(drawn(moveInStack(deck, 'b', 1))).toBe('a cb d')
    expect(drawn(moveInStack(deck, 'c', -1))).toBe('a cb d')
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
  ])('a column dragged to %d is %d wide', { tags: ['BY-30'] }, (px, width) => {
    expect(columnWidth(px)).toBe(width)
    expect(widthOf(setWidth(deck, 'd', px), 'd')).toBe(width)
  })

  test('all of a stack share one, other places keep theirs', { tags: ['BY-30'] }, () => {
    const wide = setWidth(deck, 'c', 500)

    expect(widthOf(wide, 'b')).toBe(500)
    expect(widthOf(wide, 'a')).toBeNull()
    expect(widthOf(wide, 'x')).toBeNull()
  })

  test('is reset for one place, and another keeps its own', { tags: ['BY-30', 'LOC-05'] }, () => {
    const wide = setWidth(setWidth(deck, 'a', 500), 'd', 600)

    const reset = setWidth(wide, 'a', null)

    expect([widthOf(reset, 'a'), widthOf(reset, 'd')]).toEqual([null, 600])
    expect(DEFAULT_COLUMN_PX).toBe(350)
  })

  test('stays where nothing changes', { tags: ['BY-30'] }, () => {
    const wide = setWidth(deck, 'a', 500)

    expect(setWidth(wide, 'a', 500)).toBe(wide)
    expect(setWidth(deck, 'x', 500)).toBe(deck)
    expect(setWidth(deck, 'a', Number.NaN)).toBe(deck)
  })
})

test('no move loses a column or shows one twice', { tags: ['BY-30'] }, () => {
  const uuid = fc.constantFrom(...'abcdx'.split(''))
  const step = fc.constantFrom(-1 as const, 1 as const)
  const moves = fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), uuid, uuid, step))
  fc.assert(
    fc.property(moves, (steps) => {
      const end = steps.reduce<Strip>((one, [kind, from, to, by]) => {
        if (kind === 0) return moveInStrip(one, from, by)
        if (kind === 1) return placeAlone(one, from, 'abcdx'.indexOf(to))
        if (kind === 2) return from === 'x' ? one : stackBelow(one, from, to)
        return kind === 3 ? unstack(one, from) : moveInStack(one, from, by)
      }, deck)
      expect(stripColumns(end).toSorted()).toEqual(['a', 'b', 'c', 'd'])
      expect(end.every(({ columns }) => columns.length > 0)).toBe(true)
      expect(reconcileStrip(end, ['a', 'b', 'c', 'd'])).toBe(end)
    }),
  )
})
