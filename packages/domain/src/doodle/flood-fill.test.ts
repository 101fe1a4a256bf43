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

/** A picture whose pixels are letters. */
function drawn(...rows: readonly string[]) {
  const pixels = rows.flatMap((row) => row.split('').flatMap((ink) => [...INKS[ink]!, 255]))
  return { data: new Uint8ClampedArray(pixels), width: rows[0]!.length, height: rows.length }
}

function read(data: Uint8ClampedArray | null, width: number): readonly string[] | null {
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

describe('a fill', () => {
  test('stays within the strokes around it, round every corner', { tags: ['DOO-12'] }, () => {
    const picture = drawn(
      '.........',
      '.#######.',
      '.#.....#.',
      '.#.###.#.',
      '.#.#...#.',
      '.#######.',
      '.........',
    )

    expect(read(floodFill(picture, { x: 2.9, y: 4.2, ...red }), 9)).toEqual([
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
    'reaches the border of the picture and not the other end of a row',
    { tags: ['DOO-12'] },
    () => {
      const picture = drawn('..##..', '..##..')

      expect(read(floodFill(picture, { x: 5, y: 0, ...red }), 6)).toEqual(['..##rr', '..##rr'])
    },
  )

  test('goes under the soft edge of a stroke: no pale rim stays', { tags: ['DOO-12'] }, () => {
    const row = '..-##-..'

    expect(read(floodFill(drawn(row, row), { x: 0, y: 0, ...red }), 8)).toEqual([
      'rr[128,0,0]##-..',
      'rr[128,0,0]##-..',
    ])
  })

  test('leaves a hard line as it is, however thin', { tags: ['DOO-12'] }, () => {
    expect(read(floodFill(drawn('..#..', '..#..'), { x: 0, y: 0, ...red }), 5)).toEqual([
      'rr#..',
      'rr#..',
    ])
  })

  test('mixes as its opacity says', { tags: ['DOO-03'] }, () => {
    const half = { colour: '#ff0000', opacity: 0.5 }

    expect(read(floodFill(drawn('...'), { x: 1, y: 0, ...half }), 3)).toEqual(['ppp'])
  })

  test.each([
    ['beside the picture', { x: -0.5, y: 0, ...red }],
    ['below it', { x: 0, y: 2, ...red }],
    ['with the colour that is there', { x: 0, y: 0, colour: '#ffffff', opacity: 1 }],
    ['that is not to be seen', { x: 0, y: 0, colour: '#ff0000', opacity: 0 }],
  ])('%s changes nothing', { tags: ['DOO-12'] }, (_title, fill) => {
    expect(floodFill(drawn('..', '..'), fill)).toBeNull()
  })
})

test('whatever is drawn, the fill keeps the picture given and repeats itself not', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('.', '#', '-'), { minLength: 36, maxLength: 36 }),
      fc.nat(5),
      fc.nat(5),
      (inks, x, y) => {
        const rows = Array.from({ length: 6 }, (_, row) =>
          inks.slice(row * 6, row * 6 + 6).join(''),
        )
        const picture = drawn(...rows)
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
