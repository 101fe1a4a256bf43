import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { PollEntity } from '@colonnade/domain/entities'
import { getPollShares } from '@colonnade/domain/status'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { replaceEmoji } from '../content/emojify.tsx'
import styles from './Poll.module.css'

interface PollResultsProps {
  readonly poll: PollEntity
  /** Maximum number of options to show. */
  readonly limit: number
  readonly isAnimated: boolean
}

/** The results of a poll, as one bar per option. The leading options are highlighted. */
export function PollResults({ poll, limit, isAnimated }: PollResultsProps) {
  const { i18n } = useLingui()
  const shares = getPollShares(poll)
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
              {replaceEmoji(option.title, poll.emojis, isAnimated)}
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
