import { circle, ellipse, fill, path, round, times } from '../canvas.ts'
import type { Painter } from '../canvas.ts'
import { cloth, table } from './table.ts'

/** The loaf cut open, crumb towards us. */
export const slice: Painter = (canvas) => {
  const { width, height, random, unit } = canvas
  const x = width * 0.5
  const y = height * 0.58
  const rx = unit * 36
  const ry = unit * 27
  const outline = (scale: number): (string | number)[] => [
    'M',
    x - rx * scale,
    y + ry * 0.62 * scale,
    'C',
    x - rx * 1.12 * scale,
    y - ry * 0.4 * scale,
    x - rx * 0.55 * scale,
    y - ry * scale,
    x,
    y - ry * scale,
    'C',
    x + rx * 0.55 * scale,
    y - ry * scale,
    x + rx * 1.12 * scale,
    y - ry * 0.4 * scale,
    x + rx * scale,
    y + ry * 0.62 * scale,
    'Q',
    x,
    y + ry * 0.86 * scale,
    x - rx * scale,
    y + ry * 0.62 * scale,
    'Z',
  ]
  const holes = times(110, () => {
    const angle = random() * Math.PI * 2
    const away = Math.sqrt(random()) * 0.85
    const size = unit * (0.35 + random() ** 3 * 3)
    const hx = x + Math.cos(angle) * away * rx * 0.86
    const hy = y + Math.sin(angle) * away * ry * 0.72 - ry * 0.05
    const turn = Math.round(random() * 180)
    return `<g transform="rotate(${turn} ${round(hx)} ${round(hy)})">${ellipse(hx, hy, size * 1.35, size, fill('#c9995c'))}${ellipse(hx + size * 0.15, hy + size * 0.2, size * 1.1, size * 0.76, fill('#e0b87d'))}</g>`
  })
  return (
    table(canvas, height * 0.46) +
    cloth(canvas, width * 0.62, height * 0.76) +
    ellipse(x, y + ry * 0.85, rx * 1.35, ry * 0.4, fill('#b77c47')) +
    ellipse(x, y + ry * 0.9, rx * 1.35, ry * 0.4, fill('#2a140a', 0.2)) +
    `<defs><clipPath id="crumb">${path(outline(0.93), '')}</clipPath></defs>` +
    path(outline(1), fill('#7b3f18')) +
    path(outline(0.965), fill('#b06a2e')) +
    path(outline(0.93), fill('#f3dcae')) +
    `<g clip-path="url(#crumb)">${holes}</g>` +
    times(20, () =>
      circle(
        x + (random() - 0.5) * rx * 2.6,
        y + ry * (0.8 + random() * 0.4),
        unit * (0.2 + random() * 0.5),
        fill('#f0d6a4', 0.8),
      ),
    )
  )
}
