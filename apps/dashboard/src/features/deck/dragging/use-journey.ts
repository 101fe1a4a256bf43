import type { DragMoveEvent, DragStartEvent, KeyboardCoordinateGetter } from '@dnd-kit/core'
import { useRef, useState } from 'react'
import {
  isSameSpot,
  nextSpot,
  otherPlaces,
  spotOf,
  type SpotStep,
  type Strip,
  type StripSpot,
} from '@colonnade/domain/workspaces'
import { columnElement } from '../column-element.ts'
import { spotBox } from './spot-box.ts'

/** Where a column on its way is, in CSS pixels of the window. */
interface Whereabouts {
  /** The pointer. */
  readonly x: number
  readonly y: number
  /** The middle of the column itself, which hangs on the pointer somewhere. */
  readonly middle: number
}

/** So far down from the top of the strip a column is led past others, not into a stack with them; in CSS pixels. */
const HEADER_PX = 64

/** The part of a place's width at either side that means beside it. */
const SIDE = 0.2

/** A place's extent along the strip, in the direction of reading. */
interface Extent {
  readonly start: number
  readonly end: number
}

function extentOf(element: HTMLElement, sign: number): Extent {
  const { left, right } = element.getBoundingClientRect()
  return sign === 1 ? { start: left, end: right } : { start: -right, end: -left }
}

/** How many of a stack's columns lie above a height. */
function columnsAbove(columns: readonly string[], y: number): number {
  return columns.filter((uuid) => {
    const box = columnElement(uuid)?.getBoundingClientRect()
    return box !== undefined && box.top + box.height / 2 < y
  }).length
}

/** Beside which side of a place a header goes that is led over others: past them, in its direction. */
function gapBeside(place: number, part: number, origin: StripSpot): number {
  const from = origin.kind === 'gap' ? origin.index : origin.place
  const isPast = place >= from ? part >= SIDE : part > 1 - SIDE
  return isPast ? place + 1 : place
}

/**
 * Where a dragged column would stand, were it let go: led along the headers where it covers another most,
 * lower down beside the places whose sides the pointer is at, else above or below the columns there.
 *
 * @returns null when the column is not in the strip
 */
function spotAt(strip: Strip, uuid: string, { x, y, middle }: Whereabouts): StripSpot | null {
  const origin = spotOf(strip, uuid)
  const page = columnElement(uuid)?.parentElement
  if (origin === null || page === null || page === undefined) return null
  const sign = getComputedStyle(page).direction === 'rtl' ? -1 : 1
  const others = otherPlaces(strip, uuid)
  const isLedPast = y < page.getBoundingClientRect().top + HEADER_PX
  const at = sign * (isLedPast ? middle : x)
  for (const [index, { columns }] of others.entries()) {
    const element = columnElement(columns[0] ?? '')
    if (element === null) continue
    const { start, end } = extentOf(element, sign)
    if (at < start) return { kind: 'gap', index }
    if (at > end) continue
    const part = (at - start) / (end - start)
    if (isLedPast) return { kind: 'gap', index: gapBeside(index, part, origin) }
    if (part < SIDE) return { kind: 'gap', index }
    if (part > 1 - SIDE) return { kind: 'gap', index: index + 1 }
    return { kind: 'stack', place: index, index: columnsAbove(columns, y) }
  }
  return { kind: 'gap', index: others.length }
}

/** A column on its way. */
interface Journey {
  readonly uuid: string
  /** Where it stood on the screen, and how far the strip was scrolled. */
  readonly box: DOMRect
  readonly scroll: number
  spot: StripSpot | null
  /** The arrow keys lead it. */
  isByKeys: boolean
}

/** Where a column on its way would stand. */
interface ShownSpot {
  readonly uuid: string
  readonly spot: StripSpot
  readonly isByKeys: boolean
}

/** Where a dragged column is over: told by the pointer, or step by step by the arrow keys. */
export function useJourney(strip: Strip) {
  const journey = useRef<Journey | null>(null)
  const [shown, setShown] = useState<ShownSpot | null>(null)

  const show = ({ uuid, spot, isByKeys }: Journey) => {
    const isAway = spot !== null && !isSameSpot(spot, spotOf(strip, uuid))
    setShown((before) => {
      if (!isAway) return null
      return before !== null && isSameSpot(before.spot, spot) ? before : { uuid, spot, isByKeys }
    })
  }

  const start = ({ active }: DragStartEvent) => {
    const uuid = String(active.id)
    const element = columnElement(uuid)
    if (element === null) return
    journey.current = {
      uuid,
      box: element.getBoundingClientRect(),
      scroll: element.parentElement?.scrollLeft ?? 0,
      spot: spotOf(strip, uuid),
      isByKeys: false,
    }
  }

  const move = ({ activatorEvent, delta }: Pick<DragMoveEvent, 'activatorEvent' | 'delta'>) => {
    const { current } = journey
    if (current === null) return
    const from = pointOf(activatorEvent)
    if (from !== null) {
      const page = columnElement(current.uuid)?.parentElement
      const scrolled = (page?.scrollLeft ?? 0) - current.scroll
      const { left, width } = current.box
      const shift = delta.x - scrolled
      const at = {
        x: from.x + shift,
        y: from.y + delta.y,
        middle: left + width / 2 + shift,
      }
      const isAtHome = isWithin(current.box, from.x + delta.x, at.y)
      current.spot = isAtHome ? spotOf(strip, current.uuid) : spotAt(strip, current.uuid, at)
    }
    show(current)
  }

  /** @returns where it is put down; null when it stays */
  const end = (): StripSpot | null => {
    const spot = journey.current?.spot ?? null
    journey.current = null
    setShown(null)
    return spot
  }

  const takeKey: KeyboardCoordinateGetter = (event, { context }) => {
    const { current } = journey
    if (current === null) return undefined
    const { uuid, spot, box } = current
    const isMirrored = document.documentElement.dir === 'rtl'
    const step = spotStep(event.code, isMirrored)
    if (step === undefined || spot === null) return undefined
    event.preventDefault()
    const next = nextSpot(strip, uuid, spot, step)
    const target = next === null ? null : spotBox(strip, uuid, next, true)
    if (next === null || target === null) return undefined
    current.spot = next
    current.isByKeys = true
    const width = context.collisionRect?.width ?? box.width
    return { x: isMirrored ? target.left - width + 12 : target.left + 12, y: target.top + 12 }
  }

  // Keeps its identity: announcements outlive many a draw.
  const [spotNow] = useState(() => () => journey.current?.spot ?? null)

  return { shown, start, move, end, takeKey, spotNow }
}

const isWithin = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom

/** Where in the window a mouse or a finger took hold, in CSS pixels; null for a key. */
function pointOf(event: Event): { readonly x: number; readonly y: number } | null {
  if (event instanceof MouseEvent) return { x: event.clientX, y: event.clientY }
  const touch = 'TouchEvent' in globalThis && event instanceof TouchEvent ? event.touches[0] : null
  return touch ? { x: touch.clientX, y: touch.clientY } : null
}

const ALONG = { ArrowLeft: 'start', ArrowRight: 'end' } as const
const MIRRORED = { ArrowLeft: 'end', ArrowRight: 'start' } as const
const UP_AND_DOWN = { ArrowUp: 'up', ArrowDown: 'down' } as const

/** Which way an arrow key leads, as the screen shows it; undefined for any other key. */
function spotStep(code: string, isMirrored: boolean): SpotStep | undefined {
  const keys: Readonly<Record<string, SpotStep>> = {
    ...(isMirrored ? MIRRORED : ALONG),
    ...UP_AND_DOWN,
  }
  return keys[code]
}
