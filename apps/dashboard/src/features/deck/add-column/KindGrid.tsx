import { useLingui } from '@lingui/react/macro'
import { useSession } from '../../../state/react/index.ts'
import { type AddedKind, offeredChoices } from './column-choices.ts'
import { KindSketch } from './sketches.tsx'
import styles from './AddColumn.module.css'

interface KindGridProps {
  /** The kind whose choice stands open underneath. */
  readonly asked: AddedKind | null
  readonly onAdd: (kind: AddedKind) => void
  readonly onAsk: (kind: AddedKind) => void
}

/** The kinds of column that the server can fill, each with a picture. */
export function KindGrid({ asked, onAdd, onAsk }: KindGridProps) {
  const { i18n } = useLingui()
  const { capabilities } = useSession().api

  return (
    <div className={styles['kinds']}>
      {offeredChoices(capabilities).map(({ kind, icon, label, asks }) => (
        <button
          key={kind}
          type="button"
          aria-expanded={asks ? asked === kind : undefined}
          onClick={() => (asks ? onAsk(kind) : onAdd(kind))}
        >
          <KindSketch kind={kind} icon={icon} />
          {i18n._(label)}
        </button>
      ))}
    </div>
  )
}
