import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ColumnKind } from '@colonnade/domain/columns'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './AddColumn.module.css'

const KINDS = [
  { kind: 'COMPOSE', icon: 'pen', label: msg`Compose` },
  { kind: 'HOME', icon: 'home', label: msg`Home` },
  { kind: 'NOTIFICATIONS', icon: 'bell', label: msg`Notifications` },
  { kind: 'COMMUNITY', icon: 'people', label: msg`Local` },
  { kind: 'PUBLIC', icon: 'globe', label: msg`Federated` },
  { kind: 'HASHTAG', icon: 'hash', label: msg`Hashtag` },
  { kind: 'LIST', icon: 'list', label: msg`List` },
  { kind: 'DIRECT', icon: 'mail', label: msg`Direct messages` },
  { kind: 'FAVOURITES', icon: 'star', label: msg`Favourites` },
  { kind: 'BOOKMARKS', icon: 'bookmark', label: msg`Bookmarks` },
] as const

interface KindGridProps {
  /** The kind whose choice stands open underneath. */
  readonly asked: ColumnKind | null
  readonly onChoose: (kind: ColumnKind) => void
}

/** The kinds of column, side by side. */
export function KindGrid({ asked, onChoose }: KindGridProps) {
  const { i18n } = useLingui()

  return (
    <div className={styles['kinds']}>
      {KINDS.map(({ kind, icon, label }) => {
        const asks = kind === 'HASHTAG' || kind === 'LIST'
        return (
          <button
            key={kind}
            type="button"
            aria-expanded={asks ? asked === kind : undefined}
            onClick={() => onChoose(kind)}
          >
            <Icon name={icon} size={22} />
            {i18n._(label)}
          </button>
        )
      })}
    </div>
  )
}
