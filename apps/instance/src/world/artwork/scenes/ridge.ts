import { circle, fill, path, stroke } from '../canvas.ts'
import type { Painter } from '../canvas.ts'
import { mix } from '../colour.ts'
import { clouds, fogBands, hills, orb, orbPlace, sky } from '../nature.ts'

/** Ridge behind ridge, and somebody with a telescope on the nearest. */
export const ridge: Painter = (canvas) => {
  const { width, height, light, palette, random, unit } = canvas
  const [far, middle, near] = palette.land
  const sun = orbPlace(canvas, height * 0.55)
  const rows = [far, mix(far, middle, 0.5), middle, mix(middle, near, 0.6)]
  const x = width * (0.25 + random() * 0.5)
  const top = height * 0.83
  return (
    sky(canvas) +
    orb(canvas, sun) +
    (light === 'night' ? '' : clouds(canvas, 3)) +
    rows
      .map((colour, index) =>
        hills(canvas, {
          base: height * (0.56 + index * 0.09),
          rise: height * 0.13,
          colour,
          summits: 4 + index,
        }),
      )
      .join('') +
    path(
      [
        'M',
        0,
        height * 0.95,
        'Q',
        x * 0.6,
        top + unit * 2,
        x,
        top,
        'Q',
        x + (width - x) * 0.4,
        top,
        width,
        height * 0.93,
        'L',
        width,
        height,
        'L',
        0,
        height,
        'Z',
      ],
      fill(near),
    ) +
    stargazer(x, top + unit * 0.6, unit, palette.ink) +
    (light === 'mist' ? fogBands(canvas, height * 0.5) : '')
  )
}

function stargazer(x: number, y: number, unit: number, ink: string): string {
  return (
    path(
      [
        'M',
        x + unit * 3,
        y - unit * 6,
        'L',
        x + unit * 0.6,
        y,
        'M',
        x + unit * 3,
        y - unit * 6,
        'L',
        x + unit * 5.4,
        y,
        'M',
        x + unit * 3,
        y - unit * 6,
        'L',
        x + unit * 3,
        y,
      ],
      stroke(ink, unit * 0.5),
    ) +
    path(
      ['M', x + unit * 0.6, y - unit * 4.8, 'L', x + unit * 7, y - unit * 9.6],
      stroke(ink, unit * 1.5),
    ) +
    circle(x - unit * 2, y - unit * 7.4, unit * 1.1, fill(ink)) +
    path(
      [
        'M',
        x - unit * 3.4,
        y,
        'Q',
        x - unit * 3.6,
        y - unit * 6,
        x - unit * 2,
        y - unit * 6.2,
        'Q',
        x - unit * 0.4,
        y - unit * 6,
        x - unit * 0.6,
        y,
        'Z',
      ],
      fill(ink),
    ) +
    path(
      ['M', x - unit * 1.6, y - unit * 5, 'L', x + unit * 0.8, y - unit * 4.7],
      stroke(ink, unit * 0.8),
    )
  )
}
