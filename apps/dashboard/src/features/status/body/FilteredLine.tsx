import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/button/Button.tsx'
import styles from '../StatusView.module.css'

interface FilteredLineProps {
  /** The filters that matched, as far as they have names. */
  readonly titles: readonly string[]
  readonly onShow: () => void
}

/** Stands for a post that a filter of the user's hides. */
export function FilteredLine({ titles, onShow }: FilteredLineProps) {
  const title = titles.filter((name) => name !== '').join(', ')

  return (
    <div className={styles['filtered']}>
      <span>{title === '' ? <Trans>Filtered</Trans> : <Trans>Filtered: {title}</Trans>}</span>
      <Button variant="link" onClick={onShow}>
        <Trans>Show anyway</Trans>
      </Button>
    </div>
  )
}
