import { useEffect } from 'react'
import { encodeTimelineKey, type AccountShow } from '@colonnade/domain/timeline'
import type { AccountView } from '../../../state/entities/accounts.ts'
import { useSessionAction, useSessionValue } from '../../../state/react/index.ts'
import { loadPinnedAtom } from '../../../state/timelines/load-pinned.ts'
import { timelineAtoms } from '../../../state/timelines/timelines.ts'
import { TimelineColumn } from '../../timeline/index.ts'
import { MediaGrid } from './MediaGrid.tsx'
import { PinnedPosts } from './PinnedPosts.tsx'
import { ProfileHeader } from './ProfileHeader.tsx'
import { ProfileTabs } from './ProfileTabs.tsx'

interface ProfilePostsProps {
  readonly uuid: string
  /** The column's name. */
  readonly label: string
  readonly account: AccountView
  readonly show: AccountShow
}

/** Somebody above what they posted. */
export function ProfilePosts({ uuid, label, account, show }: ProfilePostsProps) {
  const { id } = account
  const pinnedKey = encodeTimelineKey({ kind: 'account', id, show: 'pinned' })
  const hasPinned = useSessionValue(timelineAtoms, pinnedKey).items.length > 0
  const loadPinned = useSessionAction(loadPinnedAtom)

  useEffect(() => {
    if (show === 'posts') void loadPinned(id)
  }, [id, show, loadPinned])

  const timeline = encodeTimelineKey({ kind: 'account', id, show })
  const header = (
    <>
      <ProfileHeader account={account} />
      <ProfileTabs uuid={uuid} id={id} show={show} />
      {show === 'posts' && <PinnedPosts uuid={uuid} id={id} />}
    </>
  )
  return (
    <TimelineColumn
      key={timeline}
      uuid={uuid}
      timeline={timeline}
      label={label}
      header={header}
      hasPostsAbove={show === 'posts' && hasPinned}
      {...(show === 'media' && {
        drawList: (list, standIn) => (
          <MediaGrid uuid={uuid} label={label} list={list} header={header} standIn={standIn} />
        ),
      })}
    />
  )
}
