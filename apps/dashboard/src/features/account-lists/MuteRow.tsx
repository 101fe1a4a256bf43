import { Trans, useLingui } from '@lingui/react/macro'
import { secondsInDay, secondsInHour } from 'date-fns/constants'
import { getSecondsLeft } from '@colonnade/domain/accounts'
import type { AccountId } from '@colonnade/domain/entities'
import { parseDate } from '@colonnade/domain/time'
import { listedMuteAtoms, isListedAtom } from '../../state/account-lists/load-account-list.ts'
import { setMuteAtom } from '../../state/actions/mute-account.ts'
import { relationshipAtoms } from '../../state/entities/accounts.ts'
import { useSession, useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { Menu, type MenuEntries } from '../../ui/menu/Menu.tsx'
import { TimeLabel } from '../../ui/time/TimeLabel.tsx'
import { PersonRow } from '../account/index.ts'
import { useRemoveRow } from './use-remove-row.ts'

interface MuteRowProps {
  readonly id: AccountId
}

/** A muted account: whether its notifications are muted, until when, and a button that unmutes it. @see ACC-04 */
export function MuteRow({ id }: MuteRowProps) {
  const { t } = useLingui()
  const { platform } = useSession()
  const { muting_notifications, muting_expires_at } = useSessionValue(listedMuteAtoms, id)
  const isKnown = useSessionValue(relationshipAtoms, id) !== undefined
  const setMute = useSessionAction(setMuteAtom)
  const isListed = useSessionAction(isListedAtom)
  const removeRow = useRemoveRow()

  const muteAgain = () => {
    const duration = getSecondsLeft(muting_expires_at, platform.clock.now())
    void setMute(id, { notifications: !isKnown || muting_notifications, duration })
  }

  return (
    <PersonRow id={id} about={<MuteStatus id={id} />}>
      {(acct) => (
        <>
          <MuteDuration id={id} />
          <IconButton
            // The current state must be known before it can be toggled.
            disabled={!isKnown}
            label={muting_notifications ? t`Unmute notifications` : t`Mute notifications`}
            icon="bell"
            isFilled={!muting_notifications}
            onClick={() => void setMute(id, { notifications: !muting_notifications })}
          />
          <Button
            onClick={(event) =>
              void removeRow(event.currentTarget, {
                act: () => setMute(id, null),
                isStillListed: () => isListed('MUTES', id),
                message: t`Unmuted @${acct}`,
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

interface MuteStatusProps {
  readonly id: AccountId
}

/** What is muted, once the relationship is known, and until when. */
function MuteStatus({ id }: MuteStatusProps) {
  const { muting_expires_at } = useSessionValue(listedMuteAtoms, id)
  const notifications = useSessionValue(relationshipAtoms, id)?.muting_notifications

  return (
    <>
      {notifications === true && <Trans>Posts and notifications</Trans>}
      {notifications === false && <Trans>Posts only</Trans>}
      {notifications !== undefined && ' · '}
      <MuteExpiry at={muting_expires_at} />
    </>
  )
}

function MuteExpiry({ at }: { readonly at: string | null }) {
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

/** Durations of a mute from now on: a number, its unit, and the duration in seconds. */
const DURATIONS = [
  [1, 'hour', secondsInHour],
  [1, 'day', secondsInDay],
  [7, 'day', 7 * secondsInDay],
  [30, 'day', 30 * secondsInDay],
] as const

/** Changes the expiry of a mute, where the server supports it. */
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
