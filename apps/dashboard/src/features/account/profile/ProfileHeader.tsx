import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { AccountRecord } from '@colonnade/domain/entities'
import type { AccountView } from '../../../state/entities/accounts.ts'
import { useSession } from '../../../state/react/index.ts'
import { AppLink } from '../../../ui/link/AppLink.tsx'
import { AccountText, DisplayName } from '../../status/index.ts'
import { Person } from '../Person.tsx'
import { ProfileCounts } from './ProfileCounts.tsx'
import { ProfileFace } from './ProfileFace.tsx'
import { ProfileFields } from './ProfileFields.tsx'
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
          <DisplayName account={account} isAnimated={isAnimated} /> has moved to:
        </Trans>
      </p>
      <AppLink to={`/accounts/${encodeURIComponent(movedTo.id)}`}>
        <Person account={movedTo} isAnimated={isAnimated} />
      </AppLink>
    </div>
  )
}
