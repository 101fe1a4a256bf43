import type { Light } from '../artwork-name.ts'
import { circle, fill, linear, path, radial, rect, stroke, times } from '../canvas.ts'
import type { Canvas } from '../canvas.ts'

const WALLS: Readonly<Record<Light, readonly [string, string]>> = {
  dawn: ['#f6dfd6', '#d9b3b5'],
  day: ['#f4ead8', '#dcc6a4'],
  dusk: ['#8a4a3f', '#3e2234'],
  night: ['#2a2540', '#12101f'],
  storm: ['#9aa5a6', '#5f6d70'],
  mist: ['#e3e2db', '#bfc3be'],
}

/** A wall, a wooden table and the light that falls on both. */
export function table(canvas: Canvas, edge: number): string {
  const { width, height, light, palette, random, unit } = canvas
  const [wall, shade] = WALLS[light]
  const isDark = light === 'night' || light === 'dusk'
  const wood = isDark ? ['#7a4a2c', '#3d2218'] : ['#c68d55', '#8e5a31']
  return (
    `<defs>${linear('wall', [
      [0, shade],
      [1, wall],
    ])}${linear('wood', [
      [0, wood[0] ?? ''],
      [1, wood[1] ?? ''],
    ])}${radial('warm', [
      [0, palette.lamp, isDark ? 0.55 : 0.5],
      [1, palette.lamp, 0],
    ])}</defs>` +
    rect(0, 0, width, edge + 2, 'fill="url(#wall)"') +
    circle(width * 0.3, height * 0.2, unit * 60, 'fill="url(#warm)"') +
    rect(0, edge, width, height - edge, 'fill="url(#wood)"') +
    times(9, () => {
      const y = edge + random() * (height - edge)
      return path(
        [
          'M',
          0,
          y,
          'Q',
          width * random(),
          y + (random() - 0.5) * unit * 5,
          width,
          y + (random() - 0.5) * unit * 2,
        ],
        stroke('#3a1e10', unit * 0.22, 0.3),
      )
    }) +
    rect(0, edge, width, unit * 0.7, fill('#ffe9c8', isDark ? 0.2 : 0.4))
  )
}

export function cloth({ width, random, unit }: Canvas, x: number, y: number): string {
  const colour = ['#7d9cb8', '#c8695a', '#8aa37b', '#d9b25f'][Math.floor(random() * 4)] ?? '#7d9cb8'
  return (
    path(
      [
        'M',
        x,
        y,
        'L',
        x + width * 0.3,
        y - unit * 4,
        'L',
        x + width * 0.36,
        y + unit * 10,
        'L',
        x + width * 0.05,
        y + unit * 15,
        'Z',
      ],
      fill('#f3ece0'),
    ) +
    times(4, (index) =>
      path(
        [
          'M',
          x + width * (0.03 + index * 0.075),
          y - unit * index,
          'l',
          width * 0.055,
          unit * 14.4,
        ],
        stroke(colour, unit * 0.8, 0.8),
      ),
    )
  )
}
