import { fill, path, rect, times } from '../canvas.ts'
import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'

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
