import { useEffect } from 'react'
import { readProfile } from '@colonnade/domain/columns'
import type { AccountId } from '@colonnade/domain/entities'
import { profileGate } from '@colonnade/domain/people'
import type { AccountShow } from '@colonnade/domain/timeline'
import { columnAtoms } from '../../state/columns/columns.ts'
import { accountViewAtoms } from '../../state/entities/accounts.ts'
import {
  isRevealedAtoms,
  openProfileAtom,
  profileTroubleAtoms,
} from '../../state/profiles/profiles.ts'
import {
  useAppValue,
  useSession,
  useSessionAction,
  useSessionValue,
} from '../../state/react/index.ts'
import { LoadingScreen } from '../../ui/loading/LoadingScreen.tsx'
import { FailedProfile } from './FailedProfile.tsx'
import { LimitedProfile } from './LimitedProfile.tsx'
import { MissingProfile } from './MissingProfile.tsx'
import { ProfilePosts } from './ProfilePosts.tsx'
import { SuspendedProfile } from './SuspendedProfile.tsx'
import { useKeepAcct } from './use-keep-acct.ts'

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
