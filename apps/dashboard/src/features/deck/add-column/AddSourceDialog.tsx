import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { addSource, type ColumnParams, isMergeableKind } from '@colonnade/domain/columns'
import { columnAtoms, updateColumnParamsAtom } from '../../../state/columns/columns.ts'
import { isColumnSupported } from '../../../state/columns/is-column-supported.ts'
import {
  SessionProvider,
  useAppAction,
  useAppValue,
  useSession,
} from '../../../state/react/index.ts'
import { sessionsAtom } from '../../../state/sessions.ts'
import { showMessageAtom } from '../../../state/ui/messages.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { AccountSelect } from '../account/AccountSelect.tsx'
import { KindGrid } from './AddColumnDialog.tsx'
import { type AddableKind } from './column-kinds.ts'
import { KindDetails } from './KindDetails.tsx'
import styles from './AddColumn.module.css'

interface AddSourceDialogProps {
  readonly columnUuid: string
  readonly onClose: () => void
}

/** Adds a timeline of any account to a column: the kinds of columns whose posts can be merged. @see BY-34 */
export function AddSourceDialog({ columnUuid, onClose }: AddSourceDialogProps) {
  const { t } = useLingui()
  const current = useSession()
  const sessions = useAppValue(sessionsAtom)
  const column = useAppValue(columnAtoms(columnUuid))
  const changeParams = useAppAction(updateColumnParamsAtom)
  const showNotice = useAppAction(showMessageAtom)
  const [owner, setOwner] = useState(column?.accountKey ?? current.key)
  const [openKind, setOpenKind] = useState<AddableKind | null>(null)
  const session = sessions.find(({ key }) => key === owner) ?? current

  const handleAdd = (id: AddableKind, params: ColumnParams = {}) => {
    if (column === undefined) return
    const sources = addSource(column, { accountKey: session.key, id, params })
    if (sources === null) {
      showNotice({ kind: 'text', text: t`The column has this source already.` })
      return
    }
    changeParams(columnUuid, ['sources'], sources)
    onClose()
  }

  return (
    <Dialog title={t`Add source`} closeLabel={t`Close`} size="large" onClose={onClose}>
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
        <KindGrid
          openKind={openKind}
          isOffered={isMergeableKind}
          onAdd={handleAdd}
          onOpen={setOpenKind}
        />
        {openKind !== null && isColumnSupported(session.api.capabilities, openKind) && (
          <KindDetails kind={openKind} onAdd={(params) => handleAdd(openKind, params)} />
        )}
      </SessionProvider>
    </Dialog>
  )
}
