import type { ReactNode } from 'react'
import type { AccountId } from '@colonnade/domain/entities'
import { accountAtoms } from '../../state/entities/accounts.ts'
import { useSession, useSessionValue } from '../../state/react/index.ts'
import { AppLink } from '../../ui/link/AppLink.tsx'
import { useDisplayAcct } from '../status/index.ts'
import { Person } from './Person.tsx'
import styles from './PersonRow.module.css'

interface PersonRowProps {
  readonly id: AccountId
  /** Whether the name links to the profile; false within a dialog. */
  readonly isLink?: boolean
  /** Shown as removed; it can be added again. */
  readonly isRemoved?: boolean
  /** A separate line below the name. */
  readonly about?: ReactNode
  /** Renders the actions; receives the handle as it is shown. */
  readonly children: (acct: string) => ReactNode
}

/** A row of an account list: avatar, name and actions. Renders nothing for an unknown account. */
export function PersonRow({
  id,
  isLink = true,
  isRemoved = false,
  about,
  children,
}: PersonRowProps) {
  const account = useSessionValue(accountAtoms, id)
  const { meta } = useSession()
  const acct = useDisplayAcct(account?.acct ?? '')
  if (account === undefined) return null

  const isAnimated = meta.auto_play_gif
  const who = <Person account={account} isAnimated={isAnimated} />

  return (
    <div className={styles['row']} data-out={isRemoved || undefined}>
      {isLink ? (
        <AppLink to={`/accounts/${encodeURIComponent(id)}`} className={styles['who']}>
          {who}
        </AppLink>
      ) : (
        <span className={styles['who']}>{who}</span>
      )}
      {about !== undefined && <div className={styles['about']}>{about}</div>}
      <span className={styles['acts']}>{children(acct)}</span>
    </div>
  )
}
