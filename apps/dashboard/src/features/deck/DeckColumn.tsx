import { memo } from 'react'
import type { Column } from '@colonnade/domain/columns'
import { askedSettingAtoms } from '../../state/columns/asked-setting.ts'
import { requestScrollToTopAtom } from '../../state/columns/column-views.ts'
import { columnAtoms } from '../../state/columns/columns.ts'
import { unreadAtoms } from '../../state/columns/unread.ts'
import { useAppAction, useAppValue } from '../../state/react/index.ts'
import { columnElementId } from './column-element.ts'
import type { ColumnGrips } from './column-grips.ts'
import type { ColumnSeat } from './column-seat.ts'
import { ColumnFrame } from './ColumnFrame.tsx'
import { ColumnSession } from './ColumnSession.tsx'
import { ColumnSettings } from './ColumnSettings.tsx'
import type { DeckParts } from './deck-parts.ts'
import { UnknownColumn } from './UnknownColumn.tsx'
import { useColumnFace } from './use-column-face.ts'
import { useFold } from './use-fold.ts'

interface DeckColumnProps {
  readonly uuid: string
  /** Where it stands in the strip. */
  readonly seat?: ColumnSeat | undefined
  readonly parts: DeckParts
  readonly grips: ColumnGrips
}

/** One saved column, connected. */
export const DeckColumn = memo(function DeckColumn({ uuid, ...rest }: DeckColumnProps) {
  const column = useAppValue(columnAtoms(uuid))
  if (column === undefined) return null

  return (
    <ColumnSession column={column}>
      <ConnectedColumn column={column} {...rest} />
    </ColumnSession>
  )
})

interface ConnectedColumnProps extends Omit<DeckColumnProps, 'uuid'> {
  readonly column: Column
}

function ConnectedColumn({ column, seat, parts, grips }: ConnectedColumnProps) {
  const face = useColumnFace(column)
  const unread = useAppValue(unreadAtoms(column.uuid))
  const scrollToTop = useAppAction(requestScrollToTopAtom)
  const fold = useFold(column.uuid)
  const asked = useAppValue(askedSettingAtoms(column.uuid))
  const body = parts.body(column, face.name)

  return (
    <ColumnFrame
      id={columnElementId(column.uuid)}
      kind={column.id}
      face={face}
      unread={unread}
      seat={seat}
      {...(seat !== undefined && { onFold: () => fold(seat.fold === 'open') })}
      onHeadingClick={() => scrollToTop(column.uuid)}
      onGrip={(name, event) => grips.get(column.uuid)?.(name, event)}
      signs={parts.signs(column)}
      isSettingsAsked={asked !== null}
      settings={<ColumnSettings column={column}>{parts.settings(column)}</ColumnSettings>}
    >
      {body ?? <UnknownColumn uuid={column.uuid} kind={column.id} />}
    </ColumnFrame>
  )
}
