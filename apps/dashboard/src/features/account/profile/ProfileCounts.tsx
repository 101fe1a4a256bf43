import { Plural, useLingui } from '@lingui/react/macro'
import type { AccountCounters, AccountId } from '@colonnade/domain/entities'
import { compactNumber } from '../../../ui/count/compact-number.ts'
import { AppLink } from '../../../ui/link/AppLink.tsx'
import styles from './Profile.module.css'

interface ProfileCountsProps {
  readonly id: AccountId
  readonly counts: AccountCounters
}

/** How much somebody posted, and how many people that concerns; nothing of what they hide. */
export function ProfileCounts({ id, counts }: ProfileCountsProps) {
  const { statuses_count, following_count, followers_count } = counts
  const profile = `/accounts/${encodeURIComponent(id)}`

  return (
    <p className={styles['counts']}>
      <Count value={statuses_count}>
        <Plural value={statuses_count} one="post" other="posts" />
      </Count>
      <Count value={following_count} opens={`${profile}/following`}>
        <Plural value={following_count} one="following" other="following" />
      </Count>
      <Count value={followers_count} opens={`${profile}/followers`}>
        <Plural value={followers_count} one="follower" other="followers" />
      </Count>
    </p>
  )
}

interface CountProps {
  readonly value: number
  /** Who they are. */
  readonly opens?: string
  readonly children: React.ReactNode
}

function Count({ value, opens, children }: CountProps) {
  const { i18n } = useLingui()
  if (value < 0) return null

  const count = (
    <>
      <b>{compactNumber(value, i18n.locale)}</b> {children}
    </>
  )
  return opens === undefined ? <span>{count}</span> : <AppLink to={opens}>{count}</AppLink>
}
