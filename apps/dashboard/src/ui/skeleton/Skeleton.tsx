import styles from './Skeleton.module.css'

interface SkeletonProps {
  readonly rows?: number
}

const WIDTHS = [
  ['55%', '100%', '80%'],
  ['40%', '100%', '62%'],
  ['48%', '92%', '71%'],
] as const

/** Skeleton rows while loading. Hidden from screen readers, because the list around it is `aria-busy`. */
export function Skeleton({ rows = 4 }: SkeletonProps) {
  return (
    <div aria-hidden="true" data-waiting>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles['row']}>
          <div className={styles['avatar']} />
          <div>
            {WIDTHS[row % WIDTHS.length]?.map((width) => (
              <i key={width} className={styles['line']} style={{ inlineSize: width }} />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
