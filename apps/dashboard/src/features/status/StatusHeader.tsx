import { useLingui } from '@lingui/react/macro'
import type { AccountRecord, StatusRecord } from '@colonnade/domain/entities'
import { Icon } from '../../ui/icon/Icon.tsx'
import { AppLink } from '../../ui/link/AppLink.tsx'
import { accountPath, statusPath } from './content/link-target.ts'
import { DisplayName } from './DisplayName.tsx'
import { RelativeTime } from './time/RelativeTime.tsx'
import { VisibilityIcon } from './VisibilityIcon.tsx'
import styles from './StatusHeader.module.css'

interface StatusHeaderProps {
  readonly status: StatusRecord
  readonly author: AccountRecord
  readonly isAnimated: boolean
}

/** One line: who, where from, for whom and when. Names never make it two. */
export function StatusHeader({ status, author, isAnimated }: StatusHeaderProps) {
  const { t } = useLingui()

  return (
    <div className={styles['byline']}>
      <AppLink to={accountPath(author.id)} className={styles['author']}>
        <b>
          <DisplayName account={author} isAnimated={isAnimated} />
        </b>{' '}
        <span className={styles['acct']} dir="ltr">
          @{author.acct}
        </span>
      </AppLink>
      <span className={styles['meta']}>
        {status.local_only && (
          <span className={styles['mark']} role="img" aria-label={t`Local only`} title={t`Local only`}>
            <Icon name="eye" size={13} />
          </span>
        )}
        {status.edited_at !== null && (
          <span className={styles['mark']} role="img" aria-label={t`Edited`} title={t`Edited`}>
            <Icon name="pen" size={12} />
          </span>
        )}
        <VisibilityIcon visibility={status.visibility} />
        <AppLink to={statusPath(status.id)} href={status.url ?? statusPath(status.id)}>
          <RelativeTime at={status.created_at} />
        </AppLink>
      </span>
    </div>
  )
}
