import styles from './Search.module.css'

const WIDTH = 56
const HEIGHT = 20

interface SparklineProps {
  /** The oldest first. */
  readonly values: readonly number[]
}

/** How a number went over some days. Decorative: what it says stands beside it. */
export function Sparkline({ values }: SparklineProps) {
  const most = Math.max(...values)
  if (values.length < 2 || most <= 0) return null

  const step = WIDTH / (values.length - 1)
  const points = values.map(
    (value, index) => `${index * step},${HEIGHT - 2 - (value / most) * (HEIGHT - 4)}`,
  )
  return (
    <svg
      className={styles['sparkline']}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
    >
      <polygon points={`0,${HEIGHT} ${points.join(' ')} ${WIDTH},${HEIGHT}`} />
      <polyline points={points.join(' ')} />
    </svg>
  )
}
