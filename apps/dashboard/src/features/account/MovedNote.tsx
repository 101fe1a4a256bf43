import { Trans } from '@lingui/react/macro'
import type { AccountRecord } from '@colonnade/domain/entities'
import { AppLink } from '../../ui/link/AppLink.tsx'
import { DisplayName } from '../status/index.ts'
import { Person } from './Person.tsx'
import styles from './Profile.module.css'

interface MovedNoteProps {
  readonly account: AccountRecord
  /** Where they live now. */
  readonly movedTo: AccountRecord
  readonly isAnimated: boolean
}

/** Somebody has another account now, and the way to it. @see ACC-19 */
export function MovedNote({ account, movedTo, isAnimated }: MovedNoteProps) {
  return (
    <div className={styles['moved']}>
      <p>
        <Trans>
          <DisplayName account={account} isAnimated={isAnimated} /> has moved to:
        </Trans>
      </p>
      <AppLink to={`/accounts/${encodeURIComponent(movedTo.id)}`}>
        <Person account={movedTo} isAnimated={isAnimated} />
      </AppLink>
    </div>
  )
}
