import type { AccountId } from '@colonnade/domain/entities'
import { accountViewAtoms } from '../../state/entities/accounts.ts'
import { useSession, useSessionValue } from '../../state/react/index.ts'
import { AppLink } from '../../ui/link/AppLink.tsx'
import { Person } from './Person.tsx'
import { RelationshipButton } from './RelationshipButton.tsx'
import styles from './AccountRow.module.css'

interface AccountRowProps {
  readonly id: AccountId
}

/** Somebody in a list of people: face, name, and what stands between. */
export function AccountRow({ id }: AccountRowProps) {
  const account = useSessionValue(accountViewAtoms, id)
  const { meta } = useSession()
  if (account === undefined) return null

  return (
    <div className={styles['row']}>
      <AppLink to={`/accounts/${encodeURIComponent(id)}`} className={styles['who']}>
        <Person account={account} isAnimated={meta.auto_play_gif} />
      </AppLink>
      <RelationshipButton account={account} />
    </div>
  )
}
