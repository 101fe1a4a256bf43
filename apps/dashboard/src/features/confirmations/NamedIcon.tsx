import type { IconName } from '../../ui/icon/icon-glyphs.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './SkippableConfirmation.module.css'

interface NamedIconProps {
  readonly icon: IconName
  /** What is read aloud in its place. */
  readonly name: string
}

/** A picture that stands for a word in a sentence. */
export function NamedIcon({ icon, name }: NamedIconProps) {
  return (
    <span className={styles['icon']} title={name}>
      <Icon name={icon} size={14} />
      <span className="visually-hidden">{name}</span>
    </span>
  )
}
