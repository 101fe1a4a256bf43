import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { readProfile } from '@colonnade/domain/columns'
import type { AccountId, AccountRecord } from '@colonnade/domain/entities'
import { profileGate } from '@colonnade/domain/people'
import type { AccountShow } from '@colonnade/domain/timeline'
import {
  changeColumnParamsAtom,
  columnAtoms,
  passingScreenAtoms,
} from '../../../state/columns/columns.ts'
import { type AccountView, accountViewAtoms } from '../../../state/entities/accounts.ts'
import {
  isRevealedAtoms,
  openProfileAtom,
  profileTroubleAtoms,
  revealProfileAtom,
} from '../../../state/profiles/profiles.ts'
import {
  useAppAction,
  useAppValue,
  useSession,
  useSessionAction,
  useSessionValue,
} from '../../../state/react/index.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx'
import { LoadingScreen } from '../../../ui/loading/LoadingScreen.tsx'
import { LoadTrouble } from '../../../ui/trouble/LoadTrouble.tsx'
import { useShownAcct } from '../../status/index.ts'
import { RemoveColumn } from '../../timeline/index.ts'
import { ProfileFace } from './ProfileFace.tsx'
import { ProfilePosts } from './ProfilePosts.tsx'
import styles from './Profile.module.css'

interface ProfileColumnProps {
  readonly uuid: string
  /** The column's name. */
  readonly label: string
}

/** The profile that a column was opened for. */
export function ProfileColumn({ uuid, label }: ProfileColumnProps) {
  const column = useAppValue(columnAtoms(uuid))
  const profile = column === undefined ? null : readProfile(column.params)

  if (profile === null) return <MissingProfile uuid={uuid} />
  return <Profile id={profile.id} show={profile.show} uuid={uuid} label={label} />
}

interface ProfileProps extends ProfileColumnProps {
  readonly id: AccountId
  readonly show: AccountShow
}

/** Who somebody is, and what they posted; or why that cannot be seen. */
function Profile({ id, show, uuid, label }: ProfileProps) {
  const { me } = useSession()
  const account = useSessionValue(accountViewAtoms, id)
  const trouble = useSessionValue(profileTroubleAtoms, id)
  const isRevealed = useSessionValue(isRevealedAtoms, id)
  const open = useSessionAction(openProfileAtom)
  useKeepAcct(uuid, account?.acct)

  useEffect(() => {
    void open(id)
  }, [id, open])

  if (trouble === 'gone') return <MissingProfile uuid={uuid} />
  if (trouble !== null) {
    return <FailedProfile reason={trouble.message} onRetry={() => void open(id)} />
  }
  if (account === undefined) return <LoadingScreen />
  const gate = profileGate({ account, relationship: account.relationship, isMe: id === me })
  if (gate === 'suspended') return <SuspendedProfile uuid={uuid} account={account} />
  if (gate === 'limited' && !isRevealed) return <LimitedProfile account={account} />
  return <ProfilePosts account={account} show={show} uuid={uuid} label={label} />
}

/** There is nobody of that name, or no longer. @see ACC-14 */
function MissingProfile({ uuid }: { readonly uuid: string }) {
  return (
    <EmptyState icon="search" title={<Trans>Account not found</Trans>}>
      <Trans>It was removed, or it never existed on this server.</Trans>
      <RemoveColumn uuid={uuid} />
    </EmptyState>
  )
}

interface FailedProfileProps {
  /** In the server's words, where it gave some. */
  readonly reason: string
  readonly onRetry: () => void
}

/** Who somebody is did not come through: that may pass. */
function FailedProfile({ reason, onRetry }: FailedProfileProps) {
  return (
    <LoadTrouble
      title={<Trans>Couldn't load this profile</Trans>}
      message={reason}
      onRetry={onRetry}
    />
  )
}

/** Notes in a saved profile column what its account is called: the next start names it before it asks. */
function useKeepAcct(uuid: string, acct: string | undefined): void {
  const column = useAppValue(columnAtoms(uuid))
  const isSaved = useAppValue(passingScreenAtoms(uuid)) === null
  const changeParams = useAppAction(changeColumnParamsAtom)
  const kept = column === undefined ? undefined : readProfile(column.params)?.acct

  useEffect(() => {
    if (isSaved && acct !== undefined && kept !== acct) changeParams(uuid, ['acct'], acct)
  }, [isSaved, acct, kept, changeParams, uuid])
}

interface SuspendedProfileProps {
  readonly uuid: string
  readonly account: AccountView
}

/** Nothing is left of the account but its name; what stands between can still be ended. */
function SuspendedProfile({ uuid, account }: SuspendedProfileProps) {
  const { origin } = useSession()
  const { host } = new URL(origin)

  return (
    <div className={styles['whole']}>
      <div className={styles['banner']} />
      <div className={styles['profile']}>
        <ProfileFace account={{ ...account, avatar: '', avatar_static: '' }} />
      </div>
      <EmptyState icon="block" title={<Trans>Account suspended</Trans>}>
        <Trans>Suspended by the moderators of {host}. The profile and posts aren't shown.</Trans>
        <RemoveColumn uuid={uuid} />
      </EmptyState>
    </div>
  )
}

interface LimitedProfileProps {
  readonly account: Pick<AccountRecord, 'id' | 'acct'>
}

/** The moderators would rather that it were asked for. */
export function LimitedProfile({ account }: LimitedProfileProps) {
  const { id } = account
  const acct = useShownAcct(account.acct)
  const { origin } = useSession()
  const reveal = useSessionAction(revealProfileAtom)
  const { host } = new URL(origin)

  return (
    <EmptyState icon="eye-off" title={<Trans>This profile is hidden</Trans>}>
      <span>
        <Trans>
          The moderators of {host} hide <bdi dir="ltr">@{acct}</bdi> from people who don't follow
          this account.
        </Trans>
      </span>
      <Button onClick={() => reveal(id)}>
        <Trans>Show profile</Trans>
      </Button>
    </EmptyState>
  )
}
