import type { AccountView } from '../../state/entities/accounts.ts'
import { useSession } from '../../state/react/index.ts'
import { AccountText } from '../status/index.ts'
import { MovedNote } from './MovedNote.tsx'
import { ProfileBanner } from './ProfileBanner.tsx'
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
