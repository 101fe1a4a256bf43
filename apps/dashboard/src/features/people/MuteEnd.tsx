import { Trans, useLingui } from '@lingui/react/macro'
import type { AccountId } from '@colonnade/domain/entities'
import { setMuteAtom } from '../../state/actions/mute-account.ts'
import { heldMuteAtoms } from '../../state/people-lists/held-relationship.ts'
import { useSession, useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Menu, type MenuEntries } from '../../ui/menu/Menu.tsx'
import { TimeLabel } from '../../ui/time/TimeLabel.tsx'
import styles from './People.module.css'

interface MuteEndProps {
  readonly id: AccountId
}

/** How long a mute may last from now on: how many of what, and that in seconds. */
const DURATIONS = [
  [1, 'hour', 3_600],
  [1, 'day', 86_400],
  [7, 'day', 604_800],
  [30, 'day', 2_592_000],
] as const

/** What of somebody is muted, and until when; where the server can end a mute, that is changed here. */
export function MuteEnd({ id }: MuteEndProps) {
  const { t, i18n } = useLingui()
  const { api } = useSession()
  const { muting_notifications, muting_expires_at } = useSessionValue(heldMuteAtoms, id)
  const setMute = useSessionAction(setMuteAtom)

  const entries = (): MenuEntries => [
    {
      id: 'never',
      label: t`Until you unmute`,
      onSelect: () => void setMute(id, { notifications: muting_notifications, duration: 0 }),
    },
    ...DURATIONS.map(([count, unit, duration]) => ({
      id: String(duration),
      label: i18n.number(count, { style: 'unit', unit, unitDisplay: 'long' }),
      onSelect: () => void setMute(id, { notifications: muting_notifications, duration }),
    })),
  ]

  return (
    <div className={styles['mute']}>
      <span>
        {muting_notifications ? (
          <Trans>Posts and notifications</Trans>
        ) : (
          <Trans>Posts, not notifications</Trans>
        )}
        {' · '}
        <End at={muting_expires_at} />
      </span>
      {api.capabilities.has('timedMutes') && (
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
      )}
    </div>
  )
}

function End({ at }: { readonly at: string | null }) {
  const { i18n } = useLingui()
  const moment = Date.parse(at ?? '')
  if (at === null || Number.isNaN(moment)) return <Trans>until you unmute</Trans>

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
