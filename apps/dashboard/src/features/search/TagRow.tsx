import { Plural } from '@lingui/react/macro'
import type { FoundTagEntity } from '@colonnade/domain/entities'
import { normaliseTag } from '@colonnade/domain/timeline'
import { Icon } from '../../ui/icon/Icon.tsx'
import { AppLink } from '../../ui/link/AppLink.tsx'
import styles from './Search.module.css'

interface TagRowProps {
  readonly tag: FoundTagEntity
}

/** A hashtag, and how much it was used in the last days where the server counts it. */
export function TagRow({ tag }: TagRowProps) {
  const people = tag.history.reduce((sum, day) => sum + day.accounts, 0)

  return (
    <AppLink
      to={`/timelines/tag/${encodeURIComponent(normaliseTag(tag.name))}`}
      className={styles['tag']}
    >
      <Icon name="hash" size={18} />
      <b dir="auto">{tag.name}</b>
      {people > 0 && (
        <span className={styles['use']}>
          <Plural value={people} one="# person lately" other="# people lately" />
        </span>
      )}
      <Sparkline values={tag.history.map(({ uses }) => uses).toReversed()} />
    </AppLink>
  )
}

const WIDTH = 56
const HEIGHT = 20

interface SparklineProps {
  /** The oldest first. */
  readonly values: readonly number[]
}

/** How a number went over some days. Decorative: what it says stands beside it. */
function Sparkline({ values }: SparklineProps) {
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
