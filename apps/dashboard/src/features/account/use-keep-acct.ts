import { useEffect } from 'react'
import { readProfile } from '@colonnade/domain/columns'
import { changeColumnParamsAtom, columnAtoms } from '../../state/columns/columns.ts'
import { passingScreenAtoms } from '../../state/columns/passing-columns.ts'
import { useAppAction, useAppValue } from '../../state/react/index.ts'

/** Notes in a saved profile column what its account is called: the next start names it before it asks. */
export function useKeepAcct(uuid: string, acct: string | undefined): void {
  const column = useAppValue(columnAtoms(uuid))
  const isSaved = useAppValue(passingScreenAtoms(uuid)) === null
  const changeParams = useAppAction(changeColumnParamsAtom)
  const kept = column === undefined ? undefined : readProfile(column.params)?.acct

  useEffect(() => {
    if (isSaved && acct !== undefined && kept !== acct) changeParams(uuid, ['acct'], acct)
  }, [isSaved, acct, kept, changeParams, uuid])
}
