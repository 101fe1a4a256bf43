import { useLingui } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { StripSlot } from '@colonnade/domain/workspaces'
import { lazyModule } from '../../../lib/lazy-module.ts'
import {
  composerIdsAtom,
  collapsedColumnsAtom,
  shownStripAtom,
} from '../../../state/columns/shown-strip.ts'
import { activeWorkspaceAtom, columnIdsAtom } from '../../../state/columns/workspaces.ts'
import { useAppValue } from '../../../state/react/index.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Lazy } from '../../../ui/lazy/Lazy.tsx'
import type { DragHandles, ColumnSlot } from '../column/column-slot.ts'
import { DeckColumn } from '../column/DeckColumn.tsx'
import type { DeckParts, RouteScreen } from '../deck-parts.ts'
import { RouteColumn } from '../route/RouteColumn.tsx'
import { useIsReplaced } from '../route/use-is-replaced.ts'
import { ColumnName } from '../title/ColumnSession.tsx'
import { getDividerPosition } from './apply-stack-layout.ts'
import { LazyStackDivider, LazyWidthSeparator } from './ColumnSeparators.tsx'
import {
  getStackBoxes,
  getGridTemplate,
  type StripTrack,
  getStripTracks,
  getGridLine,
} from './strip-layout.ts'
import { restoreStripScroll, useKeepColumnScroll, useRestoreStripScroll } from './strip-scroll.ts'
import styles from '../Deck.module.css'

/** The drag code. If it fails to load, columns can still be moved by their buttons. */
const dragging = lazyModule(
  async () => (await import('../dragging/ColumnDragging.tsx')).ColumnDragging,
)

/** Returns the slot of each saved column, by uuid. */
function getColumnSlots(
  tracks: readonly StripTrack[],
  folded: readonly string[],
): ReadonlyMap<string, ColumnSlot> {
  const slots = new Map<string, ColumnSlot>()
  for (const [index, track] of tracks.entries()) {
    if (track.kind === 'route') continue
    const { columns } = track.place
    const boxes = getStackBoxes(track.place, folded)
    const fold = columns.length === 1 ? 'strip' : 'header'
    for (const [at, uuid] of columns.entries()) {
      const box = boxes[at]
      slots.set(uuid, {
        display: folded.includes(uuid) ? fold : 'open',
        style: {
          gridColumn: getGridLine(index),
          ...(box !== undefined && { insetBlockStart: box.top, blockSize: box.height }),
        },
      })
    }
  }
  return slots
}

/**
 * Returns the position of the divider below a column of a stack. There is a divider only between two expanded
 * columns.
 *
 * @returns a CSS length, or null when there is no divider
 */
function getDividerTop(place: StripSlot, folded: readonly string[], uuid: string): string | null {
  const index = place.columns.indexOf(uuid)
  const next = place.columns[index + 1]
  const box = getStackBoxes(place, folded)[index]
  if (next === undefined || box === undefined) return null
  return folded.includes(uuid) || folded.includes(next) ? null : getDividerPosition(box)
}

interface DeckStripProps {
  readonly parts: DeckParts
  readonly route: RouteScreen | null
  /** The column that the route's column is placed behind; null for the end. */
  readonly anchor: string | null
  /** Columns share the width of a wide window instead of leaving it empty. */
  readonly isStretched: boolean
  readonly onAddColumn: () => void
}

/**
 * The columns in a horizontally scrolling row. The route's column is behind the one it was opened from. All columns
 * are children of one grid, so a column keeps its DOM element when it is moved, stacked or collapsed.
 */
export function DeckStrip(props: DeckStripProps) {
  const { parts, route, anchor, isStretched } = props
  const { t } = useLingui()
  const strip = useAppValue(shownStripAtom)
  const folded = useAppValue(collapsedColumnsAtom)
  const composers = useAppValue(composerIdsAtom)
  const columnIds = useAppValue(columnIdsAtom)
  const [dragHandles] = useState<DragHandles>(() => new Map())
  const element = useRef<HTMLElement>(null)
  const isReplaced = useIsReplaced(route)
  const screen = isReplaced ? null : route
  const hasRoute = screen !== null
  const tracks = useMemo(
    () => getStripTracks(strip, folded, hasRoute ? { anchor } : null),
    [strip, folded, hasRoute, anchor],
  )
  const slots = useMemo(() => getColumnSlots(tracks, folded), [tracks, folded])
  useKeepColumnScroll(element, `${columnIds.join()} ${folded.join()}`)
  const workspace = useAppValue(activeWorkspaceAtom).id
  useRestoreStripScroll(element, workspace)

  const renderTrack = (track: StripTrack, index: number): readonly ReactNode[] => {
    const line = getGridLine(index)
    if (track.kind === 'route') {
      return screen === null
        ? []
        : [<RouteColumn key={screen.key} screen={screen} style={{ gridColumn: line }} />]
    }
    const { place } = track
    const [first = ''] = place.columns
    const columns = place.columns.flatMap((uuid) => {
      const top = getDividerTop(place, folded, uuid)
      return [
        <DeckColumn
          key={uuid}
          uuid={uuid}
          slot={slots.get(uuid)}
          parts={parts}
          dragHandles={dragHandles}
        />,
        top !== null && (
          <ColumnName key={`below ${uuid}`} uuid={uuid}>
            {(name) => <LazyStackDivider {...{ place, folded, uuid, name, line, top }} />}
          </ColumnName>
        ),
      ]
    })
    if (track.isFolded) return columns
    return [
      ...columns,
      <ColumnName key={`edge ${first}`} uuid={first}>
        {(name) => <LazyWidthSeparator uuid={first} name={name} line={line} />}
      </ColumnName>,
    ]
  }

  return (
    <>
      <main
        ref={element}
        className={styles['strip']}
        aria-label={t`Columns`}
        style={{ gridTemplateColumns: getGridTemplate(tracks, { isStretched, composers }) }}
      >
        <ShownWorkspaceScroll strip={element} workspace={workspace} />
        {tracks.flatMap(renderTrack)}
        <AddColumnSlot onAdd={props.onAddColumn} />
      </main>
      <Lazy
        module={dragging}
        props={{ strip, grips: dragHandles }}
        failure="nothing"
        when="later"
      />
    </>
  )
}

interface ShownWorkspaceScrollProps {
  readonly strip: RefObject<HTMLElement | null>
  readonly workspace: string
}

/**
 * Scrolls the strip to the position of another workspace before its columns measure whether they are in view: layout
 * effects run in the order of siblings, and before those of their parent.
 */
function ShownWorkspaceScroll({ strip, workspace }: ShownWorkspaceScrollProps) {
  useLayoutEffect(() => restoreStripScroll(strip.current, workspace), [strip, workspace])
  return null
}

interface AddColumnSlotProps {
  readonly onAdd: () => void
}

/** Fills the remaining space of a wide window. A mouse shortcut only: the rail has the accessible button. */
function AddColumnSlot({ onAdd }: AddColumnSlotProps) {
  return (
    <div className={styles['rest']} aria-hidden="true">
      <button type="button" className={styles['addSlot']} tabIndex={-1} onClick={onAdd}>
        <Icon name="plus" size={28} />
      </button>
    </div>
  )
}
