import { useLingui } from '@lingui/react/macro'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import {
  composerIdsAtom,
  foldedColumnsAtom,
  shownStripAtom,
} from '../../state/columns/shown-strip.ts'
import { activeWorkspaceAtom, columnIdsAtom } from '../../state/columns/workspaces.ts'
import { useAppValue } from '../../state/react/index.ts'
import type { ColumnGrips } from './column-grips.ts'
import { ColumnName } from './ColumnName.tsx'
import type { DeckParts, RouteScreen } from './deck-parts.ts'
import { DeckColumn } from './DeckColumn.tsx'
import { LateDragging } from './LateDragging.tsx'
import { RoomForMore } from './RoomForMore.tsx'
import { RouteColumn } from './RouteColumn.tsx'
import { columnSeats } from './strip/column-seats.ts'
import { dividerBelow } from './strip/divider-below.ts'
import { LateStackDivider } from './strip/LateStackDivider.tsx'
import { stripTemplate, stripTracks, type StripTrack, trackLine } from './strip/strip-tracks.ts'
import { useKeptScroll } from './strip/use-kept-scroll.ts'
import { useStripScroll } from './strip/use-strip-scroll.ts'
import { WidthSeparator } from './strip/WidthSeparator.tsx'
import { useReplacement } from './use-replacement.ts'
import styles from './Deck.module.css'

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
      <LateDragging strip={strip} grips={grips} />
    </>
  )
}
