import { useLingui } from '@lingui/react/macro'
import type { Visibility } from '@colonnade/domain/entities'
import type { IconName } from '../../../ui/icon/icon-glyphs.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { NamedIcon } from '../../../ui/icon/NamedIcon.tsx'
import { visibilityName } from './visibility-name.ts'
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

/** The picture of each visibility. */
export const VISIBILITY_ICONS: Readonly<Record<Visibility, IconName>> = {
  public: 'globe',
  unlisted: 'unlock',
  private: 'lock',
  direct: 'mail',
}

/** Who may read a post, as a small picture with its name. */
export function VisibilityIcon({ visibility }: { readonly visibility: Visibility }) {
  const { i18n } = useLingui()

  return (
    <NamedIcon
      icon={VISIBILITY_ICONS[visibility]}
      name={visibilityName(i18n, visibility)}
      size={13}
      className={styles['mark']}
    />
  )
}
