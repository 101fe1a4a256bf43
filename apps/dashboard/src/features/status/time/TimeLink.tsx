import { useLingui } from '@lingui/react/macro'
import type { ComponentPropsWithRef } from 'react'
import { parseKnownDate, getShortTime } from '@colonnade/domain/time'
import { AppLink } from '../../../ui/link/AppLink.tsx'
import { TimeLabel } from '../../../ui/time/TimeLabel.tsx'
import { formatShortTime } from './format-short-time.ts'
import { formatSpokenTime } from './format-spoken-time.ts'
import { useNow } from './use-now.ts'

interface TimeLinkProps extends ComponentPropsWithRef<'a'> {
  /** The path in the dashboard; null when only `href` applies. */
  readonly to: string | null
  /** ISO 8601, as sent by servers. */
  readonly at: string
}

/** The link to a post, named by its age: short for the eye, in words for screen readers. Both are kept up to date. */
export function TimeLink({ to, at, ...props }: TimeLinkProps) {
  const { i18n, t } = useLingui()
  const moment = parseKnownDate(at)
  const now = useNow(moment ?? Number.NaN)
  const time = moment === null ? null : getShortTime(moment, now)
  const spoken = time === null ? t`No date` : formatSpokenTime(i18n, time)
  const label =
    time === null || moment === null ? (
      spoken
    ) : (
      <TimeLabel dateTime={at} title={i18n.date(moment, { dateStyle: 'full', timeStyle: 'short' })}>
        {formatShortTime(i18n, time)}
      </TimeLabel>
    )
  if (to === null) {
    return (
      <a {...props} aria-label={spoken}>
        {label}
      </a>
    )
  }
  return (
    <AppLink {...props} to={to} aria-label={spoken}>
      {label}
    </AppLink>
  )
}
