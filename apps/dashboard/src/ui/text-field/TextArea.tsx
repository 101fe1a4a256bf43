import type { ComponentPropsWithRef } from 'react'
import { useFieldText, type FieldText } from './use-field-text.ts'

type Field = FieldText<HTMLTextAreaElement>

interface TextAreaProps
  extends Omit<ComponentPropsWithRef<'textarea'>, keyof Field | 'defaultValue'>, Field {}

/** A text area that keeps the browser's undo history when its value is set by code. */
export function TextArea(props: TextAreaProps) {
  const { ref, value, onChange, onKeyDown, onEnter, textId, isInserted, ...rest } = props
  const text = { ref, value, onChange, onKeyDown, onEnter, textId, isInserted }

  return <textarea {...rest} {...useFieldText(text)} />
}
