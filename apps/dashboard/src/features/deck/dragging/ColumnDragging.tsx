import { DndContext, type DragEndEvent } from '@dnd-kit/core'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { flushSync } from 'react-dom'
import { putAtSpot, type Strip, stripColumns } from '@colonnade/domain/workspaces'
import { changeStripAtom } from '../../../state/columns/arrange-columns.ts'
import { useAppAction } from '../../../state/react/index.ts'
import { useDragSensors } from '../../../ui/dragging/use-drag-sensors.ts'
import type { ColumnGrips } from '../column/column-seat.ts'
import { announcements } from './announcements.ts'
import { glide } from './column-motion.ts'
import { ColumnHandle } from './ColumnHandle.tsx'
import { DropSign } from './DropSign.tsx'
import { useJourney } from './use-journey.ts'

/** Near the edges the deck scrolls along, sideways only: the nearer, the faster, at most some 4,000 px in a second. */
const AUTO_SCROLL = { threshold: { x: 0.15, y: 0 }, acceleration: 40, interval: 10 }

interface ColumnDraggingProps {
  readonly strip: Strip
  readonly grips: ColumnGrips
}

/**
 * Lets columns be dragged by their headers, beside others and into stacks. It stands beside the columns,
 * not around them, and holds on to their elements: so it can arrive late and nothing is drawn anew.
 *
 * @see BY-30, COL-04
 */
export function ColumnDragging({ strip, grips }: ColumnDraggingProps) {
  const { t } = useLingui()
  const changeStrip = useAppAction(changeStripAtom)
  const { shown, start, move, end, takeKey, spotNow } = useJourney(strip)
  const told = useMemo(() => announcements(strip, spotNow), [strip, spotNow])
  const sensors = useDragSensors(takeKey)
  const uuids = stripColumns(strip)

  const handleEnd = (event: DragEndEvent) => {
    const { active } = event
    // A hand that lets go on the run has come further than was told.
    move(event)
    const spot = end()
    glide(uuids, () =>
      flushSync(() => {
        if (spot !== null) changeStrip((now) => putAtSpot(now, String(active.id), spot))
      }),
    )
  }

  return (
    <DndContext
      sensors={sensors}
      autoScroll={AUTO_SCROLL}
      accessibility={{
        announcements: told,
        screenReaderInstructions: {
          draggable: t`Press Space to take hold of the column, the arrow keys to move it along the deck or into a stack, Space again to put it down or Escape to leave it where it was.`,
        },
      }}
      onDragStart={start}
      onDragMove={move}
      onDragEnd={handleEnd}
      onDragCancel={end}
    >
      {uuids.map((uuid) => (
        <ColumnHandle key={uuid} uuid={uuid} grips={grips} />
      ))}
      {shown !== null && <DropSign strip={strip} {...shown} />}
    </DndContext>
  )
}
