import { Trans, useLingui } from '@lingui/react/macro'
import { maxTime } from 'date-fns/constants'
import { parseKnownDate, shortTime } from '@colonnade/domain/time'
import { TimeLabel } from '../../../ui/time/TimeLabel.tsx'
import { shortTimeText } from './short-time-text.ts'
import { useNow } from './use-now.ts'

interface RelativeTimeProps {
  /** ISO 8601, as servers send it; or milliseconds since 1970, as this browser keeps it. */
  readonly at: string | number
}

/** How long ago something was, kept true while it is on the screen. */
export function RelativeTime({ at: given }: RelativeTimeProps) {
  const { i18n } = useLingui()
  const at = typeof given === 'number' ? toIsoDate(given) : given
  const moment = parseKnownDate(at)
  const now = useNow(moment ?? Number.NaN)
  if (moment === null) return <Trans>No date</Trans>

  return (
    <TimeLabel dateTime={at} title={i18n.date(moment, { dateStyle: 'full', timeStyle: 'short' })}>
      {shortTimeText(i18n, shortTime(moment, now))}
    </TimeLabel>
  )
}

const toIsoDate = (moment: number): string =>
  Math.abs(moment) <= maxTime ? new Date(moment).toISOString() : ''
