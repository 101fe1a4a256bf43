import { between } from '../seeded.ts'
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
} from './canvas.ts'
import type { Canvas } from './canvas.ts'

interface Place {
  readonly x: number
  readonly y: number
}

/** The sky with its stars; everything else is painted over it. */
export function sky({ width, height, palette, random }: Canvas): string {
  const [top, middle, low] = palette.sky
  return (
    `<defs>${linear('sky', [
      [0, top],
      [0.5, middle],
      [0.85, low],
      [1, low],
    ])}</defs>` +
    rect(0, 0, width, height, 'fill="url(#sky)"') +
    stars({ width, height: height * 0.75, count: 170 * palette.stars, random })
  )
}

interface StarField extends Pick<Canvas, 'width' | 'height' | 'random'> {
  readonly count: number
}

export function stars({ width, height, count, random }: StarField): string {
  return times(count, () => {
    const bright = random() ** 4
    const colour = random() < 0.2 ? '#ffd9b0' : random() < 0.3 ? '#bcd3ff' : '#ffffff'
    return circle(
      random() * width,
      random() ** 1.3 * height,
      (0.0006 + bright * 0.0016) * (width + height),
      fill(colour, 0.45 + bright * 0.55),
    )
  })
}

/** Sun or moon with its halo; nothing in a storm. */
export function orb(canvas: Canvas, { x, y }: Place, scale = 1): string {
  const { palette, light, unit } = canvas
  if (light === 'storm') return ''
  const radius = unit * (light === 'night' ? 6 : light === 'mist' ? 7 : 7.5) * scale
  const glow = radial('halo', [
    [0, palette.orb, light === 'mist' ? 0.5 : 0.75],
    [0.25, palette.orb, 0.28],
    [1, palette.orb, 0],
  ])
  const marks =
    light === 'night'
      ? circle(x - radius * 0.3, y - radius * 0.2, radius * 0.24, fill('#cfc8ac', 0.6)) +
        circle(x + radius * 0.25, y + radius * 0.3, radius * 0.3, fill('#cfc8ac', 0.45)) +
        circle(x + radius * 0.3, y - radius * 0.4, radius * 0.14, fill('#cfc8ac', 0.5))
      : ''
  return (
    `<defs>${glow}</defs>` +
    circle(x, y, radius * 5, 'fill="url(#halo)"') +
    circle(x, y, radius, fill(palette.orb, light === 'mist' ? 0.8 : 1)) +
    marks
  )
}

/** Where sun or moon stands over a horizon. */
export function orbPlace({ width, height, light, random }: Canvas, horizon: number): Place {
  const isLow = light === 'dawn' || light === 'dusk'
  return {
    x: width * (0.28 + random() * 0.44),
    y: isLow ? horizon - height * 0.035 : Math.min(horizon * 0.45, height * 0.24),
  }
}

export function clouds({ width, height, palette, random, light }: Canvas, count: number): string {
  const isHeavy = light === 'storm'
  return times(count, () => {
    const x = random() * width
    const y = height * (isHeavy ? random() * 0.22 : 0.08 + random() * 0.28)
    const size = height * (isHeavy ? 0.13 : 0.022 + random() * 0.026)
    const puffs = times(6, (puff) => {
      const swell = Math.sin(((puff + 0.6) / 6.2) * Math.PI)
      const radius = size * (0.45 + swell * 0.75 + random() * 0.2)
      return circle(x + (puff - 2.5) * size * 1.15, y - radius * 0.75, radius, '')
    })
    const foot = rect(
      x - size * 4,
      y - size * 0.8,
      size * 8,
      size * 0.85,
      `rx="${round(size * 0.42)}"`,
    )
    return `<g fill="${palette.cloud}" opacity="${isHeavy ? 0.45 : 0.62}">${puffs}${foot}</g>`
  })
}

/** Water from `top` to the lower edge, with light on it below `sun`. */
export function water(canvas: Canvas, top: number, sun?: Place): string {
  const { width, height, palette, random, unit } = canvas
  const [far, near] = palette.water
  const depth = height - top
  const ripples = times(70, () => {
    const down = random() ** 1.6
    const length = unit * (2 + down * 16) * (0.5 + random())
    return rect(
      random() * width - length / 2,
      top + down * depth,
      length,
      unit * (0.15 + down * 0.5),
      `rx="${round(unit * 0.3)}" ${fill(random() < 0.6 ? palette.sky[2] : near, 0.28)}`,
    )
  })
  const glitter = sun
    ? times(46, (index) => {
        const down = (index / 46) ** 1.3
        const spread = unit * (3 + down * 15)
        const length = unit * (2.5 + down * 9) * (0.4 + random())
        return rect(
          sun.x + (random() - 0.5) * spread - length / 2,
          top + unit * 0.4 + down * depth,
          length,
          unit * (0.35 + down * 0.5),
          `rx="${round(unit * 0.4)}" ${fill(palette.orb, 0.75 - down * 0.4)}`,
        )
      })
    : ''
  return (
    `<defs>${linear('water', [
      [0, far],
      [1, near],
    ])}</defs>` +
    rect(0, top, width, depth, 'fill="url(#water)"') +
    ripples +
    glitter
  )
}

interface Hills {
  readonly base: number
  readonly rise: number
  readonly colour: string
  /** Roughly how many summits. */
  readonly summits: number
  /** Straight edges instead of rounded ones. */
  readonly isSharp?: boolean
}

/** A row of hills or mountains whose feet reach the lower edge. */
export function hills({ width, height, random }: Canvas, options: Hills): string {
  const { base, rise, colour, summits, isSharp = false } = options
  const steps = summits * 2
  const points = Array.from({ length: steps + 1 }, (_, index) => ({
    x: (index / steps) * width * 1.1 - width * 0.05 + (random() - 0.5) * (width / steps) * 0.9,
    y: base - (index % 2 === 1 ? rise * (0.3 + random() * 0.7) : rise * random() * 0.28),
  }))
  const d: (string | number)[] = ['M', -width * 0.1, height, 'L', -width * 0.1, base]
  points.forEach((point, index) => {
    const before = points[index - 1]
    if (isSharp || !before) d.push('L', point.x, point.y)
    else {
      const bend = (before.x + point.x) / 2
      d.push('C', bend, before.y, bend, point.y, point.x, point.y)
    }
  })
  d.push('L', width * 1.1, base, 'L', width * 1.1, height, 'Z')
  return path(d, fill(colour))
}

/** Gulls or other birds far away: two strokes each. */
export function farBirds(
  { random, unit, palette }: Canvas,
  { x, y }: Place,
  { count, spread }: { readonly count: number; readonly spread: number },
): string {
  return times(count, () => {
    const bx = x + (random() - 0.5) * spread * 2
    const by = y + (random() - 0.5) * spread * 0.8
    const wing = unit * (0.8 + random() * 1.4)
    const lift = wing * (0.2 + random() * 0.6)
    return path(
      [
        'M',
        bx - wing,
        by - lift,
        'Q',
        bx - wing * 0.3,
        by - lift * 0.9,
        bx,
        by,
        'Q',
        bx + wing * 0.3,
        by - lift * 0.9,
        bx + wing,
        by - lift,
      ],
      stroke(palette.ink, unit * 0.32, 0.8),
    )
  })
}

/** Banks of fog over everything painted so far, from `from` downwards. */
export function fogBands({ width, height, random, palette }: Canvas, from: number): string {
  const bank = radial('fog', [
    [0, palette.cloud, 0.75],
    [0.6, palette.cloud, 0.35],
    [1, palette.cloud, 0],
  ])
  return (
    `<defs>${bank}</defs>` +
    times(5, (index) => {
      const y = from + (index / 5) * (height - from)
      const tall = height * (0.09 + random() * 0.09)
      return ellipse(width * random(), y, width * (0.5 + random() * 0.4), tall, 'fill="url(#fog)"')
    })
  )
}

/** A dark conifer standing on `y`. */
function pine(x: number, y: number, tall: number, colour: string): string {
  const d: (string | number)[] = ['M', x, y - tall]
  const tiers = 5
  for (let tier = 1; tier <= tiers; tier += 1) {
    const wide = (tier / tiers) * tall * 0.24
    const at = y - tall + (tier / tiers) * tall
    d.push('L', x + wide, at, 'L', x + wide * 0.45, at - tall * 0.02)
  }
  for (let tier = tiers; tier >= 1; tier -= 1) {
    const wide = (tier / tiers) * tall * 0.24
    const at = y - tall + (tier / tiers) * tall
    d.push('L', x - wide * 0.45, at - tall * 0.02, 'L', x - wide, at)
  }
  d.push('Z')
  return path(d, fill(colour))
}

/** A row of conifers along `base`, of mixed height. */
export function pines({ width, random, height }: Canvas, base: number, colour: string): string {
  const count = between(random, 20, 28)
  return times(count, (index) => {
    const tall = height * (0.08 + random() * 0.16)
    return pine((index / count) * width * 1.05 + random() * 20, base + height * 0.03, tall, colour)
  })
}
