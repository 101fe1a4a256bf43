import { Trans } from '@lingui/react/macro'
import type { AccountView } from '../../../state/entities/accounts.ts'
import { useSession } from '../../../state/react/index.ts'
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx'
import { RemoveColumn } from '../../timeline/index.ts'
import { ProfileFace } from './ProfileFace.tsx'
import styles from './Profile.module.css'

interface SuspendedProfileProps {
  readonly uuid: string
  readonly account: AccountView
}

/** Nothing is left of the account but its name; what stands between can still be ended. */
export function SuspendedProfile({ uuid, account }: SuspendedProfileProps) {
  const { origin } = useSession()
  const { host } = new URL(origin)

  return (
    <div className={styles['whole']}>
      <div className={styles['banner']} />
      <div className={styles['profile']}>
        <ProfileFace account={{ ...account, avatar: '', avatar_static: '' }} />
      </div>
      <EmptyState icon="block" title={<Trans>This account is suspended</Trans>}>
        <Trans>The moderators of {host} suspended it. Its profile and posts are not shown.</Trans>
        <RemoveColumn uuid={uuid} />
      </EmptyState>
    </div>
  )
}
