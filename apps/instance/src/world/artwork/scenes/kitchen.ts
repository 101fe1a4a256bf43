import type { Light } from '../artwork-name.ts'
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
import type { Canvas, Painter } from '../canvas.ts'

const WALLS: Readonly<Record<Light, readonly [string, string]>> = {
  dawn: ['#f6dfd6', '#d9b3b5'],
  day: ['#f4ead8', '#dcc6a4'],
  dusk: ['#8a4a3f', '#3e2234'],
  night: ['#2a2540', '#12101f'],
  storm: ['#9aa5a6', '#5f6d70'],
  mist: ['#e3e2db', '#bfc3be'],
}

/** A wall, a wooden table and the light that falls on both. */
function table(canvas: Canvas, edge: number): string {
  const { width, height, light, palette, random, unit } = canvas
  const [wall, shade] = WALLS[light]
  const isDark = light === 'night' || light === 'dusk'
  const wood = isDark ? ['#7a4a2c', '#3d2218'] : ['#c68d55', '#8e5a31']
  return (
    `<defs>${linear('wall', [
      [0, shade],
      [1, wall],
    ])}${linear('wood', [
      [0, wood[0] ?? ''],
      [1, wood[1] ?? ''],
    ])}${radial('warm', [
      [0, palette.lamp, isDark ? 0.55 : 0.5],
      [1, palette.lamp, 0],
    ])}</defs>` +
    rect(0, 0, width, edge + 2, 'fill="url(#wall)"') +
    circle(width * 0.3, height * 0.2, unit * 60, 'fill="url(#warm)"') +
    rect(0, edge, width, height - edge, 'fill="url(#wood)"') +
    times(9, () => {
      const y = edge + random() * (height - edge)
      return path(
        [
          'M',
          0,
          y,
          'Q',
          width * random(),
          y + (random() - 0.5) * unit * 5,
          width,
          y + (random() - 0.5) * unit * 2,
        ],
        stroke('#3a1e10', unit * 0.22, 0.3),
      )
    }) +
    rect(0, edge, width, unit * 0.7, fill('#ffe9c8', isDark ? 0.2 : 0.4))
  )
}

function cloth({ width, random, unit }: Canvas, x: number, y: number): string {
  const colour = ['#7d9cb8', '#c8695a', '#8aa37b', '#d9b25f'][Math.floor(random() * 4)] ?? '#7d9cb8'
  return (
    path(
      [
        'M',
        x,
        y,
        'L',
        x + width * 0.3,
        y - unit * 4,
        'L',
        x + width * 0.36,
        y + unit * 10,
        'L',
        x + width * 0.05,
        y + unit * 15,
        'Z',
      ],
      fill('#f3ece0'),
    ) +
    times(4, (index) =>
      path(
        [
          'M',
          x + width * (0.03 + index * 0.075),
          y - unit * index,
          'l',
          width * 0.055,
          unit * 14.4,
        ],
        stroke(colour, unit * 0.8, 0.8),
      ),
    )
  )
}

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

/** A pot of tea, one cup, and steam. */
export const tea: Painter = (canvas) => {
  const { width, height, light, palette, random, unit } = canvas
  const base = height * 0.8
  const clay = ['#3f6f73', '#a4563f', '#5a5f8f', '#7c8a4c'][Math.floor(random() * 4)] ?? '#3f6f73'
  const x = width * 0.4
  const cup = width * 0.71
  const steam = times(3, (index) => {
    const sx = cup + (index - 1) * unit * 3.6
    return path(
      [
        'M',
        sx,
        base - unit * 16,
        'q',
        unit * 4,
        -unit * 6,
        0,
        -unit * 11,
        'q',
        -unit * 4,
        -unit * 6,
        unit,
        -unit * 12,
      ],
      stroke('#ffffff', unit * 1.1, 0.35 - index * 0.05),
    )
  })
  return (
    table(canvas, height * 0.6) +
    (light === 'night' || light === 'dusk'
      ? circle(width * 0.6, height * 0.3, unit * 46, 'fill="url(#warm)"')
      : '') +
    ellipse(x, base + unit, unit * 29, unit * 5, fill('#1d0d06', 0.4)) +
    ellipse(cup, base + unit * 2, unit * 15, unit * 3, fill('#1d0d06', 0.4)) +
    `<defs><radialGradient id="pot" cx=".35" cy=".3" r=".9"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".3" stop-color="#fff" stop-opacity=".06"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></radialGradient></defs>` +
    path(
      [
        'M',
        x + unit * 18,
        base - unit * 19,
        'Q',
        x + unit * 27,
        base - unit * 18,
        x + unit * 29,
        base - unit * 30,
        'L',
        x + unit * 33,
        base - unit * 30.6,
        'Q',
        x + unit * 33,
        base - unit * 12,
        x + unit * 19,
        base - unit * 8,
        'Z',
      ],
      fill(clay),
    ) +
    path(
      [
        'M',
        x - unit * 19,
        base - unit * 24,
        'Q',
        x - unit * 37,
        base - unit * 30,
        x - unit * 35,
        base - unit * 15,
        'Q',
        x - unit * 33,
        base - unit * 6,
        x - unit * 19,
        base - unit * 7,
      ],
      stroke(clay, unit * 3.4),
    ) +
    path(
      [
        'M',
        x - unit * 21,
        base - unit * 14,
        'C',
        x - unit * 24,
        base - unit * 34,
        x + unit * 24,
        base - unit * 34,
        x + unit * 21,
        base - unit * 14,
        'C',
        x + unit * 20,
        base + unit,
        x + unit * 12,
        base,
        x,
        base,
        'C',
        x - unit * 12,
        base,
        x - unit * 20,
        base + unit,
        x - unit * 21,
        base - unit * 14,
        'Z',
      ],
      `${fill(clay)}`,
    ) +
    path(
      [
        'M',
        x - unit * 21,
        base - unit * 14,
        'C',
        x - unit * 24,
        base - unit * 34,
        x + unit * 24,
        base - unit * 34,
        x + unit * 21,
        base - unit * 14,
        'C',
        x + unit * 20,
        base + unit,
        x + unit * 12,
        base,
        x,
        base,
        'C',
        x - unit * 12,
        base,
        x - unit * 20,
        base + unit,
        x - unit * 21,
        base - unit * 14,
        'Z',
      ],
      'fill="url(#pot)"',
    ) +
    ellipse(x, base - unit * 28.4, unit * 11, unit * 2.6, fill(clay)) +
    ellipse(x, base - unit * 29, unit * 11, unit * 2.4, fill('#ffffff', 0.2)) +
    circle(x, base - unit * 32.6, unit * 2.6, fill(clay)) +
    steam +
    path(
      [
        'M',
        cup - unit * 11,
        base - unit * 14,
        'Q',
        cup - unit * 10,
        base + unit,
        cup,
        base + unit * 1.4,
        'Q',
        cup + unit * 10,
        base + unit,
        cup + unit * 11,
        base - unit * 14,
        'Z',
      ],
      fill('#f5efe2'),
    ) +
    path(
      [
        'M',
        cup + unit * 10,
        base - unit * 11,
        'q',
        unit * 9,
        -unit * 1,
        unit * 6,
        unit * 5,
        'q',
        -unit * 2,
        unit * 3,
        -unit * 8,
        unit * 2,
      ],
      stroke('#f5efe2', unit * 1.8),
    ) +
    ellipse(cup, base - unit * 14, unit * 11, unit * 2.7, fill('#fffaf0')) +
    ellipse(
      cup,
      base - unit * 13.8,
      unit * 9.6,
      unit * 2.1,
      fill(light === 'day' ? '#b5742c' : '#8f4f22'),
    ) +
    ellipse(cup - unit * 3, base - unit * 14, unit * 3, unit * 0.6, fill(palette.lamp, 0.6))
  )
}

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

/** A crate of tomatoes. */
export const tomatoes: Painter = (canvas) => {
  const { width, height, light, random, unit } = canvas
  const left = width * 0.5 - unit * 52
  const wide = unit * 104
  const top = height * 0.44
  const colours = ['#d93a2b', '#e8542f', '#c42d3a', '#f08a2e', '#f3b73b', '#a8323c']
  const fruit = (x: number, y: number, size: number) => {
    const colour = colours[Math.floor(random() * colours.length)] ?? '#d93a2b'
    return (
      ellipse(x, y, size * 1.1, size, fill(colour)) +
      ellipse(x - size * 0.35, y - size * 0.4, size * 0.32, size * 0.2, fill('#ffffff', 0.45)) +
      path(
        [
          'M',
          x,
          y - size * 0.7,
          'q',
          size * 0.3,
          -size * 0.3,
          size * 0.6,
          0,
          'q',
          -size * 0.3,
          size * 0.1,
          -size * 0.6,
          0,
          'q',
          -size * 0.5,
          -size * 0.3,
          -size * 0.5,
          size * 0.15,
          'q',
          size * 0.3,
          size * 0.1,
          size * 0.5,
          -size * 0.15,
        ],
        stroke('#3f7a33', size * 0.16),
      )
    )
  }
  const wood = light === 'dusk' ? '#9a6238' : '#c8935a'
  return (
    table(canvas, height * 0.36) +
    ellipse(width / 2, height * 0.93, unit * 58, unit * 5, fill('#1d0d06', 0.4)) +
    rect(left, top, wide, unit * 18, fill('#4a2a16')) +
    times(3, (row) =>
      times(9, (index) =>
        fruit(
          left + wide * (0.07 + index * 0.108 + (row % 2) * 0.04),
          top + unit * (1 + row * 6) + random() * unit * 2,
          unit * (7 + random() * 1.6),
        ),
      ),
    ) +
    times(
      3,
      (index) =>
        rect(
          left - unit * 2,
          top + unit * (15 + index * 10.5),
          wide + unit * 4,
          unit * 8.6,
          `rx="${round(unit * 0.6)}" ${fill(wood)}`,
        ) +
        rect(
          left - unit * 2,
          top + unit * (15 + index * 10.5),
          wide + unit * 4,
          unit * 1,
          fill('#fff3d8', 0.3),
        ) +
        path(
          [
            'M',
            left + unit * 6,
            top + unit * (19 + index * 10.5),
            'q',
            wide * 0.4,
            unit * 2,
            wide * 0.85,
            0,
          ],
          stroke('#6a3f1f', unit * 0.3, 0.6),
        ),
    ) +
    times(3, (index) =>
      rect(
        left + (wide - unit * 6) * (index / 2),
        top + unit * 12,
        unit * 6,
        unit * 36,
        fill('#8f5d33'),
      ),
    )
  )
}
