import { circle, round } from '../canvas.ts'
import type { Painter } from '../canvas.ts'
import { belt } from './belt.ts'
import { space } from './space.ts'

/** Saturn, its rings tilted towards us. */
export const saturn: Painter = (canvas) => {
  const { width, height, random, unit } = canvas
  const x = width / 2
  const y = height / 2
  const radius = unit * 17
  const tilt = -14 - random() * 12
  const ring = (front: boolean) =>
    [2.25, 2.05, 1.86, 1.66, 1.5, 1.36]
      .map(
        (scale, index) =>
          `<path d="M ${round(x - radius * scale)} ${round(y)} A ${round(radius * scale)} ${round(radius * scale * 0.34)} 0 0 ${front ? 0 : 1} ${round(x + radius * scale)} ${round(y)}" fill="none" stroke="${['#b99b6b', '#e6cf9f', '#f3e3bd', '#cdb083', '#e9d5a8', '#8f7a5b'][index] ?? ''}" stroke-width="${round(radius * (index === 2 ? 0.17 : 0.12))}" stroke-opacity=".9"/>`,
      )
      .join('')
  return (
    space(canvas) +
    `<defs><clipPath id="disc">${circle(x, y, radius, '')}</clipPath><radialGradient id="shade" cx=".38" cy=".36" r=".7"><stop offset=".4" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#05030a" stop-opacity=".8"/></radialGradient></defs>` +
    `<g transform="rotate(${round(tilt)} ${x} ${y})">${ring(false)}<g clip-path="url(#disc)">` +
    ['#d9b77c', '#ecd3a0', '#f5e4bf', '#e3c48b', '#f0dab0', '#cda66c', '#dcbb84']
      .map((colour, index) =>
        belt(
          { x, radius, y: y - radius + (index / 7) * radius * 2, tall: (radius * 2) / 7, colour },
          random,
        ),
      )
      .join('') +
    `${circle(x, y, radius, 'fill="url(#shade)"')}</g>${ring(true)}</g>`
  )
}
