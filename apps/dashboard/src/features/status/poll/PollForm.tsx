import { Trans } from '@lingui/react/macro'
import { type SubmitEvent, useId } from 'react'
import type { PollEntity } from '@colonnade/domain/entities'
import { chooseOption } from '@colonnade/domain/status'
import { Button } from '../../../ui/button/Button.tsx'
import { emojify } from '../content/emojify.tsx'
import styles from './Poll.module.css'

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
