import { circle, ellipse, fill, path, rect, round, stroke, times } from '../canvas.ts'
import type { Canvas, Painter } from '../canvas.ts'
import { mix } from '../colour.ts'
import { clouds, farBirds, fogBands, hills, orb, orbPlace, sky, water } from '../nature.ts'

/** A short train on a stone viaduct over a valley. */
export const train: Painter = (canvas) => {
  const { width, height, light, palette, random, unit } = canvas
  const deck = height * 0.52
  const sun = orbPlace(canvas, height * 0.5)
  const stone = mix(palette.land[1], '#b59a7c', light === 'night' ? 0.15 : 0.6)
  const arch = unit * 20
  const isLit = light !== 'day' && light !== 'mist'
  const livery = ['#b23a3a', '#2f6d62', '#2d4f8a', '#c7892b'][Math.floor(random() * 4)] ?? '#b23a3a'
  const long = unit * 27
  const start = width * (0.12 + random() * 0.2)
  const coach = (index: number) => {
    const x = start + index * (long + unit)
    const y = deck - unit * 11.4
    return (
      rect(x, y, long, unit * 9.4, `rx="${round(unit * 1.4)}" ${fill(livery)}`) +
      rect(x, y + unit * 1.6, long, unit * 3.9, fill('#f2e6cf', 0.95)) +
      times(6, (pane) =>
        rect(
          x + unit * (1.6 + pane * 4.2),
          y + unit * 2,
          unit * 3,
          unit * 3,
          `rx="${round(unit * 0.4)}" ${fill(isLit ? palette.lamp : '#496a80')}`,
        ),
      ) +
      rect(
        x + unit * 0.5,
        y - unit * 0.8,
        long - unit,
        unit * 1.4,
        `rx="${round(unit * 0.7)}" ${fill(palette.ink)}`,
      ) +
      times(4, (wheel) =>
        circle(
          x + unit * (3.5 + wheel * 2.4 + (wheel > 1 ? 13 : 0)),
          deck - unit * 1.7,
          unit * 1.3,
          fill(palette.ink),
        ),
      )
    )
  }
  return (
    sky(canvas) +
    orb(canvas, sun) +
    clouds(canvas, 4) +
    hills(canvas, {
      base: height * 0.62,
      rise: height * 0.22,
      colour: palette.land[0],
      summits: 4,
    }) +
    hills(canvas, {
      base: height * 0.72,
      rise: height * 0.18,
      colour: mix(palette.land[0], palette.land[1], 0.7),
      summits: 5,
    }) +
    (light === 'mist' ? fogBands(canvas, height * 0.45) : '') +
    water(canvas, height * 0.86) +
    times(Math.ceil(width / arch) + 1, (index) => {
      const x = index * arch - unit * 6
      const foot = height * 0.94
      return (
        path(
          [
            'M',
            x,
            deck,
            'L',
            x + arch,
            deck,
            'L',
            x + arch,
            foot,
            'L',
            x + arch * 0.86,
            foot,
            'L',
            x + arch * 0.86,
            deck + unit * 14,
            'A',
            arch * 0.36,
            arch * 0.36,
            '0 0 0',
            x + arch * 0.14,
            deck + unit * 14,
            'L',
            x + arch * 0.14,
            foot,
            'L',
            x,
            foot,
            'Z',
          ],
          fill(stone),
        ) +
        path(
          [
            'M',
            x + arch * 0.86,
            foot,
            'L',
            x + arch * 0.86,
            deck + unit * 14,
            'A',
            arch * 0.36,
            arch * 0.36,
            '0 0 0',
            x + arch * 0.14,
            deck + unit * 14,
          ],
          stroke(mix(stone, palette.ink, 0.45), unit * 0.9),
        )
      )
    }) +
    rect(0, deck - unit * 0.6, width, unit * 3.2, fill(mix(stone, palette.ink, 0.25))) +
    times(3, coach) +
    hills(canvas, {
      base: height * 0.97,
      rise: height * 0.09,
      colour: palette.land[2],
      summits: 6,
    }) +
    farBirds(canvas, { x: width * 0.75, y: height * 0.2 }, { count: 4, spread: unit * 8 }) +
    (light === 'mist' ? fogBands(canvas, height * 0.7) : '')
  )
}

/** A row of narrow houses with their windows. */
export function street({ width, palette, light, random, unit }: Canvas, base: number): string {
  const fronts = ['#c96f5a', '#e0b26a', '#7fa39a', '#d9c7a8', '#8a8fb5', '#c98a9a', '#6f8fa8']
  const isDark = light === 'night'
  const isLit = light !== 'day' && light !== 'mist'
  let x = -unit * 4
  let houses = ''
  for (let index = Math.floor(random() * 7); x < width; index += 1) {
    const wide = unit * (15 + random() * 8)
    const tall = unit * (30 + random() * 16)
    const front = mix(
      fronts[index % 7] ?? '#c96f5a',
      palette.land[1],
      isDark ? 0.72 : light === 'dusk' ? 0.4 : light === 'mist' ? 0.5 : 0.08,
    )
    const floors = Math.floor(tall / (unit * 10))
    houses +=
      rect(x, base - tall, wide + 1, tall, fill(front)) +
      path(
        [
          'M',
          x - unit * 0.6,
          base - tall,
          'L',
          x + wide / 2,
          base - tall - unit * (7 + random() * 4),
          'L',
          x + wide + unit * 0.6,
          base - tall,
          'Z',
        ],
        fill(mix(front, palette.ink, 0.5)),
      ) +
      times(floors, (floor) =>
        times(3, (pane) => {
          const lit = isLit && random() < 0.55
          return rect(
            x + wide * (0.13 + pane * 0.28),
            base - tall + unit * (3 + floor * 9.5),
            wide * 0.17,
            unit * 5,
            fill(lit ? palette.lamp : mix(front, isDark ? '#000000' : '#35485c', 0.55)),
          )
        }),
      )
    x += wide
  }
  return houses
}

/** One tram in a street of old houses. */
export const tram: Painter = (canvas) => {
  const { width, height, light, palette, random, unit } = canvas
  const road = height * 0.78
  const sun = orbPlace(canvas, height * 0.5)
  const livery = ['#2f7d5b', '#c2483d', '#d9a441', '#31619a'][Math.floor(random() * 4)] ?? '#2f7d5b'
  const long = unit * 66
  const x = width * 0.5 - long / 2 + (random() - 0.5) * unit * 16
  const y = road - unit * 29
  const isLit = light !== 'day'
  const pane = isLit ? palette.lamp : '#bfe0ea'
  return (
    sky(canvas) +
    orb(canvas, sun, 0.8) +
    clouds(canvas, 3) +
    street(canvas, road) +
    (light === 'mist' ? fogBands(canvas, height * 0.3) : '') +
    rect(
      0,
      road,
      width,
      height - road,
      fill(mix(palette.land[2], '#6d6672', light === 'day' ? 0.75 : 0.3)),
    ) +
    times(2, (index) =>
      rect(0, road + unit * (4 + index * 6), width, unit * 0.8, fill(palette.cloud, 0.5)),
    ) +
    path(
      ['M', -10, height * 0.2, 'Q', width * 0.5, height * 0.24, width + 10, height * 0.19],
      stroke(palette.ink, unit * 0.3, 0.8),
    ) +
    path(
      [
        'M',
        x + long * 0.5,
        y,
        'l',
        -unit * 5,
        -unit * 7,
        'l',
        unit * 7,
        -unit * 9,
        'm',
        -unit * 4,
        0,
        'l',
        unit * 8,
        0,
      ],
      stroke(palette.ink, unit * 0.5),
    ) +
    (isLit
      ? path(
          [
            'M',
            x + long,
            road - unit * 8,
            'L',
            width,
            road - unit * 2,
            'L',
            width,
            road + unit * 14,
            'L',
            x + long,
            road - unit * 4,
            'Z',
          ],
          fill(palette.lamp, 0.3),
        )
      : '') +
    rect(x, y, long, unit * 27, `rx="${round(unit * 4)}" ${fill(livery)}`) +
    rect(x, y + unit * 4, long, unit * 12.6, fill('#f6ecd6')) +
    times(6, (index) =>
      rect(
        x + unit * (3 + index * 10.2),
        y + unit * 5,
        unit * 8.6,
        unit * 9.6,
        `rx="${round(unit * 1)}" ${fill(pane)}`,
      ),
    ) +
    (isLit
      ? times(4, () => {
          const px = x + unit * (6 + Math.floor(random() * 6) * 10.2)
          return (
            circle(px, y + unit * 10.4, unit * 1.6, fill(palette.ink, 0.75)) +
            ellipse(px, y + unit * 14, unit * 2.6, unit * 2.4, fill(palette.ink, 0.75))
          )
        })
      : '') +
    rect(
      x - unit,
      y - unit * 1.6,
      long + unit * 2,
      unit * 2.6,
      `rx="${round(unit * 1.2)}" ${fill(mix(livery, palette.ink, 0.5))}`,
    ) +
    rect(x, y + unit * 21, long, unit * 1, fill('#f6ecd6', 0.8)) +
    circle(x + long - unit * 2.4, y + unit * 19, unit * 1.7, fill(palette.lamp)) +
    rect(x + unit * 4, y + unit * 26, long - unit * 8, unit * 3, fill(palette.ink)) +
    times(4, (index) =>
      circle(
        x + unit * (11 + (index % 2) * 7 + (index > 1 ? 37 : 0)),
        road + unit * 0.4,
        unit * 2.8,
        `${fill(palette.ink)} stroke="#777" stroke-width="${round(unit * 0.6)}"`,
      ),
    ) +
    (light === 'mist' ? fogBands(canvas, height * 0.6) : '')
  )
}

/** A wooden signal box beside the line, flower boxes under its panes. */
export const signalbox: Painter = (canvas) => {
  const { width, height, light, palette, random, unit } = canvas
  const ground = height * 0.84
  const x = width * 0.5 - unit * 34
  const wide = unit * 62
  const y = ground - unit * 44
  const isLit = light !== 'day'
  const wood = light === 'day' ? '#3f7a62' : mix('#3f7a62', palette.land[2], 0.6)
  const cream = light === 'day' ? '#f5ead0' : mix('#f5ead0', palette.land[0], 0.45)
  return (
    sky(canvas) +
    orb(canvas, orbPlace(canvas, height * 0.6), 0.9) +
    clouds(canvas, 4) +
    hills(canvas, { base: ground, rise: height * 0.22, colour: palette.land[0], summits: 4 }) +
    hills(canvas, {
      base: ground + unit,
      rise: height * 0.09,
      colour: palette.land[1],
      summits: 7,
    }) +
    rect(0, ground - unit * 2, width, height, fill(palette.land[2])) +
    rect(x + wide + unit * 9, ground - unit * 60, unit * 1.6, unit * 60, fill(cream)) +
    `<g transform="rotate(-32 ${round(x + wide + unit * 10)} ${round(ground - unit * 56)})">${rect(x + wide + unit * 9.6, ground - unit * 58, unit * 16, unit * 3.6, fill('#d0413a'))}${rect(x + wide + unit * 20, ground - unit * 58, unit * 2, unit * 3.6, fill('#ffffff'))}</g>` +
    rect(x, y, wide, unit * 44, fill(wood)) +
    times(12, (index) =>
      rect(
        x + index * wide * 0.0833,
        y + unit * 24,
        unit * 0.3,
        unit * 20,
        fill(palette.ink, 0.35),
      ),
    ) +
    rect(x - unit, y + unit * 4, wide + unit * 2, unit * 17, fill(cream)) +
    times(
      7,
      (index) =>
        rect(
          x + unit * (0.6 + index * 8.8),
          y + unit * 5.4,
          unit * 7.4,
          unit * 14,
          fill(isLit ? palette.lamp : '#a9d2de'),
        ) +
        rect(x + unit * (4.1 + index * 8.8), y + unit * 5.4, unit * 0.5, unit * 14, fill(cream)) +
        rect(x + unit * (0.6 + index * 8.8), y + unit * 12, unit * 7.4, unit * 0.5, fill(cream)),
    ) +
    times(
      5,
      (index) =>
        rect(
          x + unit * (6 + index * 11),
          y + unit * 12.6,
          unit * 1,
          unit * 7,
          fill(palette.ink, 0.7),
        ) +
        circle(
          x + unit * (6.5 + index * 11),
          y + unit * 12.4,
          unit * 0.9,
          fill(['#d0413a', '#2c5fa8', '#e3b23c', '#d0413a', '#222222'][index] ?? '#222222'),
        ),
    ) +
    times(24, (index) =>
      circle(
        x + unit * (1 + index * 2.6),
        y + unit * (22.6 + random()),
        unit * (1.1 + random() * 0.6),
        fill(
          ['#e2574c', '#f3a64a', '#4f8f4a', '#f08bb0', '#5fa455'][Math.floor(random() * 5)] ??
            '#e2574c',
        ),
      ),
    ) +
    path(
      [
        'M',
        x - unit * 5,
        y + unit * 4.6,
        'L',
        x + unit * 3,
        y - unit * 10,
        'L',
        x + wide - unit * 3,
        y - unit * 10,
        'L',
        x + wide + unit * 5,
        y + unit * 4.6,
        'Z',
      ],
      fill(mix('#5a4048', palette.ink, 0.4)),
    ) +
    rect(x + wide * 0.7, y - unit * 18, unit * 5, unit * 10, fill('#8d4a3c')) +
    times(7, (step) =>
      rect(
        x + wide + unit * (step * 1.9),
        y + unit * (24 + step * 3),
        unit * 2.6,
        unit * 0.9,
        fill(cream),
      ),
    ) +
    times(2, (index) =>
      rect(0, ground + unit * (4 + index * 6), width, unit * 1, fill('#b9b4b0')),
    ) +
    times(Math.ceil(width / (unit * 6)), (index) =>
      rect(index * unit * 6, ground + unit * 3.4, unit * 2.2, unit * 9.6, fill('#3d2b22', 0.55)),
    )
  )
}
