import { useLingui } from '@lingui/react/macro'
import { columnIdsAtom } from '../../state/columns/workspaces.ts'
import { useAppValue } from '../../state/react/index.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { ComposeEntry } from './ComposeEntry.tsx'
import { MainMenu } from './MainMenu.tsx'
import { RailEntry } from './RailEntry.tsx'
import { SettingsEntry } from './SettingsEntry.tsx'
import styles from './Rail.module.css'

interface RailProps {
  readonly onAddColumn: () => void
  /** The column that the reader is in. */
  readonly current: string | null
}

/** The narrow bar beside the columns: one entry for each, and what belongs to no column. */
export function Rail({ onAddColumn, current }: RailProps) {
  const { t } = useLingui()
  const columnIds = useAppValue(columnIdsAtom)

  return (
    <nav className={styles['rail']} aria-label={t`Main`}>
      <ComposeEntry />
      {columnIds.map((uuid) => (
        <RailEntry key={uuid} uuid={uuid} isCurrent={uuid === current} />
      ))}
      <button
        type="button"
        className={styles['entry']}
        aria-label={t`Add column`}
        title={t`Add column`}
        aria-haspopup="dialog"
        onClick={onAddColumn}
      >
        <Icon name="plus" size={20} />
      </button>
      <span className={styles['spacer']} />
      <SettingsEntry />
      <MainMenu className={styles['entry']} />
    </nav>
  )
}
