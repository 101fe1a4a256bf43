import { circle, ellipse, fill, linear, path, rect, round, stroke, times } from '../canvas.ts'
import type { Painter } from '../canvas.ts'

/** City lights behind a wet pane. */
export const window: Painter = ({ width, height, light, random, unit }) => {
  const grounds: Readonly<Record<string, readonly [string, string]>> = {
    night: ['#0b1024', '#2a1a3a'],
    dusk: ['#3a2a5a', '#c0607a'],
  }
  const [top, low] = grounds[light] ?? ['#40506a', '#8a98a8']
  const lights = ['#ffb45a', '#ff6f91', '#5ac8fa', '#ffd98a', '#8a7dff', '#5fe0b0']
  return (
    `<defs>${linear('pane', [
      [0, top],
      [1, low],
    ])}<filter id="soft"><feGaussianBlur stdDeviation="${round(unit * 1.1)}"/></filter></defs>` +
    rect(0, 0, width, height, 'fill="url(#pane)"') +
    `<g filter="url(#soft)">` +
    times(8, (index) =>
      rect(
        index * width * 0.135 - unit * 4,
        height * (0.3 + random() * 0.35),
        width * 0.11,
        height,
        fill('#05060f', 0.45),
      ),
    ) +
    times(58, () => {
      const near = random()
      return circle(
        random() * width,
        height * (0.25 + random() * 0.75),
        unit * (1.4 + near * 6),
        fill(lights[Math.floor(random() * 6)] ?? '#ffb45a', 0.25 + random() * 0.5),
      )
    }) +
    '</g>' +
    times(130, () => {
      const x = random() * width
      const y = random() * height
      const size = unit * (0.3 + random() ** 3 * 1.7)
      return (
        ellipse(x, y, size, size * 1.25, fill('#dfe8ff', 0.22)) +
        ellipse(x - size * 0.25, y - size * 0.4, size * 0.3, size * 0.3, fill('#ffffff', 0.75)) +
        path(
          ['M', x - size * 0.6, y + size * 0.75, 'q', size * 0.6, size * 0.6, size * 1.2, 0],
          stroke('#05060f', size * 0.22, 0.4),
        )
      )
    }) +
    times(12, () => {
      const x = random() * width
      const y = random() * height * 0.7
      const long = unit * (8 + random() * 26)
      return (
        path(
          ['M', x, y, 'q', unit * (random() - 0.5) * 2, long * 0.5, 0, long],
          stroke('#dfe8ff', unit * 0.7, 0.28),
        ) + circle(x, y + long, unit * 1, fill('#f2f6ff', 0.6))
      )
    }) +
    rect(0, height * 0.955, width, height * 0.05, fill('#120d18'))
  )
}
