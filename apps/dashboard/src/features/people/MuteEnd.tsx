import { Trans, useLingui } from '@lingui/react/macro'
import type { AccountId } from '@colonnade/domain/entities'
import { parseDate } from '@colonnade/domain/time'
import { relationshipAtoms } from '../../state/entities/relationships.ts'
import { heldMuteAtoms } from '../../state/people-lists/held-relationship.ts'
import { useSessionValue } from '../../state/react/index.ts'
import { TimeLabel } from '../../ui/time/TimeLabel.tsx'

interface MuteEndProps {
  readonly id: AccountId
}

/** What of somebody is muted, as soon as that is known, and until when. */
export function MuteEnd({ id }: MuteEndProps) {
  const { muting_expires_at } = useSessionValue(heldMuteAtoms, id)
  const notifications = useSessionValue(relationshipAtoms, id)?.muting_notifications

  return (
    <>
      {notifications === true && <Trans>Posts and notifications</Trans>}
      {notifications === false && <Trans>Posts, not notifications</Trans>}
      {notifications !== undefined && ' · '}
      <End at={muting_expires_at} />
    </>
  )
}

function End({ at }: { readonly at: string | null }) {
  const { i18n } = useLingui()
  const moment = parseDate(at)
  if (at === null || moment === null) return <Trans>until you unmute</Trans>

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
