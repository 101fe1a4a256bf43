import { circle, ellipse, fill, path, rect, round, stroke, times } from '../canvas.ts'
import type { Canvas, Painter } from '../canvas.ts'
import { mix } from '../colour.ts'
import { clouds, farBirds, fogBands, hills, orb, orbPlace, sky, water } from '../nature.ts'
import { street } from './rail.ts'

/** Coloured houses along the quay, boats below them. */
export const harbour: Painter = (canvas) => {
  const { width, height, light, palette, random, unit } = canvas
  const quay = height * 0.6
  const houses = street({ ...canvas, unit: unit * 0.85 }, quay)
  return (
    sky(canvas) +
    orb(canvas, orbPlace(canvas, height * 0.4), 0.8) +
    clouds(canvas, 3) +
    hills(canvas, { base: quay, rise: height * 0.3, colour: palette.land[0], summits: 3 }) +
    houses +
    water(canvas, quay + unit * 4) +
    `<defs><clipPath id="basin">${rect(0, quay + unit * 4, width, height, '')}</clipPath></defs>` +
    `<g clip-path="url(#basin)"><g opacity=".28" transform="translate(0 ${round(quay * 2 + unit * 4)}) scale(1 -1)">${houses}</g></g>` +
    rect(0, quay, width, unit * 4.4, fill(mix(palette.land[2], '#8a8078', 0.35))) +
    times(9, (index) =>
      rect(
        width * (0.05 + index * 0.115),
        quay + unit * 2,
        unit * 1.1,
        unit * 6,
        fill(palette.ink, 0.7),
      ),
    ) +
    times(4, (index) =>
      boat(
        canvas,
        width * (0.13 + index * 0.24 + random() * 0.05),
        quay + unit * (11 + random() * 15),
      ),
    ) +
    times(16, () =>
      rect(
        random() * width,
        quay + unit * 6 + random() * (height - quay),
        unit * (4 + random() * 14),
        unit * 0.4,
        `rx="2" ${fill(light === 'night' ? palette.lamp : '#ffffff', 0.3)}`,
      ),
    ) +
    farBirds(canvas, { x: width * 0.3, y: height * 0.16 }, { count: 5, spread: unit * 10 }) +
    (light === 'mist' ? fogBands(canvas, height * 0.35) : '')
  )
}

function boat({ palette, random, unit, light }: Canvas, x: number, y: number): string {
  const colour = mix(
    ['#c8453b', '#2f6fb0', '#e8e2d2', '#2f7f6a', '#e0a43a'][Math.floor(random() * 5)] ?? '#c8453b',
    palette.ink,
    light === 'night' ? 0.55 : 0.1,
  )
  const size = unit * (7 + random() * 3)
  return (
    rect(x - size * 0.05, y - size * 2.3, size * 0.1, size * 2, fill(palette.ink)) +
    path(
      [
        'M',
        x + size * 0.12,
        y - size * 2.2,
        'L',
        x + size * 0.9,
        y - size * 0.5,
        'L',
        x + size * 0.12,
        y - size * 0.5,
        'Z',
      ],
      fill('#f6efe0', light === 'night' ? 0.35 : 0.9),
    ) +
    path(
      [
        'M',
        x - size,
        y - size * 0.3,
        'L',
        x + size * 1.1,
        y - size * 0.36,
        'Q',
        x + size * 0.7,
        y + size * 0.3,
        x + size * 0.4,
        y + size * 0.3,
        'L',
        x - size * 0.6,
        y + size * 0.3,
        'Z',
      ],
      fill(colour),
    ) +
    rect(x - size * 0.95, y - size * 0.34, size * 2, size * 0.12, fill('#f6efe0', 0.85)) +
    ellipse(x, y + size * 0.42, size * 1.1, size * 0.14, fill(palette.ink, 0.3))
  )
}

/** The harbour crane, of whom everybody is fond. */
export const crane: Painter = (canvas) => {
  const { width, height, light, palette, unit } = canvas
  const horizon = height * 0.66
  const quay = height * 0.84
  const x = width * 0.36
  const steel = light === 'day' ? '#e0a02e' : light === 'mist' ? '#c9a25c' : palette.ink
  const jibX = x + unit * 52
  const jibY = quay - unit * 66
  const brace = (fromX: number, fromY: number, toX: number, toY: number, wide: number) =>
    path(['M', fromX, fromY, 'L', toX, toY], stroke(steel, wide))
  const lattice = times(11, (index) => {
    const share = index / 11
    const next = (index + 1) / 11
    const at = (s: number, low: boolean) => ({
      lx: x + (jibX - x) * s,
      ly: quay - unit * 40 + (jibY - quay + unit * 40) * s + (low ? unit * 4.6 * (1 - s * 0.7) : 0),
    })
    const a = at(share, index % 2 === 0)
    const b = at(next, index % 2 !== 0)
    return brace(a.lx, a.ly, b.lx, b.ly, unit * 0.5)
  })
  const sun = { ...orbPlace(canvas, horizon), x: width * 0.7 }
  return (
    sky(canvas) +
    orb(canvas, sun, 1.1) +
    clouds(canvas, 4) +
    hills(canvas, { base: horizon, rise: height * 0.08, colour: palette.land[0], summits: 4 }) +
    water(canvas, horizon, sun) +
    rect(
      0,
      quay,
      width,
      height - quay,
      fill(mix(palette.land[2], '#8d8a86', light === 'day' ? 0.85 : 0.2)),
    ) +
    rect(0, quay, width, unit * 1, fill(palette.cloud, 0.35)) +
    times(4, (index) =>
      rect(
        width * (0.62 + (index % 2) * 0.13 + Math.floor(index / 2) * 0.05),
        quay - unit * (7 + Math.floor(index / 2) * 7),
        width * 0.12,
        unit * 6.6,
        fill(
          mix(
            ['#b8483c', '#3a6f8f', '#c9953a', '#5a7a52'][index] ?? '#b8483c',
            palette.ink,
            light === 'day' ? 0.1 : 0.55,
          ),
        ),
      ),
    ) +
    brace(x - unit * 12, quay, x - unit * 4, quay - unit * 30, unit * 2.4) +
    brace(x + unit * 12, quay, x + unit * 4, quay - unit * 30, unit * 2.4) +
    brace(x - unit * 9.6, quay - unit * 9, x + unit * 6.6, quay - unit * 20, unit * 0.9) +
    brace(x + unit * 9.6, quay - unit * 9, x - unit * 6.6, quay - unit * 20, unit * 0.9) +
    rect(x - unit * 7, quay - unit * 33, unit * 14, unit * 4, fill(steel)) +
    rect(
      x - unit * 8,
      quay - unit * 46,
      unit * 15,
      unit * 14,
      `rx="${round(unit)}" ${fill(steel)}`,
    ) +
    rect(
      x + unit * 0.6,
      quay - unit * 44,
      unit * 5,
      unit * 6,
      fill(light === 'day' || light === 'mist' ? '#bfe0ea' : palette.lamp),
    ) +
    rect(
      x - unit * 18,
      quay - unit * 45,
      unit * 10,
      unit * 8,
      fill(mix(steel, palette.ink, 0.35)),
    ) +
    brace(x, quay - unit * 40, jibX, jibY, unit * 1.2) +
    brace(x, quay - unit * 35.4, jibX, jibY + unit * 1.4, unit * 1.2) +
    lattice +
    brace(x - unit * 4, quay - unit * 46, x - unit * 2, quay - unit * 62, unit * 1.4) +
    brace(x - unit * 2, quay - unit * 62, jibX, jibY, unit * 0.4) +
    brace(x - unit * 2, quay - unit * 62, x - unit * 16, quay - unit * 44, unit * 0.4) +
    brace(jibX, jibY, jibX, quay - unit * 34, unit * 0.35) +
    path(
      [
        'M',
        jibX,
        quay - unit * 34,
        'q',
        unit * 3,
        unit * 3,
        0,
        unit * 4.4,
        'q',
        -unit * 2.6,
        0,
        -unit * 2,
        -unit * 2.2,
      ],
      stroke(steel, unit * 1),
    ) +
    gull(jibX - unit * 18, jibY + unit * 6.2, unit, light === 'day' ? '#ffffff' : '#e9dfe4') +
    farBirds(canvas, { x: width * 0.2, y: height * 0.2 }, { count: 4, spread: unit * 8 }) +
    (light === 'mist' ? fogBands(canvas, height * 0.4) : '')
  )
}

function gull(x: number, y: number, unit: number, white: string): string {
  return (
    ellipse(x, y - unit * 2, unit * 2.2, unit * 1.2, fill(white)) +
    path(
      [
        'M',
        x - unit * 3.4,
        y - unit * 2,
        'L',
        x + unit * 0.6,
        y - unit * 2.8,
        'L',
        x - unit * 0.4,
        y - unit * 1.2,
        'Z',
      ],
      fill('#9aa3ad'),
    ) +
    circle(x + unit * 1.9, y - unit * 3.3, unit * 0.95, fill(white)) +
    path(
      [
        'M',
        x + unit * 2.7,
        y - unit * 3.5,
        'l',
        unit * 1.3,
        unit * 0.4,
        'l',
        -unit * 1.3,
        unit * 0.4,
        'Z',
      ],
      fill('#f0a83a'),
    ) +
    path(
      ['M', x, y - unit, 'l', 0, unit, 'm', unit * 0.8, -unit, 'l', 0, unit],
      stroke('#f0a83a', unit * 0.3),
    )
  )
}

/** A rock pool seen from above: starfish, anemones, a small crab. */
export const tidepool: Painter = (canvas) => {
  const { width, height, light, palette, random, unit } = canvas
  const rocks =
    light === 'dusk' ? ['#5a4658', '#45354c', '#6f5563'] : ['#7d7a72', '#63625e', '#97928a']
  const deep = light === 'dusk' ? ['#e08a78', '#40356b'] : ['#6fd0cf', '#1e6f8c']
  const cx = width * 0.5
  const cy = height * 0.54
  const blob = (rx: number, ry: number, wobble: number): (string | number)[] => {
    const points = Array.from({ length: 12 }, (_, index) => {
      const angle = (index / 12) * Math.PI * 2
      const out = 1 + Math.sin(index * 2.3) * wobble
      return { px: cx + Math.cos(angle) * rx * out, py: cy + Math.sin(angle) * ry * out }
    })
    const d: (string | number)[] = []
    points.forEach((point, index) => {
      const next = points[(index + 1) % 12] ?? point
      const mx = (point.px + next.px) / 2
      const my = (point.py + next.py) / 2
      d.push(index === 0 ? 'M' : 'Q', ...(index === 0 ? [mx, my] : [point.px, point.py, mx, my]))
    })
    const first = points[0]
    const second = points[1]
    if (first && second)
      d.push('Q', first.px, first.py, (first.px + second.px) / 2, (first.py + second.py) / 2)
    d.push('Z')
    return d
  }
  const star = (x: number, y: number, size: number, colour: string, turn: number) => {
    const d: (string | number)[] = []
    for (let arm = 0; arm < 10; arm += 1) {
      const angle = turn + (arm / 10) * Math.PI * 2
      const out = arm % 2 ? size * 0.4 : size
      d.push(arm ? 'L' : 'M', x + Math.cos(angle) * out, y + Math.sin(angle) * out)
    }
    d.push('Z')
    return (
      path(
        d,
        `${fill(colour)} stroke="${colour}" stroke-width="${round(size * 0.34)}" stroke-linejoin="round"`,
      ) +
      times(5, (arm) =>
        times(4, (dot) => {
          const angle = turn + (arm / 5) * Math.PI * 2
          return circle(
            x + Math.cos(angle) * size * (0.2 + dot * 0.22),
            y + Math.sin(angle) * size * (0.2 + dot * 0.22),
            size * 0.06,
            fill('#ffe0b0', 0.85),
          )
        }),
      )
    )
  }
  const anemone = (x: number, y: number, size: number, colour: string) =>
    ellipse(x, y + size * 0.3, size * 1.1, size * 0.9, fill('#0c3040', 0.3)) +
    times(18, (index) => {
      const angle = (index / 18) * Math.PI * 2 + random() * 0.2
      const reach = size * (0.8 + random() * 0.35)
      return path(
        [
          'M',
          x,
          y,
          'Q',
          x + Math.cos(angle + 0.3) * reach * 0.6,
          y + Math.sin(angle + 0.3) * reach * 0.6,
          x + Math.cos(angle) * reach,
          y + Math.sin(angle) * reach,
        ],
        stroke(colour, size * 0.15),
      )
    }) +
    circle(x, y, size * 0.3, fill(mix(colour, '#20101a', 0.35)))
  return (
    rect(0, 0, width, height, fill(rocks[1] ?? '#63625e')) +
    times(40, () =>
      ellipse(
        random() * width,
        random() * height,
        unit * (6 + random() * 13),
        unit * (4 + random() * 8),
        fill(rocks[Math.floor(random() * 3)] ?? '#7d7a72', 0.8),
      ),
    ) +
    times(60, () =>
      circle(
        random() * width,
        random() * height,
        unit * (0.5 + random() * 0.8),
        fill('#d8d3c4', 0.7),
      ),
    ) +
    path(blob(width * 0.43, height * 0.4, 0.09), fill('#2b2f35', 0.55)) +
    `<defs><clipPath id="pool">${path(blob(width * 0.41, height * 0.375, 0.09), '')}</clipPath><radialGradient id="deep"><stop offset="0" stop-color="${deep[1]}"/><stop offset="1" stop-color="${deep[0]}"/></radialGradient></defs>` +
    `<g clip-path="url(#pool)">${rect(0, 0, width, height, 'fill="url(#deep)"')}` +
    times(26, () =>
      ellipse(
        random() * width,
        random() * height,
        unit * (1.5 + random() * 4),
        unit * (1.2 + random() * 2.6),
        fill(rocks[Math.floor(random() * 3)] ?? '#7d7a72', 0.35),
      ),
    ) +
    times(14, () => {
      const wx = random() * width
      const wy = height * (0.3 + random() * 0.6)
      return path(
        [
          'M',
          wx,
          wy,
          'q',
          unit * 4,
          -unit * 5,
          0,
          -unit * 9,
          'q',
          -unit * 4,
          -unit * 4,
          unit,
          -unit * 8,
        ],
        stroke(random() < 0.5 ? '#4f7f3a' : '#7a5a2e', unit * 1.3, 0.8),
      )
    }) +
    anemone(width * 0.3, height * 0.42, unit * 8, '#5fc27a') +
    anemone(width * 0.39, height * 0.68, unit * 6.4, '#e77fb0') +
    anemone(width * 0.66, height * 0.34, unit * 6, '#f0a0c0') +
    star(width * 0.58, height * 0.58, unit * 11, '#ee7a3a', random() * 2) +
    times(10, () =>
      path(
        [
          'M',
          random() * width,
          random() * height,
          'q',
          unit * 6,
          -unit * 2,
          unit * 12,
          0,
          'q',
          unit * 5,
          unit * 2,
          unit * 9,
          -unit,
        ],
        stroke('#ffffff', unit * 0.5, 0.35),
      ),
    ) +
    ellipse(width * 0.36, height * 0.3, width * 0.14, height * 0.05, fill(palette.sky[2], 0.25)) +
    '</g>' +
    crab(width * 0.8, height * 0.79, unit)
  )
}

function crab(x: number, y: number, unit: number): string {
  const red = '#c8412f'
  return (
    times(3, (index) =>
      path(
        [
          'M',
          x - unit * 3,
          y + unit * (index - 1),
          'q',
          -unit * 3,
          -unit,
          -unit * 5,
          unit * (1 + index),
          'M',
          x + unit * 3,
          y + unit * (index - 1),
          'q',
          unit * 3,
          -unit,
          unit * 5,
          unit * (1 + index),
        ],
        stroke(red, unit * 0.7),
      ),
    ) +
    path(
      [
        'M',
        x - unit * 3,
        y - unit * 2,
        'q',
        -unit * 3,
        -unit * 3,
        -unit * 1.6,
        -unit * 5,
        'M',
        x + unit * 3,
        y - unit * 2,
        'q',
        unit * 3,
        -unit * 3,
        unit * 1.6,
        -unit * 5,
      ],
      stroke(red, unit * 1),
    ) +
    circle(x - unit * 4.4, y - unit * 7, unit * 1.6, fill(red)) +
    circle(x + unit * 4.4, y - unit * 7, unit * 1.6, fill(red)) +
    ellipse(x, y, unit * 5, unit * 3.4, fill(red)) +
    ellipse(x, y - unit * 0.7, unit * 4.2, unit * 2.4, fill('#e0614a')) +
    circle(x - unit * 1.4, y - unit * 3.6, unit * 0.8, fill('#1a1014')) +
    circle(x + unit * 1.4, y - unit * 3.6, unit * 0.8, fill('#1a1014'))
  )
}
