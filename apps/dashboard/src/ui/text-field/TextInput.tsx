import type { ComponentPropsWithRef } from 'react'
import { useFieldText, type FieldText } from './use-field-text.ts'

type Field = FieldText<HTMLInputElement>

export interface TextInputProps
  extends Omit<ComponentPropsWithRef<'input'>, keyof Field | 'defaultValue'>, Field {}

/** One line of text that keeps its undo history whatever writes into it. */
export function TextInput(props: TextInputProps) {
  const { ref, value, onChange, onKeyDown, onEnter, textId, isInserted, ...rest } = props
  const text = { ref, value, onChange, onKeyDown, onEnter, textId, isInserted }

  return <input {...rest} {...useFieldText(text)} />
}
