import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { StripPlace } from '@colonnade/domain/workspaces'
import { lazyModule } from '../../../lib/lazy-module.ts'
import {
  composerIdsAtom,
  foldedColumnsAtom,
  shownStripAtom,
} from '../../../state/columns/shown-strip.ts'
import { activeWorkspaceAtom, columnIdsAtom } from '../../../state/columns/workspaces.ts'
import { useAppValue } from '../../../state/react/index.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Lazy } from '../../../ui/lazy/Lazy.tsx'
import type { ColumnGrips, ColumnSeat } from '../column/column-seat.ts'
import { ColumnName } from '../column/ColumnSession.tsx'
import { DeckColumn } from '../column/DeckColumn.tsx'
import type { DeckParts, RouteScreen } from '../deck-parts.ts'
import { RouteColumn } from '../route/RouteColumn.tsx'
import { useReplacement } from '../route/use-replacement.ts'
import { dividerTop } from './draw-stack.ts'
import { LateStackDivider, WidthSeparator } from './Separators.tsx'
import {
  stackBoxes,
  stripTemplate,
  type StripTrack,
  stripTracks,
  trackLine,
} from './stack-boxes.ts'
import { useKeptScroll, useStripScroll } from './strip-scroll.ts'
import styles from '../Deck.module.css'

/** What drags columns. Should it never arrive, the columns still move by their buttons. */
const dragging = lazyModule(
  async () => (await import('../dragging/ColumnDragging.tsx')).ColumnDragging,
)

/** Where each saved column of the strip stands, by uuid. */
function columnSeats(
  tracks: readonly StripTrack[],
  folded: readonly string[],
): ReadonlyMap<string, ColumnSeat> {
  const seats = new Map<string, ColumnSeat>()
  for (const [index, track] of tracks.entries()) {
    if (track.kind === 'route') continue
    const { columns } = track.place
    const boxes = stackBoxes(track.place, folded)
    const fold = columns.length === 1 ? 'strip' : 'header'
    for (const [at, uuid] of columns.entries()) {
      const box = boxes[at]
      seats.set(uuid, {
        fold: folded.includes(uuid) ? fold : 'open',
        style: {
          gridColumn: trackLine(index),
          ...(box !== undefined && { insetBlockStart: box.top, blockSize: box.height }),
        },
      })
    }
  }
  return seats
}

/**
 * Where the divider below a column of a stack stands: between two columns that both show more than
 * their header.
 *
 * @returns a length for CSS, or null where there is no divider
 */
function dividerBelow(place: StripPlace, folded: readonly string[], uuid: string): string | null {
  const index = place.columns.indexOf(uuid)
  const next = place.columns[index + 1]
  const box = stackBoxes(place, folded)[index]
  if (next === undefined || box === undefined) return null
  return folded.includes(uuid) || folded.includes(next) ? null : dividerTop(box)
}

interface DeckStripProps {
  readonly parts: DeckParts
  readonly route: RouteScreen | null
  /** The column that the route's own stands behind; null for the end. */
  readonly anchor: string | null
  /** Columns share a wide window instead of leaving it empty. */
  readonly isStretched: boolean
  readonly onAddColumn: () => void
}

/**
 * The columns in a row that scrolls sideways, the route's own behind the one it came from. All of them
 * are children of one grid: whoever is moved, stacked or folded stays the same element.
 */
export function DeckStrip(props: DeckStripProps) {
  const { parts, route, anchor, isStretched } = props
  const { t } = useLingui()
  const strip = useAppValue(shownStripAtom)
  const folded = useAppValue(foldedColumnsAtom)
  const composers = useAppValue(composerIdsAtom)
  const columnIds = useAppValue(columnIdsAtom)
  const [grips] = useState<ColumnGrips>(() => new Map())
  const element = useRef<HTMLElement>(null)
  const isReplaced = useReplacement(route)
  const screen = isReplaced ? null : route
  const hasRoute = screen !== null
  const tracks = useMemo(
    () => stripTracks(strip, folded, hasRoute ? { anchor } : null),
    [strip, folded, hasRoute, anchor],
  )
  const seats = useMemo(() => columnSeats(tracks, folded), [tracks, folded])
  useKeptScroll(element, `${columnIds.join()} ${folded.join()}`)
  useStripScroll(element, useAppValue(activeWorkspaceAtom).id)

  const drawTrack = (track: StripTrack, index: number): readonly ReactNode[] => {
    const line = trackLine(index)
    if (track.kind === 'route') {
      return screen === null
        ? []
        : [<RouteColumn key={screen.key} screen={screen} style={{ gridColumn: line }} />]
    }
    const { place } = track
    const [first = ''] = place.columns
    const columns = place.columns.flatMap((uuid) => {
      const top = dividerBelow(place, folded, uuid)
      return [
        <DeckColumn key={uuid} uuid={uuid} seat={seats.get(uuid)} parts={parts} grips={grips} />,
        top !== null && (
          <ColumnName key={`below ${uuid}`} uuid={uuid}>
            {(name) => <LateStackDivider {...{ place, folded, uuid, name, line, top }} />}
          </ColumnName>
        ),
      ]
    })
    if (track.isFolded) return columns
    return [
      ...columns,
      <ColumnName key={`edge ${first}`} uuid={first}>
        {(name) => <WidthSeparator uuid={first} name={name} line={line} />}
      </ColumnName>,
    ]
  }

  return (
    <>
      <main
        ref={element}
        className={styles['strip']}
        aria-label={t`Columns`}
        style={{ gridTemplateColumns: stripTemplate(tracks, { isStretched, composers }) }}
      >
        {tracks.flatMap(drawTrack)}
        <RoomForMore onAdd={props.onAddColumn} />
      </main>
      <Lazy module={dragging} props={{ strip, grips }} failure="nothing" when="later" />
    </>
  )
}

interface RoomForMoreProps {
  readonly onAdd: () => void
}

/** Where a wide window has room left. A shortcut for hands on a mouse: the rail's button is the real one. */
function RoomForMore({ onAdd }: RoomForMoreProps) {
  return (
    <div className={styles['rest']} aria-hidden="true">
      <button type="button" className={styles['room']} tabIndex={-1} onClick={onAdd}>
        <Icon name="plus" size={28} />
      </button>
    </div>
  )
}
