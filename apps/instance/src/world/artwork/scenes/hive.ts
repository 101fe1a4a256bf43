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
} from '../canvas.ts'
import type { Painter } from '../canvas.ts'

/** Honeycomb, and the ones who made it. */
export const hive: Painter = (canvas) => {
  const { width, height, light, random, unit } = canvas
  const tones =
    light === 'dusk'
      ? ['#e08a1e', '#c96f14', '#f2a83a', '#a8540f']
      : light === 'dawn'
        ? ['#f2b95a', '#e8a24a', '#f7cf86', '#d98f5a']
        : ['#f5b731', '#eca21c', '#ffd063', '#d98a12']
  const size = unit * 7.4
  const wide = size * Math.sqrt(3)
  const rows = Math.ceil(height / (size * 1.5)) + 1
  const columns = Math.ceil(width / wide) + 1
  const hex = (x: number, y: number, scale: number): (string | number)[] => {
    const d: (string | number)[] = []
    for (let corner = 0; corner < 6; corner += 1) {
      const angle = Math.PI / 6 + (corner * Math.PI) / 3
      d.push(
        corner ? 'L' : 'M',
        x + Math.cos(angle) * size * scale,
        y + Math.sin(angle) * size * scale,
      )
    }
    return [...d, 'Z']
  }
  const cells = times(rows, (row) =>
    times(columns, (column) => {
      const x = column * wide + (row % 2 ? wide / 2 : 0)
      const y = row * size * 1.5
      const tone = tones[Math.floor(random() * 4)] ?? '#f5b731'
      const isCapped = random() < 0.22
      return (
        path(hex(x, y, 0.94), fill(isCapped ? '#f3dfae' : tone)) +
        (isCapped
          ? path(hex(x, y, 0.72), fill('#e8cd90'))
          : path(hex(x, y + size * 0.12, 0.7), fill('#7a3f08', 0.28)) +
            ellipse(
              x - size * 0.25,
              y - size * 0.3,
              size * 0.26,
              size * 0.14,
              fill('#ffffff', 0.55),
            ))
      )
    }),
  )
  const bee = (x: number, y: number, turn: number) => {
    const b = unit * 5.4
    return (
      `<g transform="translate(${round(x)} ${round(y)}) rotate(${Math.round(turn)})">` +
      ellipse(0, unit * 1.6, b * 1.3, b * 0.6, fill('#5a2a05', 0.3)) +
      ellipse(-b * 0.1, -b * 0.62, b * 0.85, b * 0.4, fill('#eaf6ff', 0.85)) +
      ellipse(-b * 0.1, b * 0.62, b * 0.85, b * 0.4, fill('#eaf6ff', 0.85)) +
      ellipse(-b * 0.35, 0, b * 1.05, b * 0.6, fill('#f0b02a')) +
      times(3, (index) =>
        rect(
          -b * (0.95 - index * 0.42),
          -b * 0.5,
          b * 0.2,
          b,
          `rx="${round(b * 0.1)}" ${fill('#2a1a10')}`,
        ),
      ) +
      circle(b * 0.55, 0, b * 0.5, fill('#6a4216')) +
      circle(b * 1.02, 0, b * 0.34, fill('#2a1a10')) +
      path(
        [
          'M',
          b * 1.2,
          -b * 0.1,
          'q',
          b * 0.3,
          -b * 0.3,
          b * 0.5,
          -b * 0.2,
          'M',
          b * 1.2,
          b * 0.1,
          'q',
          b * 0.3,
          b * 0.3,
          b * 0.5,
          b * 0.2,
        ],
        stroke('#2a1a10', b * 0.09),
      ) +
      '</g>'
    )
  }
  return (
    rect(0, 0, width, height, fill(light === 'dusk' ? '#7a3d0a' : '#b8741a')) +
    cells +
    `<defs>${radial('gold', [
      [0, '#fff3c4', 0.5],
      [1, '#5a2a00', light === 'dusk' ? 0.5 : 0.22],
    ])}${linear('none', [[0, '#000000', 0]])}</defs>` +
    rect(0, 0, width, height, 'fill="url(#gold)"') +
    times(5, (index) =>
      bee(width * (0.16 + index * 0.17), height * (0.22 + random() * 0.58), random() * 360),
    )
  )
}
