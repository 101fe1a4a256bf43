import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { floodFill } from './index.ts'

const INKS: Readonly<Record<string, readonly number[]>> = {
  '.': [255, 255, 255],
  '#': [0, 0, 0],
  '-': [128, 128, 128],
  r: [255, 0, 0],
  p: [255, 128, 128],
}

/** Creates a picture whose pixels are letters. */
function createPicture(...rows: readonly string[]) {
  const pixels = rows.flatMap((row) => row.split('').flatMap((ink) => [...INKS[ink]!, 255]))
  return { data: new Uint8ClampedArray(pixels), width: rows[0]!.length, height: rows.length }
}

function readPicture(data: Uint8ClampedArray | null, width: number): readonly string[] | null {
  if (data === null) return null
  const inks = Array.from({ length: data.length / 4 }, (_, at) => {
    const rgb = data.slice(at * 4, at * 4 + 3)
    return Object.keys(INKS).find((ink) => INKS[ink]!.join() === rgb.join()) ?? `[${rgb.join()}]`
  })
  return Array.from({ length: inks.length / width }, (_, row) =>
    inks.slice(row * width, (row + 1) * width).join(''),
  )
}

const red = { colour: '#ff0000', opacity: 1 }

describe('floodFill', () => {
  test('stays within the surrounding strokes, round every corner', { tags: ['DOO-12'] }, () => {
    const picture = createPicture(
      '.........',
      '.#######.',
      '.#.....#.',
      '.#.###.#.',
      '.#.#...#.',
      '.#######.',
      '.........',
    )

    expect(readPicture(floodFill(picture, { x: 2.9, y: 4.2, ...red }), 9)).toEqual([
      '.........',
      '.#######.',
      '.#rrrrr#.',
      '.#r###r#.',
      '.#r#rrr#.',
      '.#######.',
      '.........',
    ])
  })

  test(
    'reaches the border of the picture without wrapping to the next row',
    { tags: ['DOO-12'] },
    () => {
      const picture = createPicture('..##..', '..##..')

      expect(readPicture(floodFill(picture, { x: 5, y: 0, ...red }), 6)).toEqual([
        '..##rr',
        '..##rr',
      ])
    },
  )

  test('fills below the soft edge of a stroke without a pale rim', { tags: ['DOO-12'] }, () => {
    const row = '..-##-..'

    expect(readPicture(floodFill(createPicture(row, row), { x: 0, y: 0, ...red }), 8)).toEqual([
      'rr[128,0,0]##-..',
      'rr[128,0,0]##-..',
    ])
  })

  test('keeps a hard line, even a thin one', { tags: ['DOO-12'] }, () => {
    expect(
      readPicture(floodFill(createPicture('..#..', '..#..'), { x: 0, y: 0, ...red }), 5),
    ).toEqual(['rr#..', 'rr#..'])
  })

  test('blends by its opacity', { tags: ['DOO-03'] }, () => {
    const half = { colour: '#ff0000', opacity: 0.5 }

    expect(readPicture(floodFill(createPicture('...'), { x: 1, y: 0, ...half }), 3)).toEqual([
      'ppp',
    ])
  })

  test.each([
    ['beside the picture', { x: -0.5, y: 0, ...red }],
    ['below the picture', { x: 0, y: 2, ...red }],
    ['for the same colour', { x: 0, y: 0, colour: '#ffffff', opacity: 1 }],
    ['for an opacity of 0', { x: 0, y: 0, colour: '#ff0000', opacity: 0 }],
  ])('returns null %s', { tags: ['DOO-12'] }, (_title, fill) => {
    expect(floodFill(createPicture('..', '..'), fill)).toBeNull()
  })
})

test('does not mutate the picture, and a second identical fill changes no pixels', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('.', '#', '-'), { minLength: 36, maxLength: 36 }),
      fc.nat(5),
      fc.nat(5),
      (inks, x, y) => {
        const rows = Array.from({ length: 6 }, (_, row) =>
          inks.slice(row * 6, row * 6 + 6).join(''),
        )
        const picture = createPicture(...rows)
        const before = [...picture.data]
        const filled = floodFill(picture, { x, y, ...red })

        expect([...picture.data]).toEqual(before)
        expect(filled).not.toBeNull()
        const again = { ...picture, data: filled! }
        expect(floodFill(again, { x, y, ...red })).toBeNull()
      },
    ),
  )
})
