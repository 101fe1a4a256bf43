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
import {
  clouds,
  farBirds,
  fogBands,
  hills,
  orb,
  orbPlace,
  pines,
  sky,
  stars,
  water,
} from '../nature.ts'

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

/** Snowy mountains mirrored in a lake. */
export const mountains: Painter = (canvas) => {
  const { width, height, light, palette, random, unit } = canvas
  const shore = height * 0.66
  const sun = orbPlace(canvas, height * 0.4)
  return (
    sky(canvas) +
    orb(canvas, sun, 0.8) +
    clouds(canvas, 3) +
    massif(canvas, {
      base: shore,
      tall: height * 0.44,
      colour: palette.land[0],
      snow: 0.6,
      count: 4,
    }) +
    (light === 'mist' ? fogBands(canvas, height * 0.3) : '') +
    massif(canvas, {
      base: shore,
      tall: height * 0.33,
      colour: palette.land[1],
      snow: 0.45,
      count: 3,
    }) +
    water(canvas, shore) +
    `<defs><clipPath id="lake">${rect(0, 0, width, shore, '')}</clipPath></defs>` +
    `<g opacity=".22" transform="translate(0 ${round(shore * 2)}) scale(1 -1)" clip-path="url(#lake)">` +
    hills(canvas, {
      base: shore,
      rise: height * 0.2,
      colour: palette.land[2],
      summits: 4,
      isSharp: true,
    }) +
    '</g>' +
    pines({ ...canvas, height: height * 0.7 }, shore + unit, palette.land[2]) +
    rect(0, shore + unit, width, unit * 0.6, fill(palette.sky[2], 0.35)) +
    times(14, () =>
      rect(
        random() * width,
        shore + unit * 2 + random() ** 1.5 * (height - shore),
        unit * (6 + random() * 20),
        unit * 0.35,
        `rx="2" ${fill('#ffffff', 0.2)}`,
      ),
    ) +
    (light === 'mist' ? fogBands(canvas, height * 0.55) : '')
  )
}

interface Massif {
  readonly base: number
  readonly tall: number
  readonly colour: string
  readonly snow: number
  readonly count: number
}

function massif(
  { width, random, light, palette }: Canvas,
  { base, tall, colour, snow, count }: Massif,
): string {
  const white =
    light === 'night' ? '#8ea6d6' : light === 'dusk' || light === 'dawn' ? '#ffd9cf' : '#fbfdff'
  return times(count, (index) => {
    const x = ((index + 0.5) / count) * width + ((random() - 0.5) * width) / count
    const high = tall * (0.65 + random() * 0.35)
    const half = high * (0.95 + random() * 0.35)
    const y = base - high
    const line = high * snow * (0.7 + random() * 0.3)
    const at = (share: number) => half * share
    const share = line / high
    return (
      path(['M', x - half, base, 'L', x, y, 'L', x + half, base, 'Z'], fill(colour)) +
      path(
        ['M', x, y, 'L', x + half, base, 'L', x + half * 0.25, base, 'Z'],
        fill(palette.ink, 0.2),
      ) +
      path(
        [
          'M',
          x,
          y,
          'L',
          x - at(share),
          y + line,
          'L',
          x - at(share) * 0.62,
          y + line * 0.78,
          'L',
          x - at(share) * 0.3,
          y + line * 1.05,
          'L',
          x + at(share) * 0.05,
          y + line * 0.74,
          'L',
          x + at(share) * 0.42,
          y + line * 1.02,
          'L',
          x + at(share) * 0.66,
          y + line * 0.8,
          'L',
          x + at(share),
          y + line,
          'Z',
        ],
        fill(white, 0.92),
      ) +
      path(
        [
          'M',
          x,
          y,
          'L',
          x + at(share) * 0.05,
          y + line * 0.74,
          'L',
          x + at(share) * 0.42,
          y + line * 1.02,
          'L',
          x + at(share) * 0.66,
          y + line * 0.8,
          'L',
          x + at(share),
          y + line,
          'Z',
        ],
        fill(palette.land[1], 0.35),
      )
    )
  })
}

/** Curtains of northern light over dark mountains and water. */
export const aurora: Painter = (canvas) => {
  const { width, height, palette, random, unit } = canvas
  const shore = height * 0.72
  const colours = ['#4df0a8', '#6ff7d0', '#b884ff', '#ff8ad1']
  const curtains = times(3, (row) => {
    const y = height * (0.46 - row * 0.1)
    const phase = random() * 6
    const colour = colours[row + (random() < 0.4 ? 1 : 0)] ?? '#4df0a8'
    return times(80, (index) => {
      const share = index / 80
      const x = share * width * 1.1 - width * 0.05
      const wave =
        Math.sin(share * 5 + phase) * height * 0.07 +
        Math.sin(share * 13 + phase * 2) * height * 0.02
      const tall = height * (0.2 + 0.14 * Math.sin(share * 9 + phase) + random() * 0.06)
      return rect(
        x,
        y + wave - tall,
        width / 74,
        tall,
        `fill="url(#a${row})" opacity="${round((0.45 + 0.4 * Math.sin(share * 7 + phase * 1.7)) * 10) / 10}"`,
      )
    }).replace(
      /^/,
      `<defs>${linear(`a${row}`, [
        [0, colours[2] ?? colour, 0],
        [0.45, colour, 0.35],
        [0.92, colour, 0.9],
        [1, colour, 0],
      ])}</defs>`,
    )
  })
  return (
    sky(canvas) +
    stars({ width, height: shore, count: 90, random }) +
    `<g style="mix-blend-mode:screen">${curtains}</g>` +
    hills(canvas, {
      base: shore,
      rise: height * 0.2,
      colour: palette.land[1],
      summits: 4,
      isSharp: true,
    }) +
    water(canvas, shore) +
    rect(0, shore, width, (height - shore) * 0.8, `fill="${colours[0]}" opacity=".16"`) +
    times(26, () =>
      rect(
        random() * width,
        shore + unit + random() ** 1.4 * (height - shore),
        unit * (4 + random() * 22),
        unit * 0.5,
        `rx="3" ${fill(colours[random() < 0.75 ? 0 : 2] ?? '', 0.35)}`,
      ),
    ) +
    hills(canvas, { base: height * 0.97, rise: height * 0.06, colour: palette.ink, summits: 5 })
  )
}

/** The Milky Way over conifers. */
export const milkyway: Painter = (canvas) => {
  const { width, height, palette, random, unit } = canvas
  const tilt = -35 - random() * 25
  const cx = width * (0.45 + random() * 0.15)
  const cy = height * 0.42
  const band = times(70, () => {
    const along = (random() - 0.5) * width * 1.5
    const across = (random() + random() - 1) * unit * 20
    const hue = ['#7f9be0', '#c9a7e8', '#f0c8b0', '#93b4ff'][Math.floor(random() * 4)] ?? '#93b4ff'
    return ellipse(
      cx + along,
      cy + across,
      unit * (9 + random() * 15),
      unit * (4 + random() * 7),
      `fill="url(#puff-${hue.slice(1)})"`,
    )
  })
  const dust = times(520, () => {
    const along = (random() - 0.5) * width * 1.5
    const across = (random() + random() + random() - 1.5) * unit * 19
    return circle(
      cx + along,
      cy + across,
      unit * (0.12 + random() ** 3 * 0.3),
      fill('#ffffff', 0.5 + random() * 0.5),
    )
  })
  const lanes = times(12, () =>
    ellipse(
      cx + (random() - 0.5) * width,
      cy + (random() - 0.5) * unit * 7,
      unit * (6 + random() * 10),
      unit * (1.4 + random() * 2),
      'fill="url(#lane)"',
    ),
  )
  const puffs = ['7f9be0', 'c9a7e8', 'f0c8b0', '93b4ff']
    .map(
      (hue) =>
        `<radialGradient id="puff-${hue}"><stop offset="0" stop-color="#${hue}" stop-opacity=".3"/><stop offset="1" stop-color="#${hue}" stop-opacity="0"/></radialGradient>`,
    )
    .join('')
  return (
    sky(canvas) +
    `<defs>${puffs}${radial('lane', [
      [0, '#070d24', 0.7],
      [1, '#070d24', 0],
    ])}</defs><g transform="rotate(${round(tilt)} ${round(cx)} ${round(cy)})">${band}${lanes}${dust}</g>` +
    stars({ width, height: height * 0.85, count: 120, random }) +
    hills(canvas, {
      base: height * 0.9,
      rise: height * 0.08,
      colour: palette.land[1],
      summits: 3,
    }) +
    pines(canvas, height * 0.95, palette.ink) +
    rect(0, height * 0.95, width, height * 0.05, fill(palette.ink))
  )
}

/** Vegetable rows, bean poles and the little shed. */
export const garden: Painter = (canvas) => {
  const { width, height, light, palette, random, unit } = canvas
  const ground = height * 0.5
  const soil = light === 'night' ? '#1d1a20' : light === 'dusk' ? '#4b2f35' : '#6b4a33'
  const leaves =
    light === 'night'
      ? ['#1c3a33', '#24483c']
      : light === 'dusk'
        ? ['#5f6f3c', '#7d8442']
        : ['#5f9e43', '#87bf54']
  const sun = orbPlace(canvas, ground)
  const rows = times(6, (row) => {
    const share = (row + 0.4) / 6
    const y = ground + share ** 1.5 * (height - ground) + unit * 4
    const size = unit * (1.4 + share * 5)
    const count = Math.ceil(width / (size * 1.7)) + 1
    const kind = Math.floor(random() * 3)
    return (
      rect(0, y - size * 0.2, width, size * 0.9, fill(soil, 0.9)) +
      times(count, (index) => {
        const x = index * size * 1.7 + random() * size * 0.3
        const green = leaves[Math.floor(random() * 2)] ?? '#5f9e43'
        const tuft =
          path(
            [
              'M',
              x,
              y,
              'Q',
              x - size * 0.9,
              y - size * 0.5,
              x - size * 0.6,
              y - size * 1.2,
              'Q',
              x - size * 0.1,
              y - size * 0.8,
              x,
              y,
              'Q',
              x + size * 0.1,
              y - size * 0.8,
              x + size * 0.6,
              y - size * 1.1,
              'Q',
              x + size * 0.9,
              y - size * 0.5,
              x,
              y,
            ],
            fill(green),
          ) +
          path(
            [
              'M',
              x,
              y,
              'Q',
              x - size * 0.35,
              y - size * 0.9,
              x,
              y - size * 1.5,
              'Q',
              x + size * 0.35,
              y - size * 0.9,
              x,
              y,
            ],
            fill(leaves[1] ?? green),
          )
        const fruit =
          kind === 1
            ? circle(x + size * 0.3, y - size * 0.5, size * 0.26, fill('#e2543f'))
            : kind === 2
              ? circle(
                  x,
                  y - size * 1.3,
                  size * 0.3,
                  fill(['#f5b83d', '#f08bb0', '#fff1e0'][index % 3] ?? '#f5b83d'),
                )
              : ''
        return tuft + fruit
      })
    )
  })
  return (
    sky(canvas) +
    orb(canvas, sun, 0.8) +
    clouds(canvas, 4) +
    hills(canvas, { base: ground, rise: height * 0.12, colour: palette.land[0], summits: 3 }) +
    hills(canvas, {
      base: ground + unit * 2,
      rise: height * 0.05,
      colour: palette.land[1],
      summits: 7,
    }) +
    rect(0, ground, width, height - ground, fill(light === 'day' ? '#7fae58' : palette.land[1])) +
    gardenShed(canvas, width * 0.66, ground + unit * 7) +
    times(4, (index) =>
      beanPoles(width * 0.14 + index * unit * 13, ground + unit * 9, unit, leaves, random),
    ) +
    rows +
    farBirds(canvas, { x: width * 0.4, y: height * 0.2 }, { count: 3, spread: unit * 8 }) +
    (light === 'mist' ? fogBands(canvas, height * 0.35) : '')
  )
}

function gardenShed({ palette, light, unit }: Canvas, x: number, y: number): string {
  const wall = light === 'night' ? '#243a3a' : light === 'dusk' ? '#5b5a4c' : '#6fa08a'
  return (
    rect(x, y - unit * 17, unit * 22, unit * 17, fill(wall)) +
    times(6, (index) =>
      rect(x + index * unit * 3.6, y - unit * 17, unit * 0.3, unit * 17, fill(palette.ink, 0.2)),
    ) +
    path(
      [
        'M',
        x - unit * 2,
        y - unit * 16,
        'L',
        x + unit * 3,
        y - unit * 25,
        'L',
        x + unit * 19,
        y - unit * 25,
        'L',
        x + unit * 24,
        y - unit * 16,
        'Z',
      ],
      fill(light === 'day' ? '#a44b3a' : palette.ink),
    ) +
    rect(x + unit * 3, y - unit * 12, unit * 6, unit * 12, fill(palette.ink, 0.55)) +
    rect(
      x + unit * 12.5,
      y - unit * 12,
      unit * 6,
      unit * 5,
      fill(light === 'day' ? '#cfe8ee' : palette.lamp),
    ) +
    rect(x + unit * 15.3, y - unit * 12, unit * 0.4, unit * 5, fill(palette.ink, 0.6))
  )
}

function beanPoles(
  x: number,
  y: number,
  unit: number,
  leaves: readonly string[],
  random: () => number,
): string {
  const top = y - unit * 24
  const poles = [-5, -1.6, 1.6, 5]
    .map((foot) =>
      path(
        ['M', x + unit * foot, y, 'L', x - unit * foot * 0.14, top],
        stroke('#9a6f43', unit * 0.6),
      ),
    )
    .join('')
  return (
    poles +
    times(22, () => {
      const share = random()
      const spread = (1 - share) * unit * 5.5
      return ellipse(
        x + (random() - 0.5) * 2 * spread,
        y - share * unit * 22,
        unit * (0.9 + random()),
        unit * (0.7 + random() * 0.7),
        fill(leaves[Math.floor(random() * 2)] ?? '#5f9e43'),
      )
    })
  )
}
