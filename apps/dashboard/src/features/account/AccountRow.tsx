import type { AccountId } from '@colonnade/domain/entities'
import { accountViewAtoms } from '../../state/entities/accounts.ts'
import { useSessionValue } from '../../state/react/index.ts'
import { PersonRow } from './PersonRow.tsx'
import { RelationshipButton } from './RelationshipButton.tsx'

interface AccountRowProps {
  readonly id: AccountId
}

/** A row of an account list, with the button for the relationship. */
export function AccountRow({ id }: AccountRowProps) {
  const account = useSessionValue(accountViewAtoms, id)

  return <PersonRow id={id}>{() => account && <RelationshipButton account={account} />}</PersonRow>
}
