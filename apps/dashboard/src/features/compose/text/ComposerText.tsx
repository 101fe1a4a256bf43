import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, type RefObject } from 'react'
import { isTypedTextRtl } from '@colonnade/domain/text'
import type { FocusRequest } from '../../../state/compose/composer-focus.ts'
import { useFieldText } from '../../../ui/text-field/use-field-text.ts'
import { TAKES_EMOJI } from '../emoji-target.ts'
import type { Suggesting } from '../suggestions/suggesting.ts'
import { useFieldSuggestions } from '../suggestions/use-field-suggestions.tsx'
import { useRequestedFocus, useRequestedSelection } from './field-focus.ts'
import { TextColours } from './TextColours.tsx'
import styles from '../Composer.module.css'

/**
 * A longer text is not laid out a second time for its colours: that would take longer than the time between two keys.
 * No server that is known takes one. UTF-16 units.
 */
const LONGEST_COLOURED = 20_000

interface ComposerTextProps {
  readonly ref: RefObject<HTMLTextAreaElement | null>
  readonly value: string
  /** Another one stands for another draft. */
  readonly draftId: string | undefined
  /** The text is on its way and must not change under it. */
  readonly isLocked: boolean
  readonly suggesting: Suggesting
  /** The last request to focus the text. */
  readonly focusRequest: FocusRequest
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
  const isPending = useRequestedFocus({ field: ref, request: props.focusRequest, takesFocus })
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
  const isLong = value.length > LONGEST_COLOURED

  useLayoutEffect(() => {
    if (isLong && ref.current !== null) scrollToCaret(ref.current)
  }, [isLong, ref])

  return (
    <div className={styles['grow']} dir={dir} data-long={isLong || undefined}>
      {!isLong && <TextColours text={value} anchor={token} />}
      <textarea
        aria-label={t`What is on your mind?`}
        placeholder={t`What is on your mind?`}
        dir={dir}
        readOnly={isLocked}
        rows={1}
        autoCapitalize="sentences"
        style={isLong && token !== null ? { anchorName: token.name } : undefined}
        {...fieldProps}
        {...TAKES_EMOJI}
        {...textProps}
      />
      {options}
    </div>
  )
}

/** Brings the caret near the middle of a field that scrolls from now on. */
function scrollToCaret(field: HTMLTextAreaElement): void {
  const share = field.selectionEnd / Math.max(1, field.value.length)
  field.scrollTop = share * field.scrollHeight - field.clientHeight / 2
}

function direction(text: string): 'auto' | 'rtl' | 'ltr' {
  if (text === '') return 'auto'
  return isTypedTextRtl(text) ? 'rtl' : 'ltr'
}
