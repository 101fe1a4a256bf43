import type { ComponentPropsWithRef } from 'react'
import { useFieldText, type FieldText } from './use-field-text.ts'

type Field = FieldText<HTMLTextAreaElement>

interface TextAreaProps
  extends Omit<ComponentPropsWithRef<'textarea'>, keyof Field | 'defaultValue'>, Field {}

/** Several lines of text that keep their undo history whatever writes into them. */
export function TextArea(props: TextAreaProps) {
  const { ref, value, onChange, onKeyDown, onEnter, textId, isInserted, ...rest } = props
  const text = { ref, value, onChange, onKeyDown, onEnter, textId, isInserted }

  return <textarea {...rest} {...useFieldText(text)} />
}
