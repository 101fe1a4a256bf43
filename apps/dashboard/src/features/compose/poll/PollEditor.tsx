import type { I18n } from '@lingui/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import {
  type PollDraft,
  getPollDurations,
  findPollError,
  removePollOption,
  setPollOption,
} from '@colonnade/domain/compose'
import type { PollLimits } from '@colonnade/domain/entities'
import { countGraphemes } from '@colonnade/domain/text'
import { IconButton } from '../../../ui/icon-button/IconButton.tsx'
import { Select } from '../../../ui/select/Select.tsx'
import { Toggle } from '../../../ui/toggle/Toggle.tsx'
import { SuggestedInput } from '../suggestions/SuggestedInput.tsx'
import { useCharactersLeft } from '../text/CharactersLeft.tsx'
import styles from './PollEditor.module.css'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S

/**
 * Formats a duration in the language of the user, in the largest unit that divides it. @param seconds whole seconds
 */
export function formatDuration(i18n: I18n, seconds: number): string {
  const [unit, size] =
    seconds % DAY_S === 0
      ? (['day', DAY_S] as const)
      : seconds % HOUR_S === 0
        ? (['hour', HOUR_S] as const)
        : (['minute', MINUTE_S] as const)
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const
  return new Intl.NumberFormat(i18n.locale, format).format(Math.max(1, Math.round(seconds / size)))
}

interface PollEditorProps {
  readonly poll: PollDraft
  readonly limits: PollLimits
  readonly isLocked: boolean
  /** Whether the poll was just added, so that it takes the focus. The poll of a stored draft does not. */
  readonly isNew: boolean
  readonly onChange: (poll: PollDraft) => void
}

/** Edits the options of a poll, whether several can be chosen, and its duration (BY-05). */
export function PollEditor(props: PollEditorProps) {
  const { poll, limits, isLocked, isNew, onChange } = props
  const { t, i18n } = useLingui()
  const list = useRef<HTMLOListElement>(null)
  const error = findPollError(poll, limits)
  const durations = [...new Set([...getPollDurations(limits), poll.expiresIn])].sort(
    (a, b) => a - b,
  )
  const open = formatDuration(i18n, poll.expiresIn)
  const getOptionInput = (index: number) => list.current?.querySelectorAll('input')[index]

  useEffect(() => {
    // Does not take the focus from a field in which the user is already typing.
    const isWriting = document.activeElement?.matches('input, textarea') === true
    if (isNew && !isWriting) getOptionInput(0)?.focus()
  }, [isNew])

  return (
    <fieldset className={styles['poll']} aria-label={t`Poll`} disabled={isLocked}>
      <ol ref={list} className={styles['options']}>
        {poll.options.map((option, index) => (
          <PollOption
            // Options have no other key than their index.
            key={index}
            number={index + 1}
            isLocked={isLocked}
            value={option}
            isMultiple={poll.multiple}
            longest={limits.max_characters_per_option}
            canRemove={option !== '' || poll.options.length > 2}
            onChange={(text) => onChange(setPollOption(poll, index, text, limits))}
            onRemove={() => {
              onChange(removePollOption(poll, index))
              getOptionInput(Math.max(0, index - 1))?.focus()
            }}
            onNext={() => getOptionInput(index + 1)?.focus()}
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
            label: formatDuration(i18n, seconds),
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
      {error === 'too-few' && (
        <p className={styles['hint']}>
          <Trans>Add at least two options.</Trans>
        </p>
      )}
      {error === 'repeated' && (
        <p className={styles['hint']} data-error>
          <Trans>Options must be different.</Trans>
        </p>
      )}
      {error === 'too-long' && (
        <p className={styles['hint']} data-error>
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

/** Shows the number of characters left below this value. */
const SHOW_REMAINING_BELOW = 10

interface PollOptionProps {
  /** Counted from 1. */
  readonly number: number
  readonly value: string
  readonly isMultiple: boolean
  /** Maximum length, in graphemes. */
  readonly longest: number
  readonly canRemove: boolean
  readonly isLocked: boolean
  readonly onChange: (value: string) => void
  readonly onRemove: () => void
  /** Called on Enter, which moves to the next option. */
  readonly onNext: () => void
}

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
      {left <= SHOW_REMAINING_BELOW && (
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
