import { Trans, useLingui } from '@lingui/react/macro'
import { secondsInDay, secondsInHour } from 'date-fns/constants'
import type { AccountId } from '@colonnade/domain/entities'
import { secondsLeft } from '@colonnade/domain/people'
import { parseDate } from '@colonnade/domain/time'
import { setMuteAtom } from '../../state/actions/mute-account.ts'
import { relationshipAtoms } from '../../state/entities/accounts.ts'
import { heldMuteAtoms, isListedAtom } from '../../state/people-lists/load-people.ts'
import { useSession, useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { Menu, type MenuEntries } from '../../ui/menu/Menu.tsx'
import { TimeLabel } from '../../ui/time/TimeLabel.tsx'
import { PersonRow } from '../account/index.ts'
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
                told: t`Unmuted @${acct}`,
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

interface MuteEndProps {
  readonly id: AccountId
}

/** What of somebody is muted, as soon as that is known, and until when. */
function MuteEnd({ id }: MuteEndProps) {
  const { muting_expires_at } = useSessionValue(heldMuteAtoms, id)
  const notifications = useSessionValue(relationshipAtoms, id)?.muting_notifications

  return (
    <>
      {notifications === true && <Trans>Posts and notifications</Trans>}
      {notifications === false && <Trans>Posts only</Trans>}
      {notifications !== undefined && ' · '}
      <End at={muting_expires_at} />
    </>
  )
}

function End({ at }: { readonly at: string | null }) {
  const { i18n } = useLingui()
  const moment = parseDate(at)
  if (at === null || moment === null) return <Trans>indefinitely</Trans>

  const title = i18n.date(moment, { dateStyle: 'full', timeStyle: 'short' })
  return (
    <Trans>
      until{' '}
      <TimeLabel dateTime={at} title={title}>
        {i18n.date(moment, { dateStyle: 'medium', timeStyle: 'short' })}
      </TimeLabel>
    </Trans>
  )
}

interface MuteDurationProps {
  readonly id: AccountId
}

/** How long a mute may last from now on: how many of what, and that in seconds. */
const DURATIONS = [
  [1, 'hour', secondsInHour],
  [1, 'day', secondsInDay],
  [7, 'day', 7 * secondsInDay],
  [30, 'day', 30 * secondsInDay],
] as const

/** Changes until when somebody is muted, where the server can end a mute. */
function MuteDuration({ id }: MuteDurationProps) {
  const { t, i18n } = useLingui()
  const { api } = useSession()
  const notifications = useSessionValue(relationshipAtoms, id)?.muting_notifications
  const setMute = useSessionAction(setMuteAtom)
  if (notifications === undefined || !api.capabilities.has('timedMutes')) return null

  const entries = (): MenuEntries => [
    {
      id: 'never',
      label: t`Indefinitely`,
      onSelect: () => void setMute(id, { notifications, duration: 0 }),
    },
    ...DURATIONS.map(([count, unit, duration]) => ({
      id: String(duration),
      label: i18n.number(count, { style: 'unit', unit, unitDisplay: 'long' }),
      onSelect: () => void setMute(id, { notifications, duration }),
    })),
  ]

  return (
    <Menu
      label={t`Duration`}
      align="end"
      entries={entries}
      trigger={(props) => (
        <Button variant="quiet" icon="clock" {...props}>
          <Trans>Duration</Trans>
        </Button>
      )}
    />
  )
}
