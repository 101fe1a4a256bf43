import { Trans, useLingui } from '@lingui/react/macro'
import { secondsInDay, secondsInHour } from 'date-fns/constants'
import type { AccountId } from '@colonnade/domain/entities'
import { setMuteAtom } from '../../state/actions/mute-account.ts'
import { relationshipAtoms } from '../../state/entities/relationships.ts'
import { useSession, useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Menu, type MenuEntries } from '../../ui/menu/Menu.tsx'

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
export function MuteDuration({ id }: MuteDurationProps) {
  const { t, i18n } = useLingui()
  const { api } = useSession()
  const notifications = useSessionValue(relationshipAtoms, id)?.muting_notifications
  const setMute = useSessionAction(setMuteAtom)
  if (notifications === undefined || !api.capabilities.has('timedMutes')) return null

  const entries = (): MenuEntries => [
    {
      id: 'never',
      label: t`Until you unmute`,
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
      label={t`How long`}
      align="end"
      entries={entries}
      trigger={(props) => (
        <Button variant="quiet" icon="clock" {...props}>
          <Trans>How long</Trans>
        </Button>
      )}
    />
  )
}
