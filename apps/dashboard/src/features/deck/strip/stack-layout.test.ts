import { describe, expect, test } from 'vitest'
import type { StripSlot } from '@colonnade/domain/workspaces'
import { getStackBoxes } from './strip-layout.ts'

const createPlace = (columns: string, shares: readonly number[] | null = null): StripSlot => ({
  columns: columns.split(''),
  width: null,
  shares,
})

/** Evaluates a CSS length for a strip of 1000 px with headers of 44 px. */
function toPx(length: string): number {
  const [, percent, headers, rest] =
    /^calc\((-?[\d.]+)% \+ (-?[\d.]+) \* var\(--header\) \+ (-?[\d.]+)px\)$/.exec(length) ?? []
  return Math.round(Number(percent) * 10 + Number(headers) * 44 + Number(rest))
}

const getBoxes = (one: StripSlot, folded: readonly string[] = []) =>
  getStackBoxes(one, folded).map(({ top, height }) => [toPx(top), toPx(height)])

describe('getStackBoxes', () => {
  test('shares the height with a gap between the columns', { tags: ['BY-30'] }, () => {
    expect(getBoxes(createPlace('ab'))).toEqual([
      [0, 497],
      [503, 497],
    ])
    expect(getBoxes(createPlace('abc', [50, 30, 20]))).toEqual([
      [0, 494],
      [500, 296],
      [802, 198],
    ])
  })

  test('reduces a collapsed column to its header, at any position', { tags: ['BY-42'] }, () => {
    expect(getBoxes(createPlace('abc', [50, 30, 20]), ['b'])).toEqual([
      [0, 673],
      [679, 46],
      [731, 269],
    ])
    expect(getBoxes(createPlace('ab'), ['a', 'b'])).toEqual([
      [0, 46],
      [52, 46],
    ])
  })

  test('returns no box for a single column', { tags: ['BY-30'] }, () => {
    expect(getStackBoxes(createPlace('a'), ['a'])).toEqual([])
  })
})
