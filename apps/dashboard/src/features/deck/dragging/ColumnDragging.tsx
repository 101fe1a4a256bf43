import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragOverEvent,
  type Modifier,
} from '@dnd-kit/core'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { flushSync } from 'react-dom'
import { placeColumnAtom } from '../../../state/columns/arrange-columns.ts'
import { useAppAction } from '../../../state/react/index.ts'
import type { ColumnGrips } from '../column-grips.ts'
import { announcements } from './announcements.ts'
import { glide, makeRoom } from './column-motion.ts'
import { ColumnHandle } from './ColumnHandle.tsx'
import { nextPlace } from './next-place.ts'

/** A press that moves less is still a click on the title. */
const MOUSE = { activationConstraint: { distance: 5 } }
/** A finger that moves at once scrolls the deck; one that rests takes hold. */
const TOUCH = { activationConstraint: { delay: 250, tolerance: 8 } }
const KEYBOARD = { coordinateGetter: nextPlace }
/** Near the edges the deck scrolls along, sideways only. */
const AUTO_SCROLL = { threshold: { x: 0.12, y: 0 } }

const sidewaysOnly: Modifier = ({ transform }) => ({ ...transform, y: 0 })

interface ColumnDraggingProps {
  readonly columnIds: readonly string[]
  readonly grips: ColumnGrips
}

/**
 * Lets columns be dragged by their headers. It stands beside the columns, not around them, and holds on
 * to their elements: so it can arrive late and nothing is drawn anew.
 */
export function ColumnDragging({ columnIds, grips }: ColumnDraggingProps) {
  const { t } = useLingui()
  const placeColumn = useAppAction(placeColumnAtom)
  const told = useMemo(() => announcements(columnIds), [columnIds])
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, TOUCH),
    useSensor(KeyboardSensor, KEYBOARD),
  )

  const handleOver = ({ active, over }: DragOverEvent) =>
    makeRoom(columnIds, String(active.id), over === null ? null : String(over.id))

  const handleEnd = ({ active, over }: DragEndEvent) =>
    glide(columnIds, () =>
      flushSync(() => {
        if (over !== null) placeColumn(String(active.id), String(over.id))
      }),
    )

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[sidewaysOnly]}
      autoScroll={AUTO_SCROLL}
      accessibility={{
        announcements: told,
        screenReaderInstructions: {
          draggable: t`Press Space to take hold of the column, the arrow keys to move it, Space again to put it down or Escape to leave it where it was.`,
        },
      }}
      onDragOver={handleOver}
      onDragEnd={handleEnd}
      onDragCancel={() => makeRoom(columnIds, null, null)}
    >
      {columnIds.map((uuid) => (
        <ColumnHandle key={uuid} uuid={uuid} grips={grips} />
      ))}
    </DndContext>
  )
}
