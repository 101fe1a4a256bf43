import { Plural, Trans } from '@lingui/react/macro'
import { Children, type ReactNode, useEffect, useId } from 'react'
import {
  accountId,
  type AccountId,
  type AccountRecord,
  type StatusId,
  type StatusRecord,
} from '@colonnade/domain/entities'
import { accountAtoms } from '../../state/entities/accounts.ts'
import { statusAtoms } from '../../state/entities/statuses.ts'
import { useSession, useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { reportDraftAtom, toggleReportedStatusAtom } from '../../state/reports/report-draft.ts'
import {
  growReportablePostsAtom,
  clearReportablePostsAtom,
  openReportablePostsAtom,
  reportablePosts,
} from '../../state/reports/reportable-posts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { LiveRegion } from '../../ui/live-region/LiveRegion.tsx'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { ReadOnlyContent, RelativeTime, getStatusLabel } from '../status/index.ts'
import styles from './Report.module.css'

interface ReportedPostsProps {
  readonly accountId: AccountId
  /** Always listed first, however old it is. */
  readonly statusId: StatusId | null
}

/** Recent posts of the account, to select those that are reported. */
export function ReportedPosts({ accountId, statusId }: ReportedPostsProps) {
  const { items, next, isLoading, isLoaded, error } = useSessionValue(
    reportablePosts.atoms,
    accountId,
  )
  const { status_ids: chosen } = useSessionValue(reportDraftAtom)
  const open = useSessionAction(openReportablePostsAtom)
  const grow = useSessionAction(growReportablePostsAtom)
  const leave = useSessionAction(clearReportablePostsAtom)
  const toggle = useSessionAction(toggleReportedStatusAtom)

  useEffect(() => {
    void open(accountId)
    return () => leave(accountId)
  }, [open, leave, accountId])

  const others = items.filter((id) => id !== statusId)
  const ids = statusId === null ? others : [statusId, ...others]
  return (
    <PostChoice
      chosen={chosen.length}
      isLoading={isLoading || (!isLoaded && error === null)}
      error={error?.message ?? null}
      onRetry={() => void (isLoaded ? grow(accountId) : open(accountId))}
      onMore={next === null ? null : () => void grow(accountId)}
    >
      {ids.map((id) => (
        <StoredPost
          key={id}
          id={id}
          isChosen={(known) => chosen.includes(known)}
          onToggle={toggle}
        />
      ))}
    </PostChoice>
  )
}

interface StoredPostProps {
  readonly id: StatusId
  readonly isChosen: (id: StatusId) => boolean
  readonly onToggle: (id: StatusId) => void
}

const NO_ACCOUNT = accountId('')

/** A post of the store as an option: the original of a boost, and a placeholder for a deleted post. */
function StoredPost({ id, isChosen, onToggle }: StoredPostProps) {
  const { meta } = useSession()
  const known = useSessionValue(statusAtoms, id)
  const status = useSessionValue(statusAtoms, known?.reblog ?? id)
  const author = useSessionValue(accountAtoms, status?.account ?? NO_ACCOUNT)

  if (status === undefined || author === undefined) return isChosen(id) ? <DeletedPost /> : null
  return (
    <PostOption
      status={status}
      author={author}
      isAnimated={meta.auto_play_gif && !meta.reduce_motion}
      isChosen={isChosen(status.id)}
      onToggle={() => onToggle(status.id)}
    />
  )
}

interface PostChoiceProps {
  /** Number of selected posts. */
  readonly chosen: number
  readonly isLoading: boolean
  /** The server's error message; null without an error. */
  readonly error: string | null
  readonly onRetry: () => void
  /** null when there are no older posts. */
  readonly onMore: (() => void) | null
  /** The posts, each with its checkbox. */
  readonly children: ReactNode
}

/** The list of posts, with its loading, error and empty state. */
export function PostChoice(props: PostChoiceProps) {
  const { chosen, isLoading, error, onRetry, onMore, children } = props
  const isEmpty = !isLoading && error === null && Children.count(children) === 0

  return (
    <fieldset className={styles['choice']} aria-busy={isLoading}>
      <legend>
        <Trans>Are there any posts that back up this report?</Trans>
        <span className={styles['count']}>
          {chosen > 0 && <Plural value={chosen} one="# selected" other="# selected" />}
        </span>
      </legend>
      <ul className={styles['posts']}>
        {children}
        {isLoading && (
          <li>
            <Skeleton rows={2} />
          </li>
        )}
        {isEmpty && (
          <li className={styles['note']}>
            <Trans>There are no posts to select. You can report the account without them.</Trans>
          </li>
        )}
        {error !== null && (
          <li className={styles['note']}>
            <Trans>Couldn't load posts. You can report the account without them.</Trans>
            <LiveRegion>{error}</LiveRegion>
            <Button icon="refresh" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          </li>
        )}
        {!isLoading && error === null && onMore !== null && (
          <li className={styles['note']}>
            <Button variant="link" onClick={onMore}>
              <Trans>Show older posts</Trans>
            </Button>
          </li>
        )}
      </ul>
    </fieldset>
  )
}

interface PostOptionProps {
  readonly status: StatusRecord
  readonly author: AccountRecord
  readonly isAnimated: boolean
  readonly isChosen: boolean
  readonly onToggle: () => void
}

/** A post with a checkbox. A click anywhere on it toggles the checkbox, except on a link or a button. */
export function PostOption({ status, author, isAnimated, isChosen, onToggle }: PostOptionProps) {
  const whenId = useId()

  return (
    <li className={styles['post']} data-chosen={isChosen || undefined}>
      <input
        type="checkbox"
        aria-label={getStatusLabel(author, status)}
        aria-describedby={whenId}
        checked={isChosen}
        onChange={onToggle}
      />
      <div className={styles['words']}>
        <ReadOnlyContent
          post={status}
          mentions={status.mentions}
          tags={status.tags}
          isAnimated={isAnimated}
        />
      </div>
      <span id={whenId} className={styles['when']}>
        <RelativeTime at={status.created_at} />
      </span>
    </li>
  )
}

/** A post that was deleted while the report is written. Moderators may still be able to read it. */
export function DeletedPost() {
  return (
    <li className={styles['gone']}>
      <Trans>This post has been deleted but will still be reported.</Trans>
    </li>
  )
}
