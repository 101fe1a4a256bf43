import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { getProfileAccess } from '@colonnade/domain/accounts'
import { readProfile } from '@colonnade/domain/columns'
import type { AccountId, AccountRecord } from '@colonnade/domain/entities'
import type { AccountShow } from '@colonnade/domain/timeline'
import {
  updateColumnParamsAtom,
  columnAtoms,
  transientScreenAtoms,
} from '../../../state/columns/columns.ts'
import { type AccountView, accountViewAtoms } from '../../../state/entities/accounts.ts'
import {
  isRevealedAtoms,
  openProfileAtom,
  profileErrorAtoms,
  revealProfileAtom,
} from '../../../state/profiles/open-profile.ts'
import {
  useAppAction,
  useAppValue,
  useSession,
  useSessionAction,
  useSessionValue,
} from '../../../state/react/index.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx'
import { LoadError } from '../../../ui/load-error/LoadError.tsx'
import { LoadingScreen } from '../../../ui/loading/LoadingScreen.tsx'
import { useDisplayAcct } from '../../status/index.ts'
import { RemoveColumnButton } from '../../timeline/index.ts'
import { ProfilePosts } from './ProfilePosts.tsx'
import { ProfileSummary } from './ProfileSummary.tsx'
import styles from './Profile.module.css'

interface ProfileColumnProps {
  readonly uuid: string
  readonly label: string
}

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

/** The profile and its posts, or an explanation why they are not shown. */
function Profile({ id, show, uuid, label }: ProfileProps) {
  const { me } = useSession()
  const account = useSessionValue(accountViewAtoms, id)
  const error = useSessionValue(profileErrorAtoms, id)
  const isRevealed = useSessionValue(isRevealedAtoms, id)
  const open = useSessionAction(openProfileAtom)
  useSaveAcct(uuid, account?.acct)

  useEffect(() => {
    void open(id)
  }, [id, open])

  if (error === 'gone') return <MissingProfile uuid={uuid} />
  if (error !== null) {
    return <FailedProfile reason={error.message} onRetry={() => void open(id)} />
  }
  if (account === undefined) return <LoadingScreen />
  const gate = getProfileAccess({ account, relationship: account.relationship, isMe: id === me })
  if (gate === 'suspended') return <SuspendedProfile uuid={uuid} account={account} />
  if (gate === 'limited' && !isRevealed) return <LimitedProfile account={account} />
  return <ProfilePosts account={account} show={show} uuid={uuid} label={label} />
}

/** The account does not exist, or does not exist any more. @see ACC-14 */
function MissingProfile({ uuid }: { readonly uuid: string }) {
  return (
    <EmptyState icon="search" title={<Trans>Account not found</Trans>}>
      <Trans>It was removed, or it never existed on this server.</Trans>
      <RemoveColumnButton uuid={uuid} />
    </EmptyState>
  )
}

interface FailedProfileProps {
  /** The server's message, if any. */
  readonly reason: string
  readonly onRetry: () => void
}

/** The profile failed to load, possibly for a transient reason. */
function FailedProfile({ reason, onRetry }: FailedProfileProps) {
  return (
    <LoadError
      title={<Trans>Couldn't load this profile</Trans>}
      message={reason}
      onRetry={onRetry}
    />
  )
}

/**
 * Saves the acct of the account in its saved profile column, so that the next start can name the column before the
 * account has loaded.
 */
function useSaveAcct(uuid: string, acct: string | undefined): void {
  const column = useAppValue(columnAtoms(uuid))
  const isSaved = useAppValue(transientScreenAtoms(uuid)) === null
  const changeParams = useAppAction(updateColumnParamsAtom)
  const kept = column === undefined ? undefined : readProfile(column.params)?.acct

  useEffect(() => {
    if (isSaved && acct !== undefined && kept !== acct) changeParams(uuid, ['acct'], acct)
  }, [isSaved, acct, kept, changeParams, uuid])
}

interface SuspendedProfileProps {
  readonly uuid: string
  readonly account: AccountView
}

/** Only the name of the account is shown. A relationship with it can still be ended. */
function SuspendedProfile({ uuid, account }: SuspendedProfileProps) {
  const { origin } = useSession()
  const { host } = new URL(origin)

  return (
    <div className={styles['whole']}>
      <div className={styles['banner']} />
      <div className={styles['profile']}>
        <ProfileSummary account={{ ...account, avatar: '', avatar_static: '' }} />
      </div>
      <EmptyState icon="block" title={<Trans>Account suspended</Trans>}>
        <Trans>Suspended by the moderators of {host}. The profile and posts aren't shown.</Trans>
        <RemoveColumnButton uuid={uuid} />
      </EmptyState>
    </div>
  )
}

interface LimitedProfileProps {
  readonly account: Pick<AccountRecord, 'id' | 'acct'>
}

/** The moderators have limited this account: the user has to ask for its profile. */
export function LimitedProfile({ account }: LimitedProfileProps) {
  const { id } = account
  const acct = useDisplayAcct(account.acct)
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
