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
import { clouds, farBirds, fogBands, hills, orb, orbPlace, sky, stars, water } from '../nature.ts'

function reeds(
  { width, height, palette, random, unit }: Canvas,
  base: number,
  count: number,
): string {
  return times(count, () => {
    const x = random() * width
    const tall = unit * (8 + random() * 20)
    const lean = (random() - 0.5) * unit * 6
    const head = random() < 0.35
    return (
      path(
        [
          'M',
          x,
          base + height * 0.02,
          'Q',
          x + lean * 0.2,
          base - tall * 0.6,
          x + lean,
          base - tall,
        ],
        stroke(palette.ink, unit * 0.45),
      ) + (head ? ellipse(x + lean, base - tall, unit * 0.8, unit * 2.6, fill(palette.ink)) : '')
    )
  })
}

/** A great flock turning over an estuary. */
export const birds: Painter = (canvas) => {
  const { width, height, light, palette, random, unit } = canvas
  const horizon = height * 0.7
  const sun = orbPlace(canvas, horizon)
  const bend = random() * 3
  const flock = times(230, (index) => {
    const share = index / 230
    const sway = Math.sin(share * Math.PI * 2 + bend)
    const x = width * (0.12 + share * 0.76) + (random() - 0.5) * unit * 14
    const thick = unit * 17 * Math.sin(share * Math.PI) * (0.6 + 0.4 * Math.cos(share * 7 + bend))
    const y = height * 0.34 + sway * unit * 13 + (random() + random() - 1) * Math.abs(thick)
    const wing = unit * (0.55 + random() * 0.9)
    const lift = wing * (random() * 1.1 - 0.3)
    return path(
      [
        'M',
        x - wing,
        y - lift,
        'Q',
        x - wing * 0.3,
        y - lift * 0.6,
        x,
        y,
        'Q',
        x + wing * 0.3,
        y - lift * 0.6,
        x + wing,
        y - lift,
      ],
      stroke(palette.ink, unit * 0.34, 0.85),
    )
  })
  return (
    sky(canvas) +
    orb(canvas, sun) +
    clouds(canvas, 3) +
    hills(canvas, { base: horizon, rise: height * 0.05, colour: palette.land[0], summits: 3 }) +
    water(canvas, horizon, sun) +
    times(5, (index) =>
      ellipse(
        width * random(),
        horizon + unit * (4 + index * 5),
        width * (0.12 + random() * 0.2),
        unit * (0.6 + index * 0.3),
        fill(palette.land[1], 0.6),
      ),
    ) +
    flock +
    (light === 'mist' ? fogBands(canvas, height * 0.55) : '') +
    reeds(canvas, height, 46)
  )
}

/** A heron in the shallows, looking at its reflection. */
export const heron: Painter = (canvas) => {
  const { width, height, light, palette, unit } = canvas
  const shore = height * 0.52
  const x = width * 0.48
  const y = height * 0.76
  const sun = { ...orbPlace(canvas, shore), x: width * 0.74 }
  const grey = light === 'day' || light === 'mist' ? '#71828f' : mix('#71828f', palette.ink, 0.55)
  const pale =
    light === 'day' || light === 'mist' ? '#e6e9ea' : mix('#e6e9ea', palette.land[0], 0.5)
  const bird =
    path(['M', x + unit, y, 'L', x + unit * 0.6, y - unit * 17], stroke(grey, unit * 0.8)) +
    path(
      ['M', x - unit * 1, y - unit * 17, 'l', -unit * 2.4, unit * 5, 'l', unit * 3, unit * 3.4],
      stroke(grey, unit * 0.7),
    ) +
    path(
      [
        'M',
        x - unit * 11,
        y - unit * 15,
        'Q',
        x - unit * 4,
        y - unit * 28,
        x + unit * 6,
        y - unit * 24,
        'Q',
        x + unit * 8,
        y - unit * 18,
        x,
        y - unit * 15.4,
        'Q',
        x - unit * 6,
        y - unit * 14,
        x - unit * 11,
        y - unit * 15,
        'Z',
      ],
      fill(grey),
    ) +
    path(
      [
        'M',
        x - unit * 12,
        y - unit * 13.4,
        'Q',
        x - unit * 5,
        y - unit * 22,
        x + unit * 3,
        y - unit * 21,
        'Q',
        x - unit * 2,
        y - unit * 16,
        x - unit * 12,
        y - unit * 13.4,
        'Z',
      ],
      fill(mix(grey, palette.ink, 0.4)),
    ) +
    path(
      [
        'M',
        x + unit * 4,
        y - unit * 22,
        'C',
        x + unit * 13,
        y - unit * 27,
        x - unit * 1,
        y - unit * 35,
        x + unit * 6,
        y - unit * 42,
      ],
      stroke(pale, unit * 2.4),
    ) +
    ellipse(x + unit * 7.6, y - unit * 42.6, unit * 3, unit * 2, fill(pale)) +
    path(
      [
        'M',
        x + unit * 9.4,
        y - unit * 44,
        'L',
        x + unit * 19,
        y - unit * 41.6,
        'L',
        x + unit * 9.6,
        y - unit * 41.2,
        'Z',
      ],
      fill('#e0a23c'),
    ) +
    path(
      [
        'M',
        x + unit * 8,
        y - unit * 44.4,
        'Q',
        x + unit * 3,
        y - unit * 45.6,
        x - unit * 3,
        y - unit * 42,
      ],
      stroke(palette.ink, unit * 0.9),
    ) +
    circle(x + unit * 8.4, y - unit * 43, unit * 0.5, fill(palette.ink))
  return (
    sky(canvas) +
    orb(canvas, sun) +
    hills(canvas, { base: shore, rise: height * 0.12, colour: palette.land[0], summits: 3 }) +
    hills(canvas, {
      base: shore + unit,
      rise: height * 0.05,
      colour: palette.land[1],
      summits: 6,
    }) +
    water(canvas, shore, sun) +
    (light === 'mist' ? fogBands(canvas, height * 0.4) : '') +
    `<g opacity=".3" transform="translate(0 ${round(y * 2)}) scale(1 -1)">${bird}</g>` +
    times(3, (index) =>
      ellipse(
        x + unit,
        y + unit * 0.2,
        unit * (3 + index * 4),
        unit * (0.6 + index * 0.8),
        `fill="none" stroke="#ffffff" stroke-opacity="${0.5 - index * 0.14}" stroke-width="${round(unit * 0.35)}"`,
      ),
    ) +
    bird +
    reeds(canvas, height, 34)
  )
}

/** An owl on a bare branch. */
export const owl: Painter = (canvas) => {
  const { width, height, light, palette, random, unit } = canvas
  const x = width * 0.46
  const y = height * 0.5
  const feather = light === 'night' ? '#6b5b63' : '#7a5a48'
  const face = light === 'night' ? '#cfc0b4' : '#f0dcc0'
  return (
    sky(canvas) +
    orb(canvas, { x: width * 0.72, y: height * 0.3 }, light === 'night' ? 2.2 : 1.4) +
    hills(canvas, {
      base: height * 0.95,
      rise: height * 0.14,
      colour: palette.land[1],
      summits: 4,
    }) +
    path(
      [
        'M',
        -10,
        height * 0.79,
        'Q',
        width * 0.4,
        height * 0.69,
        width * 0.78,
        height * 0.74,
        'Q',
        width * 0.9,
        height * 0.75,
        width * 0.98,
        height * 0.66,
      ],
      stroke(palette.ink, unit * 3.4),
    ) +
    path(
      [
        'M',
        width * 0.68,
        height * 0.73,
        'q',
        unit * 9,
        -unit * 5,
        unit * 13,
        -unit * 16,
        'M',
        width * 0.2,
        height * 0.745,
        'q',
        unit * 2,
        -unit * 9,
        -unit * 6,
        -unit * 17,
      ],
      stroke(palette.ink, unit * 1.3),
    ) +
    path(
      [
        'M',
        x - unit * 14,
        y - unit * 14,
        'C',
        x - unit * 19,
        y + unit * 8,
        x - unit * 11,
        y + unit * 24,
        x,
        y + unit * 25,
        'C',
        x + unit * 11,
        y + unit * 24,
        x + unit * 19,
        y + unit * 8,
        x + unit * 14,
        y - unit * 14,
        'L',
        x + unit * 15,
        y - unit * 24,
        'L',
        x + unit * 7,
        y - unit * 19.6,
        'Q',
        x,
        y - unit * 22,
        x - unit * 7,
        y - unit * 19.6,
        'L',
        x - unit * 15,
        y - unit * 24,
        'Z',
      ],
      fill(feather),
    ) +
    path(
      [
        'M',
        x - unit * 8,
        y,
        'Q',
        x - unit * 10,
        y + unit * 18,
        x,
        y + unit * 22,
        'Q',
        x + unit * 10,
        y + unit * 18,
        x + unit * 8,
        y,
        'Z',
      ],
      fill(face, 0.85),
    ) +
    times(4, (row) =>
      times(5 - (row % 2), (index) =>
        path(
          [
            'M',
            x + unit * ((index - 2 + (row % 2) * 0.5) * 3.2 - 1),
            y + unit * (4 + row * 4),
            'q',
            unit * 1,
            unit * 2,
            unit * 2,
            0,
          ],
          stroke(feather, unit * 0.6),
        ),
      ),
    ) +
    path(
      [
        'M',
        x - unit * 14.4,
        y - unit * 8,
        'Q',
        x - unit * 21,
        y + unit * 10,
        x - unit * 10,
        y + unit * 22,
        'Q',
        x - unit * 8,
        y + unit * 6,
        x - unit * 14.4,
        y - unit * 8,
        'Z',
      ],
      fill(mix(feather, palette.ink, 0.35)),
    ) +
    path(
      [
        'M',
        x + unit * 14.4,
        y - unit * 8,
        'Q',
        x + unit * 21,
        y + unit * 10,
        x + unit * 10,
        y + unit * 22,
        'Q',
        x + unit * 8,
        y + unit * 6,
        x + unit * 14.4,
        y - unit * 8,
        'Z',
      ],
      fill(mix(feather, palette.ink, 0.35)),
    ) +
    [-1, 1]
      .map(
        (side) =>
          circle(x + side * unit * 6.4, y - unit * 8, unit * 7, fill(face)) +
          circle(x + side * unit * 6, y - unit * 8, unit * 4.4, fill('#f2b134')) +
          circle(x + side * unit * 6, y - unit * 8, unit * 2.6, fill('#17120f')) +
          circle(x + side * unit * 6 - unit, y - unit * 9.2, unit * 0.9, fill('#ffffff')),
      )
      .join('') +
    path(
      ['M', x - unit * 1.6, y - unit * 4.6, 'L', x + unit * 1.6, y - unit * 4.6, 'L', x, y, 'Z'],
      fill('#d08a34'),
    ) +
    path(
      [
        'M',
        x - unit * 5,
        y + unit * 24,
        'l',
        0,
        unit * 3,
        'm',
        unit * 3,
        -unit * 3,
        'l',
        0,
        unit * 3,
        'm',
        unit * 4,
        -unit * 3,
        'l',
        0,
        unit * 3,
        'm',
        unit * 3,
        -unit * 3,
        'l',
        0,
        unit * 3,
      ],
      stroke('#d08a34', unit * 1.2),
    ) +
    times(4, () =>
      ellipse(
        random() * width,
        height * (0.68 + random() * 0.1),
        unit * 1.4,
        unit * 0.7,
        fill(palette.ink),
      ),
    )
  )
}

/** A cat on the sill, curled up by day, sitting in the evening. */
export const cat: Painter = (canvas) => {
  const { width, height, light, palette, random, unit } = canvas
  const sill = height * 0.76
  const isAsleep = light === 'day' || light === 'dawn'
  const wall = isAsleep ? '#efe3d0' : '#3d2a3f'
  const fur = isAsleep ? '#a8672f' : '#1d1522'
  const x = width * 0.48
  return (
    rect(0, 0, width, height, fill(wall)) +
    `<defs><clipPath id="pane">${rect(width * 0.14, height * 0.06, width * 0.72, sill - height * 0.06, '')}</clipPath></defs>` +
    `<g clip-path="url(#pane)">${sky(canvas)}${orb(canvas, { x: width * 0.68, y: isAsleep ? height * 0.24 : height * 0.42 })}${clouds(canvas, 2)}${hills(canvas, { base: sill, rise: height * 0.24, colour: palette.land[0], summits: 3 })}${hills(canvas, { base: sill, rise: height * 0.1, colour: palette.land[1], summits: 6 })}</g>` +
    rect(
      width * 0.14,
      height * 0.06,
      width * 0.72,
      sill - height * 0.06,
      `fill="none" stroke="${isAsleep ? '#fffaf0' : '#241a2a'}" stroke-width="${round(unit * 3)}"`,
    ) +
    rect(
      width * 0.49,
      height * 0.06,
      unit * 1.8,
      sill - height * 0.06,
      fill(isAsleep ? '#fffaf0' : '#241a2a'),
    ) +
    path(
      [
        'M',
        width * 0.02,
        0,
        'Q',
        width * 0.16,
        height * 0.4,
        width * 0.07,
        sill,
        'L',
        -10,
        sill,
        'L',
        -10,
        0,
        'Z',
      ],
      fill(isAsleep ? '#d9b8a0' : '#5a3a55', 0.9),
    ) +
    path(
      [
        'M',
        width * 0.98,
        0,
        'Q',
        width * 0.84,
        height * 0.4,
        width * 0.93,
        sill,
        'L',
        width + 10,
        sill,
        'L',
        width + 10,
        0,
        'Z',
      ],
      fill(isAsleep ? '#d9b8a0' : '#5a3a55', 0.9),
    ) +
    rect(0, sill, width, unit * 5, fill(isAsleep ? '#fffaf0' : '#2c2032')) +
    (isAsleep ? sleepingCat(x, sill, unit, fur) : sittingCat(x, sill, unit, fur, palette.lamp)) +
    pot(width * 0.8, sill, unit, random)
  )
}

function sleepingCat(x: number, y: number, unit: number, fur: string): string {
  const dark = mix(fur, '#2a1408', 0.4)
  return (
    ellipse(x, y + unit * 0.6, unit * 26, unit * 2.4, fill('#000000', 0.18)) +
    path(
      [
        'M',
        x - unit * 24,
        y,
        'C',
        x - unit * 28,
        y - unit * 19,
        x - unit * 2,
        y - unit * 25,
        x + unit * 13,
        y - unit * 17,
        'C',
        x + unit * 25,
        y - unit * 11,
        x + unit * 25,
        y,
        x + unit * 18,
        y,
        'Z',
      ],
      fill(fur),
    ) +
    times(4, (index) =>
      path(
        [
          'M',
          x - unit * (14 - index * 6.4),
          y - unit * (17 + (index % 3) * 1.6),
          'q',
          unit * 2.4,
          unit * 4,
          unit * 1,
          unit * 8,
        ],
        stroke(dark, unit * 1.3, 0.7),
      ),
    ) +
    path(
      [
        'M',
        x - unit * 23,
        y - unit * 3,
        'Q',
        x - unit * 6,
        y + unit * 3,
        x + unit * 9,
        y - unit * 1.4,
      ],
      stroke(dark, unit * 4.4),
    ) +
    ellipse(x + unit * 13, y - unit * 7, unit * 9, unit * 7, fill(fur)) +
    path(
      [
        'M',
        x + unit * 6,
        y - unit * 11,
        'L',
        x + unit * 6.6,
        y - unit * 17.4,
        'L',
        x + unit * 12,
        y - unit * 13.4,
        'Z M',
        x + unit * 15,
        y - unit * 13.4,
        'L',
        x + unit * 20.6,
        y - unit * 16.4,
        'L',
        x + unit * 20.6,
        y - unit * 10,
        'Z',
      ],
      fill(fur),
    ) +
    path(
      [
        'M',
        x + unit * 8.6,
        y - unit * 7,
        'q',
        unit * 1.6,
        unit * 1.6,
        unit * 3.2,
        0,
        'm',
        unit * 3.2,
        0,
        'q',
        unit * 1.6,
        unit * 1.6,
        unit * 3.2,
        0,
      ],
      stroke('#3a1e10', unit * 0.7),
    ) +
    path(
      ['M', x + unit * 12.6, y - unit * 4.4, 'l', unit * 1.6, 0, 'l', -unit * 0.8, unit, 'Z'],
      fill('#e08a8a'),
    )
  )
}

function sittingCat(x: number, y: number, unit: number, fur: string, eye: string): string {
  return (
    path(
      [
        'M',
        x + unit * 11,
        y - unit * 2,
        'C',
        x + unit * 24,
        y + unit * 2,
        x + unit * 24,
        y + unit * 15,
        x + unit * 19,
        y + unit * 20,
      ],
      stroke(fur, unit * 3),
    ) +
    path(
      [
        'M',
        x - unit * 13,
        y,
        'C',
        x - unit * 15,
        y - unit * 16,
        x - unit * 9,
        y - unit * 25,
        x - unit * 4,
        y - unit * 28,
        'L',
        x + unit * 5,
        y - unit * 28,
        'C',
        x + unit * 11,
        y - unit * 24,
        x + unit * 16,
        y - unit * 12,
        x + unit * 13,
        y,
        'Z',
      ],
      fill(fur),
    ) +
    ellipse(x, y - unit * 33, unit * 9.4, unit * 8.2, fill(fur)) +
    path(
      [
        'M',
        x - unit * 9,
        y - unit * 35,
        'L',
        x - unit * 8.4,
        y - unit * 46,
        'L',
        x - unit * 1.6,
        y - unit * 40,
        'Z M',
        x + unit * 9,
        y - unit * 35,
        'L',
        x + unit * 8.4,
        y - unit * 46,
        'L',
        x + unit * 1.6,
        y - unit * 40,
        'Z',
      ],
      fill(fur),
    ) +
    ellipse(x - unit * 3.6, y - unit * 33.4, unit * 1.5, unit * 1.1, fill(eye)) +
    ellipse(x + unit * 3.6, y - unit * 33.4, unit * 1.5, unit * 1.1, fill(eye)) +
    path(
      [
        'M',
        x - unit * 3,
        y - unit * 29.6,
        'l',
        -unit * 9,
        -unit * 1,
        'm',
        unit * 9,
        unit * 2,
        'l',
        -unit * 8.4,
        unit * 1.4,
        'M',
        x + unit * 3,
        y - unit * 29.6,
        'l',
        unit * 9,
        -unit * 1,
        'm',
        -unit * 9,
        unit * 2,
        'l',
        unit * 8.4,
        unit * 1.4,
      ],
      stroke('#cfc4d6', unit * 0.25, 0.7),
    )
  )
}

function pot(x: number, y: number, unit: number, random: () => number): string {
  return (
    times(11, (index) => {
      const lean = (index - 5) * unit * 1.7
      return (
        path(
          [
            'M',
            x,
            y - unit * 9,
            'Q',
            x + lean * 0.3,
            y - unit * 18,
            x + lean,
            y - unit * (17 + random() * 8),
          ],
          stroke(index % 2 ? '#4f8a4f' : '#6fa65c', unit * 1.2),
        ) +
        circle(x + lean, y - unit * (18 + random() * 7), unit * (1.2 + random()), fill('#e0607a'))
      )
    }) +
    path(
      [
        'M',
        x - unit * 6,
        y - unit * 10,
        'L',
        x + unit * 6,
        y - unit * 10,
        'L',
        x + unit * 4.4,
        y,
        'L',
        x - unit * 4.4,
        y,
        'Z',
      ],
      fill('#b5613f'),
    ) +
    rect(x - unit * 6.8, y - unit * 11.4, unit * 13.6, unit * 2.8, fill('#c9764f'))
  )
}

/** Honeycomb, and the ones who made it. */
export const hive: Painter = (canvas) => {
  const { width, height, light, random, unit } = canvas
  const tones =
    light === 'dusk'
      ? ['#e08a1e', '#c96f14', '#f2a83a', '#a8540f']
      : light === 'dawn'
        ? ['#f2b95a', '#e8a24a', '#f7cf86', '#d98f5a']
        : ['#f5b731', '#eca21c', '#ffd063', '#d98a12']
  const size = unit * 7.4
  const wide = size * Math.sqrt(3)
  const rows = Math.ceil(height / (size * 1.5)) + 1
  const columns = Math.ceil(width / wide) + 1
  const hex = (x: number, y: number, scale: number): (string | number)[] => {
    const d: (string | number)[] = []
    for (let corner = 0; corner < 6; corner += 1) {
      const angle = Math.PI / 6 + (corner * Math.PI) / 3
      d.push(
        corner ? 'L' : 'M',
        x + Math.cos(angle) * size * scale,
        y + Math.sin(angle) * size * scale,
      )
    }
    return [...d, 'Z']
  }
  const cells = times(rows, (row) =>
    times(columns, (column) => {
      const x = column * wide + (row % 2 ? wide / 2 : 0)
      const y = row * size * 1.5
      const tone = tones[Math.floor(random() * 4)] ?? '#f5b731'
      const isCapped = random() < 0.22
      return (
        path(hex(x, y, 0.94), fill(isCapped ? '#f3dfae' : tone)) +
        (isCapped
          ? path(hex(x, y, 0.72), fill('#e8cd90'))
          : path(hex(x, y + size * 0.12, 0.7), fill('#7a3f08', 0.28)) +
            ellipse(
              x - size * 0.25,
              y - size * 0.3,
              size * 0.26,
              size * 0.14,
              fill('#ffffff', 0.55),
            ))
      )
    }),
  )
  const bee = (x: number, y: number, turn: number) => {
    const b = unit * 5.4
    return (
      `<g transform="translate(${round(x)} ${round(y)}) rotate(${Math.round(turn)})">` +
      ellipse(0, unit * 1.6, b * 1.3, b * 0.6, fill('#5a2a05', 0.3)) +
      ellipse(-b * 0.1, -b * 0.62, b * 0.85, b * 0.4, fill('#eaf6ff', 0.85)) +
      ellipse(-b * 0.1, b * 0.62, b * 0.85, b * 0.4, fill('#eaf6ff', 0.85)) +
      ellipse(-b * 0.35, 0, b * 1.05, b * 0.6, fill('#f0b02a')) +
      times(3, (index) =>
        rect(
          -b * (0.95 - index * 0.42),
          -b * 0.5,
          b * 0.2,
          b,
          `rx="${round(b * 0.1)}" ${fill('#2a1a10')}`,
        ),
      ) +
      circle(b * 0.55, 0, b * 0.5, fill('#6a4216')) +
      circle(b * 1.02, 0, b * 0.34, fill('#2a1a10')) +
      path(
        [
          'M',
          b * 1.2,
          -b * 0.1,
          'q',
          b * 0.3,
          -b * 0.3,
          b * 0.5,
          -b * 0.2,
          'M',
          b * 1.2,
          b * 0.1,
          'q',
          b * 0.3,
          b * 0.3,
          b * 0.5,
          b * 0.2,
        ],
        stroke('#2a1a10', b * 0.09),
      ) +
      '</g>'
    )
  }
  return (
    rect(0, 0, width, height, fill(light === 'dusk' ? '#7a3d0a' : '#b8741a')) +
    cells +
    `<defs>${radial('gold', [
      [0, '#fff3c4', 0.5],
      [1, '#5a2a00', light === 'dusk' ? 0.5 : 0.22],
    ])}${linear('none', [[0, '#000000', 0]])}</defs>` +
    rect(0, 0, width, height, 'fill="url(#gold)"') +
    times(5, (index) =>
      bee(width * (0.16 + index * 0.17), height * (0.22 + random() * 0.58), random() * 360),
    )
  )
}

/** Kites with long tails over the shore. */
export const kite: Painter = (canvas) => {
  const { width, height, light, palette, random, unit } = canvas
  const count = light === 'dusk' && random() < 0.5 ? 1 : 3
  const colours = ['#e8503f', '#f3b63a', '#3a8fc9', '#58a868', '#d65db1']
  const kites = times(count, (index) => {
    const size = unit * (count === 1 ? 15 : 9 + random() * 5)
    const x = width * (count === 1 ? 0.55 : 0.2 + index * 0.29)
    const y = height * (0.2 + random() * 0.26)
    const turn = -22 + random() * 44
    const one = colours[(index * 2 + Math.floor(random() * 2)) % 5] ?? '#e8503f'
    const two = colours[(index * 2 + 3) % 5] ?? '#3a8fc9'
    const tail = times(
      6,
      (bow) =>
        `<g transform="translate(${round(Math.sin(bow * 1.1) * size * 0.3)} ${round(size * (1.7 + bow * 0.42))})">${path(['M', 0, 0, 'l', -size * 0.16, -size * 0.1, 'l', 0, size * 0.2, 'Z', 'M', 0, 0, 'l', size * 0.16, -size * 0.1, 'l', 0, size * 0.2, 'Z'], fill(bow % 2 ? one : two))}</g>`,
    )
    return (
      path(
        [
          'M',
          x,
          y,
          'Q',
          x - width * 0.05,
          height * 0.66,
          width * 0.5 + (index - 1) * unit * 4,
          height * 0.9,
        ],
        stroke('#ffffff', unit * 0.22, 0.75),
      ) +
      `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)})">` +
      path(
        [
          'M',
          0,
          size * 1.3,
          'q',
          size * 0.5,
          size * 0.7,
          0,
          size * 1.3,
          'q',
          -size * 0.5,
          size * 0.7,
          0,
          size * 1.3,
        ],
        stroke('#ffffff', unit * 0.35, 0.85),
      ) +
      tail +
      path(
        ['M', 0, -size, 'L', size * 0.78, 0, 'L', 0, size * 1.3, 'L', -size * 0.78, 0, 'Z'],
        fill(one),
      ) +
      path(
        [
          'M',
          0,
          -size,
          'L',
          0,
          0,
          'L',
          -size * 0.78,
          0,
          'Z M',
          0,
          0,
          'L',
          size * 0.78,
          0,
          'L',
          0,
          size * 1.3,
          'Z',
        ],
        fill(two),
      ) +
      path(
        ['M', 0, -size, 'L', 0, size * 1.3, 'M', -size * 0.78, 0, 'L', size * 0.78, 0],
        stroke('#5a3a24', unit * 0.35),
      ) +
      '</g>'
    )
  })
  return (
    sky(canvas) +
    orb(canvas, { x: width * 0.8, y: height * (light === 'day' ? 0.2 : 0.66) }, 0.8) +
    clouds(canvas, 6) +
    stars({ width, height: height * 0.4, count: 40 * palette.stars, random }) +
    hills(canvas, {
      base: height * 0.82,
      rise: height * 0.08,
      colour: palette.land[0],
      summits: 3,
    }) +
    water(canvas, height * 0.8) +
    hills(canvas, {
      base: height * 0.95,
      rise: height * 0.09,
      colour: palette.land[2],
      summits: 3,
    }) +
    times(60, () => {
      const x = random() * width
      return path(
        [
          'M',
          x,
          height,
          'q',
          unit,
          -unit * 4,
          unit * (random() * 4 - 1),
          -unit * (4 + random() * 6),
        ],
        stroke(palette.land[1], unit * 0.4),
      )
    }) +
    kites +
    times(count, (index) => {
      const x = width * 0.5 + (index - 1) * unit * 4
      return (
        circle(x, height * 0.885, unit * 1, fill(palette.ink)) +
        rect(
          x - unit * 0.8,
          height * 0.895,
          unit * 1.6,
          unit * 4,
          `rx="${round(unit * 0.8)}" ${fill(palette.ink)}`,
        )
      )
    }) +
    farBirds(canvas, { x: width * 0.15, y: height * 0.7 }, { count: 3, spread: unit * 6 })
  )
}
