import { useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { isRtl } from '@colonnade/domain/text'
import { useFieldText } from '../../ui/text-field/use-field-text.ts'
import { TAKES_EMOJI } from './emoji-target.ts'
import type { Suggesting } from './suggestions/suggesting.ts'
import { useFieldSuggestions } from './suggestions/use-field-suggestions.tsx'
import { TextColours } from './TextColours.tsx'
import { useRequestedFocus, useRequestedSelection } from './use-requested-focus.ts'
import styles from './Composer.module.css'

interface ComposerTextProps {
  readonly ref: RefObject<HTMLTextAreaElement | null>
  readonly value: string
  /** Another one stands for another draft. */
  readonly draftId: string | undefined
  /** The text is on its way and must not change under it. */
  readonly isLocked: boolean
  readonly suggesting: Suggesting
  /** Grows with each request to focus the text. */
  readonly focusRequests: number
  /** After a request, select the names after the first, so that typing drops them (CMP-48). */
  readonly preselectsNames: boolean
  readonly takesFocus: boolean
  readonly onChange: (value: string) => void
}

/** The text: as tall as what is in it, in the direction of what is in it, with what could be meant below. */
export function ComposerText(props: ComposerTextProps) {
  const { ref, value, draftId, isLocked, suggesting, takesFocus, onChange } = props
  const { t } = useLingui()
  const { token, follow, fieldProps, options } = useFieldSuggestions({
    ref,
    name: 'text',
    suggesting,
    isLocked,
  })
  const { onKeyDown } = fieldProps
  const isPending = useRequestedFocus({ field: ref, requests: props.focusRequests, takesFocus })
  const textProps = useFieldText<HTMLTextAreaElement>({
    ref,
    value,
    textId: draftId,
    isInserted: takesFocus,
    onKeyDown,
    onChange: (text, element) => {
      onChange(text)
      follow(element)
    },
  })
  useRequestedSelection(ref, isPending, props.preselectsNames)
  const dir = direction(value)

  return (
    <div className={styles['grow']} dir={dir}>
      <TextColours text={value} anchor={token} />
      <textarea
        aria-label={t`What is on your mind?`}
        placeholder={t`What is on your mind?`}
        dir={dir}
        readOnly={isLocked}
        rows={1}
        autoCapitalize="sentences"
        {...fieldProps}
        {...TAKES_EMOJI}
        {...textProps}
      />
      {options}
    </div>
  )
}

function direction(text: string): 'auto' | 'rtl' | 'ltr' {
  if (text === '') return 'auto'
  return isRtl(text) ? 'rtl' : 'ltr'
}
