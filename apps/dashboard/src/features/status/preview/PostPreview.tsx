import { type AccountRecord, getSpokenName, type StatusRecord } from '@colonnade/domain/entities'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { AppLink } from '../../../ui/link/AppLink.tsx'
import { getAccountPath } from '../content/link-target.ts'
import { DisplayName } from '../header/DisplayName.tsx'
import { Handle } from '../header/Handle.tsx'
import { VisibilityIcon } from '../header/HeaderIcon.tsx'
import { RelativeTime } from '../time/RelativeTime.tsx'
import { TimeLink } from '../time/TimeLink.tsx'
import { ReadOnlyContent } from './ReadOnlyContent.tsx'
import styles from './Preview.module.css'

interface PostPreviewProps {
  readonly status: StatusRecord
  readonly author: AccountRecord
  readonly isAnimated: boolean
}

/** A post as a confirmation dialog shows it: author, time and content. */
export function PostPreview({ status, author, isAnimated }: PostPreviewProps) {
  return (
    <div className={styles['post']}>
      <header className={styles['head']}>
        <AppLink to={getAccountPath(author.id)} className={styles['author']}>
          <Avatar
            src={isAnimated ? author.avatar : author.avatar_static}
            name={getSpokenName(author)}
            size="medium"
          />
          <span className={styles['names']}>
            <b className="cut-name">
              <DisplayName account={author} isAnimated={isAnimated} />
            </b>
            <Handle acct={author.acct} />
          </span>
        </AppLink>
        <span className={styles['time']}>
          <VisibilityIcon visibility={status.visibility} />
          {status.url === null ? (
            <RelativeTime at={status.created_at} />
          ) : (
            <TimeLink
              to={null}
              href={status.url}
              at={status.created_at}
              target="_blank"
              rel="noopener noreferrer"
            />
          )}
        </span>
      </header>
      <ReadOnlyContent
        post={status}
        mentions={status.mentions}
        tags={status.tags}
        isAnimated={isAnimated}
      />
    </div>
  )
}
