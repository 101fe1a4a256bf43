import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PollEntity } from '@colonnade/domain/entities'
import { PollEnd } from './PollEnd.tsx'
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
            <Trans>Several answers</Trans>
          </>
        )}
      </span>
      {children}
    </div>
  )
}
