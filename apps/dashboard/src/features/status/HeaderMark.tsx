import type { IconName } from '../../ui/icon/icon-glyphs.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { NamedIcon } from '../../ui/icon/NamedIcon.tsx'
import styles from './StatusHeader.module.css'

interface HeaderMarkProps {
  readonly icon: IconName
  readonly name: string
  /** Tells more about it; without it the mark is only a picture. */
  readonly onPress?: (() => void) | null
}

/** A small picture that says something about a post, and its name. */
export function HeaderMark({ icon, name, onPress = null }: HeaderMarkProps) {
  if (onPress === null) {
    return <NamedIcon icon={icon} name={name} size={13} className={styles['mark']} />
  }
  return (
    <button type="button" className={styles['mark']} title={name} onClick={onPress}>
      <Icon name={icon} size={13} />
      <span className="visually-hidden">{name}</span>
    </button>
  )
}
