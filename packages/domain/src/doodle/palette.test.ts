import { describe, expect, test } from 'vitest'
import { isColour, PALETTE } from './index.ts'

describe('PALETTE', () => {
  const all = PALETTE.flat()

  test(
    'has 77 different colours in 7 rows by 11, as six-digit hex',
    { tags: ['DOO-07', 'DOO-04'] },
    () => {
      expect(PALETTE.map((row) => row.length)).toEqual([11, 11, 11, 11, 11, 11, 11])
      expect(new Set(all).size).toBe(77)
      expect(all.every(isColour)).toBe(true)
    },
  )

  test('has black, greys, white, and the pure colours', { tags: ['DOO-07'] }, () => {
    const greys = PALETTE.map((row) => row[0]!)
    const pure = ['#ff0000', '#00ff00', '#0000ff', '#00ffff', '#ff00ff', '#ffff00']

    expect([greys[0], greys[6]]).toEqual(['#000000', '#ffffff'])
    expect(greys.every((grey) => grey.slice(1, 3).repeat(3) === grey.slice(1))).toBe(true)
    expect(pure.filter((colour) => !PALETTE[3]!.includes(colour))).toEqual([])
  })

  test('is ordered from dark to light in every column', { tags: ['DOO-07'] }, () => {
    const light = (colour: string) =>
      [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(colour.slice(at, at + 2), 16), 0)
    const columns = PALETTE[0]!.map((_, column) => PALETTE.map((row) => light(row[column]!)))

    for (const column of columns) expect(column).toEqual(column.toSorted((a, b) => a - b))
  })
})
