import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { Column } from '@colonnade/domain/columns'
import { useAppAction } from '../../../state/react/index.ts'
import { markFirstRowsAtom } from '../../../state/ui/run-after-first-rows.ts'
import { bringBackAtom } from '../../../state/windows/open-window.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx'
import { useColumnCollapse } from '../arrange/use-column-collapse.ts'
import { getColumnElementId } from '../column-element.ts'
import { useColumnTitle } from '../title/use-column-title.ts'
import type { ColumnSlot, DragHandles, SingleColumnOptions } from './column-slot.ts'
import { ColumnFrame } from './ColumnFrame.tsx'
import styles from './AwayColumn.module.css'

export interface AwayColumnProps {
  readonly column: Column
  readonly slot?: ColumnSlot | undefined
  readonly dragHandles?: DragHandles
  readonly single?: SingleColumnOptions
}

/** The placeholder of a column that is open in a window of its own. It keeps its place. @see BY-39 */
export function AwayColumn({ column, slot, dragHandles, single }: AwayColumnProps) {
  const { t } = useLingui()
  const { uuid, id } = column
  const face = useColumnTitle(column)
  const fold = useColumnCollapse(uuid)
  const bringBack = useAppAction(bringBackAtom)
  useMarkFirstRows()

  return (
    <ColumnFrame
      id={getColumnElementId(uuid)}
      kind={id}
      columnTitle={face}
      slot={slot}
      {...(slot !== undefined && { onCollapse: () => fold(slot.display === 'open') })}
      {...(dragHandles !== undefined && {
        onDragHandleEvent: (name, event) => dragHandles.get(uuid)?.(name, event),
      })}
      {...(single !== undefined && {
        isHeaderHidden: single.isHeaderHidden,
        tools: single.tools,
      })}
      onHeadingClick={() => undefined}
    >
      <EmptyState icon="external" title={<Trans>In its own window</Trans>}>
        <span>
          <Trans>This column returns here when you close that window.</Trans>
        </span>
        <span className={styles['actions']}>
          <Button onClick={() => bringBack({ kind: 'column', id: uuid })}>{t`Bring back`}</Button>
        </span>
      </EmptyState>
    </ColumnFrame>
  )
}

/** Counts the first render as complete, because no posts may load here. */
export function useMarkFirstRows(): void {
  const markFirstRows = useAppAction(markFirstRowsAtom)

  useEffect(() => markFirstRows(), [markFirstRows])
}
