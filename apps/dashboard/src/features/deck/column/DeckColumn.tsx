import { Trans } from '@lingui/react/macro'
import { memo, type ReactNode, useEffect, useState } from 'react'
import type { Column, ColumnKind } from '@colonnade/domain/columns'
import { lazyModule } from '../../../lib/lazy-module.ts'
import { removeColumnAtom } from '../../../state/columns/arrange-columns.ts'
import { askedSettingAtoms, requestScrollToTopAtom } from '../../../state/columns/column-views.ts'
import { columnAtoms, unreadAtoms } from '../../../state/columns/columns.ts'
import { useAppAction, useAppValue, useSessionAction } from '../../../state/react/index.ts'
import { seeColumnAtom } from '../../../state/timelines/start-laying.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx'
import { ErrorBoundary } from '../../../ui/failure/ErrorBoundary.tsx'
import { Lazy } from '../../../ui/lazy/Lazy.tsx'
import { useFold } from '../arrange/use-fold.ts'
import { columnElement, columnElementId } from '../column-element.ts'
import type { DeckParts } from '../deck-parts.ts'
import type { ColumnGrips, ColumnSeat } from './column-seat.ts'
import { ColumnFrame, type SettingsHold } from './ColumnFrame.tsx'
import { ColumnSession } from './ColumnSession.tsx'
import { useColumnFace } from './use-column-face.ts'

/** How far beside the view a column is drawn already, in px: whoever moves on finds it there. */
const NEAR_PX = 700

/**
 * Whether a column is in view or near it. One that somebody works in stays, wherever it is.
 *
 * @see BY-33
 */
function useNearView(uuid: string): boolean {
  const [isNear, setIsNear] = useState(false)

  useEffect(() => {
    const column = columnElement(uuid)
    if (column === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        const isSeen = entries.at(-1)?.isIntersecting === true
        if (isSeen || !column.contains(document.activeElement)) setIsNear(isSeen)
      },
      { root: column.closest('main'), rootMargin: `${NEAR_PX}px` },
    )
    observer.observe(column)
    return () => observer.disconnect()
  }, [uuid])

  return isNear
}

/** A column is seen a little before it comes into view, so that nobody sees rows coming in late. */
const SOON_PX = 60

/** Tells whether a column can be seen, as often as that changes. */
function useInSight(uuid: string): void {
  const see = useSessionAction(seeColumnAtom)

  useEffect(() => {
    const column = columnElement(uuid)
    if (column === null) return
    const observer = new IntersectionObserver(
      (entries) => see(uuid, entries.at(-1)?.isIntersecting === true),
      { root: column.closest('main'), rootMargin: `${SOON_PX}px` },
    )
    observer.observe(column)
    return () => {
      observer.disconnect()
      see(uuid, true)
    }
  }, [uuid, see])
}

/** Kinds that rest out of sight: their rows leave the page, their place stays, and they are still counted. */
const RESTING: ReadonlySet<string> = new Set<ColumnKind>([
  'HOME',
  'NOTIFICATIONS',
  'PUBLIC',
  'COMMUNITY',
  'DIRECT',
  'LIST',
  'HASHTAG',
])

/** A column that has the window for itself. */
interface LoneColumn {
  /** The tab bar says which one it is. */
  readonly isHeaderHidden: boolean
  /** Its settings, where somebody else has the button for them. */
  readonly settings: SettingsHold | null
  readonly tools: ReactNode
}

interface DeckColumnProps {
  readonly uuid: string
  /** Where it stands in the strip. */
  readonly seat?: ColumnSeat | undefined
  readonly parts: DeckParts
  readonly grips?: ColumnGrips
  /** How it shows where no other one stands beside it. */
  readonly alone?: LoneColumn
}

/** One saved column, connected. */
export const DeckColumn = memo(function DeckColumn({ uuid, ...rest }: DeckColumnProps) {
  const column = useAppValue(columnAtoms(uuid))
  const removeColumn = useAppAction(removeColumnAtom)
  if (column === undefined) return null

  return (
    <ColumnSession column={column}>
      <ErrorBoundary
        of={{
          kind: 'column',
          id: columnElementId(uuid),
          style: rest.seat?.style,
          onRemove: () => removeColumn(uuid),
        }}
      >
        <ConnectedColumn column={column} {...rest} />
      </ErrorBoundary>
    </ColumnSession>
  )
})

/** What a column can be told; nobody needs it before they ask for it. */
const columnSettings = lazyModule(
  async () => (await import('../settings/ColumnSettings.tsx')).ColumnSettings,
)

interface ConnectedColumnProps extends Omit<DeckColumnProps, 'uuid'> {
  readonly column: Column
}

function ConnectedColumn({ column, seat, parts, grips, alone }: ConnectedColumnProps) {
  const face = useColumnFace(column)
  const unread = useAppValue(unreadAtoms(column.uuid))
  const scrollToTop = useAppAction(requestScrollToTopAtom)
  const fold = useFold(column.uuid)
  const asked = useAppValue(askedSettingAtoms(column.uuid))
  const isNear = useNearView(column.uuid)
  useInSight(column.uuid)
  const isDrawn = isNear || !RESTING.has(column.id)

  return (
    <ColumnFrame
      id={columnElementId(column.uuid)}
      kind={column.id}
      face={face}
      unread={unread}
      seat={seat}
      {...(seat !== undefined && { onFold: () => fold(seat.fold === 'open') })}
      onHeadingClick={() => scrollToTop(column.uuid)}
      {...(grips !== undefined && {
        onGrip: (name, event) => grips.get(column.uuid)?.(name, event),
      })}
      {...(alone !== undefined && {
        isHeaderHidden: alone.isHeaderHidden,
        settingsHold: alone.settings,
        tools: alone.tools,
      })}
      signs={parts.signs(column)}
      isSettingsAsked={asked !== null}
      settings={
        <ErrorBoundary of={{ kind: 'box' }}>
          <Lazy
            module={columnSettings}
            props={{
              column,
              children: (
                <>
                  {alone?.isHeaderHidden === true && parts.signs(column)}
                  {parts.settings(column)}
                </>
              ),
            }}
            failure="nothing"
          />
        </ErrorBoundary>
      }
    >
      {isDrawn &&
        (parts.body(column, face.name) ?? <UnknownColumn uuid={column.uuid} kind={column.id} />)}
    </ColumnFrame>
  )
}

interface UnknownColumnProps {
  readonly uuid: string
  readonly kind: string
}

/** A column that some other or newer client saved: kept as it is until the user removes it. */
function UnknownColumn({ uuid, kind }: UnknownColumnProps) {
  const removeColumn = useAppAction(removeColumnAtom)

  return (
    <EmptyState icon="warning" title={<Trans>Unknown column type: {kind}</Trans>}>
      <span>
        <Trans>
          This column was created by another app and can't be shown here. You can keep or remove it.
        </Trans>
      </span>
      <Button onClick={() => removeColumn(uuid)}>
        <Trans>Remove column</Trans>
      </Button>
    </EmptyState>
  )
}
