import { useEffect } from 'react'
import { accountId, type AccountId, type StatusId } from '@colonnade/domain/entities'
import { accountAtoms } from '../../state/entities/accounts.ts'
import { statusAtoms } from '../../state/entities/statuses.ts'
import { useSession, useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { reportDraftAtom, toggleReportedAtom } from '../../state/reports/report-draft.ts'
import {
  growReportablePostsAtom,
  leaveReportablePostsAtom,
  openReportablePostsAtom,
  reportablePostsAtoms,
} from '../../state/reports/reportable-posts.ts'
import { PostChoice } from './PostChoice.tsx'
import { GonePost, PostOption } from './PostOption.tsx'

interface ReportedPostsProps {
  readonly accountId: AccountId
  /** Stands above the others, however old it is. */
  readonly statusId: StatusId | null
}

/** What the account wrote lately, to say which of it shows what is wrong. */
export function ReportedPosts({ accountId, statusId }: ReportedPostsProps) {
  const { items, next, isLoading, error } = useSessionValue(reportablePostsAtoms, accountId)
  const { status_ids: chosen } = useSessionValue(reportDraftAtom)
  const open = useSessionAction(openReportablePostsAtom)
  const grow = useSessionAction(growReportablePostsAtom)
  const leave = useSessionAction(leaveReportablePostsAtom)
  const toggle = useSessionAction(toggleReportedAtom)

  useEffect(() => {
    void open(accountId)
    return () => leave(accountId)
  }, [open, leave, accountId])

  const others = (items ?? []).filter((id) => id !== statusId)
  const ids = statusId === null ? others : [statusId, ...others]
  return (
    <PostChoice
      chosen={chosen.length}
      isLoading={isLoading || (items === null && error === null)}
      error={error?.message ?? null}
      onRetry={() => void (items === null ? open(accountId) : grow(accountId))}
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

const NOBODY = accountId('')

/** A post of the store as one to choose; of a boost the original, and a line for one that is gone by now. */
function StoredPost({ id, isChosen, onToggle }: StoredPostProps) {
  const { meta } = useSession()
  const known = useSessionValue(statusAtoms, id)
  const status = useSessionValue(statusAtoms, known?.reblog ?? id)
  const author = useSessionValue(accountAtoms, status?.account ?? NOBODY)

  if (status === undefined || author === undefined) return isChosen(id) ? <GonePost /> : null
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
