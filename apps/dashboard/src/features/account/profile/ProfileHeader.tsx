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
import { compactNumber } from '../../../ui/count/compact-number.ts'
import { NamedIcon } from '../../../ui/icon/NamedIcon.tsx'
import { AppLink } from '../../../ui/link/AppLink.tsx'
import { AccountText, DisplayName } from '../../status/index.ts'
import { Person } from '../Person.tsx'
import { ProfileFace } from './ProfileFace.tsx'
import styles from './Profile.module.css'

interface ProfileHeaderProps {
  readonly account: AccountView
}

/** A face, a name and what somebody says of themselves. Dimmed where they live elsewhere now. */
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
        <ProfileFace account={account} />
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

/** The picture behind a profile; a plain wash where there is none, or where it does not come. */
function ProfileBanner({ account, isAnimated }: ProfileBannerProps) {
  const src = isAnimated ? account.header : account.header_static
  const [failedSrc, setFailedSrc] = useState<string | null>(null)

  if (src === '' || src === failedSrc) return <div className={styles['banner']} />
  return <img className={styles['banner']} src={src} alt="" onError={() => setFailedSrc(src)} />
}

interface MovedNoteProps {
  readonly account: AccountRecord
  /** Where they live now. */
  readonly movedTo: AccountRecord
  readonly isAnimated: boolean
}

/** Somebody has another account now, and the way to it. @see ACC-19 */
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

/** What somebody tells about themselves in a table; a tick where the server has seen the proof. */
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
            <Proof field={field} />
            <AccountText html={field.value} account={account} isAnimated={isAnimated} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** That the page behind a link points back to its owner. */
function Proof({ field: { verified_at } }: { readonly field: AccountField }) {
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

/** How much somebody posted, and how many people that concerns; nothing of what they hide. */
function ProfileCounts({ id, counts }: ProfileCountsProps) {
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
