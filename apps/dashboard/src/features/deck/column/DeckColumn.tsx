import { Fragment, memo, useEffect, useLayoutEffect, useState } from 'react'
import type { Column, ColumnKind } from '@colonnade/domain/columns'
import { lazyModule } from '../../../lib/lazy-module.ts'
import { removeColumnAtom } from '../../../state/columns/arrange-columns.ts'
import {
  requestedSettingAtoms,
  requestScrollToTopAtom,
} from '../../../state/columns/column-requests.ts'
import { columnAtoms, unreadAtoms } from '../../../state/columns/columns.ts'
import { elsewhereAtom } from '../../../state/columns/page-view.ts'
import { useAppAction, useAppValue, useSessionAction } from '../../../state/react/index.ts'
import { markVisibleAtom } from '../../../state/timelines/watch-recompute.ts'
import { ErrorBoundary } from '../../../ui/failure/ErrorBoundary.tsx'
import { Lazy } from '../../../ui/lazy/Lazy.tsx'
import { useColumnCollapse } from '../arrange/use-column-collapse.ts'
import { findColumnElement, getColumnElementId } from '../column-element.ts'
import type { DeckParts } from '../deck-parts.ts'
import { ColumnSession } from '../title/ColumnSession.tsx'
import { useColumnTitle } from '../title/use-column-title.ts'
import type { DragHandles, ColumnSlot, SingleColumnOptions } from './column-slot.ts'
import { ColumnFrame } from './ColumnFrame.tsx'

/** A column is rendered from this distance to the viewport, in px, so that it is ready when scrolled to. */
const RENDER_AHEAD_PX = 700

/**
 * Returns whether a column is in view or near it. A column that contains the focus stays rendered off screen.
 *
 * @see BY-33
 */
function useNearView(uuid: string): boolean {
  const [isNear, setIsNear] = useState(false)

  // The observer reports only after the next paint, which should have the rows already.
  useLayoutEffect(() => {
    const column = findColumnElement(uuid)
    // Where a column is cannot be computed before it has a place.
    // oxlint-disable-next-line react/set-state-in-effect
    if (column !== null) setIsNear(isNearView(column))
  }, [uuid])

  useEffect(() => {
    const column = findColumnElement(uuid)
    if (column === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        const isSeen = entries.at(-1)?.isIntersecting === true
        if (isSeen || !column.contains(document.activeElement)) setIsNear(isSeen)
      },
      { root: column.closest('main'), rootMargin: `${RENDER_AHEAD_PX}px` },
    )
    observer.observe(column)
    return () => observer.disconnect()
  }, [uuid])

  return isNear
}

function isNearView(column: Element): boolean {
  const { left, right } = column.getBoundingClientRect()
  return right > -RENDER_AHEAD_PX && left < window.innerWidth + RENDER_AHEAD_PX
}

/** A column counts as visible slightly before it enters the viewport, so that its rows are there in time. */
const VISIBLE_AHEAD_PX = 60

/** Reports whether the column is visible, whenever that changes. */
function useReportVisibility(uuid: string): void {
  const markVisible = useSessionAction(markVisibleAtom)

  useEffect(() => {
    const column = findColumnElement(uuid)
    if (column === null) return
    const observer = new IntersectionObserver(
      (entries) => markVisible(uuid, entries.at(-1)?.isIntersecting === true),
      { root: column.closest('main'), rootMargin: `${VISIBLE_AHEAD_PX}px` },
    )
    observer.observe(column)
    return () => {
      observer.disconnect()
      markVisible(uuid, true)
    }
  }, [uuid, markVisible])
}

/** Kinds whose rows are not rendered off screen. Their scroll position is kept and new posts are still counted. */
const UNLOADED_OFF_SCREEN: ReadonlySet<string> = new Set<ColumnKind>([
  'HOME',
  'NOTIFICATIONS',
  'PUBLIC',
  'COMMUNITY',
  'DIRECT',
  'LIST',
  'HASHTAG',
])

interface DeckColumnProps {
  readonly uuid: string
  /** The slot of the column in the strip. */
  readonly slot?: ColumnSlot | undefined
  readonly parts: DeckParts
  readonly dragHandles?: DragHandles
  /** Options for a column without others beside it. */
  readonly single?: SingleColumnOptions
}

const absentColumn = lazyModule(async () => (await import('./AbsentColumn.tsx')).AbsentColumn)

/** One saved column, connected to its account. */
export const DeckColumn = memo(function DeckColumn({ uuid, ...rest }: DeckColumnProps) {
  const column = useAppValue(columnAtoms(uuid))
  const isElsewhere = useAppValue(elsewhereAtom).has(uuid)
  const removeColumn = useAppAction(removeColumnAtom)
  if (column === undefined) return null
  const renderAbsent = (reason: 'elsewhere' | 'asleep') => (
    <Lazy module={absentColumn} props={{ column, reason, ...rest }} failure="nothing" />
  )

  return (
    <ColumnSession column={column} asleep={renderAbsent('asleep')}>
      <ErrorBoundary
        part={{
          kind: 'column',
          id: getColumnElementId(uuid),
          style: rest.slot?.style,
          onRemove: () => removeColumn(uuid),
        }}
      >
        {isElsewhere ? renderAbsent('elsewhere') : <ConnectedColumn column={column} {...rest} />}
      </ErrorBoundary>
    </ColumnSession>
  )
})

/** The settings of a column, loaded when they are opened first. */
const columnSettings = lazyModule(
  async () => (await import('../settings/ColumnSettings.tsx')).ColumnSettings,
)

interface ConnectedColumnProps extends Omit<DeckColumnProps, 'uuid'> {
  readonly column: Column
}

function ConnectedColumn({ column, slot, parts, dragHandles, single }: ConnectedColumnProps) {
  const face = useColumnTitle(column)
  const unread = useAppValue(unreadAtoms(column.uuid))
  const scrollToTop = useAppAction(requestScrollToTopAtom)
  const fold = useColumnCollapse(column.uuid)
  const requestedSetting = useAppValue(requestedSettingAtoms(column.uuid))
  const isNear = useNearView(column.uuid)
  useReportVisibility(column.uuid)
  const isRendered = isNear || !UNLOADED_OFF_SCREEN.has(column.id)

  return (
    <ColumnFrame
      id={getColumnElementId(column.uuid)}
      kind={column.id}
      columnTitle={face}
      unread={unread}
      slot={slot}
      {...(slot !== undefined && { onCollapse: () => fold(slot.display === 'open') })}
      onHeadingClick={() => scrollToTop(column.uuid)}
      {...(dragHandles !== undefined && {
        onDragHandleEvent: (name, event) => dragHandles.get(column.uuid)?.(name, event),
      })}
      {...(single !== undefined && {
        isHeaderHidden: single.isHeaderHidden,
        settingsState: single.settings,
        tools: single.tools,
      })}
      indicators={parts.indicators(column)}
      areSettingsRequested={requestedSetting !== null}
      settings={
        <ErrorBoundary part={{ kind: 'box' }}>
          <Lazy
            module={columnSettings}
            props={{
              column,
              children: (
                <>
                  {single?.isHeaderHidden === true && parts.indicators(column)}
                  {parts.settings(column)}
                </>
              ),
            }}
            failure="nothing"
          />
        </ErrorBoundary>
      }
    >
      {isRendered && (
        <Fragment key={column.accountKey}>
          {parts.body(column, face.name) ?? (
            <Lazy module={absentColumn} props={{ column, reason: 'unknown' }} failure="nothing" />
          )}
        </Fragment>
      )}
    </ColumnFrame>
  )
}
