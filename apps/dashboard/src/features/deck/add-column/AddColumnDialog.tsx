import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ColumnParams } from '@colonnade/domain/columns'
import { addChosenColumnAtom } from '../../../state/columns/adding-column.ts'
import {
  SessionProvider,
  useAppAction,
  useAppValue,
  useSession,
} from '../../../state/react/index.ts'
import { sessionsAtom } from '../../../state/sessions.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { revealColumn } from '../column-element.ts'
import { AccountChoice } from './AccountChoice.tsx'
import type { AddedKind } from './column-choices.ts'
import { KindDetails } from './KindDetails.tsx'
import { KindGrid } from './KindGrid.tsx'

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
