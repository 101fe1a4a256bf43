import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ColumnParams } from '@colonnade/domain/columns'
import { addChosenColumnAtom } from '../../../state/columns/arrange-columns.ts'
import { isColumnSupported } from '../../../state/columns/is-column-supported.ts'
import {
  lastColumnAccountAtom,
  saveColumnAccountAtom,
} from '../../../state/columns/last-column-account.ts'
import {
  SessionProvider,
  useAppAction,
  useAppValue,
  useSession,
} from '../../../state/react/index.ts'
import { sessionsAtom } from '../../../state/sessions.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { AccountSelect } from '../account/AccountSelect.tsx'
import { revealColumn } from '../column-element.ts'
import { type AddableKind, getAvailableKinds } from './column-kinds.ts'
import { KindDetails } from './KindDetails.tsx'
import { KindSketch } from './KindSketch.tsx'
import styles from './AddColumn.module.css'

interface AddColumnDialogProps {
  readonly onClose: () => void
}

/** Shows every kind of column with a picture. A kind with options shows them below the grid. */
export function AddColumnDialog({ onClose }: AddColumnDialogProps) {
  const { t } = useLingui()
  const current = useSession()
  const sessions = useAppValue(sessionsAtom)
  const addColumn = useAppAction(addChosenColumnAtom)
  const lastOwner = useAppValue(lastColumnAccountAtom)
  const saveOwner = useAppAction(saveColumnAccountAtom)
  const [owner, setOwner] = useState(lastOwner ?? current.key)
  const [openKind, setOpenKind] = useState<AddableKind | null>(null)
  const session = sessions.find(({ key }) => key === owner) ?? current

  const handleAdd = (id: AddableKind, params: ColumnParams = {}) => {
    const uuid = addColumn({ id, accountKey: session.key, params })
    saveOwner(session.key)
    onClose()
    if (uuid !== null) requestAnimationFrame(() => revealColumn(uuid))
  }

  return (
    <Dialog title={t`Add column`} closeLabel={t`Close`} size="large" onClose={onClose}>
      {sessions.length > 1 && (
        <div className={styles['accounts']}>
          <AccountSelect
            accounts={sessions.map(({ key }) => key)}
            chosen={session.key}
            onChoose={setOwner}
          />
        </div>
      )}
      <SessionProvider key={session.key} session={session}>
        <KindGrid openKind={openKind} onAdd={handleAdd} onOpen={setOpenKind} />
        {openKind !== null && isColumnSupported(session.api.capabilities, openKind) && (
          <KindDetails kind={openKind} onAdd={(params) => handleAdd(openKind, params)} />
        )}
      </SessionProvider>
    </Dialog>
  )
}

interface KindGridProps {
  /** The kind whose options are open below the grid. */
  readonly openKind: AddableKind | null
  /** Which kinds are shown; all by default. */
  readonly isOffered?: (kind: AddableKind) => boolean
  readonly onAdd: (kind: AddableKind) => void
  readonly onOpen: (kind: AddableKind) => void
}

/** Shows the kinds of column that the server supports, each with a picture. */
export function KindGrid({ openKind, isOffered = () => true, onAdd, onOpen }: KindGridProps) {
  const { i18n } = useLingui()
  const { capabilities } = useSession().api
  const kinds = getAvailableKinds(capabilities).filter(({ kind }) => isOffered(kind))

  return (
    <div className={styles['kinds']}>
      {kinds.map(({ kind, icon, label, hasOptions }) => (
        <button
          key={kind}
          type="button"
          aria-expanded={hasOptions ? openKind === kind : undefined}
          onClick={() => (hasOptions ? onOpen(kind) : onAdd(kind))}
        >
          <KindSketch kind={kind} icon={icon} />
          <span>{i18n._(label)}</span>
        </button>
      ))}
    </div>
  )
}
