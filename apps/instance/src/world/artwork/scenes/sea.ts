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
import { clouds, farBirds, fogBands, hills, orb, orbPlace, sky, water } from '../nature.ts'

/** Open sea with the sun or the moon over it, and waves when there is a storm. */
export const sea: Painter = (canvas) => {
  const { width, height, light, palette, random, unit } = canvas
  const horizon = height * (0.5 + random() * 0.1)
  const sun = orbPlace(canvas, horizon)
  const hasLand = random() < 0.5
  const island = hasLand
    ? hills(canvas, { base: horizon + 1, rise: height * 0.05, colour: palette.land[0], summits: 3 })
    : ''
  return (
    sky(canvas) +
    orb(canvas, sun) +
    clouds(canvas, light === 'storm' ? 9 : 4) +
    island +
    water(canvas, horizon, light === 'storm' ? undefined : sun) +
    (light === 'storm' ? breakers(canvas, horizon) : '') +
    farBirds(canvas, { x: width * 0.7, y: height * 0.22 }, { count: 4, spread: unit * 9 }) +
    (light === 'mist' ? fogBands(canvas, horizon - height * 0.15) : '')
  )
}

function breakers({ width, height, palette, random, unit }: Canvas, horizon: number): string {
  return times(7, (row) => {
    const y = horizon + ((row + 1) / 7.5) ** 1.3 * (height - horizon)
    const tall = unit * (1.5 + row * 1.5)
    const wave = unit * (14 + row * 9)
    const shift = random() * wave
    const d: (string | number)[] = ['M', -wave, height, 'L', -wave, y]
    for (let x = -wave - shift; x < width + wave; x += wave) {
      d.push('Q', x + wave * 0.35, y - tall * 0.2, x + wave * 0.55, y - tall)
      d.push('Q', x + wave * 0.62, y - tall * 0.3, x + wave, y)
    }
    d.push('L', width + wave, height, 'Z')
    const foam = times(Math.ceil(width / wave) + 2, (index) => {
      const x = -wave - shift + index * wave + wave * 0.55
      return path(
        [
          'M',
          x - wave * 0.16,
          y - tall * 0.55,
          'Q',
          x - wave * 0.04,
          y - tall,
          x + wave * 0.05,
          y - tall * 0.8,
        ],
        stroke('#eef5f2', unit * (0.35 + row * 0.12), 0.8),
      )
    })
    return path(d, fill(row % 2 ? palette.water[0] : palette.land[1], 0.75)) + foam
  })
}

/** A striped lighthouse on a rock, its beam over the water after sunset. */
export const lighthouse: Painter = (canvas) => {
  const { width, height, light, palette, random, unit } = canvas
  const horizon = height * 0.66
  const side = random() < 0.5 ? 0.3 : 0.7
  const x = width * side
  const foot = height * 0.73
  const tall = height * (0.44 + random() * 0.05)
  const wide = unit * 11
  const lampY = foot - tall
  const isLit = light !== 'day'
  const sun = { x: width * (1 - side), y: orbPlace(canvas, horizon).y }
  return (
    sky(canvas) +
    orb(canvas, sun, 0.8) +
    clouds(canvas, light === 'storm' ? 9 : 4) +
    hills(canvas, { base: horizon + 2, rise: height * 0.06, colour: palette.land[0], summits: 4 }) +
    water(canvas, horizon, light === 'storm' ? undefined : sun) +
    (isLit ? beam(canvas, { x, y: lampY }) : '') +
    (light === 'storm' ? breakers(canvas, horizon + unit * 4) : '') +
    rock(canvas, x, foot) +
    tower(canvas, { x, foot, tall, wide, isLit }) +
    farBirds(canvas, { x: width * (1 - side), y: height * 0.3 }, { count: 5, spread: unit * 10 }) +
    (light === 'mist' ? fogBands(canvas, height * 0.45) : '')
  )
}

function beam({ width, palette, unit }: Canvas, lamp: { x: number; y: number }): string {
  const away = lamp.x < width / 2 ? 1 : -1
  const cone = (direction: number, reach: number, opacity: number) =>
    path(
      [
        'M',
        lamp.x,
        lamp.y,
        'L',
        lamp.x + direction * reach,
        lamp.y - unit * 13,
        'L',
        lamp.x + direction * reach,
        lamp.y + unit * 11,
        'Z',
      ],
      `fill="url(#beam${direction})" opacity="${opacity}"`,
    )
  const gradient = (direction: number) =>
    `<linearGradient id="beam${direction}" x1="${direction > 0 ? 0 : 1}" x2="${direction > 0 ? 1 : 0}" y1="0" y2="0"><stop offset="0" stop-color="${palette.lamp}" stop-opacity=".85"/><stop offset="1" stop-color="${palette.lamp}" stop-opacity="0"/></linearGradient>`
  return (
    `<defs>${gradient(1)}${gradient(-1)}${radial('lamp', [
      [0, palette.lamp, 0.95],
      [1, palette.lamp, 0],
    ])}</defs>` +
    cone(away, width * 0.85, 0.85) +
    cone(-away, width * 0.4, 0.5) +
    circle(lamp.x, lamp.y, unit * 12, 'fill="url(#lamp)"')
  )
}

function rock({ width, height, palette, random, unit }: Canvas, x: number, foot: number): string {
  const stone = mix(palette.land[1], '#6b625e', 0.55)
  const shapes = [
    { spread: width * 0.36, top: foot + unit * 7, colour: mix(stone, palette.ink, 0.25) },
    { spread: width * 0.2, top: foot - unit, colour: mix(stone, palette.ink, 0.4) },
    { spread: width * 0.3, top: foot + unit * 13, colour: mix(stone, palette.ink, 0.62) },
  ]
  return shapes
    .map(({ spread, top, colour }) => {
      const d: (string | number)[] = ['M', x - spread, height]
      for (let step = 0; step <= 10; step += 1) {
        const share = step / 10
        const hump = Math.min(1, Math.sin(share * Math.PI) * 1.7) * (height - top)
        const isTop = Math.abs(share - 0.5) < 0.12
        const jag = isTop ? 0 : (random() - 0.2) * unit * 5
        d.push('L', x - spread + share * spread * 2, height - Math.max(0, hump - jag))
      }
      d.push('L', x + spread, height, 'Z')
      return path(d, fill(colour))
    })
    .join('')
}

interface Tower {
  readonly x: number
  readonly foot: number
  readonly tall: number
  readonly wide: number
  readonly isLit: boolean
}

function tower({ palette, light, unit }: Canvas, { x, foot, tall, wide, isLit }: Tower): string {
  const top = wide * 0.62
  const edge = (share: number) => (wide + (top - wide) * share) / 2
  const isDark = light === 'night' || light === 'dusk'
  const white = isDark ? '#d9d3df' : '#f8f4ec'
  const red = isDark ? '#a8394b' : '#d9483f'
  const bands = times(5, (index) => {
    const from = index / 5
    const to = (index + 1) / 5
    return path(
      [
        'M',
        x - edge(from),
        foot - tall * 0.86 * from,
        'L',
        x + edge(from),
        foot - tall * 0.86 * from,
        'L',
        x + edge(to),
        foot - tall * 0.86 * to,
        'L',
        x - edge(to),
        foot - tall * 0.86 * to,
        'Z',
      ],
      fill(index % 2 ? white : red),
    )
  })
  const gallery = foot - tall * 0.86
  const room = top * 0.62
  return (
    `<defs><linearGradient id="round"><stop offset="0" stop-color="#000" stop-opacity=".05"/><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#0a0620" stop-opacity=".45"/></linearGradient></defs>` +
    bands +
    path(
      [
        'M',
        x - edge(0),
        foot,
        'L',
        x + edge(0),
        foot,
        'L',
        x + edge(1),
        gallery,
        'L',
        x - edge(1),
        gallery,
        'Z',
      ],
      'fill="url(#round)"',
    ) +
    times(2, (index) =>
      rect(
        x - unit * 0.6,
        foot - tall * (0.3 + index * 0.3),
        unit * 1.2,
        unit * 2.2,
        `rx="${round(unit * 0.6)}" ${fill(isLit ? palette.lamp : '#3a4a5a')}`,
      ),
    ) +
    rect(
      x - top * 0.72,
      gallery - unit * 0.6,
      top * 1.44,
      unit * 1.2,
      `rx="${round(unit * 0.4)}" ${fill(palette.ink)}`,
    ) +
    rect(
      x - room / 2,
      gallery - unit * 5.4,
      room,
      unit * 4.9,
      fill(isLit ? palette.lamp : '#cfe4ea'),
    ) +
    times(3, (index) =>
      rect(
        x - room / 2 + (index * room) / 2 - unit * 0.15,
        gallery - unit * 5.4,
        unit * 0.3,
        unit * 4.9,
        fill(palette.ink),
      ),
    ) +
    path(
      [
        'M',
        x - room * 0.7,
        gallery - unit * 5.2,
        'Q',
        x,
        gallery - unit * 11,
        x + room * 0.7,
        gallery - unit * 5.2,
        'Z',
      ],
      fill(red),
    ) +
    circle(x, gallery - unit * 8.6, unit * 0.6, fill(palette.ink))
  )
}

/** Still water that ends in fog, and a bell buoy. */
export const fog: Painter = (canvas) => {
  const { width, height, palette, random, unit } = canvas
  const horizon = height * 0.52
  const x = width * (0.35 + random() * 0.3)
  const y = height * 0.68
  const red = '#b5524c'
  return (
    sky(canvas) +
    orb(canvas, { x: width * 0.7, y: height * 0.24 }, 0.9) +
    hills(canvas, { base: horizon, rise: height * 0.09, colour: palette.land[0], summits: 3 }) +
    water(canvas, horizon) +
    fogBands(canvas, height * 0.34) +
    ellipse(x, y + unit, unit * 9, unit * 1.3, fill(palette.land[1], 0.5)) +
    path(
      [
        'M',
        x - unit * 3.5,
        y - unit,
        'L',
        x - unit * 1.6,
        y - unit * 14,
        'L',
        x + unit * 1.6,
        y - unit * 14,
        'L',
        x + unit * 3.5,
        y - unit,
      ],
      stroke(red, unit * 0.8),
    ) +
    path(
      [
        'M',
        x - unit * 2.7,
        y - unit * 6,
        'L',
        x + unit * 2.2,
        y - unit * 10,
        'M',
        x + unit * 2.7,
        y - unit * 6,
        'L',
        x - unit * 2.2,
        y - unit * 10,
      ],
      stroke(red, unit * 0.5),
    ) +
    path(
      [
        'M',
        x - unit * 1.6,
        y - unit * 8,
        'Q',
        x - unit * 1.4,
        y - unit * 11.4,
        x,
        y - unit * 11.5,
        'Q',
        x + unit * 1.4,
        y - unit * 11.4,
        x + unit * 1.6,
        y - unit * 8,
        'Z',
      ],
      fill('#7a5a3a'),
    ) +
    circle(x, y - unit * 15.2, unit * 1.2, fill(palette.lamp)) +
    path(
      [
        'M',
        x - unit * 6,
        y - unit * 1.6,
        'L',
        x + unit * 6,
        y - unit * 1.6,
        'L',
        x + unit * 4.6,
        y + unit * 1.4,
        'L',
        x - unit * 4.6,
        y + unit * 1.4,
        'Z',
      ],
      fill(red),
    ) +
    times(5, (index) =>
      rect(
        x - unit * (4 - index * 0.6),
        y + unit * (2.4 + index * 1.8),
        unit * (8 - index * 1.2),
        unit * 0.5,
        `rx="2" ${fill(red, 0.35 - index * 0.05)}`,
      ),
    ) +
    fogBands(canvas, height * 0.66)
  )
}

/** The white ferry from the side. */
export const ferry: Painter = (canvas) => {
  const { width, height, light, palette, random, unit } = canvas
  const horizon = height * 0.56
  const sun = orbPlace(canvas, horizon)
  const long = Math.min(width * 0.62, unit * 84)
  const x = width * 0.5 - long / 2
  const y = height * 0.7
  const isLit = light === 'night' || light === 'dusk' || light === 'dawn'
  const white = light === 'night' ? '#b9c3dd' : light === 'dusk' ? '#f3d8d2' : '#fbfaf5'
  const pane = isLit ? palette.lamp : '#5f8aa6'
  const deck = (left: number, right: number, level: number, tall: number) =>
    rect(
      x + long * left,
      y - unit * (level + tall),
      long * (right - left),
      unit * tall,
      `rx="${round(unit * 0.7)}" ${fill(white)}`,
    ) +
    times(Math.floor((long * (right - left)) / (unit * 3)) - 1, (index) =>
      rect(
        x + long * left + unit * (1.6 + index * 3),
        y - unit * (level + tall * 0.72),
        unit * 1.7,
        unit * tall * 0.38,
        `rx="${round(unit * 0.4)}" ${fill(pane)}`,
      ),
    )
  return (
    sky(canvas) +
    orb(canvas, sun) +
    clouds(canvas, 3) +
    hills(canvas, { base: horizon + 1, rise: height * 0.08, colour: palette.land[0], summits: 4 }) +
    water(canvas, horizon, sun) +
    deck(0.22, 0.86, 10.4, 4.4) +
    deck(0.12, 0.92, 5.6, 4.8) +
    rect(x + long * 0.4, y - unit * 21, unit * 6, unit * 6.4, fill('#d0473f')) +
    rect(x + long * 0.4, y - unit * 19, unit * 6, unit * 1.3, fill(white)) +
    rect(
      x + long * 0.7,
      y - unit * 18.4,
      unit * 7,
      unit * 3.8,
      `rx="${round(unit * 0.5)}" ${fill(white)}`,
    ) +
    rect(x + long * 0.7 + unit * 0.8, y - unit * 17.4, unit * 5.4, unit * 1.3, fill(pane)) +
    path(
      [
        'M',
        x,
        y - unit * 6,
        'L',
        x + long,
        y - unit * 6,
        'L',
        x + long * 0.95,
        y + unit * 1.2,
        'Q',
        x + long * 0.5,
        y + unit * 2,
        x + long * 0.05,
        y + unit * 1.2,
        'Z',
      ],
      fill(light === 'night' ? '#3b66a8' : '#23527c'),
    ) +
    rect(x + long * 0.01, y - unit * 4.6, long * 0.97, unit * 0.8, fill(white)) +
    times(12, (index) =>
      rect(
        x + long * (0.05 + random() * 0.8),
        y + unit * (1.8 + index * 1.1),
        long * (0.05 + random() * 0.1),
        unit * 0.55,
        `rx="3" ${fill(index % 2 ? white : palette.lamp, 0.4 - index * 0.02)}`,
      ),
    ) +
    path(
      [
        'M',
        x - unit * 2,
        y + unit * 1.8,
        'Q',
        x + long * 0.5,
        y + unit * 3.6,
        x + long + unit * 2,
        y + unit * 1.6,
      ],
      stroke('#ffffff', unit * 0.7, 0.6),
    ) +
    farBirds(canvas, { x: x + long * 0.25, y: height * 0.34 }, { count: 6, spread: unit * 11 })
  )
}

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
