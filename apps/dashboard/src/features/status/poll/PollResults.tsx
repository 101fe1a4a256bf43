import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { PollEntity } from '@colonnade/domain/entities'
import { pollShares } from '@colonnade/domain/status'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { emojify } from '../content/emojify.tsx'
import styles from './Poll.module.css'

interface PollResultsProps {
  readonly poll: PollEntity
  /** So many of its answers are shown. */
  readonly limit: number
  readonly isAnimated: boolean
}

/** How a poll stands, one bar an option; what leads stands out. */
export function PollResults({ poll, limit, isAnimated }: PollResultsProps) {
  const { i18n } = useLingui()
  const shares = pollShares(poll)
  const most = Math.max(...poll.options.map(({ votes_count }) => votes_count ?? 0))

  return (
    <ul className={styles['results']}>
      {poll.options.slice(0, limit).map((option, index) => {
        const share = shares[index] ?? null
        const votes = option.votes_count
        return (
          <li
            key={`${index}${option.title}`}
            className={styles['option']}
            style={{ '--share': `${(share ?? 0) * 100}%` }}
            data-leading={(votes !== null && votes > 0 && votes === most) || undefined}
          >
            <span className={styles['title']} dir="auto">
              {emojify(option.title, poll.emojis, isAnimated)}
              {poll.own_votes.includes(index) && <Icon name="check" size={14} />}
            </span>
            <span className={styles['share']}>
              {share !== null && votes !== null && (
                <>
                  <span className="visually-hidden">, </span>
                  {i18n.number(share, { style: 'percent', maximumFractionDigits: 0 })}
                  <span className="visually-hidden">
                    , <Plural value={votes} one="# vote" other="# votes" />
                  </span>
                </>
              )}
              {poll.own_votes.includes(index) && (
                <span className="visually-hidden">
                  , <Trans>your vote</Trans>
                </span>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
