import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { readProfile } from '@colonnade/domain/columns'
import type { AccountId } from '@colonnade/domain/entities'
import { encodeTimelineKey, type AccountShow } from '@colonnade/domain/timeline'
import { columnAtoms } from '../../state/columns/columns.ts'
import { accountViewAtoms } from '../../state/entities/accounts.ts'
import { isProfileMissingAtoms, openProfileAtom } from '../../state/profiles/profiles.ts'
import { useAppValue, useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { loadPinnedAtom } from '../../state/timelines/load-pinned.ts'
import { timelineAtoms } from '../../state/timelines/timelines.ts'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import { LoadingScreen } from '../../ui/loading/LoadingScreen.tsx'
import { TimelineColumn } from '../timeline/index.ts'
import { MediaGrid } from './MediaGrid.tsx'
import { PinnedPosts } from './PinnedPosts.tsx'
import { ProfileHeader } from './ProfileHeader.tsx'
import { ProfileTabs } from './ProfileTabs.tsx'
import { useKeepAcct } from './use-keep-acct.ts'

interface ProfileColumnProps {
  readonly uuid: string
  /** The column's name. */
  readonly label: string
}

/** The profile that a column was opened for. */
export function ProfileColumn({ uuid, label }: ProfileColumnProps) {
  const column = useAppValue(columnAtoms(uuid))
  const profile = column === undefined ? null : readProfile(column.params)

  if (profile === null) return <MissingProfile />
  return <Profile id={profile.id} show={profile.show} uuid={uuid} label={label} />
}

interface ProfileProps extends ProfileColumnProps {
  readonly id: AccountId
  readonly show: AccountShow
}

/** Who somebody is, and what they posted. */
function Profile({ id, show, uuid, label }: ProfileProps) {
  const account = useSessionValue(accountViewAtoms, id)
  const isMissing = useSessionValue(isProfileMissingAtoms, id)
  const open = useSessionAction(openProfileAtom)
  const pinnedKey = encodeTimelineKey({ kind: 'account', id, show: 'pinned' })
  const hasPinned = useSessionValue(timelineAtoms, pinnedKey).items.length > 0
  const loadPinned = useSessionAction(loadPinnedAtom)
  useKeepAcct(uuid, account?.acct)

  useEffect(() => {
    void open(id)
  }, [id, open])

  useEffect(() => {
    if (show === 'posts') void loadPinned(id)
  }, [id, show, loadPinned])

  if (isMissing) return <MissingProfile />
  if (account === undefined) return <LoadingScreen />
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
        drawList: (list) => <MediaGrid uuid={uuid} label={label} list={list} header={header} />,
      })}
    />
  )
}

function MissingProfile() {
  return (
    <EmptyState icon="search" title={<Trans>Nobody lives here</Trans>}>
      <Trans>The account was removed, or it never was on this server.</Trans>
    </EmptyState>
  )
}
