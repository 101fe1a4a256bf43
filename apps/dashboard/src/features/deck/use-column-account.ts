import { readProfile, readThread, type Column } from '@colonnade/domain/columns'
import { accountId, statusId, type AccountRecord } from '@colonnade/domain/entities'
import { accountAtoms } from '../../state/entities/accounts.ts'
import { serverStatusAtoms } from '../../state/entities/statuses.ts'
import { useSessionValue } from '../../state/react/index.ts'

/** Ids that no server gives: what is looked up for a column that is about nobody. */
const NOBODY = accountId('')
const NOTHING = statusId('')

/** The kinds that are about somebody. */
const ABOUT_SOMEBODY: ReadonlySet<string> = new Set(['ACCOUNT', 'FOLLOWERS', 'FOLLOWING'])

type ColumnAccount = Pick<AccountRecord, 'acct'> & Partial<Pick<AccountRecord, 'avatar_static'>>

/** Who a profile, a list of followers or a thread is about, as far as they are known; null for other kinds. */
export function useColumnAccount({ id, params }: Column): ColumnAccount | null {
  const profile = ABOUT_SOMEBODY.has(id) ? readProfile(params) : null
  const opened = id === 'THREAD' ? readThread(params) : null
  const status = useSessionValue(serverStatusAtoms, opened ?? NOTHING)
  const known = useSessionValue(accountAtoms, profile?.id ?? status?.account ?? NOBODY)
  if (known !== undefined) return known
  return profile?.acct == null || profile.acct === '' ? null : { acct: profile.acct }
}
