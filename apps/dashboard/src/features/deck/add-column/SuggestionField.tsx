import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type KeyboardEvent, type ReactNode, type SubmitEvent } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { TextField } from '../../../ui/text-field/TextField.tsx'
import styles from './AddColumn.module.css'

export interface FieldOption {
  readonly id: string
  readonly name: string
  readonly title?: string
  readonly picture: ReactNode
}

interface SuggestionFieldProps {
  readonly label: string
  readonly placeholder: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly options: readonly FieldOption[]
  /** Called when an option is selected. */
  readonly onPick: (id: string) => void
  /** Called to add the typed text as it is. */
  readonly onAdd: () => void
  readonly canAdd: boolean
  readonly error?: ReactNode
}

/** Focuses the field when it appears, because the user opened it. */
const focusField = (field: HTMLInputElement | null) => {
  field?.focus()
  field?.scrollIntoView({ block: 'nearest' })
}

/** A text field with suggestions below it. The arrow keys move through them and Enter selects one. */
export function SuggestionField(props: SuggestionFieldProps) {
  const { options, onPick, onAdd, canAdd } = props
  const { t } = useLingui()
  const listId = useId()
  const [pointed, setPointed] = useState<string | null>(null)
  const at = options.findIndex(({ id }) => id === pointed)

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || options.length === 0) return
    event.preventDefault()
    setPointed(options[at + step]?.id ?? null)
  }

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const option = options[at]
    if (option !== undefined) onPick(option.id)
    else if (canAdd) onAdd()
  }

  return (
    <div className={styles['asking']}>
      <form className={styles['choice']} onSubmit={handleSubmit}>
        <TextField
          label={props.label}
          placeholder={props.placeholder}
          value={props.value}
          onChange={props.onChange}
          onKeyDown={handleKeyDown}
          ref={focusField}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-controls={options.length > 0 ? listId : undefined}
          aria-activedescendant={at === -1 ? undefined : getOptionId(listId, at)}
        />
        <Button type="submit" variant="primary" disabled={!canAdd}>
          <Trans>Add</Trans>
        </Button>
      </form>
      {props.error !== undefined && (
        <p role="alert" className={styles['error']}>
          {props.error}
        </p>
      )}
      <div className={styles['optionsPanel']}>
        {options.length > 0 && (
          // The field keeps the focus and handles the keys. The options are marked by `aria-activedescendant` only.
          /* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */
          <div id={listId} role="listbox" aria-label={t`Suggestions`} className={styles['options']}>
            {options.map((option, index) => (
              <div
                key={option.id}
                id={getOptionId(listId, index)}
                role="option"
                aria-selected={index === at}
                aria-label={option.name}
                onClick={() => onPick(option.id)}
              >
                {option.picture}
                {option.title !== undefined && <b dir="auto">{option.title}</b>}
                <bdi dir="ltr">{option.name}</bdi>
              </div>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}

const getOptionId = (listId: string, index: number): string => `${listId}-${index}`
