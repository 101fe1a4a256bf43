import type { DragMoveEvent, DragStartEvent, KeyboardCoordinateGetter } from '@dnd-kit/core'
import { useRef, useState } from 'react'
import {
  isSameTarget,
  getNextTarget,
  getOtherSlots,
  getCurrentTarget,
  type DropStep,
  type Strip,
  type DropTarget,
} from '@colonnade/domain/workspaces'
import { findColumnElement } from '../column-element.ts'
import { getDropIndicatorBox } from './drop-indicator-box.ts'

/** The position of a dragged column, in CSS pixels of the viewport. */
interface DragPoint {
  readonly x: number
  readonly y: number
  /** The horizontal middle of the column itself. The pointer may be anywhere on its header. */
  readonly middle: number
}

/** Above this distance from the top of the strip a column moves past others, and not into a stack. Unit: CSS px. */
const HEADER_ZONE_PX = 64

/** The part of a slot's width at either side that counts as beside it. */
const SIDE_PART = 0.2

/** The extent of a slot along the strip, in reading direction. */
interface Extent {
  readonly start: number
  readonly end: number
}

function getExtent(element: HTMLElement, sign: number): Extent {
  const { left, right } = element.getBoundingClientRect()
  return sign === 1 ? { start: left, end: right } : { start: -right, end: -left }
}

/** Counts the columns of a stack above a vertical position. */
function countColumnsAbove(columns: readonly string[], y: number): number {
  return columns.filter((uuid) => {
    const box = findColumnElement(uuid)?.getBoundingClientRect()
    return box !== undefined && box.top + box.height / 2 < y
  }).length
}

/** Returns the gap for a header that is dragged over a slot: past that slot, in the direction of the drag. */
function getGapBeside(place: number, part: number, origin: DropTarget): number {
  const from = origin.kind === 'gap' ? origin.index : origin.slot
  const isPast = place >= from ? part >= SIDE_PART : part > 1 - SIDE_PART
  return isPast ? place + 1 : place
}

/**
 * Finds the drop zone of a dragged column. At header height it is the slot that the column overlaps most. Lower down
 * it is beside the slot whose side is under the pointer, else above or below the columns there.
 *
 * @returns null when the column is not in the strip
 */
function findDropZone(strip: Strip, uuid: string, { x, y, middle }: DragPoint): DropTarget | null {
  const origin = getCurrentTarget(strip, uuid)
  const page = findColumnElement(uuid)?.parentElement
  if (origin === null || page === null || page === undefined) return null
  const sign = getComputedStyle(page).direction === 'rtl' ? -1 : 1
  const others = getOtherSlots(strip, uuid)
  const isLedPast = y < page.getBoundingClientRect().top + HEADER_ZONE_PX
  const at = sign * (isLedPast ? middle : x)
  for (const [index, { columns }] of others.entries()) {
    const element = findColumnElement(columns[0] ?? '')
    if (element === null) continue
    const { start, end } = getExtent(element, sign)
    if (at < start) return { kind: 'gap', index }
    if (at > end) continue
    const part = (at - start) / (end - start)
    if (isLedPast) return { kind: 'gap', index: getGapBeside(index, part, origin) }
    if (part < SIDE_PART) return { kind: 'gap', index }
    if (part > 1 - SIDE_PART) return { kind: 'gap', index: index + 1 }
    return { kind: 'stack', slot: index, index: countColumnsAbove(columns, y) }
  }
  return { kind: 'gap', index: others.length }
}

interface DragState {
  readonly uuid: string
  /** The column's box on the screen and the strip's scroll position when the drag started. */
  readonly box: DOMRect
  readonly scroll: number
  dropZone: DropTarget | null
  /** The column is moved by the arrow keys. */
  isByKeyboard: boolean
}

/** The drop zone that is shown for the dragged column. */
interface ShownDropZone {
  readonly uuid: string
  readonly dropZone: DropTarget
  readonly isByKeyboard: boolean
}

/** Tracks the drop zone of a dragged column. The pointer sets it, or the arrow keys move it step by step. */
export function useDragState(strip: Strip) {
  const drag = useRef<DragState | null>(null)
  const [shown, setShown] = useState<ShownDropZone | null>(null)

  const show = ({ uuid, dropZone, isByKeyboard }: DragState) => {
    const isAway = dropZone !== null && !isSameTarget(dropZone, getCurrentTarget(strip, uuid))
    setShown((before) => {
      if (!isAway) return null
      return before !== null && isSameTarget(before.dropZone, dropZone)
        ? before
        : { uuid, dropZone, isByKeyboard }
    })
  }

  const start = ({ active }: DragStartEvent) => {
    const uuid = String(active.id)
    const element = findColumnElement(uuid)
    if (element === null) return
    drag.current = {
      uuid,
      box: element.getBoundingClientRect(),
      scroll: element.parentElement?.scrollLeft ?? 0,
      dropZone: getCurrentTarget(strip, uuid),
      isByKeyboard: false,
    }
  }

  const move = ({ activatorEvent, delta }: Pick<DragMoveEvent, 'activatorEvent' | 'delta'>) => {
    const { current } = drag
    if (current === null) return
    const from = getPointerPosition(activatorEvent)
    if (from !== null) {
      const page = findColumnElement(current.uuid)?.parentElement
      const scrolled = (page?.scrollLeft ?? 0) - current.scroll
      const { left, width } = current.box
      const shift = delta.x - scrolled
      const at = {
        x: from.x + shift,
        y: from.y + delta.y,
        middle: left + width / 2 + shift,
      }
      const isAtHome = isWithin(current.box, from.x + delta.x, at.y)
      current.dropZone = isAtHome
        ? getCurrentTarget(strip, current.uuid)
        : findDropZone(strip, current.uuid, at)
    }
    show(current)
  }

  /** @returns the drop zone; null when the column keeps its position */
  const end = (): DropTarget | null => {
    const spot = drag.current?.dropZone ?? null
    drag.current = null
    setShown(null)
    return spot
  }

  const takeKey: KeyboardCoordinateGetter = (event, { context }) => {
    const { current } = drag
    if (current === null) return undefined
    const { uuid, dropZone, box } = current
    const isMirrored = document.documentElement.dir === 'rtl'
    const step = getDropZoneStep(event.code, isMirrored)
    if (step === undefined || dropZone === null) return undefined
    event.preventDefault()
    const next = getNextTarget(strip, uuid, dropZone, step)
    const target = next === null ? null : getDropIndicatorBox(strip, uuid, next, true)
    if (next === null || target === null) return undefined
    current.dropZone = next
    current.isByKeyboard = true
    const width = context.collisionRect?.width ?? box.width
    return { x: isMirrored ? target.left - width + 12 : target.left + 12, y: target.top + 12 }
  }

  // Has a stable identity, because the announcements outlive many renders.
  const [spotNow] = useState(() => () => drag.current?.dropZone ?? null)

  return { shown, start, move, end, takeKey, spotNow }
}

const isWithin = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom

/** Returns the viewport position where a mouse or touch drag started, in CSS pixels; null for a key. */
function getPointerPosition(event: Event): { readonly x: number; readonly y: number } | null {
  if (event instanceof MouseEvent) return { x: event.clientX, y: event.clientY }
  const touch = 'TouchEvent' in globalThis && event instanceof TouchEvent ? event.touches[0] : null
  return touch ? { x: touch.clientX, y: touch.clientY } : null
}

const ALONG = { ArrowLeft: 'start', ArrowRight: 'end' } as const
const MIRRORED = { ArrowLeft: 'end', ArrowRight: 'start' } as const
const UP_AND_DOWN = { ArrowUp: 'up', ArrowDown: 'down' } as const

/** Returns the direction of an arrow key on the screen; undefined for any other key. */
function getDropZoneStep(code: string, isMirrored: boolean): DropStep | undefined {
  const keys: Readonly<Record<string, DropStep>> = {
    ...(isMirrored ? MIRRORED : ALONG),
    ...UP_AND_DOWN,
  }
  return keys[code]
}
