import { Trans, useLingui } from '@lingui/react/macro'
import { parseKnownDate, shortTime } from '@colonnade/domain/time'
import { TimeLabel } from '../../../ui/time/TimeLabel.tsx'
import { shortTimeText } from './short-time-text.ts'
import { useNow } from './use-now.ts'

interface RelativeTimeProps {
  /** ISO 8601, as servers send it. */
  readonly at: string
}

/** How long ago something was, kept true while it is on the screen. */
export function RelativeTime({ at }: RelativeTimeProps) {
  const { i18n } = useLingui()
  const moment = parseKnownDate(at)
  const now = useNow(moment ?? Number.NaN)
  if (moment === null) return <Trans>No date</Trans>

  return (
    <TimeLabel dateTime={at} title={i18n.date(moment, { dateStyle: 'full', timeStyle: 'short' })}>
      {shortTimeText(i18n, shortTime(moment, now))}
    </TimeLabel>
  )
}
