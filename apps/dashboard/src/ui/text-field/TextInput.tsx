import type { ComponentPropsWithRef } from 'react'
import { useFieldText, type FieldText } from './use-field-text.ts'

type Field = FieldText<HTMLInputElement>

export interface TextInputProps
  extends Omit<ComponentPropsWithRef<'input'>, keyof Field | 'defaultValue'>, Field {}

/** A text input that keeps the browser's undo history when its value is set by code. */
export function TextInput(props: TextInputProps) {
  const { ref, value, onChange, onKeyDown, onEnter, textId, isInserted, ...rest } = props
  const text = { ref, value, onChange, onKeyDown, onEnter, textId, isInserted }

  return <input {...rest} {...useFieldText(text)} />
}
