import type { Strip } from '@colonnade/domain/workspaces'
import type { ColumnGrips } from './column-grips.ts'
import { useLatePart } from './use-late-part.ts'

const loadDragging = async () => (await import('./dragging/ColumnDragging.tsx')).ColumnDragging

interface LateDraggingProps {
  readonly strip: Strip
  readonly grips: ColumnGrips
}

/** What drags columns. Should it never arrive, the columns still move by their buttons. */
export function LateDragging(props: LateDraggingProps) {
  const dragging = useLatePart(loadDragging, 'later')

  return dragging === null ? null : <dragging.Part {...props} />
}
