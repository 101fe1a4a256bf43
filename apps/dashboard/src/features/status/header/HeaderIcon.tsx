import { useLingui } from '@lingui/react/macro'
import type { Visibility } from '@colonnade/domain/entities'
import type { IconName } from '../../../ui/icon/icon-glyphs.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { NamedIcon } from '../../../ui/icon/NamedIcon.tsx'
import { getVisibilityName } from './get-visibility-name.ts'
import styles from './StatusHeader.module.css'

interface HeaderIconProps {
  readonly icon: IconName
  readonly name: string
  /** Opens details; without it, the icon is not a button. */
  readonly onClick?: (() => void) | null
}

/** An icon with a name that shows a property of a post. */
export function HeaderIcon({ icon, name, onClick = null }: HeaderIconProps) {
  if (onClick === null) {
    return <NamedIcon icon={icon} name={name} size={13} className={styles['icon']} />
  }
  return (
    <button type="button" className={styles['icon']} title={name} onClick={onClick}>
      <Icon name={icon} size={13} />
      <span className="visually-hidden">{name}</span>
    </button>
  )
}

/** The icon of each visibility. */
export const VISIBILITY_ICONS: Readonly<Record<Visibility, IconName>> = {
  public: 'globe',
  unlisted: 'unlock',
  private: 'lock',
  direct: 'mail',
}

/** The visibility of a post, as an icon with its name. */
export function VisibilityIcon({ visibility }: { readonly visibility: Visibility }) {
  const { i18n } = useLingui()

  return (
    <NamedIcon
      icon={VISIBILITY_ICONS[visibility]}
      name={getVisibilityName(i18n, visibility)}
      size={13}
      className={styles['icon']}
    />
  )
}
