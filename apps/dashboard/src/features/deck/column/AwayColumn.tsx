import type { Column } from '@colonnade/domain/columns'
import { findColumnWorkspace } from '@colonnade/domain/workspaces'
import { elsewhereAtom, type WindowView } from '../../../state/columns/page-view.ts'
import { workspacesAtom } from '../../../state/columns/workspaces.ts'
import { useAppValue } from '../../../state/react/index.ts'
import { useColumnCollapse } from '../arrange/use-column-collapse.ts'
import { getColumnElementId } from '../column-element.ts'
import { useColumnTitle } from '../title/use-column-title.ts'
import { AwayNote } from './AwayNote.tsx'
import type { ColumnSlot, DragHandles, SingleColumnOptions } from './column-slot.ts'
import { ColumnFrame } from './ColumnFrame.tsx'

export interface AwayColumnProps {
  readonly column: Column
  readonly slot?: ColumnSlot | undefined
  readonly dragHandles?: DragHandles
  readonly single?: SingleColumnOptions
}

/** The placeholder of a column that is open in a window of its own. It keeps its place. @see BY-39 */
export function AwayColumn({ column, slot, dragHandles, single }: AwayColumnProps) {
  const { uuid, id } = column
  const face = useColumnTitle(column)
  const fold = useColumnCollapse(uuid)
  const elsewhere = useAppValue(elsewhereAtom)
  const workspace = findColumnWorkspace(useAppValue(workspacesAtom), uuid)
  const isInWorkspace = workspace !== null && elsewhere.has(workspace.id)
  const view: WindowView = isInWorkspace
    ? { kind: 'workspace', id: workspace.id }
    : { kind: 'column', id: uuid }

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
      <AwayNote view={view} />
    </ColumnFrame>
  )
}
