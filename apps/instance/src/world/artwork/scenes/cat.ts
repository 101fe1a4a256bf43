import { circle, ellipse, fill, path, rect, round, stroke, times } from '../canvas.ts'
import type { Painter } from '../canvas.ts'
import { mix } from '../colour.ts'
import { clouds, hills, orb, sky } from '../nature.ts'

/** A cat on the sill, curled up by day, sitting in the evening. */
export const cat: Painter = (canvas) => {
  const { width, height, light, palette, random, unit } = canvas
  const sill = height * 0.76
  const isAsleep = light === 'day' || light === 'dawn'
  const wall = isAsleep ? '#efe3d0' : '#3d2a3f'
  const fur = isAsleep ? '#a8672f' : '#1d1522'
  const x = width * 0.48
  return (
    rect(0, 0, width, height, fill(wall)) +
    `<defs><clipPath id="pane">${rect(width * 0.14, height * 0.06, width * 0.72, sill - height * 0.06, '')}</clipPath></defs>` +
    `<g clip-path="url(#pane)">${sky(canvas)}${orb(canvas, { x: width * 0.68, y: isAsleep ? height * 0.24 : height * 0.42 })}${clouds(canvas, 2)}${hills(canvas, { base: sill, rise: height * 0.24, colour: palette.land[0], summits: 3 })}${hills(canvas, { base: sill, rise: height * 0.1, colour: palette.land[1], summits: 6 })}</g>` +
    rect(
      width * 0.14,
      height * 0.06,
      width * 0.72,
      sill - height * 0.06,
      `fill="none" stroke="${isAsleep ? '#fffaf0' : '#241a2a'}" stroke-width="${round(unit * 3)}"`,
    ) +
    rect(
      width * 0.49,
      height * 0.06,
      unit * 1.8,
      sill - height * 0.06,
      fill(isAsleep ? '#fffaf0' : '#241a2a'),
    ) +
    path(
      [
        'M',
        width * 0.02,
        0,
        'Q',
        width * 0.16,
        height * 0.4,
        width * 0.07,
        sill,
        'L',
        -10,
        sill,
        'L',
        -10,
        0,
        'Z',
      ],
      fill(isAsleep ? '#d9b8a0' : '#5a3a55', 0.9),
    ) +
    path(
      [
        'M',
        width * 0.98,
        0,
        'Q',
        width * 0.84,
        height * 0.4,
        width * 0.93,
        sill,
        'L',
        width + 10,
        sill,
        'L',
        width + 10,
        0,
        'Z',
      ],
      fill(isAsleep ? '#d9b8a0' : '#5a3a55', 0.9),
    ) +
    rect(0, sill, width, unit * 5, fill(isAsleep ? '#fffaf0' : '#2c2032')) +
    (isAsleep ? sleepingCat(x, sill, unit, fur) : sittingCat(x, sill, unit, fur, palette.lamp)) +
    pot(width * 0.8, sill, unit, random)
  )
}

function sleepingCat(x: number, y: number, unit: number, fur: string): string {
  const dark = mix(fur, '#2a1408', 0.4)
  return (
    ellipse(x, y + unit * 0.6, unit * 26, unit * 2.4, fill('#000000', 0.18)) +
    path(
      [
        'M',
        x - unit * 24,
        y,
        'C',
        x - unit * 28,
        y - unit * 19,
        x - unit * 2,
        y - unit * 25,
        x + unit * 13,
        y - unit * 17,
        'C',
        x + unit * 25,
        y - unit * 11,
        x + unit * 25,
        y,
        x + unit * 18,
        y,
        'Z',
      ],
      fill(fur),
    ) +
    times(4, (index) =>
      path(
        [
          'M',
          x - unit * (14 - index * 6.4),
          y - unit * (17 + (index % 3) * 1.6),
          'q',
          unit * 2.4,
          unit * 4,
          unit * 1,
          unit * 8,
        ],
        stroke(dark, unit * 1.3, 0.7),
      ),
    ) +
    path(
      [
        'M',
        x - unit * 23,
        y - unit * 3,
        'Q',
        x - unit * 6,
        y + unit * 3,
        x + unit * 9,
        y - unit * 1.4,
      ],
      stroke(dark, unit * 4.4),
    ) +
    ellipse(x + unit * 13, y - unit * 7, unit * 9, unit * 7, fill(fur)) +
    path(
      [
        'M',
        x + unit * 6,
        y - unit * 11,
        'L',
        x + unit * 6.6,
        y - unit * 17.4,
        'L',
        x + unit * 12,
        y - unit * 13.4,
        'Z M',
        x + unit * 15,
        y - unit * 13.4,
        'L',
        x + unit * 20.6,
        y - unit * 16.4,
        'L',
        x + unit * 20.6,
        y - unit * 10,
        'Z',
      ],
      fill(fur),
    ) +
    path(
      [
        'M',
        x + unit * 8.6,
        y - unit * 7,
        'q',
        unit * 1.6,
        unit * 1.6,
        unit * 3.2,
        0,
        'm',
        unit * 3.2,
        0,
        'q',
        unit * 1.6,
        unit * 1.6,
        unit * 3.2,
        0,
      ],
      stroke('#3a1e10', unit * 0.7),
    ) +
    path(
      ['M', x + unit * 12.6, y - unit * 4.4, 'l', unit * 1.6, 0, 'l', -unit * 0.8, unit, 'Z'],
      fill('#e08a8a'),
    )
  )
}

function sittingCat(x: number, y: number, unit: number, fur: string, eye: string): string {
  return (
    path(
      [
        'M',
        x + unit * 11,
        y - unit * 2,
        'C',
        x + unit * 24,
        y + unit * 2,
        x + unit * 24,
        y + unit * 15,
        x + unit * 19,
        y + unit * 20,
      ],
      stroke(fur, unit * 3),
    ) +
    path(
      [
        'M',
        x - unit * 13,
        y,
        'C',
        x - unit * 15,
        y - unit * 16,
        x - unit * 9,
        y - unit * 25,
        x - unit * 4,
        y - unit * 28,
        'L',
        x + unit * 5,
        y - unit * 28,
        'C',
        x + unit * 11,
        y - unit * 24,
        x + unit * 16,
        y - unit * 12,
        x + unit * 13,
        y,
        'Z',
      ],
      fill(fur),
    ) +
    ellipse(x, y - unit * 33, unit * 9.4, unit * 8.2, fill(fur)) +
    path(
      [
        'M',
        x - unit * 9,
        y - unit * 35,
        'L',
        x - unit * 8.4,
        y - unit * 46,
        'L',
        x - unit * 1.6,
        y - unit * 40,
        'Z M',
        x + unit * 9,
        y - unit * 35,
        'L',
        x + unit * 8.4,
        y - unit * 46,
        'L',
        x + unit * 1.6,
        y - unit * 40,
        'Z',
      ],
      fill(fur),
    ) +
    ellipse(x - unit * 3.6, y - unit * 33.4, unit * 1.5, unit * 1.1, fill(eye)) +
    ellipse(x + unit * 3.6, y - unit * 33.4, unit * 1.5, unit * 1.1, fill(eye)) +
    path(
      [
        'M',
        x - unit * 3,
        y - unit * 29.6,
        'l',
        -unit * 9,
        -unit * 1,
        'm',
        unit * 9,
        unit * 2,
        'l',
        -unit * 8.4,
        unit * 1.4,
        'M',
        x + unit * 3,
        y - unit * 29.6,
        'l',
        unit * 9,
        -unit * 1,
        'm',
        -unit * 9,
        unit * 2,
        'l',
        unit * 8.4,
        unit * 1.4,
      ],
      stroke('#cfc4d6', unit * 0.25, 0.7),
    )
  )
}

function pot(x: number, y: number, unit: number, random: () => number): string {
  return (
    times(11, (index) => {
      const lean = (index - 5) * unit * 1.7
      return (
        path(
          [
            'M',
            x,
            y - unit * 9,
            'Q',
            x + lean * 0.3,
            y - unit * 18,
            x + lean,
            y - unit * (17 + random() * 8),
          ],
          stroke(index % 2 ? '#4f8a4f' : '#6fa65c', unit * 1.2),
        ) +
        circle(x + lean, y - unit * (18 + random() * 7), unit * (1.2 + random()), fill('#e0607a'))
      )
    }) +
    path(
      [
        'M',
        x - unit * 6,
        y - unit * 10,
        'L',
        x + unit * 6,
        y - unit * 10,
        'L',
        x + unit * 4.4,
        y,
        'L',
        x - unit * 4.4,
        y,
        'Z',
      ],
      fill('#b5613f'),
    ) +
    rect(x - unit * 6.8, y - unit * 11.4, unit * 13.6, unit * 2.8, fill('#c9764f'))
  )
}
