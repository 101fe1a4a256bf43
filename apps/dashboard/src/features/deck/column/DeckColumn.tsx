import { Trans } from '@lingui/react/macro'
import { memo, type ReactNode } from 'react'
import type { Column, ColumnKind } from '@colonnade/domain/columns'
import { removeColumnAtom } from '../../../state/columns/arrange-columns.ts'
import { askedSettingAtoms } from '../../../state/columns/asked-setting.ts'
import { requestScrollToTopAtom } from '../../../state/columns/column-views.ts'
import { columnAtoms } from '../../../state/columns/columns.ts'
import { unreadAtoms } from '../../../state/columns/unread.ts'
import { useAppAction, useAppValue } from '../../../state/react/index.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx'
import { ErrorBoundary } from '../../../ui/failure/ErrorBoundary.tsx'
import { useFold } from '../arrange/use-fold.ts'
import { columnElementId } from '../column-element.ts'
import type { DeckParts } from '../deck-parts.ts'
import { useLatePart } from '../use-late-part.ts'
import type { ColumnGrips, ColumnSeat } from './column-seat.ts'
import { ColumnFrame, type SettingsHold } from './ColumnFrame.tsx'
import { ColumnSession } from './ColumnSession.tsx'
import { useColumnFace } from './use-column-face.ts'
import { useInSight, useNearView } from './use-column-sight.ts'

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
          <LateSettings column={column}>
            {alone?.isHeaderHidden === true && parts.signs(column)}
            {parts.settings(column)}
          </LateSettings>
        </ErrorBoundary>
      }
    >
      {isDrawn &&
        (parts.body(column, face.name) ?? <UnknownColumn uuid={column.uuid} kind={column.id} />)}
    </ColumnFrame>
  )
}

const loadSettings = async () => (await import('../settings/ColumnSettings.tsx')).ColumnSettings

interface LateSettingsProps {
  readonly column: Column
  readonly children: ReactNode
}

/** What a column can be told; nobody needs it before they ask for it. */
function LateSettings(props: LateSettingsProps) {
  const settings = useLatePart(loadSettings, 'now')

  return settings === null ? null : <settings.Part {...props} />
}

interface UnknownColumnProps {
  readonly uuid: string
  readonly kind: string
}

/** A column that some other or newer client saved: kept as it is until the user removes it. */
function UnknownColumn({ uuid, kind }: UnknownColumnProps) {
  const removeColumn = useAppAction(removeColumnAtom)

  return (
    <EmptyState icon="warning" title={<Trans>This column is of an unknown kind: {kind}</Trans>}>
      <span>
        <Trans>
          Another program made it. It does no harm here, and you may keep it or let it go.
        </Trans>
      </span>
      <Button onClick={() => removeColumn(uuid)}>
        <Trans>Remove column</Trans>
      </Button>
    </EmptyState>
  )
}
