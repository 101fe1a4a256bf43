import { Trans, useLingui } from '@lingui/react/macro'
import type { PollEntity } from '@colonnade/domain/entities'
import { longTime } from '@colonnade/domain/time'
import { TimeLabel } from '../../ui/time/TimeLabel.tsx'
import { useNow } from './time/use-now.ts'

/** Whether a poll is over, or when it will be. */
export function PollEnd({ poll }: { readonly poll: Pick<PollEntity, 'expired' | 'expires_at'> }) {
  const { i18n } = useLingui()
  const moment = Date.parse(poll.expires_at ?? '')
  const now = useNow(moment)

  if (poll.expired || poll.expires_at === null) return <Trans>Closed</Trans>

  const { unit, value } = longTime(moment, now)
  const words = new Intl.RelativeTimeFormat(i18n.locale, { numeric: 'auto' }).format(value, unit)
  const title = i18n.date(moment, { dateStyle: 'full', timeStyle: 'short' })
  return (
    <Trans>
      Ends{' '}
      <TimeLabel dateTime={poll.expires_at} title={title}>
        {words}
      </TimeLabel>
    </Trans>
  )
}
