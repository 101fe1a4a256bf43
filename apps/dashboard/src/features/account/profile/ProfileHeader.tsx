import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type {
  AccountCounters,
  AccountField,
  AccountId,
  AccountRecord,
} from '@colonnade/domain/entities'
import { parseKnownDate } from '@colonnade/domain/time'
import type { AccountView } from '../../../state/entities/accounts.ts'
import { useSession } from '../../../state/react/index.ts'
import { formatCompactNumber } from '../../../ui/count/format-compact-number.ts'
import { NamedIcon } from '../../../ui/icon/NamedIcon.tsx'
import { AppLink } from '../../../ui/link/AppLink.tsx'
import { AccountText, DisplayName } from '../../status/index.ts'
import { Person } from '../Person.tsx'
import { ProfileSummary } from './ProfileSummary.tsx'
import styles from './Profile.module.css'

interface ProfileHeaderProps {
  readonly account: AccountView
}

/** Banner, avatar, name and bio of an account. Dimmed when it has moved. */
export function ProfileHeader({ account }: ProfileHeaderProps) {
  const { meta } = useSession()
  const isAnimated = meta.auto_play_gif
  const { movedTo } = account

  return (
    <div data-moved={movedTo !== null || undefined} className={styles['header']}>
      {movedTo !== null && (
        <MovedNote account={account} movedTo={movedTo} isAnimated={isAnimated} />
      )}
      <ProfileBanner account={account} isAnimated={isAnimated} />
      <div className={styles['profile']}>
        <ProfileSummary account={account} />
        <div className={styles['note']}>
          <AccountText html={account.note} account={account} isAnimated={isAnimated} />
        </div>
        <ProfileFields account={account} isAnimated={isAnimated} />
        <ProfileCounts id={account.id} counts={account} />
      </div>
    </div>
  )
}

interface ProfileBannerProps {
  readonly account: Pick<AccountRecord, 'header' | 'header_static'>
  readonly isAnimated: boolean
}

/** The banner of a profile; a plain gradient without one, or when it fails to load. */
function ProfileBanner({ account, isAnimated }: ProfileBannerProps) {
  const src = isAnimated ? account.header : account.header_static
  const [failedSrc, setFailedSrc] = useState<string | null>(null)

  if (src === '' || src === failedSrc) return <div className={styles['banner']} />
  return <img className={styles['banner']} src={src} alt="" onError={() => setFailedSrc(src)} />
}

interface MovedNoteProps {
  readonly account: AccountRecord
  /** The account that it has moved to. */
  readonly movedTo: AccountRecord
  readonly isAnimated: boolean
}

/** Shows that the account has moved, with a link to the new one. @see ACC-19 */
function MovedNote({ account, movedTo, isAnimated }: MovedNoteProps) {
  return (
    <div className={styles['moved']}>
      <p>
        <Trans>
          <DisplayName account={account} isAnimated={isAnimated} /> has indicated that their new
          account is now:
        </Trans>
      </p>
      <AppLink to={`/accounts/${encodeURIComponent(movedTo.id)}`}>
        <Person account={movedTo} isAnimated={isAnimated} />
      </AppLink>
    </div>
  )
}

interface ProfileFieldsProps {
  readonly account: AccountRecord
  readonly isAnimated: boolean
}

/** The profile fields as a table, with a check mark for verified links. */
function ProfileFields({ account, isAnimated }: ProfileFieldsProps) {
  const { fields } = account
  if (fields.length === 0) return null

  return (
    <dl className={styles['fields']}>
      {fields.map((field, index) => (
        <div key={`${field.name}${index}`}>
          <dt dir="auto" title={field.name}>
            {field.name}
          </dt>
          <dd>
            <VerifiedMark field={field} />
            <AccountText html={field.value} account={account} isAnimated={isAnimated} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Shows that the linked page links back to the account. */
function VerifiedMark({ field: { verified_at } }: { readonly field: AccountField }) {
  const { i18n, t } = useLingui()
  const moment = parseKnownDate(verified_at)
  if (moment === null) return null

  const day = i18n.date(moment, { dateStyle: 'long' })
  return (
    <NamedIcon
      icon="check"
      name={t`Ownership of this link was checked on ${day}`}
      size={14}
      className={styles['proof']}
    />
  )
}

interface ProfileCountsProps {
  readonly id: AccountId
  readonly counts: AccountCounters
}

/** The numbers of posts, followed accounts and followers. Hidden numbers are left out. */
function ProfileCounts({ id, counts }: ProfileCountsProps) {
  const { statuses_count, following_count, followers_count } = counts
  const profile = `/accounts/${encodeURIComponent(id)}`

  return (
    <p className={styles['counts']}>
      <Count value={statuses_count}>
        <Plural value={statuses_count} one="post" other="posts" />
      </Count>
      <Count value={following_count} to={`${profile}/following`}>
        <Plural value={following_count} one="following" other="following" />
      </Count>
      <Count value={followers_count} to={`${profile}/followers`}>
        <Plural value={followers_count} one="follower" other="followers" />
      </Count>
    </p>
  )
}

interface CountProps {
  readonly value: number
  /** Path of the list of these accounts. */
  readonly to?: string
  readonly children: React.ReactNode
}

function Count({ value, to, children }: CountProps) {
  const { i18n } = useLingui()
  if (value < 0) return null

  const count = (
    <>
      <b>{formatCompactNumber(value, i18n.locale)}</b> {children}
    </>
  )
  return to === undefined ? <span>{count}</span> : <AppLink to={to}>{count}</AppLink>
}
