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
import { AccountChoice as Choice } from '../../../ui/account-choice/AccountChoice.tsx'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { revealColumn } from '../column-element.ts'
import { type AddedKind, offeredChoices } from './column-choices.ts'
import { KindDetails } from './KindDetails.tsx'
import { KindSketch } from './sketches.tsx'
import styles from './AddColumn.module.css'

interface AddColumnDialogProps {
  readonly onClose: () => void
}

/** Every kind of column with a picture of it; a kind that needs a choice asks for it underneath. */
export function AddColumnDialog({ onClose }: AddColumnDialogProps) {
  const { t } = useLingui()
  const current = useSession()
  const sessions = useAppValue(sessionsAtom)
  const addColumn = useAppAction(addChosenColumnAtom)
  const [owner, setOwner] = useState(current.key)
  const [asked, setAsked] = useState<AddedKind | null>(null)
  const session = sessions.find(({ key }) => key === owner) ?? current

  const handleAdd = (id: AddedKind, params: ColumnParams = {}) => {
    const uuid = addColumn({ id, accountKey: session.key, params })
    onClose()
    if (uuid !== null) requestAnimationFrame(() => revealColumn(uuid))
  }

  return (
    <Dialog title={t`Add column`} closeLabel={t`Close`} size="large" onClose={onClose}>
      {sessions.length > 1 && (
        <AccountChoice sessions={sessions} chosen={session.key} onChoose={setOwner} />
      )}
      <SessionProvider key={session.key} session={session}>
        <KindGrid asked={asked} onAdd={handleAdd} onAsk={setAsked} />
        {asked !== null && (
          <KindDetails kind={asked} onAdd={(params) => handleAdd(asked, params)} />
        )}
      </SessionProvider>
    </Dialog>
  )
}

interface AccountChoiceProps {
  readonly sessions: readonly Session[]
  readonly chosen: AccountKey
  readonly onChoose: (key: AccountKey) => void
}

/** Whose column it becomes, where several accounts are signed in. */
export function AccountChoice({ sessions, chosen, onChoose }: AccountChoiceProps) {
  const { t } = useLingui()

  return (
    <div className={styles['accounts']}>
      <Choice
        legend={t`Account`}
        chosen={chosen}
        onChoose={onChoose}
        accounts={sessions.map((session) => ({
          key: session.key,
          face: (
            <SessionProvider session={session}>
              <OwnFace />
            </SessionProvider>
          ),
        }))}
      />
    </div>
  )
}

function OwnFace() {
  const { me, key } = useSession()
  const account = useSessionValue(accountAtoms, me)

  return <Avatar src={account?.avatar_static ?? null} name={key} size="small" />
}

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
