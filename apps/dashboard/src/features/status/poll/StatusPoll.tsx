import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { PollEntity } from '@colonnade/domain/entities'
import { pollEnd, pollShares, pollStage } from '@colonnade/domain/status'
import { Button } from '../../../ui/button/Button.tsx'
import type { RowActions } from '../row/row-actions.ts'
import type { RowMemory } from '../row/row-memory.ts'
import { PollFooter } from './PollFooter.tsx'
import { PollForm } from './PollForm.tsx'
import { PollResults } from './PollResults.tsx'
import { useIsOver } from './use-is-over.ts'
import styles from './Poll.module.css'

interface StatusPollProps {
  readonly poll: PollEntity
  readonly isOwn: boolean
  readonly isAnimated: boolean
  readonly memory: Pick<RowMemory, 'chosen' | 'showsResults'>
  readonly onRemember: (change: RowMemory) => void
  readonly actions: Pick<RowActions, 'vote' | 'refreshPoll' | 'hearPollEnd'>
}

/** A poll: to be voted on where the reader may, and as it stands where they did, may not, or want to see. @see BY-05 */
export function StatusPoll(props: StatusPollProps) {
  const { poll, isOwn, isAnimated, memory, onRemember, actions } = props
  const { t } = useLingui()
  const root = useRef<HTMLFieldSetElement>(null)
  const isOver = useIsOver(pollEnd(poll))
  const stage = pollStage(poll, { now: isOver ? pollEnd(poll) : 0, isOwn })
  const asks = stage === 'open' && memory.showsResults !== true
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
    <fieldset ref={root} className={styles['poll']} aria-label={t`Poll`} tabIndex={-1}>
      {asks ? (
        <PollForm
          poll={poll}
          isAnimated={isAnimated}
          chosen={chosen}
          onChoose={(next) => {
            onRemember({ chosen: next })
          }}
          onVote={handleVote}
        />
      ) : (
        <PollResults poll={poll} isAnimated={isAnimated} />
      )}
      <PollFooter poll={poll} isClosed={stage === 'closed'}>
        {stage === 'open' && hasCounts && (
          <Button
            variant="link"
            onClick={() => {
              onRemember({ showsResults: asks })
            }}
          >
            {asks ? <Trans>Show results</Trans> : <Trans>Back to the vote</Trans>}
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
