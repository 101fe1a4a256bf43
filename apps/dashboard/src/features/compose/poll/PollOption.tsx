import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { countGraphemes } from '@colonnade/domain/text'
import { IconButton } from '../../../ui/icon-button/IconButton.tsx'
import { SuggestedInput } from '../suggestions/SuggestedInput.tsx'
import type { Suggesting } from '../suggestions/suggesting.ts'
import { useCharactersLeft } from '../text/CharactersLeft.tsx'
import styles from './PollEditor.module.css'

/** From here on it is told how many characters are left. */
const TOLD_BELOW = 10

interface PollOptionProps {
  /** Counted from 1. */
  readonly number: number
  readonly value: string
  readonly isMultiple: boolean
  /** Graphemes. */
  readonly longest: number
  readonly canRemove: boolean
  readonly isLocked: boolean
  readonly suggesting: Suggesting
  readonly onChange: (value: string) => void
  readonly onRemove: () => void
  /** Enter goes on to the next answer. */
  readonly onNext: () => void
}

/** One answer of a poll. */
export function PollOption(props: PollOptionProps) {
  const { number, value, isMultiple, longest, canRemove, onRemove } = props
  const { t } = useLingui()
  const left = longest - countGraphemes(value.trim())
  const words = useCharactersLeft(left)

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if (event.key !== 'Backspace' || value !== '' || !canRemove) return
    event.preventDefault()
    onRemove()
  }

  return (
    <li className={styles['option']}>
      <span className={styles['mark']} data-multiple={isMultiple || undefined} aria-hidden="true" />
      <SuggestedInput
        field={number - 1}
        suggesting={props.suggesting}
        isLocked={props.isLocked}
        type="text"
        aria-label={t`Answer ${number}`}
        placeholder={t`Answer ${number}`}
        aria-invalid={left < 0 || undefined}
        value={value}
        dir="auto"
        autoComplete="off"
        onChange={props.onChange}
        onKeyDown={handleKeyDown}
        onEnter={props.onNext}
      />
      {left <= TOLD_BELOW && (
        <small className={styles['left']} data-over={left < 0 || undefined}>
          <span aria-hidden="true" dir="ltr">
            {left}
          </span>
          <span className="visually-hidden">{words}</span>
        </small>
      )}
      {canRemove && (
        <IconButton
          icon="close"
          iconSize={16}
          label={t`Remove answer ${number}`}
          onClick={onRemove}
        />
      )}
    </li>
  )
}
