import { Plural } from '@lingui/react/macro'
import type { AccountCounters } from '@colonnade/domain/entities'
import { compactNumber } from '../../ui/count/compact-number.ts'
import styles from './Profile.module.css'

interface ProfileCountsProps {
  readonly counts: AccountCounters
}

/** How much somebody posted, and how many people that concerns; nothing of what they hide. */
export function ProfileCounts({ counts }: ProfileCountsProps) {
  const { statuses_count, following_count, followers_count } = counts

  return (
    <p className={styles['counts']}>
      <Count value={statuses_count}>
        <Plural value={statuses_count} one="post" other="posts" />
      </Count>
      <Count value={following_count}>
        <Plural value={following_count} one="following" other="following" />
      </Count>
      <Count value={followers_count}>
        <Plural value={followers_count} one="follower" other="followers" />
      </Count>
    </p>
  )
}

interface CountProps {
  readonly value: number
  readonly children: React.ReactNode
}

function Count({ value, children }: CountProps) {
  if (value < 0) return null

  return (
    <span>
      <b>{compactNumber(value)}</b> {children}
    </span>
  )
}
