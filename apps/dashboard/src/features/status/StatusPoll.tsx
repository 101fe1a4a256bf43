import { Plural, useLingui } from '@lingui/react/macro'
import type { PollEntity } from '@colonnade/domain/entities'
import { Icon } from '../../ui/icon/Icon.tsx'
import { emojify } from './content/emojify.tsx'
import { pollShares } from './poll-shares.ts'
import { PollEnd } from './PollEnd.tsx'
import styles from './StatusPoll.module.css'

interface StatusPollProps {
  readonly poll: PollEntity
  readonly isAnimated: boolean
}

/** A poll as it stands, one bar an option. */
export function StatusPoll({ poll, isAnimated }: StatusPollProps) {
  const { i18n } = useLingui()
  const shares = pollShares(poll)
  const voters = poll.voters_count ?? poll.votes_count

  return (
    <div className={styles['poll']}>
      <ul>
        {poll.options.map((option, index) => {
          const share = shares[index] ?? null
          return (
            <li key={`${index}${option.title}`} style={{ '--share': `${(share ?? 0) * 100}%` }}>
              <span className={styles['title']} dir="auto">
                {emojify(option.title, poll.emojis, isAnimated)}
                {poll.own_votes.includes(index) && <Icon name="check" size={14} />}
              </span>
              {share !== null && (
                <span className={styles['share']}>
                  {i18n.number(share, { style: 'percent', maximumFractionDigits: 0 })}
                </span>
              )}
            </li>
          )
        })}
      </ul>
      <p className={styles['footer']}>
        <Plural value={voters} one="# person" other="# people" />
        {' · '}
        <PollEnd poll={poll} />
      </p>
    </div>
  )
}
