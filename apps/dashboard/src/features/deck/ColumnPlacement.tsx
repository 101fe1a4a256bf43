import { Trans } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import type { Column } from '@colonnade/domain/columns'
import { moveColumnAtom } from '../../state/columns/arrange-columns.ts'
import { useAppAction } from '../../state/react/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { keepScroll } from './keep-scroll.ts'
import styles from './ColumnSettings.module.css'

interface ColumnPlacementProps {
  readonly column: Column
}

/** Where a column stands in the deck. */
export function ColumnPlacement({ column }: ColumnPlacementProps) {
  const moveColumn = useAppAction(moveColumnAtom)

  const handleMove = (event: MouseEvent<HTMLElement>, direction: -1 | 1) => {
    const button = event.currentTarget
    keepScroll(() => moveColumn(column.uuid, direction))
    // The browser drops the focus of an element that changes its place.
    button.focus({ preventScroll: true })
    button.scrollIntoView({ behavior: 'smooth', block: 'nearest', inline: 'center' })
  }

  return (
    <div className={styles['actions']}>
      <Button variant="quiet" icon="arrow-left" onClick={(event) => handleMove(event, -1)}>
        <Trans>Move left</Trans>
      </Button>
      <Button variant="quiet" icon="arrow-right" onClick={(event) => handleMove(event, 1)}>
        <Trans>Move right</Trans>
      </Button>
    </div>
  )
}
