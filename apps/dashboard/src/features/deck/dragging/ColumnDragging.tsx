import { DndContext, type DragEndEvent, useDraggable } from '@dnd-kit/core'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { putAtSpot, type Strip, stripColumns, type StripSpot } from '@colonnade/domain/workspaces'
import { changeStripAtom } from '../../../state/columns/arrange-columns.ts'
import { useAppAction } from '../../../state/react/index.ts'
import { useDragSensors } from '../../../ui/dragging/use-drag-sensors.ts'
import { columnElement } from '../column-element.ts'
import type { ColumnGrips } from '../column/column-seat.ts'
import { announcements } from './announcements.ts'
import { spotBox } from './spot-box.ts'
import { useJourney } from './use-journey.ts'
import styles from './ColumnDragging.module.css'

/** CSS pixels. */
interface Shift {
  readonly x: number
  readonly y: number
}

const NONE: Shift = { x: 0, y: 0 }

const shift = (element: HTMLElement, { x, y }: Shift): void => {
  element.style.transform = x === 0 && y === 0 ? '' : `translate3d(${x}px, ${y}px, 0)`
}

/** Lets a column go with the pointer. @param by null: it is let go, and glides back */
export function follow(uuid: string, by: Shift | null): void {
  const element = columnElement(uuid)
  if (element === null || (by === null && element.dataset['dragged'] === undefined)) return
  element.toggleAttribute('data-dragged', by !== null)
  // Told here and not found out by `:has`: with that, every row that comes in would have all columns styled anew.
  element.parentElement?.toggleAttribute('data-dragging', by !== null)
  shift(element, by ?? NONE)
}

/** Carries out a new layout, each column gliding from where it was on the screen to where it belongs. */
export function glide(uuids: readonly string[], layOut: () => void): void {
  const elements = uuids.map(columnElement).filter((element) => element !== null)
  const before = elements.map((element) => element.getBoundingClientRect())
  layOut()
  for (const element of elements) {
    element.style.transition = 'none'
    shift(element, NONE)
  }
  const after = elements.map((element) => element.getBoundingClientRect())
  for (const [index, element] of elements.entries()) {
    const was = before[index]
    const is = after[index]
    if (was !== undefined && is !== undefined) {
      shift(element, { x: was.left - is.left, y: was.top - is.top })
    }
  }
  // Reading the layout draws the line between where each begins and where it ends.
  document.body.getBoundingClientRect()
  for (const element of elements) {
    element.style.transition = ''
    shift(element, NONE)
  }
}

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
          draggable: t`Press Space to pick up the column, arrow keys to move it, Space to drop, Escape to cancel.`,
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

interface ColumnHandleProps {
  readonly uuid: string
  readonly grips: ColumnGrips
}

/** Ties one column's element to what drags; shows nothing itself. */
export function ColumnHandle({ uuid, grips }: ColumnHandleProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging, transform } =
    useDraggable({ id: uuid })
  const describedBy = attributes['aria-describedby']
  const x = isDragging ? (transform?.x ?? 0) : null
  const y = transform?.y ?? 0

  // Whenever it is drawn: the element may be a new one after its column failed and came back.
  useEffect(() => {
    const element = columnElement(uuid)
    const handle = element?.querySelector<HTMLElement>('[data-grip]') ?? null
    setNodeRef(element)
    setActivatorNodeRef(handle)
    handle?.setAttribute('aria-describedby', describedBy)
  })

  useEffect(() => {
    grips.set(uuid, (name, event) => listeners?.[name]?.(event))
    return () => {
      grips.delete(uuid)
    }
  }, [uuid, grips, listeners])

  useLayoutEffect(() => follow(uuid, x === null ? null : { x, y }), [uuid, x, y])

  return null
}

interface DropSignProps {
  readonly strip: Strip
  readonly uuid: string
  readonly spot: StripSpot
  /** The arrow keys lead there: it is as wide as the column. */
  readonly isByKeys: boolean
}

/** Shows where the column goes that is on its way. It scrolls along with the others. */
export function DropSign({ strip, uuid, spot, isByKeys }: DropSignProps) {
  const sign = useRef<HTMLDivElement>(null)
  const page = columnElement(uuid)?.parentElement ?? null

  useLayoutEffect(() => {
    const box = spotBox(strip, uuid, spot, isByKeys)
    if (sign.current === null || page === null || box === null) return
    const { left, top } = page.getBoundingClientRect()
    const { style } = sign.current
    style.left = `${box.left - left + page.scrollLeft}px`
    style.top = `${box.top - top}px`
    style.width = `${box.width}px`
    style.height = `${box.height}px`
  }, [strip, uuid, spot, isByKeys, page])

  if (page === null) return null
  return createPortal(
    <div
      ref={sign}
      className={styles['sign']}
      data-spot={spot.kind}
      data-wide={isByKeys || undefined}
      aria-hidden="true"
    />,
    page,
  )
}
