import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { TextInput, type TextInputProps } from './TextInput.tsx'
import styles from './TextField.module.css'

interface TextFieldProps extends TextInputProps {
  readonly label: string
  /** The label is visible to screen readers only, because a placeholder or the context shows it. */
  readonly isLabelHidden?: boolean
  readonly error?: ReactNode
  readonly hint?: ReactNode
}

/** A text input with its label, its hint and its error. */
export function TextField({
  label,
  isLabelHidden = false,
  error,
  hint,
  className,
  ...rest
}: TextFieldProps) {
  const id = useId()
  const hasError = error !== undefined && error !== null

  return (
    <div className={classNames(styles['field'], className)}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <TextInput
        id={id}
        aria-invalid={hasError || undefined}
        aria-describedby={hasError || hint !== undefined ? `${id}note` : undefined}
        {...rest}
      />
      {(hasError || hint !== undefined) && (
        <small id={`${id}note`} data-error={hasError || undefined}>
          {hasError ? error : hint}
        </small>
      )}
    </div>
  )
}
