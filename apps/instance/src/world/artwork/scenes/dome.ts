import { fill, linear, path, rect, round } from '../canvas.ts'
import type { Painter } from '../canvas.ts'
import { mix } from '../colour.ts'
import { hills, sky, stars } from '../nature.ts'

/** The observatory dome with its slit open and the long brass telescope. */
export const dome: Painter = (canvas) => {
  const { width, height, light, palette, random, unit } = canvas
  const ground = height * 0.86
  const x = width * (0.4 + random() * 0.2)
  const radius = unit * 30
  const wallTop = ground - unit * 16
  const shell = light === 'night' ? '#8fa0c4' : '#d9c3cb'
  return (
    sky(canvas) +
    stars({ width, height: height * 0.8, count: 150, random }) +
    hills(canvas, { base: ground, rise: height * 0.14, colour: palette.land[0], summits: 4 }) +
    hills(canvas, {
      base: ground + unit * 2,
      rise: height * 0.06,
      colour: palette.land[1],
      summits: 6,
    }) +
    `<defs><linearGradient id="shell"><stop offset="0" stop-color="${mix(shell, '#ffffff', 0.25)}"/><stop offset="1" stop-color="${mix(shell, palette.ink, 0.7)}"/></linearGradient>${linear(
      'brass',
      [
        [0, '#f2d38a'],
        [1, '#8a5a26'],
      ],
    )}</defs>` +
    rect(
      x - radius * 0.94,
      wallTop,
      radius * 1.88,
      unit * 20,
      fill(mix(shell, palette.ink, 0.45)),
    ) +
    path(
      ['M', x - radius, wallTop, 'A', radius, radius, '0 0 1', x + radius, wallTop, 'Z'],
      'fill="url(#shell)"',
    ) +
    path(
      [
        'M',
        x + radius * 0.08,
        wallTop,
        'Q',
        x + radius * 0.1,
        wallTop - radius * 0.62,
        x + radius * 0.22,
        wallTop - radius * 0.975,
        'L',
        x + radius * 0.5,
        wallTop - radius * 0.866,
        'Q',
        x + radius * 0.44,
        wallTop - radius * 0.5,
        x + radius * 0.44,
        wallTop,
        'Z',
      ],
      fill(palette.ink),
    ) +
    `<g transform="rotate(34 ${round(x + radius * 0.26)} ${round(wallTop - unit * 4)})">` +
    rect(
      x + radius * 0.2,
      wallTop - radius * 1.28,
      unit * 4.6,
      radius * 1.2,
      `rx="${round(unit)}" fill="url(#brass)"`,
    ) +
    rect(
      x + radius * 0.18,
      wallTop - radius * 1.36,
      unit * 5.8,
      unit * 4,
      `rx="${round(unit * 0.6)}" fill="url(#brass)"`,
    ) +
    '</g>' +
    path(
      [
        'M',
        x + radius * 0.08,
        wallTop,
        'L',
        x + radius * 0.09,
        wallTop - radius * 0.2,
        'L',
        x + radius * 0.44,
        wallTop - radius * 0.2,
        'L',
        x + radius * 0.44,
        wallTop,
        'Z',
      ],
      fill(mix(shell, palette.ink, 0.6)),
    ) +
    rect(
      x - radius * 1.03,
      wallTop - unit * 1.2,
      radius * 2.06,
      unit * 2.4,
      `rx="${round(unit)}" ${fill(mix(shell, palette.ink, 0.6))}`,
    ) +
    rect(x - unit * 16, wallTop + unit * 6, unit * 7, unit * 14, fill(palette.lamp)) +
    rect(0, ground + unit * 3, width, height, fill(palette.ink))
  )
}
