import { canChangeAccount, type Column } from '@colonnade/domain/columns'
import { changeColumnAccountAtom } from '../../../state/columns/change-column-account.ts'
import { isColumnSupported } from '../../../state/columns/is-column-supported.ts'
import { useAppAction, useAppValue } from '../../../state/react/index.ts'
import { sessionsAtom } from '../../../state/sessions.ts'
import { AccountSelect } from '../account/AccountSelect.tsx'

interface ColumnOwnerProps {
  readonly column: Column
}

/** Gives a column to another account whose server has this kind. Renders nothing where there is one account. @see BY-02 */
export function ColumnOwner({ column: { uuid, id, accountKey } }: ColumnOwnerProps) {
  const changeAccount = useAppAction(changeColumnAccountAtom)
  const sessions = useAppValue(sessionsAtom)
  if (!canChangeAccount(id)) return null

  const accounts = sessions
    .filter(({ key, api }) => key === accountKey || isColumnSupported(api.capabilities, id))
    .map(({ key }) => key)
  if (accounts.length < 2) return null

  return (
    <AccountSelect
      accounts={accounts}
      chosen={accountKey}
      onChoose={(key) => changeAccount(uuid, key)}
    />
  )
}
