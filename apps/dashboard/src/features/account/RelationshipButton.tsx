import { Trans, useLingui } from '@lingui/react/macro'
import { getRelationshipButton } from '@colonnade/domain/accounts'
import type { RelationshipEntity } from '@colonnade/domain/entities'
import { setMuteAtom } from '../../state/actions/mute-account.ts'
import { setBlockAtom } from '../../state/actions/relationship-action.ts'
import type { AccountView } from '../../state/entities/accounts.ts'
import { useSession, useSessionAction } from '../../state/react/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { useFollowing } from './use-following.ts'

interface RelationshipButtonProps {
  readonly account: AccountView
}

/** Shows the relationship with an account as a button that changes it (ACC-02 to ACC-08). */
export function RelationshipButton({ account }: RelationshipButtonProps) {
  const { id, relationship } = account
  const { me } = useSession()
  const setBlock = useSessionAction(setBlockAtom)
  const following = useFollowing(account)
  // Moved and suspended accounts cannot be followed any more.
  const hasMoved = account.moved !== null || account.suspended === true

  switch (getRelationshipButton({ relationship, isMe: id === me, isSmall: false, hasMoved })) {
    case null:
      return null
    case 'awaiting':
      return (
        <Button disabled>
          <Trans>Awaiting approval</Trans>
        </Button>
      )
    case 'unblock':
      return (
        <Button onClick={() => void setBlock(id, false)}>
          <Trans>Unblock</Trans>
        </Button>
      )
    case 'unmute':
      return relationship && <MuteButtons relationship={relationship} />
    case 'follow':
      return (
        <Button variant="primary" onClick={following.follow}>
          <Trans>Follow</Trans>
        </Button>
      )
    case 'unfollow':
      return (
        <Button onClick={following.unfollow}>
          <Trans>Unfollow</Trans>
        </Button>
      )
  }
}

interface MuteButtonsProps {
  readonly relationship: RelationshipEntity
}

/** The bell is filled while notifications of the account are not muted. */
function MuteButtons({ relationship: { id, muting_notifications } }: MuteButtonsProps) {
  const { t } = useLingui()
  const setMute = useSessionAction(setMuteAtom)

  return (
    <>
      <IconButton
        label={muting_notifications ? t`Unmute notifications` : t`Mute notifications`}
        icon="bell"
        isFilled={!muting_notifications}
        onClick={() => void setMute(id, { notifications: !muting_notifications })}
      />
      <Button onClick={() => void setMute(id, null)}>
        <Trans>Unmute</Trans>
      </Button>
    </>
  )
}
