import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './Rail.module.css'

interface AddEntryProps {
  readonly onAdd: () => void
}

/** The rail's way to one more column. */
export function AddEntry({ onAdd }: AddEntryProps) {
  const { t } = useLingui()

  return (
    <button
      type="button"
      className={styles['entry']}
      aria-label={t`Add column`}
      title={t`Add column`}
      aria-haspopup="dialog"
      onClick={onAdd}
    >
      <Icon name="plus" size={20} />
    </button>
  )
}
