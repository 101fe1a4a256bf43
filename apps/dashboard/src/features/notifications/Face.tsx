import { type AccountId, getSpokenName } from '@colonnade/domain/entities'
import { accountAtoms } from '../../state/entities/accounts.ts'
import { useSession, useSessionValue } from '../../state/react/index.ts'
import { Avatar } from '../../ui/avatar/Avatar.tsx'
import { AppLink } from '../../ui/link/AppLink.tsx'
import { useShownAcct } from '../status/index.ts'

interface FaceProps {
  readonly id: AccountId
}

/** One of those who did it; leads to their profile. */
export function Face({ id }: FaceProps) {
  const account = useSessionValue(accountAtoms, id)
  const { auto_play_gif: isAnimated } = useSession().meta
  const acct = useShownAcct(account?.acct ?? '')
  if (account === undefined) return null

  const name = getSpokenName(account)
  return (
    <AppLink to={`/accounts/${encodeURIComponent(id)}`} title={`@${acct}`} aria-label={name}>
      <Avatar src={isAnimated ? account.avatar : account.avatar_static} name={name} size="small" />
    </AppLink>
  )
}
