import { describe, expect, test } from 'vitest'
import type { StripPlace } from '@colonnade/domain/workspaces'
import { stackBoxes } from './stack-boxes.ts'

const place = (columns: string, shares: readonly number[] | null = null): StripPlace => ({
  columns: columns.split(''),
  width: null,
  shares,
})

/** What a length comes to in a strip of 1000 px with headers of 44 px. */
function px(length: string): number {
  const [, percent, headers, rest] =
    /^calc\((-?[\d.]+)% \+ (-?[\d.]+) \* var\(--header\) \+ (-?[\d.]+)px\)$/.exec(length) ?? []
  return Math.round(Number(percent) * 10 + Number(headers) * 44 + Number(rest))
}

const boxes = (one: StripPlace, folded: readonly string[] = []) =>
  stackBoxes(one, folded).map(({ top, height }) => [px(top), px(height)])

describe('the columns of a stack', () => {
  test('share the height, with a gap between them', { tags: ['BY-30'] }, () => {
    expect(boxes(place('ab'))).toEqual([
      [0, 497],
      [503, 497],
    ])
    expect(boxes(place('abc', [50, 30, 20]))).toEqual([
      [0, 494],
      [500, 296],
      [802, 198],
    ])
  })

  test('leave a folded one its header alone, wherever it stands', { tags: ['BY-42'] }, () => {
    expect(boxes(place('abc', [50, 30, 20]), ['b'])).toEqual([
      [0, 673],
      [679, 46],
      [731, 269],
    ])
    expect(boxes(place('ab'), ['a', 'b'])).toEqual([
      [0, 46],
      [52, 46],
    ])
  })

  test('need no box where there is but one', { tags: ['BY-30'] }, () => {
    expect(stackBoxes(place('a'), ['a'])).toEqual([])
  })
})
