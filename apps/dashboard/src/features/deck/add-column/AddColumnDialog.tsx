import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ColumnParams } from '@colonnade/domain/columns'
import type { AccountKey } from '@colonnade/domain/entities'
import { addChosenColumnAtom } from '../../../state/columns/arrange-columns.ts'
import { accountAtoms } from '../../../state/entities/accounts.ts'
import {
  SessionProvider,
  useAppAction,
  useAppValue,
  useSession,
  useSessionValue,
} from '../../../state/react/index.ts'
import type { Session } from '../../../state/session.ts'
import { sessionsAtom } from '../../../state/sessions.ts'
import { AccountPicker as Choice } from '../../../ui/account-picker/AccountPicker.tsx'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
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
  const [owner, setOwner] = useState(current.key)
  const [openKind, setOpenKind] = useState<AddableKind | null>(null)
  const session = sessions.find(({ key }) => key === owner) ?? current

  const handleAdd = (id: AddableKind, params: ColumnParams = {}) => {
    const uuid = addColumn({ id, accountKey: session.key, params })
    onClose()
    if (uuid !== null) requestAnimationFrame(() => revealColumn(uuid))
  }

  return (
    <Dialog title={t`Add column`} closeLabel={t`Close`} size="large" onClose={onClose}>
      {sessions.length > 1 && (
        <ColumnAccountPicker sessions={sessions} chosen={session.key} onChoose={setOwner} />
      )}
      <SessionProvider key={session.key} session={session}>
        <KindGrid openKind={openKind} onAdd={handleAdd} onOpen={setOpenKind} />
        {openKind !== null && (
          <KindDetails kind={openKind} onAdd={(params) => handleAdd(openKind, params)} />
        )}
      </SessionProvider>
    </Dialog>
  )
}

interface ColumnAccountPickerProps {
  readonly sessions: readonly Session[]
  readonly chosen: AccountKey
  readonly onChoose: (key: AccountKey) => void
}

/** Selects the account of the new column. Shown when several accounts are signed in. */
export function ColumnAccountPicker({ sessions, chosen, onChoose }: ColumnAccountPickerProps) {
  const { t } = useLingui()

  return (
    <div className={styles['accounts']}>
      <Choice
        legend={t`Account`}
        chosen={chosen}
        onChoose={onChoose}
        accounts={sessions.map((session) => ({
          key: session.key,
          avatar: (
            <SessionProvider session={session}>
              <CurrentAccountAvatar />
            </SessionProvider>
          ),
        }))}
      />
    </div>
  )
}

function CurrentAccountAvatar() {
  const { me, key } = useSession()
  const account = useSessionValue(accountAtoms, me)

  return <Avatar src={account?.avatar_static ?? null} name={key} size="small" />
}

interface KindGridProps {
  /** The kind whose options are open below the grid. */
  readonly openKind: AddableKind | null
  readonly onAdd: (kind: AddableKind) => void
  readonly onOpen: (kind: AddableKind) => void
}

/** Shows the kinds of column that the server supports, each with a picture. */
export function KindGrid({ openKind, onAdd, onOpen }: KindGridProps) {
  const { i18n } = useLingui()
  const { capabilities } = useSession().api

  return (
    <div className={styles['kinds']}>
      {getAvailableKinds(capabilities).map(({ kind, icon, label, hasOptions }) => (
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
