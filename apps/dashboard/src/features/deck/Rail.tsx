import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AddEntry } from './AddEntry.tsx'
import { ComposeEntry } from './ComposeEntry.tsx'
import type { RouteScreen } from './deck-parts.ts'
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
  /** What the address names beside the columns. */
  readonly screen: RouteScreen | null
}

/** The narrow bar beside the columns: one entry for each, the workspaces, and what belongs to no column. */
export function Rail({ onAddColumn, current, workspaces, screen }: RailProps) {
  const { t } = useLingui()

  return (
    <nav className={styles['rail']} aria-label={t`Main`}>
      <ScreenName screen={screen} />
      <ComposeEntry />
      <RailColumns current={current} />
      <AddEntry onAdd={onAddColumn} />
      {workspaces}
      <SearchEntry />
      <SettingsEntry />
      <MainMenu className={styles['entry']} />
    </nav>
  )
}
