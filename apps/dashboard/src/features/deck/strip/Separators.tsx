import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { columnWidth, MAX_COLUMN_PX, MIN_COLUMN_PX, setWidth } from '@colonnade/domain/workspaces'
import { lazyModule } from '../../../lib/lazy-module.ts'
import { changeStripAtom } from '../../../state/columns/arrange-columns.ts'
import { useAppAction } from '../../../state/react/index.ts'
import { useDrag } from '../../../ui/dragging/use-drag.ts'
import { Lazy } from '../../../ui/lazy/Lazy.tsx'
import { ColumnSeparator, STEP_PX } from '../arrange/ColumnSeparator.tsx'
import { columnElement } from '../column-element.ts'
import type { StackDividerProps } from './StackDivider.tsx'
import styles from './Separators.module.css'

/** A range, as long as nobody but the browser knows the width. */
const WIDTHS = { now: MIN_COLUMN_PX, min: MIN_COLUMN_PX, max: MAX_COLUMN_PX }

/** How a strip is laid out while one of its edges is pulled: all others stand still. */
interface HeldTracks {
  readonly strip: HTMLElement
  /** As it was drawn. */
  readonly template: string
  /** The tracks in px, without what is left of the window. */
  readonly tracks: readonly string[]
  readonly index: number
  readonly width: number
}

/** @param line the grid line that the column begins at */
function holdTracks(column: HTMLElement, line: number): HeldTracks | null {
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

/** How wide the column becomes that is pulled so far. */
function pulledWidth({ width }: HeldTracks, distance: number): number {
  return columnWidth(width + distance)
}

/** Shows it so: one style of one element, and one column that is laid out anew. */
function pullTracks(held: HeldTracks, distance: number): void {
  const tracks = held.tracks.with(held.index, `${pulledWidth(held, distance)}px`)
  held.strip.style.gridTemplateColumns = `${tracks.join(' ')} minmax(0, 1fr)`
}

/** As it was before. */
function letGoTracks({ strip, template }: HeldTracks): void {
  strip.style.gridTemplateColumns = template
}

interface WidthSeparatorProps {
  /** The place's first column, and its name. */
  readonly uuid: string
  readonly name: string
  /** The grid line that the place begins at. */
  readonly line: number
}

/** The end edge of a place: pulled by the pointer or moved by keys it sets the width. @see BY-30, BY-54 */
export function WidthSeparator({ uuid, name, line }: WidthSeparatorProps) {
  const { t } = useLingui()
  const changeStrip = useAppAction(changeStripAtom)
  const separator = useRef<HTMLHRElement>(null)
  const held = useRef<HeldTracks | null>(null)

  const handleWidth = (px: number | null) => changeStrip((strip) => setWidth(strip, uuid, px))

  const { breakOff, pointer } = useDrag({
    axis: 'x',
    isCaptured: true,
    onStart: () => {
      const column = columnElement(uuid)
      held.current = column === null ? null : holdTracks(column, line)
    },
    onMove: ({ distance }) => {
      if (held.current !== null) pullTracks(held.current, distance)
    },
    onEnd: ({ distance }, isBrokenOff) => {
      const { current } = held
      held.current = null
      if (current === null) return
      letGoTracks(current)
      if (!isBrokenOff && distance !== 0) handleWidth(pulledWidth(current, distance))
    },
  })

  // Who stretches is as wide as the window lets them be: nobody but the browser knows.
  useEffect(() => {
    const column = columnElement(uuid)
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
      measure={() => ({ now: columnElement(uuid)?.offsetWidth ?? MIN_COLUMN_PX, step: STEP_PX })}
      onResize={handleWidth}
      breakOff={breakOff}
      {...pointer}
      onLostPointerCapture={pointer.onPointerCancel}
    />
  )
}

const stackDivider = lazyModule(async () => (await import('./StackDivider.tsx')).StackDivider)

/** Few strips have stacks; nothing moves when their dividers arrive. */
export function LateStackDivider(props: StackDividerProps) {
  return <Lazy module={stackDivider} props={props} failure="nothing" />
}
