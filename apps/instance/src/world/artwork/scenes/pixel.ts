import { fill, rect, times } from '../canvas.ts'
import type { Painter } from '../canvas.ts'
import { mix } from '../colour.ts'

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
