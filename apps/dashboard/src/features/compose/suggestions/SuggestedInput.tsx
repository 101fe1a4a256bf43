import { useRef } from 'react'
import type { DraftField } from '@colonnade/domain/compose'
import { TextInput, type TextInputProps } from '../../../ui/text-field/TextInput.tsx'
import { TAKES_EMOJI } from '../emoji-target.ts'
import { useFieldSuggestions } from './use-field-suggestions.tsx'

interface SuggestedInputProps extends Omit<TextInputProps, 'ref' | 'role' | 'style'> {
  readonly field: DraftField
  readonly isLocked: boolean
}

/** A single-line field of the composer, with suggestions below it. */
export function SuggestedInput(props: SuggestedInputProps) {
  const { field, isLocked, onChange, onKeyDown, ...rest } = props
  const ref = useRef<HTMLInputElement>(null)
  const { token, follow, fieldProps, options } = useFieldSuggestions({
    ref,
    name: field,
    isLocked,
  })

  return (
    <>
      <TextInput
        {...rest}
        {...fieldProps}
        {...TAKES_EMOJI}
        ref={ref}
        style={token === null ? undefined : { anchorName: token.name }}
        readOnly={isLocked}
        onChange={(value, element) => {
          onChange(value, element)
          follow(element)
        }}
        onKeyDown={(event) => {
          fieldProps.onKeyDown(event)
          if (!event.isDefaultPrevented()) onKeyDown?.(event)
        }}
      />
      {options}
    </>
  )
}
