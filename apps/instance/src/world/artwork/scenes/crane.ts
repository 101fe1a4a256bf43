import { circle, ellipse, fill, path, rect, round, stroke, times } from '../canvas.ts'
import type { Painter } from '../canvas.ts'
import { mix } from '../colour.ts'
import { clouds, farBirds, fogBands, hills, orb, sky, water, orbPlace } from '../nature.ts'

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
