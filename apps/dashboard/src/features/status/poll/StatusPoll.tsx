import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import type { PollEntity } from '@colonnade/domain/entities'
import { chooseOption, pollEnd, pollShares, pollStage } from '@colonnade/domain/status'
import { atWallTime } from '../../../lib/at-wall-time.ts'
import { systemClock } from '../../../lib/clock.ts'
import { Button } from '../../../ui/button/Button.tsx'
import type { RowActions } from '../actions/row-action.ts'
import { emojify } from '../content/emojify.tsx'
import type { RowMemory } from '../row/row-memory.ts'
import { PollFooter } from './PollFooter.tsx'
import { PollResults } from './PollResults.tsx'
import styles from './Poll.module.css'

/** More than servers let anybody ask; a hostile one would fill a page with them. */
const FIRST_ANSWERS = 30
const MORE_ANSWERS = 100

export interface StatusPollProps {
  readonly poll: PollEntity
  readonly isOwn: boolean
  /** The server takes votes. */
  readonly canVote?: boolean
  readonly isAnimated: boolean
  readonly memory: Pick<RowMemory, 'chosen' | 'showsResults'>
  readonly onRemember: (change: RowMemory) => void
  readonly actions: Pick<RowActions, 'vote' | 'refreshPoll' | 'hearPollEnd'>
}

/** A poll: to be voted on where the reader may, and as it stands where they did, may not, or want to see. @see BY-05 */
export function StatusPoll(props: StatusPollProps) {
  const { poll, isOwn, canVote = true, isAnimated, memory, onRemember, actions } = props
  const { t } = useLingui()
  const [limit, setLimit] = useState(FIRST_ANSWERS)
  const root = useRef<HTMLFieldSetElement>(null)
  const footerId = useId()
  const isOver = useIsOver(pollEnd(poll))
  const stage = pollStage(poll, { now: isOver ? pollEnd(poll) : 0, isOwn })
  const isOpen = stage === 'open' && canVote
  const asks = isOpen && memory.showsResults !== true
  const chosen = memory.chosen ?? []
  const hasCounts = pollShares(poll).some((share) => share !== null)

  const hearEnd = useRef(actions.hearPollEnd)
  useEffect(() => {
    hearEnd.current = actions.hearPollEnd
  })
  useEffect(() => {
    if (isOver && !poll.expired) hearEnd.current()
  }, [isOver, poll.expired])

  const handleVote = () => {
    // The button that was pressed goes away: who came by keys stays with the poll.
    root.current?.focus()
    actions.vote(chosen)
  }

  return (
    <fieldset
      ref={root}
      className={styles['poll']}
      aria-label={t`Poll`}
      aria-describedby={footerId}
      tabIndex={-1}
    >
      {asks ? (
        <PollForm
          poll={poll}
          limit={limit}
          isAnimated={isAnimated}
          chosen={chosen}
          onChoose={(next) => {
            onRemember({ chosen: next })
          }}
          onVote={handleVote}
        />
      ) : (
        <PollResults poll={poll} limit={limit} isAnimated={isAnimated} />
      )}
      {poll.options.length > limit && (
        <Button variant="link" onClick={() => setLimit(limit + MORE_ANSWERS)}>
          <Plural
            value={Math.min(MORE_ANSWERS, poll.options.length - limit)}
            one="Show # more option"
            other="Show # more options"
          />
        </Button>
      )}
      <PollFooter id={footerId} poll={poll} isClosed={stage === 'closed'}>
        {isOpen && hasCounts && (
          <Button
            variant="link"
            onClick={() => {
              onRemember({ showsResults: asks })
            }}
          >
            {asks ? <Trans>See results</Trans> : <Trans>Back to voting</Trans>}
          </Button>
        )}
        {!asks && stage !== 'closed' && (
          <Button variant="link" onClick={actions.refreshPoll}>
            <Trans>Refresh</Trans>
          </Button>
        )}
      </PollFooter>
    </fieldset>
  )
}

/** Whether a moment has passed, told anew when it does. @param moment milliseconds since 1970; Infinity for never */
export function useIsOver(moment: number): boolean {
  const [now, setNow] = useState(() => systemClock.now())
  const isOver = moment <= now

  useEffect(() => {
    if (isOver || moment === Infinity) return undefined
    return atWallTime(moment - now, () => {
      setNow(systemClock.now())
    })
  }, [moment, isOver, now])

  return isOver
}

interface PollFormProps {
  readonly poll: PollEntity
  /** So many of its answers are shown. */
  readonly limit: number
  readonly isAnimated: boolean
  /** Positions of what is chosen so far. */
  readonly chosen: readonly number[]
  readonly onChoose: (chosen: readonly number[]) => void
  readonly onVote: () => void
}

/** The answers of a poll, to be chosen from. */
export function PollForm({ poll, limit, isAnimated, chosen, onChoose, onVote }: PollFormProps) {
  const name = useId()
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (chosen.length > 0) onVote()
  }

  return (
    <form className={styles['form']} id={name} onSubmit={handleSubmit}>
      <div className={styles['answers']}>
        {poll.options.slice(0, limit).map((option, index) => (
          <label key={`${index}${option.title}`} className={styles['option']}>
            <input
              type={poll.multiple ? 'checkbox' : 'radio'}
              name={name}
              checked={chosen.includes(index)}
              onChange={() => {
                onChoose(chooseOption(chosen, index, poll))
              }}
            />
            <span className={styles['title']} dir="auto">
              {emojify(option.title, poll.emojis, isAnimated)}
            </span>
          </label>
        ))}
      </div>
      <Button type="submit" variant="primary" disabled={chosen.length === 0}>
        <Trans>Vote</Trans>
      </Button>
    </form>
  )
}
