import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import {
  pollDurations,
  pollTrouble,
  removePollOption,
  setPollOption,
  type PollDraft,
} from '@colonnade/domain/compose'
import type { PollLimits } from '@colonnade/domain/entities'
import { Select } from '../../../ui/select/Select.tsx'
import { Toggle } from '../../../ui/toggle/Toggle.tsx'
import { NO_SUGGESTING, type Suggesting } from '../suggestions/suggesting.ts'
import { durationName } from './duration-name.ts'
import { PollOption } from './PollOption.tsx'
import styles from './PollEditor.module.css'

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
          label={t`Poll length`}
          buttonLabel={t`Poll length: ${open}`}
          value={String(poll.expiresIn)}
          options={durations.map((seconds) => ({
            value: String(seconds),
            label: durationName(i18n, seconds),
          }))}
          isDisabled={isLocked}
          onChange={(value) => onChange({ ...poll, expiresIn: Number(value) })}
        />
        <Toggle
          label={t`Several answers`}
          isOn={poll.multiple}
          onChange={(multiple) => onChange({ ...poll, multiple })}
        />
        <Toggle
          label={t`Hide the counts until the end`}
          isOn={poll.hideTotals}
          onChange={(hideTotals) => onChange({ ...poll, hideTotals })}
        />
      </div>
      {trouble === 'too-few' && (
        <p className={styles['hint']}>
          <Trans>A poll needs two answers.</Trans>
        </p>
      )}
      {trouble === 'repeated' && (
        <p className={styles['hint']} data-trouble>
          <Trans>Two answers are the same.</Trans>
        </p>
      )}
      {trouble === 'too-long' && (
        <p className={styles['hint']} data-trouble>
          <Plural
            value={limits.max_characters_per_option}
            one="An answer may have # character."
            other="An answer may have # characters."
          />
        </p>
      )}
    </fieldset>
  )
}
