import { fill, path, rect, round, times } from '../canvas.ts'
import type { Canvas, Painter } from '../canvas.ts'
import { clouds, fogBands, hills, orb, orbPlace, pines, sky, water } from '../nature.ts'

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
