import { useLingui } from '@lingui/react/macro'
import { placeLinePx } from './list-place.ts'
import styles from './PlaceLine.module.css'

/**
 * Between what is new and what was read, at the top of the row that somebody left at. It stands inside
 * that row's article, since a feed may hold articles only.
 */
export function PlaceLine() {
  const { t } = useLingui()
  const label = t`You left off here`

  return (
    <div className={styles['line']} style={{ blockSize: placeLinePx() }} data-place-line>
      <hr aria-label={label} />
      <span aria-hidden="true">{label}</span>
    </div>
  )
}
