import type { Column } from '@colonnade/domain/columns'
import { unreadAtoms } from '../../state/columns/unread.ts'
import { useAppValue } from '../../state/react/index.ts'
import { Count } from '../../ui/count/Count.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { ColumnSession } from './ColumnSession.tsx'
import { useColumnFace } from './use-column-face.ts'
import styles from './MainMenu.module.css'

interface MenuColumnProps {
  readonly column: Column
}

/** A column as an entry of the menu: its picture, its name, what waits in it. */
export function MenuColumn({ column }: MenuColumnProps) {
  return (
    <ColumnSession column={column}>
      <ConnectedEntry column={column} />
    </ColumnSession>
  )
}

function ConnectedEntry({ column }: MenuColumnProps) {
  const { name, icon, detail } = useColumnFace(column)
  const unread = useAppValue(unreadAtoms(column.uuid))

  return (
    <span className={styles['column']}>
      <Icon name={icon} />
      <bdi>{name}</bdi>
      <small>{detail}</small>
      <Count value={unread} />
    </span>
  )
}
