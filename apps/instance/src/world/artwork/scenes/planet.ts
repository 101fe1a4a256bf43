import { circle, ellipse, fill, radial, round, times } from '../canvas.ts'
import type { Painter } from '../canvas.ts'
import { belt } from './belt.ts'
import { space } from './space.ts'

const GAS_BANDS = [
  '#e8d3b0',
  '#c99a6c',
  '#f2e4c9',
  '#b9825a',
  '#ecd9b8',
  '#d6ac80',
  '#f4ead4',
  '#c49469',
  '#e3c79f',
]

const RED_BANDS = ['#d98a5b', '#b5603f', '#e3a176', '#a85136', '#d07d52', '#c06b45']

/** A banded planet with its moons; in the dusk a small red one. */
export const planet: Painter = (canvas) => {
  const { width, height, light, random, unit } = canvas
  const isRed = light === 'dusk'
  const bands = isRed ? RED_BANDS : GAS_BANDS
  const radius = unit * (isRed ? 15 : 24 + random() * 5)
  const x = width * (isRed ? 0.5 : 0.4)
  const y = height * 0.5
  const tilt = -8 - random() * 14
  return (
    space(canvas) +
    `<defs><clipPath id="disc">${circle(x, y, radius, '')}</clipPath>${radial('air', [
      [0.8, '#ffe9c4', 0.35],
      [1, '#ffe9c4', 0],
    ])}` +
    `<radialGradient id="shade" cx=".36" cy=".34" r=".72"><stop offset=".35" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#02030a" stop-opacity=".88"/></radialGradient></defs>` +
    circle(x, y, radius * 1.18, 'fill="url(#air)"') +
    `<g clip-path="url(#disc)"><g transform="rotate(${round(tilt)} ${round(x)} ${round(y)})">` +
    bands
      .map((colour, index) =>
        belt(
          {
            x,
            radius,
            y: y - radius + (index / bands.length) * radius * 2,
            tall: (radius * 2) / bands.length,
            colour,
          },
          random,
        ),
      )
      .join('') +
    (isRed
      ? ellipse(x, y - radius * 0.95, radius * 0.5, radius * 0.16, fill('#f6efe6', 0.9))
      : ellipse(
          x + radius * 0.3,
          y + radius * 0.33,
          radius * 0.2,
          radius * 0.12,
          fill('#b5482f', 0.95),
        ) +
        ellipse(
          x + radius * 0.3,
          y + radius * 0.33,
          radius * 0.13,
          radius * 0.07,
          fill('#d8714f'),
        )) +
    `</g>${circle(x, y, radius, 'fill="url(#shade)"')}</g>` +
    (isRed
      ? ''
      : times(4, (index) =>
          circle(
            x + radius * 1.35 + index * (width - x - radius * 1.5) * 0.24,
            y - radius * 0.15 + Math.tan((tilt * Math.PI) / 180) * (index + 1) * unit * 4,
            unit * (0.7 + random() * 0.5),
            fill(['#f4ead0', '#fff6de', '#d9cbb0', '#cfc4b8'][index] ?? '#ffffff'),
          ),
        ))
  )
}
