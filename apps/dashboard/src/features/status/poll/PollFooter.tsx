import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PollEntity } from '@colonnade/domain/entities'
import { getLongTime, parseDate } from '@colonnade/domain/time'
import { TimeLabel } from '../../../ui/time/TimeLabel.tsx'
import { formatLongTime } from '../time/format-long-time.ts'
import { useNow } from '../time/use-now.ts'
import styles from './Poll.module.css'

interface PollFooterProps {
  /** The id of the footer, for `aria-describedby`. */
  readonly id: string
  readonly poll: PollEntity
  readonly isClosed: boolean
  /** Further buttons of the poll, besides voting. */
  readonly children: ReactNode
}

/** The number of voters, the remaining time, and whether multiple choices are allowed. */
export function PollFooter({ id, poll, isClosed, children }: PollFooterProps) {
  const hasEnd = isClosed || poll.expires_at !== null

  return (
    <div className={styles['footer']}>
      <span id={id}>
        {poll.voters_count === null ? (
          <Plural value={poll.votes_count} one="# vote" other="# votes" />
        ) : (
          <Plural value={poll.voters_count} one="# person" other="# people" />
        )}
        {hasEnd && ' · '}
        {hasEnd && <PollEnd expiresAt={poll.expires_at} isClosed={isClosed} />}
        {poll.multiple && !isClosed && (
          <>
            {' · '}
            <Trans>Multiple choice</Trans>
          </>
        )}
      </span>
      {children}
    </div>
  )
}

interface PollEndProps {
  /** ISO 8601, as sent by the server; null for a poll without an end. */
  readonly expiresAt: string | null
  readonly isClosed: boolean
}

/** Shows that a poll has ended, or when it will. */
function PollEnd({ expiresAt, isClosed }: PollEndProps) {
  const { i18n } = useLingui()
  const moment = parseDate(expiresAt)
  const now = useNow(moment ?? Number.NaN)
  if (isClosed) return <Trans>Closed</Trans>
  if (expiresAt === null || moment === null) return null

  const words = formatLongTime(i18n, getLongTime(moment, now))
  const title = i18n.date(moment, { dateStyle: 'full', timeStyle: 'short' })
  return (
    <Trans>
      Ends{' '}
      <TimeLabel dateTime={expiresAt} title={title}>
        {words}
      </TimeLabel>
    </Trans>
  )
}
