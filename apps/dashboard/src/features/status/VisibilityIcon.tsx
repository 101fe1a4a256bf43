import { useLingui } from '@lingui/react/macro'
import type { Visibility } from '@colonnade/domain/entities'
import type { IconName } from '../../ui/icon/icon-glyphs.ts'
import { NamedIcon } from '../../ui/icon/NamedIcon.tsx'
import { visibilityName } from './visibility-name.ts'
import styles from './StatusHeader.module.css'

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
