import { circle, ellipse, fill, path, rect, round, stroke, times } from '../canvas.ts'
import type { Painter } from '../canvas.ts'
import { table } from './table.ts'

/** A bowl of soup from above. */
export const soup: Painter = (canvas) => {
  const { width, height, light, random, unit } = canvas
  const x = width * 0.48
  const y = height * 0.53
  const radius = unit * 36
  const broth =
    light === 'night'
      ? ['#8c3f26', '#5e2719']
      : random() < 0.5
        ? ['#f0a23f', '#c96a22']
        : ['#e2743a', '#ad4522']
  const glaze = ['#2f6f7a', '#efe6d4', '#5b7fb0', '#b35b4a'][Math.floor(random() * 4)] ?? '#efe6d4'
  const bits = times(34, () => {
    const angle = random() * Math.PI * 2
    const away = Math.sqrt(random()) * radius * 0.7
    const bx = x + Math.cos(angle) * away
    const by = y + Math.sin(angle) * away
    const kind = random()
    if (kind < 0.4) return circle(bx, by, unit * (1 + random() * 1.6), fill('#ffd784', 0.55))
    if (kind < 0.7)
      return ellipse(
        bx,
        by,
        unit * 2.4,
        unit * 1.5,
        fill(random() < 0.5 ? '#e9573f' : '#f5c04a', 0.95),
      )
    return path(
      [
        'M',
        bx,
        by,
        'q',
        unit * 2,
        -unit * 3,
        unit * 4,
        0,
        'q',
        -unit * 2,
        unit * 2,
        -unit * 4,
        0,
        'Z',
      ],
      fill(random() < 0.5 ? '#4f8a3a' : '#7cb04e'),
    )
  })
  return (
    table(canvas, -4) +
    circle(x + unit * 2, y + unit * 4, radius * 1.14, fill('#1d0d06', 0.4)) +
    circle(x, y, radius * 1.14, fill(glaze)) +
    circle(x, y, radius * 1.04, fill('#000000', 0.16)) +
    `<defs><radialGradient id="broth" cx=".42" cy=".38"><stop offset="0" stop-color="${broth[0]}"/><stop offset="1" stop-color="${broth[1]}"/></radialGradient></defs>` +
    circle(x, y, radius * 0.94, 'fill="url(#broth)"') +
    bits +
    path(
      [
        'M',
        x - radius * 0.7,
        y - radius * 0.45,
        'Q',
        x - radius * 0.35,
        y - radius * 0.85,
        x + radius * 0.1,
        y - radius * 0.82,
      ],
      stroke('#ffffff', unit * 1.2, 0.35),
    ) +
    `<g transform="rotate(-24 ${round(width * 0.84)} ${round(y)})">${rect(width * 0.84, y - unit * 26, unit * 2.4, unit * 40, `rx="${round(unit * 1.2)}" ${fill('#d9d4cc')}`)}${ellipse(width * 0.84 + unit * 1.2, y + unit * 18, unit * 5, unit * 8, fill('#e8e4dd'))}${ellipse(width * 0.84 + unit * 1.2, y + unit * 18, unit * 3.7, unit * 6.4, fill('#b9b3aa'))}</g>` +
    path(
      [
        'M',
        width * 0.02,
        height * 0.98,
        'Q',
        -unit * 4,
        height * 0.68,
        width * 0.12,
        height * 0.7,
        'Q',
        width * 0.24,
        height * 0.74,
        width * 0.22,
        height * 1.02,
        'Z',
      ],
      fill('#9a5a26'),
    ) +
    path(
      [
        'M',
        width * 0.035,
        height * 0.99,
        'Q',
        0,
        height * 0.71,
        width * 0.12,
        height * 0.73,
        'Q',
        width * 0.215,
        height * 0.77,
        width * 0.2,
        height * 1.02,
        'Z',
      ],
      fill('#f0d9ad'),
    )
  )
}
