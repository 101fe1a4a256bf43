import { Trans } from '@lingui/react/macro'
import { setFollowAtom } from '../../state/actions/follow-account.ts'
import type { AccountView } from '../../state/entities/accounts.ts'
import { useSessionAction } from '../../state/react/index.ts'
import { Button } from '../../ui/button/Button.tsx'

interface FollowButtonProps {
  readonly account: AccountView
}

/** Nothing until it is known how the own account stands to this one. */
export function FollowButton({ account }: FollowButtonProps) {
  const setFollow = useSessionAction(setFollowAtom)
  const { relationship } = account
  if (relationship === undefined || relationship.blocking) return null
  if (relationship.requested) {
    return (
      <Button disabled>
        <Trans>Awaiting approval</Trans>
      </Button>
    )
  }
  const isFollowing = relationship.following
  return (
    <Button
      variant={isFollowing ? 'outline' : 'primary'}
      onClick={() => void setFollow(account.id, !isFollowing)}
    >
      {isFollowing ? <Trans>Unfollow</Trans> : <Trans>Follow</Trans>}
    </Button>
  )
}
