import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PollEntity } from '@colonnade/domain/entities'
import { longTime, parseDate } from '@colonnade/domain/time'
import { TimeLabel } from '../../../ui/time/TimeLabel.tsx'
import { longTimeText } from '../time/long-time-text.ts'
import { useNow } from '../time/use-now.ts'
import styles from './Poll.module.css'

interface PollFooterProps {
  /** Of what it says. */
  readonly id: string
  readonly poll: PollEntity
  readonly isClosed: boolean
  /** What can be done with it besides voting. */
  readonly children: ReactNode
}

/** How many took part, how long a poll goes on, and whether more than one answer counts. */
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
  /** As the server writes time; null for a poll without an end. */
  readonly expiresAt: string | null
  readonly isClosed: boolean
}

/** Whether a poll is over, or when it will be. */
function PollEnd({ expiresAt, isClosed }: PollEndProps) {
  const { i18n } = useLingui()
  const moment = parseDate(expiresAt)
  const now = useNow(moment ?? Number.NaN)
  if (isClosed) return <Trans>Closed</Trans>
  if (expiresAt === null || moment === null) return null

  const words = longTimeText(i18n, longTime(moment, now))
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
