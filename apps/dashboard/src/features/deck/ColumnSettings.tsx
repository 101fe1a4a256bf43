import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useContext } from 'react'
import type { Column } from '@colonnade/domain/columns'
import { removeColumnAtom } from '../../state/columns/arrange-columns.ts'
import { useAppAction } from '../../state/react/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { watchScrollEdges } from '../../ui/scroll-area/watch-scroll-edges.ts'
import { ColumnFilters } from './ColumnFilters.tsx'
import { ColumnPlacement } from './ColumnPlacement.tsx'
import { HashtagSettings } from './hashtag/HashtagSettings.tsx'
import { MoveToWorkspace } from './MoveToWorkspace.tsx'
import { PlacementContext } from './placement.ts'
import { SettingsGroup } from './SettingsGroup.tsx'
import { SlowMode } from './SlowMode.tsx'
import styles from './ColumnSettings.module.css'

const watchParent = (settings: HTMLElement | null) => watchScrollEdges(settings?.parentElement)

interface ColumnSettingsProps {
  readonly column: Column
  /** What its kind alone knows. */
  readonly children: ReactNode
}

/** What a column can be told: what it leaves out, where it stands, and to go. */
export function ColumnSettings({ column, children }: ColumnSettingsProps) {
  const { t } = useLingui()
  const placement = useContext(PlacementContext)
  const removeColumn = useAppAction(removeColumnAtom)

  return (
    // The frame around them scrolls.
    <div ref={watchParent} className={styles['settings']}>
      <SettingsGroup title={t`Shown here`}>
        {column.id === 'HASHTAG' && <HashtagSettings column={column} />}
        <ColumnFilters column={column} />
        <SlowMode column={column} />
        {children}
      </SettingsGroup>
      <SettingsGroup title={t`Place`}>
        {placement === null ? <ColumnPlacement column={column} /> : placement(column)}
        <MoveToWorkspace uuid={column.uuid} />
      </SettingsGroup>
      <Button
        variant="quiet"
        icon="trash"
        className={styles['remove']}
        onClick={() => removeColumn(column.uuid)}
      >
        <Trans>Remove column</Trans>
      </Button>
    </div>
  )
}
