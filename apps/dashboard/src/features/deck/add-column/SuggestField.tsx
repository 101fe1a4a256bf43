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

interface SuggestFieldProps {
  readonly label: string
  readonly placeholder: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly options: readonly FieldOption[]
  /** One of the options was chosen. */
  readonly onPick: (id: string) => void
  /** What is typed is meant as it stands. */
  readonly onAdd: () => void
  readonly canAdd: boolean
  readonly error?: ReactNode
}

/** The field appears because the user asked for it: the next key belongs in it. */
const takeFocus = (field: HTMLInputElement | null) => {
  field?.focus()
  field?.scrollIntoView({ block: 'nearest' })
}

/** A line of text with what it may mean underneath: the arrows go through it, Enter takes it. */
export function SuggestField(props: SuggestFieldProps) {
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
          ref={takeFocus}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-controls={options.length > 0 ? listId : undefined}
          aria-activedescendant={at === -1 ? undefined : optionId(listId, at)}
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
      <div className={styles['room']}>
        {options.length > 0 && (
          // The field has the focus and the keys; the options are only pointed at.
          /* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */
          <div id={listId} role="listbox" aria-label={t`Suggestions`} className={styles['options']}>
            {options.map((option, index) => (
              <div
                key={option.id}
                id={optionId(listId, index)}
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

const optionId = (listId: string, index: number): string => `${listId}-${index}`
