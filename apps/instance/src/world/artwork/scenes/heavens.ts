import {
  circle,
  ellipse,
  fill,
  linear,
  path,
  radial,
  rect,
  round,
  stroke,
  times,
} from '../canvas.ts'
import type { Canvas, Painter } from '../canvas.ts'
import { mix } from '../colour.ts'
import { hills, sky, stars } from '../nature.ts'

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

function space({ width, height, random }: Canvas): string {
  return (
    `<defs>${radial('space', [
      [0, '#141b3c'],
      [1, '#04060f'],
    ])}</defs>` +
    rect(0, 0, width, height, 'fill="url(#space)"') +
    stars({ width, height: height * 1.2, count: 120, random })
  )
}

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

interface Belt {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly tall: number
  readonly colour: string
}

function belt({ x, y, radius, tall, colour }: Belt, random: () => number): string {
  const d: (string | number)[] = ['M', x - radius * 1.1, y + tall * 1.3, 'L', x - radius * 1.1, y]
  for (let step = 1; step <= 8; step += 1) {
    const to = x - radius * 1.1 + (step / 8) * radius * 2.2
    d.push(
      'Q',
      to - radius * 0.14,
      y + (random() - 0.5) * tall * 0.7,
      to,
      y + (random() - 0.5) * tall * 0.25,
    )
  }
  d.push('L', x + radius * 1.1, y + tall * 1.3, 'Z')
  return path(d, fill(colour))
}

/** Saturn, its rings tilted towards us. */
export const saturn: Painter = (canvas) => {
  const { width, height, random, unit } = canvas
  const x = width / 2
  const y = height / 2
  const radius = unit * 17
  const tilt = -14 - random() * 12
  const ring = (front: boolean) =>
    [2.25, 2.05, 1.86, 1.66, 1.5, 1.36]
      .map(
        (scale, index) =>
          `<path d="M ${round(x - radius * scale)} ${round(y)} A ${round(radius * scale)} ${round(radius * scale * 0.34)} 0 0 ${front ? 0 : 1} ${round(x + radius * scale)} ${round(y)}" fill="none" stroke="${['#b99b6b', '#e6cf9f', '#f3e3bd', '#cdb083', '#e9d5a8', '#8f7a5b'][index] ?? ''}" stroke-width="${round(radius * (index === 2 ? 0.17 : 0.12))}" stroke-opacity=".9"/>`,
      )
      .join('')
  return (
    space(canvas) +
    `<defs><clipPath id="disc">${circle(x, y, radius, '')}</clipPath><radialGradient id="shade" cx=".38" cy=".36" r=".7"><stop offset=".4" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#05030a" stop-opacity=".8"/></radialGradient></defs>` +
    `<g transform="rotate(${round(tilt)} ${x} ${y})">${ring(false)}<g clip-path="url(#disc)">` +
    ['#d9b77c', '#ecd3a0', '#f5e4bf', '#e3c48b', '#f0dab0', '#cda66c', '#dcbb84']
      .map((colour, index) =>
        belt(
          { x, radius, y: y - radius + (index / 7) * radius * 2, tall: (radius * 2) / 7, colour },
          random,
        ),
      )
      .join('') +
    `${circle(x, y, radius, 'fill="url(#shade)"')}</g>${ring(true)}</g>`
  )
}

/** The moon so near that its craters show. */
export const moon: Painter = (canvas) => {
  const { width, height, random, unit } = canvas
  const radius = unit * 40
  const x = width / 2
  const y = height / 2
  const shade = 0.35 + random() * 0.5
  const spot = () => {
    const angle = random() * Math.PI * 2
    const away = Math.sqrt(random()) * radius * 0.9
    return { cx: x + Math.cos(angle) * away, cy: y + Math.sin(angle) * away }
  }
  const seas = times(7, () => {
    const { cx, cy } = spot()
    const size = radius * (0.1 + random() * 0.2)
    return times(4, () =>
      ellipse(
        cx + (random() - 0.5) * size * 1.6,
        cy + (random() - 0.5) * size * 1.2,
        size * (0.5 + random() * 0.6),
        size * (0.4 + random() * 0.5),
        fill('#9d9a93'),
      ),
    )
  })
  const craters = times(60, () => {
    const { cx, cy } = spot()
    const size = radius * (0.01 + random() ** 3 * 0.075)
    return (
      circle(cx, cy, size, fill('#b3afa3', 0.8)) +
      circle(cx + size * 0.22, cy + size * 0.22, size * 0.82, fill('#dcd8c9', 0.9)) +
      path(
        ['M', cx - size, cy, 'A', size, size, '0 0 1', cx, cy - size],
        stroke('#f7f4e6', Math.max(0.8, size * 0.2), 0.9),
      )
    )
  })
  const ray = spot()
  const rays = times(16, (index) => {
    const angle = (index / 16) * Math.PI * 2 + random() * 0.3
    const reach = radius * (0.2 + random() * 0.5)
    return path(
      [
        'M',
        ray.cx,
        ray.cy,
        'L',
        ray.cx + Math.cos(angle) * reach,
        ray.cy + Math.sin(angle) * reach,
      ],
      stroke('#f6f2e2', unit * (0.3 + random() * 0.6), 0.4),
    )
  })
  return (
    space(canvas) +
    `<defs><clipPath id="disc">${circle(x, y, radius, '')}</clipPath>${radial('halo', [
      [0.6, '#e9e4cf', 0.28],
      [1, '#e9e4cf', 0],
    ])}` +
    `<radialGradient id="shade" cx="${round(shade)}" cy=".42" r=".74"><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#02030a" stop-opacity=".92"/></radialGradient></defs>` +
    circle(x, y, radius * 1.5, 'fill="url(#halo)"') +
    circle(x, y, radius, fill('#d5d1c3')) +
    `<g clip-path="url(#disc)"><g opacity=".75">${seas}</g>${rays}${craters}${circle(x, y, radius, 'fill="url(#shade)"')}</g>`
  )
}

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
