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
import type { Painter } from '../canvas.ts'
import { mix } from '../colour.ts'
import { letterform } from '../letterform.ts'

const YARNS: Readonly<Record<Light, readonly string[]>> = {
  dawn: ['#d9a7a0', '#8f8ba8', '#efe3da', '#b5788a', '#6d6a8c'],
  day: ['#2d5d8a', '#efe6d2', '#c98f3c', '#6fa3c4', '#18344f'],
  dusk: ['#a83a3a', '#d98a3c', '#f0d2a0', '#5f2a3d', '#7d4a2a'],
  night: ['#1d2b53', '#3f5f9a', '#c9d3ea', '#0f1733', '#7d8fc4'],
  storm: ['#4f646c', '#a9b8b6', '#2b3a42', '#7d9398', '#d3d8d2'],
  mist: ['#c3cac9', '#8b989c', '#ecebe4', '#a9b1ad', '#67757c'],
}

/** Woven cloth: waves, stripes and lozenges. */
export const weave: Painter = ({ width, height, light, random, unit }) => {
  const yarns = YARNS[light]
  const cell = round(unit * 1.25)
  const columns = Math.ceil(width / cell)
  const rows = Math.ceil(height / cell)
  const motif = Math.floor(random() * 3)
  const period = 18 + Math.floor(random() * 8)
  const colourAt = (row: number, column: number) => {
    const band = Math.floor(row / period)
    const inBand = row % period
    const wave = Math.round(
      Math.sin((column / period) * Math.PI + band) * period * 0.28 + period / 2,
    )
    const lozenge = Math.abs((column % period) - period / 2) + Math.abs(inBand - period / 2)
    const isMark =
      motif === 0
        ? Math.abs(inBand - wave) < 2
        : motif === 1
          ? lozenge < period * 0.3
          : Math.abs(inBand - wave) < 1.5 || lozenge < 2
    return isMark
      ? yarns[(band + 2) % 5]
      : inBand < 2
        ? yarns[(band + 3) % 5]
        : yarns[band % 2 ? 0 : 1]
  }
  // Runs of one colour become one rectangle; the threads over and under are a pattern on top.
  const cells = times(rows, (row) => {
    let runs = ''
    let start = 0
    for (let column = 1; column <= columns; column += 1) {
      const colour = colourAt(row, start) ?? '#888888'
      if (column < columns && colourAt(row, column) === colour) continue
      runs += rect(
        start * cell,
        row * cell,
        (column - start) * cell + 0.5,
        cell + 0.5,
        fill(colour),
      )
      start = column
    }
    return runs
  })
  const threads =
    rect(0, 0, cell, cell, fill('#000000', 0.15)) +
    rect(cell, cell, cell, cell, fill('#000000', 0.15)) +
    times(2, (index) => rect(0, index * cell, cell * 2, cell * 0.16, fill('#000000', 0.12))) +
    times(2, (index) => rect(index * cell, 0, cell * 0.16, cell * 2, fill('#ffffff', 0.12)))
  return (
    cells +
    `<defs><pattern id="threads" width="${round(cell * 2)}" height="${round(cell * 2)}" patternUnits="userSpaceOnUse">${threads}</pattern>` +
    `${linear(
      'fold',
      [
        [0, '#ffffff', 0.16],
        [0.5, '#000000', 0],
        [1, '#000000', 0.3],
      ],
      true,
    )}</defs>` +
    rect(0, 0, width, height, 'fill="url(#threads)"') +
    rect(0, 0, width, height, 'fill="url(#fold)"')
  )
}

/** A chessboard in the middle of a slow game. */
export const chess: Painter = ({ width, height, light, random, unit }) => {
  const isDusk = light === 'dusk'
  const board = Math.min(width, height) * 0.86
  const cell = board / 8
  const left = (width - board) / 2
  const top = (height - board) / 2
  const pale = isDusk ? '#e0b27c' : '#ecd2a2'
  const dark = isDusk ? '#7a3f26' : '#8a5a36'
  const taken = new Set<number>()
  const pieces = times(13, (index) => {
    let place = Math.floor(random() * 64)
    while (taken.has(place)) place = (place + 7) % 64
    taken.add(place)
    const x = left + (place % 8) * cell + cell / 2
    const y = top + Math.floor(place / 8) * cell + cell * 0.84
    const colour = index % 2 ? '#2b1a14' : '#fbf1dc'
    const edge = index % 2 ? '#5a3a2a' : '#b8935f'
    const tall = cell * (index < 2 ? 0.78 : index < 7 ? 0.6 : 0.5)
    const head =
      index < 2
        ? path(
            [
              'M',
              x - cell * 0.04,
              y - tall * 1.22,
              'h',
              cell * 0.08,
              'M',
              x,
              y - tall * 1.32,
              'v',
              tall * 0.24,
            ],
            stroke(colour, cell * 0.07),
          ) + ellipse(x, y - tall * 0.98, cell * 0.16, cell * 0.12, fill(colour))
        : index < 5
          ? rect(x - cell * 0.17, y - tall * 1.08, cell * 0.34, cell * 0.2, fill(colour)) +
            rect(x - cell * 0.05, y - tall * 1.1, cell * 0.1, cell * 0.1, fill(edge))
          : circle(x, y - tall, cell * 0.14, fill(colour))
    return (
      ellipse(x + cell * 0.12, y + cell * 0.03, cell * 0.34, cell * 0.12, fill('#1a0c06', 0.35)) +
      path(
        [
          'M',
          x - cell * 0.28,
          y,
          'Q',
          x - cell * 0.1,
          y - tall * 0.4,
          x - cell * 0.1,
          y - tall,
          'L',
          x + cell * 0.1,
          y - tall,
          'Q',
          x + cell * 0.1,
          y - tall * 0.4,
          x + cell * 0.28,
          y,
          'Z',
        ],
        `${fill(colour)} stroke="${edge}" stroke-width="${round(unit * 0.25)}"`,
      ) +
      head +
      ellipse(x, y, cell * 0.29, cell * 0.1, fill(colour))
    )
  })
  return (
    rect(0, 0, width, height, fill(isDusk ? '#3a2230' : '#cdb492')) +
    rect(
      left - unit * 3.4,
      top - unit * 3.4,
      board + unit * 6.8,
      board + unit * 6.8,
      `rx="${round(unit)}" ${fill(mix(dark, '#1a0c06', 0.4))}`,
    ) +
    times(64, (index) =>
      rect(
        left + (index % 8) * cell,
        top + Math.floor(index / 8) * cell,
        cell + 0.5,
        cell + 0.5,
        fill((index + Math.floor(index / 8)) % 2 ? dark : pale),
      ),
    ) +
    pieces +
    `<defs>${linear(
      'sun',
      [
        [0, '#ffd08a', isDusk ? 0.5 : 0.28],
        [0.6, '#ffd08a', 0],
        [1, '#1a0a20', 0.45],
      ],
      true,
    )}</defs>` +
    rect(0, 0, width, height, 'fill="url(#sun)"')
  )
}

/** A half-filled crossword grid and a pencil. */
export const crossword: Painter = ({ width, height, random, unit }) => {
  const cells = 11
  const board = Math.min(width, height) * 0.8
  const cell = board / cells
  const left = (width - board) / 2
  const top = (height - board) / 2
  const letters = 'CRANEYMCLIFTSEAFOGOWLBREADTIDE'
  const isBlock = (row: number, column: number) =>
    (row % 2 === 1 && column % 2 === 1) || (row * 7 + column * 3) % 17 === 0
  let letter = 0
  const squares = times(cells * cells, (index) => {
    const row = Math.floor(index / cells)
    const column = index % cells
    const x = left + column * cell
    const y = top + row * cell
    if (isBlock(row, column) || isBlock(cells - 1 - row, cells - 1 - column))
      return rect(x, y, cell, cell, fill('#26242c'))
    const isFilled = row < 5 && random() < 0.75
    const glyph = letters[letter % letters.length] ?? 'A'
    if (isFilled) letter += 1
    return (
      rect(
        x,
        y,
        cell,
        cell,
        `fill="#fdfaf2" stroke="#26242c" stroke-width="${round(unit * 0.25)}"`,
      ) +
      (isFilled
        ? letterform(glyph, {
            x: x + cell / 2,
            y: y + cell / 2,
            size: cell * 0.52,
            colour: '#4a4a5e',
            weight: cell * 0.08,
          })
        : '')
    )
  })
  return (
    rect(0, 0, width, height, fill('#c9a57a')) +
    `<g transform="rotate(-4 ${width / 2} ${height / 2})">${rect(left - unit * 5, top - unit * 5, board + unit * 10, board + unit * 10, fill('#f7f1e2'))}${squares}</g>` +
    `<g transform="rotate(38 ${round(width * 0.66)} ${round(height * 0.62)})">${rect(width * 0.66, height * 0.6, unit * 58, unit * 4.4, fill('#000000', 0.2))}${rect(width * 0.66, height * 0.585, unit * 52, unit * 4.4, fill('#e3a92f'))}${rect(width * 0.66, height * 0.585, unit * 52, unit * 1.4, fill('#f6c95a'))}${rect(width * 0.66 + unit * 52, height * 0.585, unit * 3, unit * 4.4, fill('#b8bcc2'))}${rect(width * 0.66 + unit * 55, height * 0.585, unit * 4, unit * 4.4, `rx="${round(unit * 1.6)}" ${fill('#e58a94')}`)}${path(['M', width * 0.66, height * 0.585, 'l', -unit * 6, unit * 2.2, 'l', unit * 6, unit * 2.2, 'Z'], fill('#eccf9f'))}${path(['M', width * 0.66 - unit * 4.2, height * 0.585 + unit * 1.55, 'l', -unit * 1.8, unit * 0.65, 'l', unit * 1.8, unit * 0.65, 'Z'], fill('#2a2830'))}</g>`
  )
}

/** Shelves of books, one leaning on its neighbour. */
export const books: Painter = ({ width, height, light, random, unit }) => {
  const isDark = light === 'night' || light === 'dusk'
  const spines = [
    '#b5483f',
    '#2f6f6a',
    '#d9a441',
    '#3b5b92',
    '#7a3f5f',
    '#6f8f4f',
    '#e0d3b8',
    '#8a5a36',
    '#4a4560',
    '#c9785a',
  ]
  const back = isDark ? '#2a1a1c' : '#8a6240'
  const shelf = isDark ? '#5a3524' : '#b98552'
  const rows = Math.max(2, Math.round(height / (unit * 46)))
  const tallest = height / rows
  const shelves = times(rows, (row) => {
    const base = tallest * (row + 1) - unit * 4
    let x = unit * 2
    let volumes = ''
    while (x < width - unit * 5) {
      const wide = unit * (3 + random() * 5)
      const tall = tallest * (0.55 + random() * 0.27)
      const colour = mix(
        spines[Math.floor(random() * spines.length)] ?? '#b5483f',
        '#14080c',
        light === 'night' ? 0.55 : isDark ? 0.2 : 0,
      )
      const isLeaning = random() < 0.06
      const gold = mix('#f2dca0', colour, 0.25)
      const book =
        rect(x, base - tall, wide - unit * 0.3, tall, `rx="${round(unit * 0.5)}" ${fill(colour)}`) +
        rect(x, base - tall, (wide - unit * 0.3) * 0.25, tall, fill('#ffffff', 0.12)) +
        (random() < 0.6
          ? rect(x, base - tall * 0.86, wide - unit * 0.3, unit * 0.7, fill(gold)) +
            rect(x, base - tall * 0.2, wide - unit * 0.3, unit * 0.7, fill(gold))
          : '') +
        (random() < 0.55
          ? rect(x + wide * 0.32, base - tall * 0.74, wide * 0.3, tall * 0.36, fill(gold, 0.8))
          : '')
      volumes += isLeaning
        ? `<g transform="rotate(9 ${round(x)} ${round(base)})">${book}</g>`
        : book
      x += wide + (isLeaning ? tall * 0.16 : 0)
      if (random() < 0.04) x += unit * 6
    }
    return (
      volumes +
      rect(0, base, width, unit * 4, fill(shelf)) +
      rect(0, base, width, unit * 0.8, fill('#ffffff', 0.18))
    )
  })
  return (
    rect(0, 0, width, height, fill(back)) +
    shelves +
    `<defs>${radial('lamp', [
      [0, '#ffcf87', isDark ? 0.5 : 0.35],
      [1, light === 'night' ? '#0a1030' : '#2a0f08', light === 'night' ? 0.65 : 0.25],
    ])}</defs>` +
    rect(0, 0, width, height, 'fill="url(#lamp)"')
  )
}

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

/** A coast drawn in sixteen colours and large squares. */
export const pixel: Painter = ({ width, height, light, palette, random }) => {
  const cell = Math.min(Math.max(width, height) / 75, height / 46)
  const columns = Math.ceil(width / cell)
  const rows = Math.ceil(height / cell)
  const horizon = Math.round(rows * 0.62)
  const dot = (column: number, row: number, wide: number, tall: number, colour: string) =>
    rect(column * cell, row * cell, wide * cell + 0.4, tall * cell + 0.4, fill(colour))
  const [top, middle, low] = palette.sky
  const shades = [top, mix(top, middle, 0.5), middle, mix(middle, low, 0.5), low]
  const skyRows = times(horizon, (row) => {
    const share = (row / horizon) * (shades.length - 1)
    const band = Math.floor(share)
    const colour = shades[band] ?? low
    const next = shades[band + 1] ?? low
    const part = share - band
    return (
      dot(0, row, columns, 1, colour) +
      (part > 0.35
        ? times(columns, (column) =>
            (column + row) % 2 === 0 || part > 0.75 ? dot(column, row, 1, 1, next) : '',
          )
        : '')
    )
  })
  const sea = times(rows - horizon, (row) =>
    dot(
      0,
      horizon + row,
      columns,
      1,
      mix(palette.water[0], palette.water[1], Math.floor((row / (rows - horizon)) * 5) / 5),
    ),
  )
  const cliffX = Math.round(columns * 0.64)
  const cliff = times(columns - cliffX, (column) => {
    const tall = Math.min(9, Math.round(3 + column * 0.55 + Math.sin(column) * 1.3))
    return (
      dot(cliffX + column, horizon + 4 - tall, 1, tall + 4, palette.land[2]) +
      dot(cliffX + column, horizon + 4 - tall, 1, 1, light === 'day' ? '#6fbf5a' : palette.land[1])
    )
  })
  const towerX = Math.round(columns * 0.76)
  const towerY = horizon - 5
  const tower =
    times(9, (index) =>
      dot(towerX, towerY - index, 3, 1, Math.floor(index / 2) % 2 ? '#f4efe6' : '#d84b44'),
    ) +
    dot(towerX - 1, towerY - 9, 5, 1, palette.ink) +
    dot(towerX, towerY - 11, 3, 2, palette.lamp) +
    dot(towerX, towerY - 12, 3, 1, '#d84b44')
  const starCount = light === 'night' ? 90 : light === 'dusk' || light === 'dawn' ? 10 : 0
  const isLit = light !== 'day'
  return (
    skyRows +
    times(starCount, () =>
      dot(
        Math.floor(random() * columns),
        Math.floor(random() * horizon * 0.85),
        1,
        1,
        random() < 0.2 ? '#ffe0a0' : '#ffffff',
      ),
    ) +
    times(5, (row) => {
      const half = [2, 3, 3, 3, 2][row] ?? 2
      return dot(
        Math.round(columns * 0.24) - half,
        Math.round(rows * 0.2) + row,
        half * 2,
        1,
        palette.orb,
      )
    }) +
    times(light === 'storm' ? 9 : 3, () => {
      const x = Math.floor(random() * columns)
      const y = Math.floor(rows * (0.08 + random() * 0.25))
      return (
        dot(x, y, 8, 1, palette.cloud) +
        dot(x + 1, y - 1, 5, 1, palette.cloud) +
        dot(x - 2, y + 1, 12, 1, palette.cloud)
      )
    }) +
    (isLit
      ? times(16, (index) =>
          dot(
            towerX - 2 - index * 2,
            towerY - 11 + Math.round(index * 0.1) - Math.floor(index / 5),
            2,
            2 + Math.floor(index / 4),
            mix(palette.lamp, middle, Math.min(0.95, index / 15)),
          ),
        )
      : '') +
    sea +
    times(40, () =>
      dot(
        Math.floor(random() * columns),
        horizon + 1 + Math.floor(random() * (rows - horizon)),
        1 + Math.floor(random() * 4),
        1,
        mix(palette.water[0], '#ffffff', 0.35),
      ),
    ) +
    times(rows - horizon, (row) =>
      dot(
        Math.round(columns * 0.24) - 2 + Math.round((random() - 0.5) * 3),
        horizon + row,
        3,
        1,
        mix(palette.orb, palette.water[0], 0.4),
      ),
    ) +
    cliff +
    tower
  )
}
