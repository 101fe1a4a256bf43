import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import type { PollEntity } from '@colonnade/domain/entities'
import { chooseOption, getPollEnd, getPollShares, getPollStage } from '@colonnade/domain/status'
import { systemClock } from '../../../lib/clock.ts'
import { setWallClockTimeout } from '../../../lib/wall-clock-timeout.ts'
import { Button } from '../../../ui/button/Button.tsx'
import type { RowActions } from '../actions/row-action-types.ts'
import { replaceEmoji } from '../content/emojify.tsx'
import type { RowUiState } from '../row/row-ui-state.ts'
import { PollFooter } from './PollFooter.tsx'
import { PollResults } from './PollResults.tsx'
import styles from './Poll.module.css'

/** More than servers allow. A hostile server could otherwise fill the page with options. */
const INITIAL_OPTIONS = 30
const OPTIONS_PER_PAGE = 100

export interface StatusPollProps {
  readonly poll: PollEntity
  readonly isOwn: boolean
  /** Whether the server supports voting. */
  readonly canVote?: boolean
  readonly isAnimated: boolean
  readonly uiState: Pick<RowUiState, 'chosen' | 'showsResults'>
  readonly onUiStateChange: (change: RowUiState) => void
  readonly actions: Pick<RowActions, 'vote' | 'refreshPoll' | 'refreshEndedPoll'>
}

/**
 * A poll. Shows a form when the user can vote, and the results after voting, when voting is not possible, or on
 * request. @see BY-05
 */
export function StatusPoll(props: StatusPollProps) {
  const { poll, isOwn, canVote = true, isAnimated, uiState, onUiStateChange, actions } = props
  const { t } = useLingui()
  const [limit, setLimit] = useState(INITIAL_OPTIONS)
  const root = useRef<HTMLFieldSetElement>(null)
  const footerId = useId()
  const isOver = useHasPassed(getPollEnd(poll))
  const stage = getPollStage(poll, { now: isOver ? getPollEnd(poll) : 0, isOwn })
  const isOpen = stage === 'open' && canVote
  const showsForm = isOpen && uiState.showsResults !== true
  const chosen = uiState.chosen ?? []
  const hasCounts = getPollShares(poll).some((share) => share !== null)

  const refreshEnded = useRef(actions.refreshEndedPoll)
  useEffect(() => {
    refreshEnded.current = actions.refreshEndedPoll
  })
  useEffect(() => {
    if (isOver && !poll.expired) refreshEnded.current()
  }, [isOver, poll.expired])

  const handleVote = () => {
    // The clicked button is removed, so the focus moves to the poll.
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
      {showsForm ? (
        <PollForm
          poll={poll}
          limit={limit}
          isAnimated={isAnimated}
          chosen={chosen}
          onChoose={(next) => {
            onUiStateChange({ chosen: next })
          }}
          onVote={handleVote}
        />
      ) : (
        <PollResults poll={poll} limit={limit} isAnimated={isAnimated} />
      )}
      {poll.options.length > limit && (
        <Button variant="link" onClick={() => setLimit(limit + OPTIONS_PER_PAGE)}>
          <Plural
            value={Math.min(OPTIONS_PER_PAGE, poll.options.length - limit)}
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
              onUiStateChange({ showsResults: showsForm })
            }}
          >
            {showsForm ? <Trans>See results</Trans> : <Trans>Back to voting</Trans>}
          </Button>
        )}
        {!showsForm && stage !== 'closed' && (
          <Button variant="link" onClick={actions.refreshPoll}>
            <Trans>Refresh</Trans>
          </Button>
        )}
      </PollFooter>
    </fieldset>
  )
}

/**
 * Returns whether a moment has passed, and re-renders when it does. @param moment milliseconds since 1970; Infinity
 * for never
 */
export function useHasPassed(moment: number): boolean {
  const [now, setNow] = useState(() => systemClock.now())
  const isOver = moment <= now

  useEffect(() => {
    if (isOver || moment === Infinity) return undefined
    return setWallClockTimeout(moment - now, () => {
      setNow(systemClock.now())
    })
  }, [moment, isOver, now])

  return isOver
}

interface PollFormProps {
  readonly poll: PollEntity
  /** Maximum number of options to show. */
  readonly limit: number
  readonly isAnimated: boolean
  /** Indexes of the selected options. */
  readonly chosen: readonly number[]
  readonly onChoose: (chosen: readonly number[]) => void
  readonly onVote: () => void
}

/** The options of a poll, as radio buttons or checkboxes. */
export function PollForm({ poll, limit, isAnimated, chosen, onChoose, onVote }: PollFormProps) {
  const name = useId()
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (chosen.length > 0) onVote()
  }

  return (
    <form className={styles['form']} id={name} onSubmit={handleSubmit}>
      <div className={styles['options']}>
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
              {replaceEmoji(option.title, poll.emojis, isAnimated)}
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
