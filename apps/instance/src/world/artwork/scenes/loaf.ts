import { circle, ellipse, fill, path, stroke, times } from '../canvas.ts'
import type { Painter } from '../canvas.ts'
import { cloth, table } from './table.ts'

/** A round loaf on its board. */
export const loaf: Painter = (canvas) => {
  const { width, height, random, unit } = canvas
  const x = width * 0.5
  const y = height * 0.62
  const rx = unit * (34 + random() * 4)
  const ry = unit * (23 + random() * 3)
  const style = Math.floor(random() * 3)
  const cut = (d: readonly (string | number)[], wide: number) =>
    path(d, stroke('#8a4a1e', unit * (wide + 1))) +
    path(d, stroke('#f0d3a0', unit * wide)) +
    path(d, stroke('#fbeccb', unit * wide * 0.4))
  const score =
    style === 0
      ? cut(
          [
            'M',
            x - rx * 0.62,
            y + ry * 0.16,
            'Q',
            x - rx * 0.1,
            y - ry * 0.98,
            x + rx * 0.7,
            y - ry * 0.2,
          ],
          3,
        )
      : style === 1
        ? times(3, (index) =>
            cut(
              [
                'M',
                x - rx * (0.5 - index * 0.3),
                y + ry * 0.2,
                'q',
                rx * 0.12,
                -ry * 0.6,
                rx * 0.4,
                -ry * 0.85,
              ],
              2.1,
            ),
          )
        : cut(
            ['M', x, y + ry * 0.3, 'Q', x - rx * 0.04, y - ry * 0.4, x + rx * 0.04, y - ry * 0.86],
            1.3,
          ) +
          times(4, (index) =>
            cut(
              [
                'M',
                x,
                y + ry * (0.12 - index * 0.24),
                'q',
                rx * 0.12,
                -ry * 0.22,
                rx * (0.42 - index * 0.06),
                -ry * 0.16,
                'M',
                x,
                y + ry * (0.12 - index * 0.24),
                'q',
                -rx * 0.12,
                -ry * 0.22,
                -rx * (0.42 - index * 0.06),
                -ry * 0.16,
              ],
              1,
            ),
          )
  return (
    table(canvas, height * 0.48) +
    cloth(canvas, width * 0.02, height * 0.74) +
    ellipse(x, y + ry * 0.95, rx * 1.35, ry * 0.5, fill('#2a140a', 0.35)) +
    ellipse(x, y + ry * 0.72, rx * 1.4, ry * 0.56, fill('#7c4d2a')) +
    ellipse(x, y + ry * 0.66, rx * 1.4, ry * 0.54, fill('#b77c47')) +
    `<defs><radialGradient id="crust" cx=".4" cy=".25" r=".85"><stop offset="0" stop-color="#e2a355"/><stop offset=".5" stop-color="#b96a2b"/><stop offset="1" stop-color="#5a2b12"/></radialGradient></defs>` +
    path(
      [
        'M',
        x - rx,
        y + ry * 0.3,
        'C',
        x - rx,
        y - ry * 0.75,
        x - rx * 0.5,
        y - ry,
        x,
        y - ry,
        'C',
        x + rx * 0.5,
        y - ry,
        x + rx,
        y - ry * 0.75,
        x + rx,
        y + ry * 0.3,
        'C',
        x + rx * 0.98,
        y + ry * 0.95,
        x - rx * 0.98,
        y + ry * 0.95,
        x - rx,
        y + ry * 0.3,
        'Z',
      ],
      'fill="url(#crust)"',
    ) +
    score +
    times(70, () => {
      const angle = random() * Math.PI * 2
      const away = Math.sqrt(random())
      return circle(
        x + Math.cos(angle) * away * rx * 0.85,
        y - ry * 0.1 + Math.sin(angle) * away * ry * 0.72,
        unit * (0.15 + random() * 0.5),
        fill('#fff4dc', 0.4),
      )
    }) +
    times(26, () =>
      circle(
        x + (random() - 0.5) * rx * 3,
        y + ry * (0.6 + random() * 0.6),
        unit * (0.2 + random() * 0.4),
        fill('#e7c38a', 0.7),
      ),
    )
  )
}
