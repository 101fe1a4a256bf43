import { circle, fill, path, radial, rect, round, times } from '../canvas.ts'
import type { Canvas, Painter } from '../canvas.ts'
import { mix } from '../colour.ts'
import { clouds, farBirds, fogBands, hills, orb, orbPlace, sky, water } from '../nature.ts'
import { breakers } from './breakers.ts'

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
