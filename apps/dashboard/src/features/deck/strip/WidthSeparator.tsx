import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import {
  clampColumnWidth,
  MAX_COLUMN_PX,
  MIN_COLUMN_PX,
  setWidth,
} from '@colonnade/domain/workspaces'
import { updateStripAtom } from '../../../state/columns/arrange-columns.ts'
import { useAppAction } from '../../../state/react/index.ts'
import { useDrag } from '../../../ui/dragging/use-drag.ts'
import { ColumnSeparator, STEP_PX } from '../arrange/ColumnSeparator.tsx'
import { findColumnElement } from '../column-element.ts'
import styles from './ColumnSeparators.module.css'

/** A default range, until the browser has laid the column out and its width is known. */
const WIDTHS = { now: MIN_COLUMN_PX, min: MIN_COLUMN_PX, max: MAX_COLUMN_PX }

/** The layout of the strip when the drag of an edge starts. All other columns keep their size. */
interface DragStart {
  readonly strip: HTMLElement
  /** The original `grid-template-columns`. */
  readonly template: string
  /** The tracks in px, without the remaining space of the window. */
  readonly tracks: readonly string[]
  readonly index: number
  readonly width: number
}

/** @param line the grid line at the column's start */
function startDrag(column: HTMLElement, line: number): DragStart | null {
  const strip = column.parentElement
  if (strip === null) return null
  const { gridTemplateColumns } = getComputedStyle(strip)
  return {
    strip,
    template: strip.style.gridTemplateColumns,
    tracks: gridTemplateColumns.split(' ').slice(0, -1),
    index: line - 1,
    width: column.offsetWidth,
  }
}

/** Returns the width of a column after a drag of this distance. */
function getDraggedWidth({ width }: DragStart, distance: number): number {
  return clampColumnWidth(width + distance)
}

/** Applies a drag: changes one style of one element, so that only one column is laid out again. */
function applyDrag(held: DragStart, distance: number): void {
  const tracks = held.tracks.with(held.index, `${getDraggedWidth(held, distance)}px`)
  held.strip.style.gridTemplateColumns = `${tracks.join(' ')} minmax(0, 1fr)`
}

/** Restores the original layout. */
function cancelDrag({ strip, template }: DragStart): void {
  strip.style.gridTemplateColumns = template
}

export interface WidthSeparatorProps {
  /** The slot's first column, and its name. */
  readonly uuid: string
  readonly name: string
  /** The grid line at the slot's start. */
  readonly line: number
}

/** The end edge of a slot. Dragging it or using the arrow keys sets the width. @see BY-30, BY-54 */
export function WidthSeparator({ uuid, name, line }: WidthSeparatorProps) {
  const { t } = useLingui()
  const changeStrip = useAppAction(updateStripAtom)
  const separator = useRef<HTMLHRElement>(null)
  const held = useRef<DragStart | null>(null)

  const handleResize = (px: number | null) => changeStrip((strip) => setWidth(strip, uuid, px))

  const { breakOff, pointer } = useDrag({
    axis: 'x',
    isCaptured: true,
    onStart: () => {
      const column = findColumnElement(uuid)
      held.current = column === null ? null : startDrag(column, line)
    },
    onMove: ({ distance }) => {
      if (held.current !== null) applyDrag(held.current, distance)
    },
    onEnd: ({ distance }, isBrokenOff) => {
      const { current } = held
      held.current = null
      if (current === null) return
      cancelDrag(current)
      if (!isBrokenOff && distance !== 0) handleResize(getDraggedWidth(current, distance))
    },
  })

  // A stretched column's width depends on the window, so it has to be measured.
  useEffect(() => {
    const column = findColumnElement(uuid)
    if (column === null) return
    const observer = new ResizeObserver(() => {
      separator.current?.setAttribute('aria-valuenow', String(column.offsetWidth))
    })
    observer.observe(column)
    return () => observer.disconnect()
  }, [uuid])

  return (
    <ColumnSeparator
      ref={separator}
      className={styles['edge']}
      style={{ gridColumn: line + 1 }}
      orientation="vertical"
      name={t`Width of ${name}`}
      columns={[uuid]}
      size={WIDTHS}
      measure={() => ({
        now: findColumnElement(uuid)?.offsetWidth ?? MIN_COLUMN_PX,
        step: STEP_PX,
      })}
      onResize={handleResize}
      cancelDrag={breakOff}
      {...pointer}
      onLostPointerCapture={pointer.onPointerCancel}
    />
  )
}
