import { useLingui } from '@lingui/react/macro'
import type { Visibility } from '@colonnade/domain/entities'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { IconName } from '../../ui/icon/icon-paths.ts'
import { visibilityName } from './visibility-name.ts'
import styles from './StatusHeader.module.css'

const ICONS: Readonly<Record<Visibility, IconName>> = {
  public: 'globe',
  unlisted: 'unlock',
  private: 'lock',
  direct: 'mail',
}

/** Who may read a post, as a small picture with its name. */
export function VisibilityIcon({ visibility }: { readonly visibility: Visibility }) {
  const { i18n } = useLingui()
  const name = visibilityName(i18n, visibility)

  return (
    <span className={styles['mark']} role="img" aria-label={name} title={name}>
      <Icon name={ICONS[visibility]} size={13} />
    </span>
  )
}
