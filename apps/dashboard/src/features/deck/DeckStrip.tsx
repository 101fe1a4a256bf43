import { useLingui } from '@lingui/react/macro'
import { Fragment, useState } from 'react'
import { columnIdsAtom } from '../../state/columns/workspaces.ts'
import { useAppValue } from '../../state/react/index.ts'
import type { ColumnGrips } from './column-grips.ts'
import type { DeckParts, RouteScreen } from './deck-parts.ts'
import { DeckColumn } from './DeckColumn.tsx'
import { LateDragging } from './LateDragging.tsx'
import { RoomForMore } from './RoomForMore.tsx'
import { RouteColumn } from './RouteColumn.tsx'
import { useReplacement } from './use-replacement.ts'
import { useRouteAnchor } from './use-route-anchor.ts'
import styles from './Deck.module.css'

interface DeckStripProps {
  readonly parts: DeckParts
  readonly route: RouteScreen | null
  readonly current: string | null
  /** Columns share a wide window instead of leaving it empty. */
  readonly isStretched: boolean
  readonly onAddColumn: () => void
}

/** The columns in a row that scrolls sideways, the route's own behind the one it came from. */
export function DeckStrip(props: DeckStripProps) {
  const { parts, route, current, isStretched } = props
  const { t } = useLingui()
  const columnIds = useAppValue(columnIdsAtom)
  const [grips] = useState<ColumnGrips>(() => new Map())
  const isReplaced = useReplacement(route)
  const anchor = useRouteAnchor(route?.key ?? null, current)
  const routeColumn =
    route === null || isReplaced ? null : <RouteColumn key={route.key} screen={route} />
  const isAnchored = anchor !== null && columnIds.includes(anchor)

  return (
    <>
      <main
        className={styles['strip']}
        aria-label={t`Columns`}
        data-stretch={isStretched ? 'on' : 'off'}
      >
        {columnIds.map((uuid) => (
          <Fragment key={uuid}>
            <DeckColumn uuid={uuid} parts={parts} grips={grips} />
            {uuid === anchor && routeColumn}
          </Fragment>
        ))}
        {!isAnchored && routeColumn}
        <RoomForMore onAdd={props.onAddColumn} />
      </main>
      <LateDragging columnIds={columnIds} grips={grips} />
    </>
  )
}
