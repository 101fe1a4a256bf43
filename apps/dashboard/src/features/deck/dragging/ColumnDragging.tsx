import { DndContext, type DragEndEvent, useDraggable } from '@dnd-kit/core'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { createPortal, flushSync } from 'react-dom'
import {
  moveToTarget,
  type Strip,
  getStripColumns,
  type DropTarget,
} from '@colonnade/domain/workspaces'
import { updateStripAtom } from '../../../state/columns/arrange-columns.ts'
import { useAppAction } from '../../../state/react/index.ts'
import { useDragSensors } from '../../../ui/dragging/use-drag-sensors.ts'
import { findColumnElement } from '../column-element.ts'
import type { DragHandles } from '../column/column-slot.ts'
import { createDragAnnouncements } from './drag-announcements.ts'
import { getDropIndicatorBox } from './drop-indicator-box.ts'
import { useDragState } from './use-drag-state.ts'
import styles from './ColumnDragging.module.css'

/** Unit: CSS pixels. */
interface Offset {
  readonly x: number
  readonly y: number
}

const NO_OFFSET: Offset = { x: 0, y: 0 }

const setOffset = (element: HTMLElement, { x, y }: Offset): void => {
  element.style.transform = x === 0 && y === 0 ? '' : `translate3d(${x}px, ${y}px, 0)`
}

/** Moves the dragged column with the pointer. @param by null when the drag has ended: the column slides back */
export function moveWithPointer(uuid: string, by: Offset | null): void {
  const element = findColumnElement(uuid)
  if (element === null || (by === null && element.dataset['dragged'] === undefined)) return
  element.toggleAttribute('data-dragged', by !== null)
  // Set here instead of derived by `:has`, which would recompute the styles of all columns for every new row.
  element.parentElement?.toggleAttribute('data-dragging', by !== null)
  setOffset(element, by ?? NO_OFFSET)
}

/** Applies a new layout and animates each column from its old position on the screen to the new one. */
export function animateMove(uuids: readonly string[], applyLayout: () => void): void {
  const elements = uuids.map(findColumnElement).filter((element) => element !== null)
  const before = elements.map((element) => element.getBoundingClientRect())
  applyLayout()
  for (const element of elements) {
    element.style.transition = 'none'
    setOffset(element, NO_OFFSET)
  }
  const after = elements.map((element) => element.getBoundingClientRect())
  for (const [index, element] of elements.entries()) {
    const was = before[index]
    const is = after[index]
    if (was !== undefined && is !== undefined) {
      setOffset(element, { x: was.left - is.left, y: was.top - is.top })
    }
  }
  // Reading the layout makes the browser apply the start of the transition before its end.
  document.body.getBoundingClientRect()
  for (const element of elements) {
    element.style.transition = ''
    setOffset(element, NO_OFFSET)
  }
}

/** Near its edges the strip scrolls horizontally. It scrolls faster near the edge, up to about 4,000 px per second. */
const AUTO_SCROLL = { threshold: { x: 0.15, y: 0 }, acceleration: 40, interval: 10 }

interface ColumnDraggingProps {
  readonly strip: Strip
  readonly grips: DragHandles
}

/**
 * Makes columns draggable by their headers, to slots beside others and into stacks. It is rendered beside the
 * columns, not around them, and uses their elements. It can therefore load late without remounting anything.
 *
 * @see BY-30, COL-04
 */
export function ColumnDragging({ strip, grips }: ColumnDraggingProps) {
  const { t } = useLingui()
  const changeStrip = useAppAction(updateStripAtom)
  const { shown, start, move, end, takeKey, spotNow } = useDragState(strip)
  const dragAnnouncements = useMemo(() => createDragAnnouncements(strip, spotNow), [strip, spotNow])
  const sensors = useDragSensors(takeKey)
  const uuids = getStripColumns(strip)

  const handleEnd = (event: DragEndEvent) => {
    const { active } = event
    // The pointer may have moved since the last move event when it is released at speed.
    move(event)
    const spot = end()
    animateMove(uuids, () =>
      flushSync(() => {
        if (spot !== null) changeStrip((now) => moveToTarget(now, String(active.id), spot))
      }),
    )
  }

  return (
    <DndContext
      sensors={sensors}
      autoScroll={AUTO_SCROLL}
      accessibility={{
        announcements: dragAnnouncements,
        screenReaderInstructions: {
          draggable: t`Press Space to pick up the column, arrow keys to move it, Space to drop, Escape to cancel.`,
        },
      }}
      onDragStart={start}
      onDragMove={move}
      onDragEnd={handleEnd}
      onDragCancel={end}
    >
      {uuids.map((uuid) => (
        <ColumnHandle key={uuid} uuid={uuid} dragHandles={grips} />
      ))}
      {shown !== null && <DropIndicator strip={strip} {...shown} />}
    </DndContext>
  )
}

interface ColumnHandleProps {
  readonly uuid: string
  readonly dragHandles: DragHandles
}

/** Connects one column's element with the drag code. Renders nothing. */
export function ColumnHandle({ uuid, dragHandles }: ColumnHandleProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging, transform } =
    useDraggable({ id: uuid })
  const describedBy = attributes['aria-describedby']
  const x = isDragging ? (transform?.x ?? 0) : null
  const y = transform?.y ?? 0

  // Runs after every render, because the column's element may be a new one after its error boundary recovered.
  useEffect(() => {
    const element = findColumnElement(uuid)
    const handle = element?.querySelector<HTMLElement>('[data-grip]') ?? null
    setNodeRef(element)
    setActivatorNodeRef(handle)
    handle?.setAttribute('aria-describedby', describedBy)
  })

  useEffect(() => {
    dragHandles.set(uuid, (name, event) => listeners?.[name]?.(event))
    return () => {
      dragHandles.delete(uuid)
    }
  }, [uuid, dragHandles, listeners])

  useLayoutEffect(() => moveWithPointer(uuid, x === null ? null : { x, y }), [uuid, x, y])

  return null
}

interface DropIndicatorProps {
  readonly strip: Strip
  readonly uuid: string
  readonly dropZone: DropTarget
  /** The column is moved by the arrow keys: the indicator is as wide as the column. */
  readonly isByKeyboard: boolean
}

/** Shows the drop position of the dragged column. It scrolls with the columns. */
export function DropIndicator({ strip, uuid, dropZone, isByKeyboard }: DropIndicatorProps) {
  const sign = useRef<HTMLDivElement>(null)
  const page = findColumnElement(uuid)?.parentElement ?? null

  useLayoutEffect(() => {
    const box = getDropIndicatorBox(strip, uuid, dropZone, isByKeyboard)
    if (sign.current === null || page === null || box === null) return
    const { left, top } = page.getBoundingClientRect()
    const { style } = sign.current
    style.left = `${box.left - left + page.scrollLeft}px`
    style.top = `${box.top - top}px`
    style.width = `${box.width}px`
    style.height = `${box.height}px`
  }, [strip, uuid, dropZone, isByKeyboard, page])

  if (page === null) return null
  return createPortal(
    <div
      ref={sign}
      className={styles['sign']}
      data-spot={dropZone.kind}
      data-wide={isByKeyboard || undefined}
      aria-hidden="true"
    />,
    page,
  )
}
