import { fill, radial, rect, round, times } from '../canvas.ts'
import type { Painter } from '../canvas.ts'
import { mix } from '../colour.ts'

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
