import { circle, ellipse, fill, path, times } from '../canvas.ts'
import type { Painter } from '../canvas.ts'
import { table } from './table.ts'

/** Four glazed bowls in a row on a shelf. */
export const bowl: Painter = (canvas) => {
  const { width, height, random, unit } = canvas
  const glazes = ['#3f8f8a', '#e9dcc0', '#5f87a8', '#7fae8f', '#c9a06b', '#a9c4c0', '#496a83']
  const base = height * 0.7
  const first = Math.floor(random() * glazes.length)
  return (
    table(canvas, height * 0.68) +
    times(4, (index) => {
      const x = width * (0.16 + index * 0.225)
      const wide = unit * (12 + random() * 3)
      const tall = unit * (12 + random() * 9)
      const colour = glazes[(first + index * 2) % glazes.length] ?? '#3f8f8a'
      const y = base + unit * 3
      const dip = tall * (0.3 + random() * 0.25)
      const body: (string | number)[] = [
        'M',
        x - wide,
        y - tall,
        'C',
        x - wide * 0.95,
        y - tall * 0.2,
        x - wide * 0.6,
        y,
        x - wide * 0.38,
        y,
        'L',
        x + wide * 0.38,
        y,
        'C',
        x + wide * 0.6,
        y,
        x + wide * 0.95,
        y - tall * 0.2,
        x + wide,
        y - tall,
        'Z',
      ]
      return (
        ellipse(x, y + unit * 0.8, wide * 1.05, unit * 2.4, fill('#1d0d06', 0.4)) +
        `<defs><clipPath id="b${index}">${path(body, '')}</clipPath><linearGradient id="g${index}"><stop offset="0" stop-color="#fff" stop-opacity=".35"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".42"/></linearGradient></defs>` +
        path(body, fill('#b48a63')) +
        `<g clip-path="url(#b${index})">` +
        path(
          [
            'M',
            x - wide * 1.1,
            y - tall * 1.2,
            'L',
            x - wide * 1.1,
            y - dip,
            'q',
            wide * 0.28,
            tall * 0.18,
            wide * 0.5,
            0,
            'q',
            wide * 0.3,
            -tall * 0.16,
            wide * 0.6,
            tall * 0.05,
            'q',
            wide * 0.3,
            tall * 0.2,
            wide * 0.55,
            -tall * 0.04,
            'q',
            wide * 0.3,
            -tall * 0.2,
            wide * 0.6,
            0,
            'L',
            x + wide * 1.1,
            y - tall * 1.2,
            'Z',
          ],
          fill(colour),
        ) +
        times(16, () =>
          circle(
            x + (random() - 0.5) * wide * 2,
            y - random() * tall,
            unit * (0.15 + random() * 0.3),
            fill('#2c1c10', 0.35),
          ),
        ) +
        path(body, `fill="url(#g${index})"`) +
        '</g>' +
        ellipse(x, y - tall, wide, wide * 0.2, fill(colour)) +
        ellipse(x, y - tall + unit * 0.3, wide * 0.9, wide * 0.15, fill('#1d1510', 0.5))
      )
    })
  )
}
