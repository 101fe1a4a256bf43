import { useLingui } from '@lingui/react/macro'
import styles from './PageDots.module.css'

interface PageDotsProps {
  readonly count: number
  /** The first is 0. */
  readonly shown: number
  readonly onChoose: (page: number) => void
}

/** How many pages there are, and which of them is shown. */
export function PageDots({ count, shown, onChoose }: PageDotsProps) {
  const { t } = useLingui()

  return (
    <ol className={styles['dots']}>
      {Array.from({ length: count }, (_, page) => (
        <li key={page}>
          <button
            type="button"
            aria-label={t`Page ${page + 1} of ${count}`}
            aria-current={page === shown ? 'step' : undefined}
            onClick={() => onChoose(page)}
          />
        </li>
      ))}
    </ol>
  )
}
