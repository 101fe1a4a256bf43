import { Trans } from '@lingui/react/macro'
import type { MouseEvent, ReactNode } from 'react'
import type { Column } from '@colonnade/domain/columns'
import { moveColumnAtom, removeColumnAtom } from '../../state/columns/arrange-columns.ts'
import { useAppAction } from '../../state/react/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ColumnFilters } from './ColumnFilters.tsx'
import { keepScroll } from './keep-scroll.ts'
import styles from './ColumnSettings.module.css'

interface ColumnSettingsProps {
  readonly column: Column
  /** What its kind alone knows. */
  readonly children: ReactNode
}

/** What a column can be told: where it stands, what it leaves out, and to go. */
export function ColumnSettings({ column, children }: ColumnSettingsProps) {
  const moveColumn = useAppAction(moveColumnAtom)
  const removeColumn = useAppAction(removeColumnAtom)

  const handleMove = (event: MouseEvent<HTMLElement>, direction: -1 | 1) => {
    const button = event.currentTarget
    keepScroll(() => moveColumn(column.uuid, direction))
    // The browser drops the focus of an element that changes its place.
    button.focus({ preventScroll: true })
    button.scrollIntoView({ behavior: 'smooth', block: 'nearest', inline: 'center' })
  }

  return (
    <div className={styles['settings']}>
      <ColumnFilters column={column} />
      {children}
      <div className={styles['row']}>
        <Button variant="quiet" icon="arrow-left" onClick={(event) => handleMove(event, -1)}>
          <Trans>Move left</Trans>
        </Button>
        <Button variant="quiet" icon="arrow-right" onClick={(event) => handleMove(event, 1)}>
          <Trans>Move right</Trans>
        </Button>
        <Button
          variant="quiet"
          icon="trash"
          className={styles['remove']}
          onClick={() => removeColumn(column.uuid)}
        >
          <Trans>Remove column</Trans>
        </Button>
      </div>
    </div>
  )
}
