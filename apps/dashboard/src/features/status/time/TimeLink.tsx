import { useLingui } from '@lingui/react/macro'
import type { ComponentPropsWithRef } from 'react'
import { parseKnownDate, shortTime } from '@colonnade/domain/time'
import { AppLink } from '../../../ui/link/AppLink.tsx'
import { TimeLabel } from '../../../ui/time/TimeLabel.tsx'
import { shortTimeText } from './short-time-text.ts'
import { spokenTimeText } from './spoken-time-text.ts'
import { useNow } from './use-now.ts'

interface TimeLinkProps extends ComponentPropsWithRef<'a'> {
  /** The path inside the dashboard; null where only `href` is followed. */
  readonly to: string | null
  /** ISO 8601, as servers send it. */
  readonly at: string
}

/** The way to a post, named by its age: a few letters for the eye, words for the ear. Both are kept true. */
export function TimeLink({ to, at, ...props }: TimeLinkProps) {
  const { i18n, t } = useLingui()
  const moment = parseKnownDate(at)
  const now = useNow(moment ?? Number.NaN)
  const time = moment === null ? null : shortTime(moment, now)
  const spoken = time === null ? t`No date` : spokenTimeText(i18n, time)
  const label =
    time === null || moment === null ? (
      spoken
    ) : (
      <TimeLabel dateTime={at} title={i18n.date(moment, { dateStyle: 'full', timeStyle: 'short' })}>
        {shortTimeText(i18n, time)}
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
