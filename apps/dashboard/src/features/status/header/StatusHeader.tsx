import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AccountRecord, StatusRecord } from '@colonnade/domain/entities'
import { AppLink } from '../../../ui/link/AppLink.tsx'
import { getAccountPath, getStatusPath } from '../content/link-target.ts'
import { TimeLink } from '../time/TimeLink.tsx'
import { DisplayName } from './DisplayName.tsx'
import { Handle } from './Handle.tsx'
import { HeaderIcon, VisibilityIcon } from './HeaderIcon.tsx'
import styles from './StatusHeader.module.css'

interface StatusHeaderProps {
  readonly status: StatusRecord
  readonly author: AccountRecord
  readonly isAnimated: boolean
  /** null when the server does not provide earlier versions. */
  readonly onShowVersions: (() => void) | null
  /** The button that collapses the post. */
  readonly toggle?: ReactNode
}

/** One line: author, handle, visibility and time. A long name is truncated rather than wrapped. */
export function StatusHeader(props: StatusHeaderProps) {
  const { status, author, isAnimated, onShowVersions, toggle } = props
  const { t } = useLingui()

  return (
    <div className={styles['byline']}>
      <AppLink to={getAccountPath(author.id)} className={styles['author']}>
        <b className="cut-name">
          <DisplayName account={author} isAnimated={isAnimated} />
        </b>{' '}
        <Handle acct={author.acct} className={styles['acct']} />
      </AppLink>
      <span className={styles['meta']}>
        {status.local_only && <HeaderIcon icon="eye" name={t`Local only`} />}
        {status.edited_at !== null && (
          <HeaderIcon icon="pen" name={t`Edited`} onClick={onShowVersions} />
        )}
        <VisibilityIcon visibility={status.visibility} />
        <TimeLink
          to={getStatusPath(status.id)}
          href={status.url ?? getStatusPath(status.id)}
          at={status.created_at}
        />
        {toggle}
      </span>
    </div>
  )
}
