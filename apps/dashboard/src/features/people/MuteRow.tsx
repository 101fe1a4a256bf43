import { Trans, useLingui } from '@lingui/react/macro'
import type { AccountId } from '@colonnade/domain/entities'
import { secondsLeft } from '@colonnade/domain/people'
import { setMuteAtom } from '../../state/actions/mute-account.ts'
import { relationshipAtoms } from '../../state/entities/relationships.ts'
import { heldMuteAtoms } from '../../state/people-lists/held-relationship.ts'
import { isListedAtom } from '../../state/people-lists/is-listed.ts'
import { useSession, useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { PersonRow } from '../account/index.ts'
import { MuteDuration } from './MuteDuration.tsx'
import { MuteEnd } from './MuteEnd.tsx'
import { useLetGo } from './use-let-go.ts'

interface MuteRowProps {
  readonly id: AccountId
}

/** Somebody whom one mutes: whether their notifications come, until when, and the way out of it. @see ACC-04 */
export function MuteRow({ id }: MuteRowProps) {
  const { t } = useLingui()
  const { platform } = useSession()
  const { muting_notifications, muting_expires_at } = useSessionValue(heldMuteAtoms, id)
  const isTold = useSessionValue(relationshipAtoms, id) !== undefined
  const setMute = useSessionAction(setMuteAtom)
  const isListed = useSessionAction(isListedAtom)
  const letGo = useLetGo()

  const muteAgain = () => {
    const duration = secondsLeft(muting_expires_at, platform.clock.now())
    void setMute(id, { notifications: !isTold || muting_notifications, duration })
  }

  return (
    <PersonRow id={id} about={<MuteEnd id={id} />}>
      {(acct) => (
        <>
          <MuteDuration id={id} />
          <IconButton
            // Which way it goes must be known before it can change.
            disabled={!isTold}
            label={muting_notifications ? t`Unmute notifications` : t`Mute notifications`}
            icon="bell"
            isFilled={!muting_notifications}
            onClick={() => void setMute(id, { notifications: !muting_notifications })}
          />
          <Button
            onClick={(event) =>
              void letGo(event.currentTarget, {
                act: () => setMute(id, null),
                isStill: () => isListed('MUTES', id),
                told: t`@${acct} is no longer muted`,
                undo: muteAgain,
              })
            }
          >
            <Trans>Unmute</Trans>
          </Button>
        </>
      )}
    </PersonRow>
  )
}
