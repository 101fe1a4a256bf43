import type { I18n } from '@lingui/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import {
  type PollDraft,
  pollDurations,
  pollTrouble,
  removePollOption,
  setPollOption,
} from '@colonnade/domain/compose'
import type { PollLimits } from '@colonnade/domain/entities'
import { countGraphemes } from '@colonnade/domain/text'
import { IconButton } from '../../../ui/icon-button/IconButton.tsx'
import { Select } from '../../../ui/select/Select.tsx'
import { Toggle } from '../../../ui/toggle/Toggle.tsx'
import { SuggestedInput } from '../suggestions/SuggestedInput.tsx'
import { NO_SUGGESTING, type Suggesting } from '../suggestions/suggesting.ts'
import { useCharactersLeft } from '../text/CharactersLeft.tsx'
import styles from './PollEditor.module.css'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A length of time in the reader's words, in the largest unit that it is whole in. @param seconds whole */
export function durationName(i18n: I18n, seconds: number): string {
  const [unit, size] =
    seconds % DAY === 0
      ? (['day', DAY] as const)
      : seconds % HOUR === 0
        ? (['hour', HOUR] as const)
        : (['minute', MINUTE] as const)
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const
  return new Intl.NumberFormat(i18n.locale, format).format(Math.max(1, Math.round(seconds / size)))
}

interface PollEditorProps {
  readonly poll: PollDraft
  readonly limits: PollLimits
  readonly isLocked: boolean
  /** Asked for just now, so that it takes the focus: one that was kept leaves it to who writes elsewhere. */
  readonly isNew: boolean
  readonly suggesting?: Suggesting
  readonly onChange: (poll: PollDraft) => void
}

/** What readers may choose from, how, and for how long (BY-05). */
export function PollEditor(props: PollEditorProps) {
  const { poll, limits, isLocked, isNew, suggesting = NO_SUGGESTING, onChange } = props
  const { t, i18n } = useLingui()
  const list = useRef<HTMLOListElement>(null)
  const trouble = pollTrouble(poll, limits)
  const durations = [...new Set([...pollDurations(limits), poll.expiresIn])].sort((a, b) => a - b)
  const open = durationName(i18n, poll.expiresIn)
  const optionAt = (index: number) => list.current?.querySelectorAll('input')[index]

  useEffect(() => {
    // Whoever writes elsewhere by the time it is there goes on there.
    const isWriting = document.activeElement?.matches('input, textarea') === true
    if (isNew && !isWriting) optionAt(0)?.focus()
  }, [isNew])

  return (
    <fieldset className={styles['poll']} aria-label={t`Poll`} disabled={isLocked}>
      <ol ref={list} className={styles['options']}>
        {poll.options.map((option, index) => (
          <PollOption
            // Answers have no name but their place.
            key={index}
            number={index + 1}
            isLocked={isLocked}
            suggesting={suggesting}
            value={option}
            isMultiple={poll.multiple}
            longest={limits.max_characters_per_option}
            canRemove={option !== '' || poll.options.length > 2}
            onChange={(text) => onChange(setPollOption(poll, index, text, limits))}
            onRemove={() => {
              onChange(removePollOption(poll, index))
              optionAt(Math.max(0, index - 1))?.focus()
            }}
            onNext={() => optionAt(index + 1)?.focus()}
          />
        ))}
      </ol>
      <div className={styles['manner']}>
        <Select
          label={t`Poll duration`}
          buttonLabel={t`Poll duration: ${open}`}
          value={String(poll.expiresIn)}
          options={durations.map((seconds) => ({
            value: String(seconds),
            label: durationName(i18n, seconds),
          }))}
          isDisabled={isLocked}
          onChange={(value) => onChange({ ...poll, expiresIn: Number(value) })}
        />
        <Toggle
          label={t`Multiple choice`}
          isOn={poll.multiple}
          onChange={(multiple) => onChange({ ...poll, multiple })}
        />
        <Toggle
          label={t`Hide results until the poll ends`}
          isOn={poll.hideTotals}
          onChange={(hideTotals) => onChange({ ...poll, hideTotals })}
        />
      </div>
      {trouble === 'too-few' && (
        <p className={styles['hint']}>
          <Trans>Add at least two options.</Trans>
        </p>
      )}
      {trouble === 'repeated' && (
        <p className={styles['hint']} data-trouble>
          <Trans>Options must be different.</Trans>
        </p>
      )}
      {trouble === 'too-long' && (
        <p className={styles['hint']} data-trouble>
          <Plural
            value={limits.max_characters_per_option}
            one="Options can have up to # character."
            other="Options can have up to # characters."
          />
        </p>
      )}
    </fieldset>
  )
}

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
        aria-label={t`Option ${number}`}
        placeholder={t`Option ${number}`}
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
          label={t`Remove option ${number}`}
          onClick={onRemove}
        />
      )}
    </li>
  )
}
