import { fill, linear, path, rect, stroke, times } from '../canvas.ts'
import type { Canvas, Painter } from '../canvas.ts'
import { clouds, fogBands, hills, orb, orbPlace, sky, water } from '../nature.ts'

/** A small boat's hull on the slip, or an old one on the sand. */
export const hull: Painter = (canvas) => {
  const { width, height, light, palette, random, unit } = canvas
  const horizon = height * 0.5
  const ground = height * 0.8
  const sun = orbPlace(canvas, horizon)
  const paint = {
    dawn: '#27406b',
    day: '#1f5fc4',
    dusk: '#2a3f86',
    night: '#1b3462',
    storm: '#2f4d63',
    mist: '#5a6f7c',
  }[light]
  const x = width * 0.5
  const half = Math.min(width * 0.36, unit * 50)
  const top = ground - unit * 27
  return (
    `<defs>${linear('hull', [
      [0, paint],
      [1, palette.ink],
    ])}${linear('sand', [
      [0, light === 'day' ? '#d9c39a' : palette.land[1]],
      [1, palette.land[2]],
    ])}</defs>` +
    sky(canvas) +
    orb(canvas, sun) +
    clouds(canvas, 3) +
    hills(canvas, { base: horizon, rise: height * 0.1, colour: palette.land[0], summits: 4 }) +
    water(canvas, horizon, sun) +
    shed(canvas, width * (random() < 0.5 ? 0.08 : 0.74), ground - unit * 3) +
    path(
      [
        'M',
        0,
        ground - unit * 4,
        'Q',
        width * 0.5,
        ground - unit * 9,
        width,
        ground - unit * 3,
        'L',
        width,
        height,
        'L',
        0,
        height,
        'Z',
      ],
      'fill="url(#sand)"',
    ) +
    times(3, (index) =>
      path(
        [
          'M',
          x + (index - 1) * half * 0.6,
          ground - unit * 6,
          'l',
          -unit * 4,
          unit * 9,
          'm',
          unit * 4,
          -unit * 9,
          'l',
          unit * 4,
          unit * 9,
        ],
        stroke('#5b3f2b', unit * 1.4),
      ),
    ) +
    path(
      [
        'M',
        x - half,
        top,
        'Q',
        x,
        top + unit * 7,
        x + half * 1.06,
        top - unit * 4,
        'Q',
        x + half * 0.86,
        ground - unit * 5,
        x + half * 0.3,
        ground - unit * 2,
        'L',
        x - half * 0.5,
        ground - unit * 2,
        'Q',
        x - half * 0.86,
        ground - unit * 6,
        x - half,
        top,
        'Z',
      ],
      'fill="url(#hull)"',
    ) +
    times(4, (index) =>
      path(
        [
          'M',
          x - half * (0.97 - index * 0.05),
          top + unit * (4 + index * 4.6),
          'Q',
          x,
          top + unit * (10 + index * 4.4),
          x + half * (1.01 - index * 0.07),
          top + unit * (0.6 + index * 5),
        ],
        stroke('#ffffff', unit * 0.25, 0.22),
      ),
    ) +
    path(
      ['M', x - half, top, 'Q', x, top + unit * 7, x + half * 1.06, top - unit * 4],
      stroke('#f6efe0', unit * 1.5),
    ) +
    path(
      [
        'M',
        x - half * 0.8,
        top + unit * 1.6,
        'L',
        x - half * 0.78,
        top - unit * 4,
        'L',
        x - half * 0.2,
        top - unit * 3.4,
        'L',
        x - half * 0.16,
        top + unit * 3.4,
        'Z',
      ],
      fill('#a8672f'),
    ) +
    rect(x - half * 0.02, top - unit * 26, unit * 1.1, unit * 30, fill('#8a5a2e')) +
    (light === 'mist' ? fogBands(canvas, height * 0.4) : '')
  )
}

function shed({ palette, unit, light }: Canvas, x: number, y: number): string {
  const red = light === 'day' ? '#b13c32' : light === 'night' ? '#43243a' : '#7c3440'
  return (
    rect(x, y - unit * 18, unit * 26, unit * 18, fill(red)) +
    path(
      [
        'M',
        x - unit * 2,
        y - unit * 17,
        'L',
        x + unit * 13,
        y - unit * 29,
        'L',
        x + unit * 28,
        y - unit * 17,
        'Z',
      ],
      fill(palette.ink),
    ) +
    rect(x + unit * 9, y - unit * 12, unit * 8, unit * 12, fill(palette.ink, 0.7)) +
    rect(x + unit * 20, y - unit * 12, unit * 3.4, unit * 4, fill(palette.lamp))
  )
}
