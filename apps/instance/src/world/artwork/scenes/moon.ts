import { circle, ellipse, fill, path, radial, round, stroke, times } from '../canvas.ts'
import type { Painter } from '../canvas.ts'
import { space } from './space.ts'

/** The moon so near that its craters show. */
export const moon: Painter = (canvas) => {
  const { width, height, random, unit } = canvas
  const radius = unit * 40
  const x = width / 2
  const y = height / 2
  const shade = 0.35 + random() * 0.5
  const spot = () => {
    const angle = random() * Math.PI * 2
    const away = Math.sqrt(random()) * radius * 0.9
    return { cx: x + Math.cos(angle) * away, cy: y + Math.sin(angle) * away }
  }
  const seas = times(7, () => {
    const { cx, cy } = spot()
    const size = radius * (0.1 + random() * 0.2)
    return times(4, () =>
      ellipse(
        cx + (random() - 0.5) * size * 1.6,
        cy + (random() - 0.5) * size * 1.2,
        size * (0.5 + random() * 0.6),
        size * (0.4 + random() * 0.5),
        fill('#9d9a93'),
      ),
    )
  })
  const craters = times(60, () => {
    const { cx, cy } = spot()
    const size = radius * (0.01 + random() ** 3 * 0.075)
    return (
      circle(cx, cy, size, fill('#b3afa3', 0.8)) +
      circle(cx + size * 0.22, cy + size * 0.22, size * 0.82, fill('#dcd8c9', 0.9)) +
      path(
        ['M', cx - size, cy, 'A', size, size, '0 0 1', cx, cy - size],
        stroke('#f7f4e6', Math.max(0.8, size * 0.2), 0.9),
      )
    )
  })
  const ray = spot()
  const rays = times(16, (index) => {
    const angle = (index / 16) * Math.PI * 2 + random() * 0.3
    const reach = radius * (0.2 + random() * 0.5)
    return path(
      [
        'M',
        ray.cx,
        ray.cy,
        'L',
        ray.cx + Math.cos(angle) * reach,
        ray.cy + Math.sin(angle) * reach,
      ],
      stroke('#f6f2e2', unit * (0.3 + random() * 0.6), 0.4),
    )
  })
  return (
    space(canvas) +
    `<defs><clipPath id="disc">${circle(x, y, radius, '')}</clipPath>${radial('halo', [
      [0.6, '#e9e4cf', 0.28],
      [1, '#e9e4cf', 0],
    ])}` +
    `<radialGradient id="shade" cx="${round(shade)}" cy=".42" r=".74"><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#02030a" stop-opacity=".92"/></radialGradient></defs>` +
    circle(x, y, radius * 1.5, 'fill="url(#halo)"') +
    circle(x, y, radius, fill('#d5d1c3')) +
    `<g clip-path="url(#disc)"><g opacity=".75">${seas}</g>${rays}${craters}${circle(x, y, radius, 'fill="url(#shade)"')}</g>`
  )
}
