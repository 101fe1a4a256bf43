import { ellipse, fill, path, rect, round, times } from '../canvas.ts'
import type { Canvas, Painter } from '../canvas.ts'
import { mix } from '../colour.ts'
import { clouds, farBirds, fogBands, hills, orb, orbPlace, sky, water } from '../nature.ts'
import { street } from './street.ts'

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
