import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ComposeEntry } from './ComposeEntry.tsx'
import { MainMenu } from './MainMenu.tsx'
import { RailColumns } from './RailColumns.tsx'
import { ScreenName } from './ScreenName.tsx'
import { SearchEntry } from './SearchEntry.tsx'
import { SettingsEntry } from './SettingsEntry.tsx'
import styles from './Rail.module.css'

interface RailProps {
  readonly onAddColumn: () => void
  /** The column that the reader is in. */
  readonly current: string | null
  readonly workspaces: ReactNode
  /** What the page shows. */
  readonly screenName: string
}

/** The narrow bar beside the columns: one entry for each, the workspaces, and what belongs to no column. */
export function Rail({ onAddColumn, current, workspaces, screenName }: RailProps) {
  const { t } = useLingui()

  return (
    <nav className={styles['rail']} aria-label={t`Main`}>
      <ScreenName name={screenName} />
      <ComposeEntry />
      <RailColumns onAddColumn={onAddColumn} current={current} />
      {workspaces}
      <SearchEntry />
      <SettingsEntry />
      <MainMenu className={styles['entry']} />
    </nav>
  )
}
