import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AccountRecord, StatusRecord } from '@colonnade/domain/entities'
import { AppLink } from '../../../ui/link/AppLink.tsx'
import { accountPath, statusPath } from '../content/link-target.ts'
import { TimeLink } from '../time/TimeLink.tsx'
import { DisplayName } from './DisplayName.tsx'
import { Handle } from './Handle.tsx'
import { HeaderMark, VisibilityIcon } from './HeaderMark.tsx'
import styles from './StatusHeader.module.css'

interface StatusHeaderProps {
  readonly status: StatusRecord
  readonly author: AccountRecord
  readonly isAnimated: boolean
  /** null where the server keeps no versions of what is edited. */
  readonly onShowVersions: (() => void) | null
  /** What makes the post one line. */
  readonly toggle?: ReactNode
}

/** One line: who, where from, for whom and when. Names never make it two. */
export function StatusHeader(props: StatusHeaderProps) {
  const { status, author, isAnimated, onShowVersions, toggle } = props
  const { t } = useLingui()

  return (
    <div className={styles['byline']}>
      <AppLink to={accountPath(author.id)} className={styles['author']}>
        <b className="cut-name">
          <DisplayName account={author} isAnimated={isAnimated} />
        </b>{' '}
        <Handle acct={author.acct} className={styles['acct']} />
      </AppLink>
      <span className={styles['meta']}>
        {status.local_only && <HeaderMark icon="eye" name={t`Local only`} />}
        {status.edited_at !== null && (
          <HeaderMark icon="pen" name={t`Edited`} onPress={onShowVersions} />
        )}
        <VisibilityIcon visibility={status.visibility} />
        <TimeLink
          to={statusPath(status.id)}
          href={status.url ?? statusPath(status.id)}
          at={status.created_at}
        />
        {toggle}
      </span>
    </div>
  )
}
