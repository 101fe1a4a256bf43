import type { ReactNode } from 'react'
import type { AccountId } from '@colonnade/domain/entities'
import { accountAtoms } from '../../state/entities/accounts.ts'
import { useSession, useSessionValue } from '../../state/react/index.ts'
import { AppLink } from '../../ui/link/AppLink.tsx'
import { useShownAcct } from '../status/index.ts'
import { Person } from './Person.tsx'
import styles from './PersonRow.module.css'

interface PersonRowProps {
  readonly id: AccountId
  /** Within a dialog no name leads away. */
  readonly isLink?: boolean
  /** Drawn as somebody who left, and can be taken in again. */
  readonly isOut?: boolean
  /** A line of its own below. */
  readonly about?: ReactNode
  /** What can be done, by the handle as it is shown. */
  readonly children: (acct: string) => ReactNode
}

/** Somebody in a list of people: face, name, and what can be done about them. Nothing for who is not known. */
export function PersonRow({ id, isLink = true, isOut = false, about, children }: PersonRowProps) {
  const account = useSessionValue(accountAtoms, id)
  const { meta } = useSession()
  const acct = useShownAcct(account?.acct ?? '')
  if (account === undefined) return null

  const isAnimated = meta.auto_play_gif
  const who = <Person account={account} isAnimated={isAnimated} />

  return (
    <div className={styles['row']} data-out={isOut || undefined}>
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
