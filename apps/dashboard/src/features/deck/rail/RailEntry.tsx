import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Column } from '@colonnade/domain/columns'
import { columnAtoms } from '../../../state/columns/columns.ts'
import { foldColumnAtom } from '../../../state/columns/shown-strip.ts'
import { unreadAtoms } from '../../../state/columns/unread.ts'
import { useAppAction, useAppValue } from '../../../state/react/index.ts'
import { Count } from '../../../ui/count/Count.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { revealColumn } from '../column-element.ts'
import { ColumnSession } from '../column/ColumnSession.tsx'
import { useColumnFace } from '../column/use-column-face.ts'
import { useLatePart } from '../use-late-part.ts'
import styles from './Rail.module.css'

const loadMark = async () => (await import('./RailMark.tsx')).RailMark

interface RailEntryProps {
  readonly uuid: string
  readonly isCurrent: boolean
}

/** Leads to a column, and tells what waits unread in it. */
export function RailEntry({ uuid, isCurrent }: RailEntryProps) {
  const column = useAppValue(columnAtoms(uuid))
  // The composer has the accented button on top.
  if (column === undefined || column.id === 'COMPOSE') return null

  return (
    <ColumnSession column={column}>
      <ConnectedEntry column={column} isCurrent={isCurrent} />
    </ColumnSession>
  )
}

interface ConnectedEntryProps {
  readonly column: Column
  readonly isCurrent: boolean
}

function ConnectedEntry({ column, isCurrent }: ConnectedEntryProps) {
  const { name, icon } = useColumnFace(column)
  const mark = useLatePart(loadMark, 'later')
  const unread = useAppValue(unreadAtoms(column.uuid))
  const button = useRef<HTMLButtonElement>(null)
  const fold = useAppAction(foldColumnAtom)

  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isCurrent])

  const handleJump = () => {
    flushSync(() => fold(column.uuid, false))
    revealColumn(column.uuid)
  }

  return (
    <button
      ref={button}
      type="button"
      className={styles['entry']}
      aria-label={name}
      title={name}
      aria-current={isCurrent || undefined}
      onClick={handleJump}
    >
      {mark === null ? <Icon name={icon} size={20} /> : <mark.Part column={column} icon={icon} />}
      <Count value={unread} className={styles['count']} />
    </button>
  )
}
