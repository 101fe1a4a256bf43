import type { IconName } from '../../ui/icon/icon-paths.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './StatusHeader.module.css'

interface HeaderMarkProps {
  readonly icon: IconName
  readonly name: string
}

/** A small picture that says something about a post, and its name. */
export function HeaderMark({ icon, name }: HeaderMarkProps) {
  return (
    <span className={styles['mark']} title={name}>
      <Icon name={icon} size={13} />
      <span className="visually-hidden">{name}</span>
    </span>
  )
}
