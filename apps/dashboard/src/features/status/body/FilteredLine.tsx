import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/button/Button.tsx'
import styles from '../StatusView.module.css'

interface FilteredLineProps {
  /** Titles of the matching filters, if they have any. */
  readonly titles: readonly string[]
  readonly onShow: () => void
}

/** Replaces a post that one of the user's filters hides. */
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
