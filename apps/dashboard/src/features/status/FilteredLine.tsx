import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/button/Button.tsx'
import styles from './StatusView.module.css'

interface FilteredLineProps {
  /** The filter that matched, where the server names it. */
  readonly title: string | null
  readonly onShow: () => void
}

/** Stands for a post that a filter of the user's hides. */
export function FilteredLine({ title, onShow }: FilteredLineProps) {
  return (
    <div className={styles['filtered']}>
      <span>{title === null ? <Trans>Filtered</Trans> : <Trans>Filtered: {title}</Trans>}</span>
      <Button variant="link" onClick={onShow}>
        <Trans>Show anyway</Trans>
      </Button>
    </div>
  )
}
