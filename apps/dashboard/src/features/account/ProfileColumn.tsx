import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { AccountId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { accountViewAtoms } from '../../state/entities/accounts.ts'
import { isProfileMissingAtoms, openProfileAtom } from '../../state/profiles/profiles.ts'
import { useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { TimelineColumn } from '../timeline/index.ts'
import { ProfileHeader } from './ProfileHeader.tsx'
import { ProfileTabs } from './ProfileTabs.tsx'

interface ProfileColumnProps {
  readonly id: AccountId
  readonly show: 'posts' | 'with_replies' | 'media'
  /** Of the list of posts: the column's own. */
  readonly uuid: string
}

/** Who somebody is, and what they posted. */
export function ProfileColumn({ id, show, uuid }: ProfileColumnProps) {
  const account = useSessionValue(accountViewAtoms, id)
  const isMissing = useSessionValue(isProfileMissingAtoms, id)
  const open = useSessionAction(openProfileAtom)

  useEffect(() => {
    void open(id)
  }, [id, open])

  if (isMissing) {
    return (
      <EmptyState icon="search" title={<Trans>Nobody lives here</Trans>}>
        <Trans>The account was removed, or it never was on this server.</Trans>
      </EmptyState>
    )
  }
  if (account === undefined) return <Skeleton />
  const timeline = encodeTimelineKey({ kind: 'account', id, show })
  return (
    <TimelineColumn
      key={timeline}
      uuid={uuid}
      timeline={timeline}
      label={`@${account.acct}`}
      header={
        <>
          <ProfileHeader account={account} />
          <ProfileTabs id={id} show={show} />
        </>
      }
    />
  )
}
