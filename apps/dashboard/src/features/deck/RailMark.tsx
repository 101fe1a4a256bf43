import { Avatar } from '../../ui/avatar/Avatar.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { ColumnFace } from './column-face.ts'
import styles from './Rail.module.css'

interface RailMarkProps {
  readonly face: ColumnFace
}

/** What an entry of the rail is told by: a picture, letters or an icon. @see BY-42 */
export function RailMark({ face: { icon, mark } }: RailMarkProps) {
  if (mark === null) return <Icon name={icon} size={20} />
  const { kind, letters, picture = null } = mark
  if (kind === 'person') return <Avatar src={picture} name={letters} size="small" />
  return (
    <span className={styles['letters']} data-mark={kind} aria-hidden="true">
      {letters}
    </span>
  )
}
