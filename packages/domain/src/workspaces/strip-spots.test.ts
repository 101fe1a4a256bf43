import { describe, expect, test } from 'vitest'
import {
  isSameSpot,
  nextSpot,
  putAtSpot,
  setWidth,
  type SpotStep,
  spotOf,
  type Strip,
  type StripSpot,
  widthOf,
} from './index.ts'

const strip = (...places: readonly string[]): Strip =>
  places.map((columns) => ({ columns: columns.split(''), width: null, shares: null }))
const drawn = (one: Strip) => one.map(({ columns }) => columns.join('')).join(' ')
const deck = strip('a', 'bc', 'd')

const gap = (index: number): StripSpot => ({ kind: 'gap', index })
const stack = (place: number, index: number): StripSpot => ({ kind: 'stack', place, index })

test('a column stands in a gap, or in a stack', { tags: ['BY-30'] }, () => {
  expect(spotOf(deck, 'd')).toEqual(gap(2))
  expect(spotOf(deck, 'c')).toEqual(stack(1, 1))
  expect(spotOf(deck, 'x')).toBeNull()
})

describe('put down, a column stands', () => {
  test.each([
    ['a', gap(2), 'bc d a'],
    ['d', gap(0), 'd a bc'],
    ['c', gap(1), 'a c b d'],
    ['c', gap(2), 'a b c d'],
    ['a', stack(0, 0), 'abc d'],
    ['a', stack(0, 1), 'bac d'],
    ['a', stack(0, 2), 'bca d'],
    ['d', stack(0, 0), 'da bc'],
    ['b', stack(1, 1), 'a cb d'],
    ['b', stack(0, 1), 'ab c d'],
  ])('%s at %j: %s', { tags: ['BY-30', 'COL-04'] }, (uuid, spot, expected) => {
    expect(drawn(putAtSpot(deck, uuid, spot))).toBe(expected)
  })

  test('where it was, when that is where it is put', { tags: ['BY-30', 'COL-04'] }, () => {
    expect(putAtSpot(deck, 'a', gap(0))).toBe(deck)
    expect(putAtSpot(deck, 'c', stack(1, 1))).toBe(deck)
    expect(putAtSpot(deck, 'x', gap(1))).toBe(deck)
    expect(putAtSpot(deck, 'a', stack(7, 0))).toBe(deck)
  })

  test('as wide as it was, when it has a place of its own', { tags: ['BY-30'] }, () => {
    const wide = setWidth(deck, 'b', 500)

    expect(widthOf(putAtSpot(wide, 'c', gap(0)), 'c')).toBe(500)
    expect(widthOf(putAtSpot(wide, 'c', gap(0)), 'b')).toBe(500)
  })
})

describe('the arrow keys', () => {
  /** Where a column of the deck stands after some steps, should it be put down. */
  const walked = (uuid: string, ...steps: readonly SpotStep[]): string => {
    const start = spotOf(deck, uuid)
    const end = steps.reduce<StripSpot | null>(
      (spot, step) => spot && (nextSpot(deck, uuid, spot, step) ?? spot),
      start,
    )
    return end === null ? '' : drawn(putAtSpot(deck, uuid, end))
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
  ] as const)('%s led %j: %s', { tags: ['BY-30', 'BY-54'] }, (uuid, steps, expected) => {
    expect(walked(uuid, ...steps)).toBe(expected)
  })

  test('lead nowhere in a deck of one', { tags: ['BY-54'] }, () => {
    const one = strip('a')

    for (const step of ['start', 'end', 'up', 'down'] as const) {
      expect(nextSpot(one, 'a', gap(0), step)).toBeNull()
    }
  })
})

test.each([
  [gap(1), gap(1), true],
  [gap(1), gap(2), false],
  [gap(1), stack(1, 1), false],
  [stack(1, 1), stack(1, 1), true],
  [stack(1, 1), stack(2, 1), false],
  [null, gap(1), false],
  [null, null, true],
])('%j and %j are the same: %s', (one, other, expected) => {
  expect(isSameSpot(one, other)).toBe(expected)
})
