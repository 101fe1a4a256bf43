import { Trans, useLingui } from '@lingui/react/macro'
import { maxTime } from 'date-fns/constants'
import { parseKnownDate, getShortTime } from '@colonnade/domain/time'
import { TimeLabel } from '../../../ui/time/TimeLabel.tsx'
import { formatShortTime } from './format-short-time.ts'
import { useNow } from './use-now.ts'

interface RelativeTimeProps {
  /** ISO 8601, as sent by servers; or milliseconds since 1970, as stored in this browser. */
  readonly at: string | number
}

/** The age of a moment, updated while it is visible. */
export function RelativeTime({ at: given }: RelativeTimeProps) {
  const { i18n } = useLingui()
  const at = typeof given === 'number' ? toIsoDate(given) : given
  const moment = parseKnownDate(at)
  const now = useNow(moment ?? Number.NaN)
  if (moment === null) return <Trans>No date</Trans>

  return (
    <TimeLabel dateTime={at} title={i18n.date(moment, { dateStyle: 'full', timeStyle: 'short' })}>
      {formatShortTime(i18n, getShortTime(moment, now))}
    </TimeLabel>
  )
}

const toIsoDate = (moment: number): string =>
  Math.abs(moment) <= maxTime ? new Date(moment).toISOString() : ''
