import { circle, ellipse, fill, path, rect, round, stroke, times } from '../canvas.ts'
import type { Painter } from '../canvas.ts'
import { mix } from '../colour.ts'

/** A rock pool seen from above: starfish, anemones, a small crab. */
export const tidepool: Painter = (canvas) => {
  const { width, height, light, palette, random, unit } = canvas
  const rocks =
    light === 'dusk' ? ['#5a4658', '#45354c', '#6f5563'] : ['#7d7a72', '#63625e', '#97928a']
  const deep = light === 'dusk' ? ['#e08a78', '#40356b'] : ['#6fd0cf', '#1e6f8c']
  const cx = width * 0.5
  const cy = height * 0.54
  const blob = (rx: number, ry: number, wobble: number): (string | number)[] => {
    const points = Array.from({ length: 12 }, (_, index) => {
      const angle = (index / 12) * Math.PI * 2
      const out = 1 + Math.sin(index * 2.3) * wobble
      return { px: cx + Math.cos(angle) * rx * out, py: cy + Math.sin(angle) * ry * out }
    })
    const d: (string | number)[] = []
    points.forEach((point, index) => {
      const next = points[(index + 1) % 12] ?? point
      const mx = (point.px + next.px) / 2
      const my = (point.py + next.py) / 2
      d.push(index === 0 ? 'M' : 'Q', ...(index === 0 ? [mx, my] : [point.px, point.py, mx, my]))
    })
    const first = points[0]
    const second = points[1]
    if (first && second)
      d.push('Q', first.px, first.py, (first.px + second.px) / 2, (first.py + second.py) / 2)
    d.push('Z')
    return d
  }
  const star = (x: number, y: number, size: number, colour: string, turn: number) => {
    const d: (string | number)[] = []
    for (let arm = 0; arm < 10; arm += 1) {
      const angle = turn + (arm / 10) * Math.PI * 2
      const out = arm % 2 ? size * 0.4 : size
      d.push(arm ? 'L' : 'M', x + Math.cos(angle) * out, y + Math.sin(angle) * out)
    }
    d.push('Z')
    return (
      path(
        d,
        `${fill(colour)} stroke="${colour}" stroke-width="${round(size * 0.34)}" stroke-linejoin="round"`,
      ) +
      times(5, (arm) =>
        times(4, (dot) => {
          const angle = turn + (arm / 5) * Math.PI * 2
          return circle(
            x + Math.cos(angle) * size * (0.2 + dot * 0.22),
            y + Math.sin(angle) * size * (0.2 + dot * 0.22),
            size * 0.06,
            fill('#ffe0b0', 0.85),
          )
        }),
      )
    )
  }
  const anemone = (x: number, y: number, size: number, colour: string) =>
    ellipse(x, y + size * 0.3, size * 1.1, size * 0.9, fill('#0c3040', 0.3)) +
    times(18, (index) => {
      const angle = (index / 18) * Math.PI * 2 + random() * 0.2
      const reach = size * (0.8 + random() * 0.35)
      return path(
        [
          'M',
          x,
          y,
          'Q',
          x + Math.cos(angle + 0.3) * reach * 0.6,
          y + Math.sin(angle + 0.3) * reach * 0.6,
          x + Math.cos(angle) * reach,
          y + Math.sin(angle) * reach,
        ],
        stroke(colour, size * 0.15),
      )
    }) +
    circle(x, y, size * 0.3, fill(mix(colour, '#20101a', 0.35)))
  return (
    rect(0, 0, width, height, fill(rocks[1] ?? '#63625e')) +
    times(40, () =>
      ellipse(
        random() * width,
        random() * height,
        unit * (6 + random() * 13),
        unit * (4 + random() * 8),
        fill(rocks[Math.floor(random() * 3)] ?? '#7d7a72', 0.8),
      ),
    ) +
    times(60, () =>
      circle(
        random() * width,
        random() * height,
        unit * (0.5 + random() * 0.8),
        fill('#d8d3c4', 0.7),
      ),
    ) +
    path(blob(width * 0.43, height * 0.4, 0.09), fill('#2b2f35', 0.55)) +
    `<defs><clipPath id="pool">${path(blob(width * 0.41, height * 0.375, 0.09), '')}</clipPath><radialGradient id="deep"><stop offset="0" stop-color="${deep[1]}"/><stop offset="1" stop-color="${deep[0]}"/></radialGradient></defs>` +
    `<g clip-path="url(#pool)">${rect(0, 0, width, height, 'fill="url(#deep)"')}` +
    times(26, () =>
      ellipse(
        random() * width,
        random() * height,
        unit * (1.5 + random() * 4),
        unit * (1.2 + random() * 2.6),
        fill(rocks[Math.floor(random() * 3)] ?? '#7d7a72', 0.35),
      ),
    ) +
    times(14, () => {
      const wx = random() * width
      const wy = height * (0.3 + random() * 0.6)
      return path(
        [
          'M',
          wx,
          wy,
          'q',
          unit * 4,
          -unit * 5,
          0,
          -unit * 9,
          'q',
          -unit * 4,
          -unit * 4,
          unit,
          -unit * 8,
        ],
        stroke(random() < 0.5 ? '#4f7f3a' : '#7a5a2e', unit * 1.3, 0.8),
      )
    }) +
    anemone(width * 0.3, height * 0.42, unit * 8, '#5fc27a') +
    anemone(width * 0.39, height * 0.68, unit * 6.4, '#e77fb0') +
    anemone(width * 0.66, height * 0.34, unit * 6, '#f0a0c0') +
    star(width * 0.58, height * 0.58, unit * 11, '#ee7a3a', random() * 2) +
    times(10, () =>
      path(
        [
          'M',
          random() * width,
          random() * height,
          'q',
          unit * 6,
          -unit * 2,
          unit * 12,
          0,
          'q',
          unit * 5,
          unit * 2,
          unit * 9,
          -unit,
        ],
        stroke('#ffffff', unit * 0.5, 0.35),
      ),
    ) +
    ellipse(width * 0.36, height * 0.3, width * 0.14, height * 0.05, fill(palette.sky[2], 0.25)) +
    '</g>' +
    crab(width * 0.8, height * 0.79, unit)
  )
}

function crab(x: number, y: number, unit: number): string {
  const red = '#c8412f'
  return (
    times(3, (index) =>
      path(
        [
          'M',
          x - unit * 3,
          y + unit * (index - 1),
          'q',
          -unit * 3,
          -unit,
          -unit * 5,
          unit * (1 + index),
          'M',
          x + unit * 3,
          y + unit * (index - 1),
          'q',
          unit * 3,
          -unit,
          unit * 5,
          unit * (1 + index),
        ],
        stroke(red, unit * 0.7),
      ),
    ) +
    path(
      [
        'M',
        x - unit * 3,
        y - unit * 2,
        'q',
        -unit * 3,
        -unit * 3,
        -unit * 1.6,
        -unit * 5,
        'M',
        x + unit * 3,
        y - unit * 2,
        'q',
        unit * 3,
        -unit * 3,
        unit * 1.6,
        -unit * 5,
      ],
      stroke(red, unit * 1),
    ) +
    circle(x - unit * 4.4, y - unit * 7, unit * 1.6, fill(red)) +
    circle(x + unit * 4.4, y - unit * 7, unit * 1.6, fill(red)) +
    ellipse(x, y, unit * 5, unit * 3.4, fill(red)) +
    ellipse(x, y - unit * 0.7, unit * 4.2, unit * 2.4, fill('#e0614a')) +
    circle(x - unit * 1.4, y - unit * 3.6, unit * 0.8, fill('#1a1014')) +
    circle(x + unit * 1.4, y - unit * 3.6, unit * 0.8, fill('#1a1014'))
  )
}
