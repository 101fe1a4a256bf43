import { useLingui } from '@lingui/react/macro'
import styles from './MediaViewer.module.css'

interface ViewerPagesProps {
  readonly count: number
  readonly index: number
  readonly onChoose: (index: number) => void
}

/** A dot for each picture. */
export function ViewerPages({ count, index, onChoose }: ViewerPagesProps) {
  const { t } = useLingui()

  return (
    <div className={styles['pages']} role="tablist" aria-label={t`Pages`} tabIndex={-1}>
      {Array.from({ length: count }, (_, page) => (
        <button
          key={page}
          type="button"
          role="tab"
          aria-label={t`Image ${page + 1} of ${count}`}
          aria-selected={page === index}
          onClick={() => {
            onChoose(page)
          }}
        />
      ))}
    </div>
  )
}
